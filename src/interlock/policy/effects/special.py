"""Shapes of a whole command line that no single program shows."""

from ...shell.program import UNKNOWN as GAP
from ...shell.program import Program, Word
from .commands import Context
from .types import EXECUTE, READ, SEND, Effect
from .types import UNKNOWN as UNSURE

RISKY = (
    "rm ", "rm\t", "dd ", "mkfs", "shred", "/dev/", "curl", "wget", "sudo", "chmod", "chown", "force", "delete", "drop ", "eval", "base64", "| sh", "|sh", "bash", "kill", "truncate", "git push", "git reset", "> /", "~/", "unlink", "rmtree", "exec",
)  # fmt: skip


def fork_bomb(text: str, ctx: Context) -> None:
    """A function that starts itself twice, in a pipe and in the background."""
    flat = "".join(text.split())
    at = flat.find("(){")
    while at > 0:
        start = at
        while start > 0 and (flat[start - 1].isalnum() or flat[start - 1] in ":._-"):
            start -= 1
        body = flat[at + 3 : at + 200]
        # Without its blanks the word before the name may look like a part of it.
        for begin in range(start, at):
            name = flat[begin:at]
            if body.startswith((f"{name}|{name}&", f"{name}&{name}&", f"({name}|{name}&", f"{name}|{name};", f"({name}&);{name}")):
                ctx.add(None, EXECUTE, "fork-bomb")
                return
        at = flat.find("(){", at + 1)


def unparsed(text: str, ctx: Context) -> None:
    """A command line that was not understood to its end is a question when it holds a risky word."""
    low = text.lower()
    if any(w in low for w in RISKY):
        ctx.add(None, EXECUTE, "unparsed", certainty=UNSURE)


#: Names of `GetFolderPath` -> what PowerShell says for it.
FOLDERS = {
    "userprofile": "$HOME", "desktop": "$HOME\\Desktop", "mydocuments": "$HOME\\Documents", "personal": "$HOME\\Documents", "windows": "C:\\Windows", "system": "C:\\Windows\\System32",
    "programfiles": "C:\\Program Files", "applicationdata": "$HOME\\AppData\\Roaming", "mypictures": "$HOME\\Pictures",
}  # fmt: skip


def known_folders(text: str) -> str:
    """``[Environment]::GetFolderPath('UserProfile')`` by the variable that means the same."""
    for _ in range(8):
        at = text.find("GetFolderPath(")
        end = text.find(")", at)
        start = text.rfind("[", 0, at)
        if at < 0 or end < 0 or start < 0 or "nvironment" not in text[start:at]:
            break
        name = text[at + 14 : end].strip("'\" ").rpartition("::")[2].rpartition("]")[2].lower()
        if name not in FOLDERS:
            break
        text = f"{text[:start]}{FOLDERS[name]}{text[end + 1 :]}"
    return text


def file_system_object(text: str, ctx: Context) -> None:
    """Deletions by the ``Scripting.FileSystemObject`` of Windows."""
    program = ctx.plan.programs[0] if ctx.plan.programs else Program(0, (), cwd=Word(""), dialect="powershell")
    for mark in (".DeleteFolder(", ".DeleteFile("):
        at = text.find(mark)
        while at >= 0:
            quote = text[at + len(mark) : at + len(mark) + 1]
            end = text.find(quote, at + len(mark) + 1) if quote in ("'", '"') else -1
            if end > 0:
                word = Word(text[at + len(mark) + 1 : end].replace("\\", "/"))
                ctx.delete(word, program, "tree" if "Folder" in mark else "file")
            at = text.find(mark, at + 1)


SECRET_NAME_PARTS = (
    "SECRET", "TOKEN", "PASSWORD", "PASSWD", "API_KEY", "APIKEY", "ACCESS_KEY", "PRIVATE_KEY", "CREDENTIAL", "DATABASE_URL",
    "AUTH_KEY", "SIGNING_KEY", "ENCRYPTION_KEY", "PASSPHRASE",
)  # fmt: skip


def secret_name(name: str) -> bool:
    """Whether a variable's name says that it holds a secret."""
    upper = name.upper()
    if upper.endswith(("_FILE", "_PATH", "_NAME", "_DIR", "_URL")) and not upper.endswith("DATABASE_URL"):
        return False
    return any(part in upper for part in SECRET_NAME_PARTS)


def printed_variable(text: str, ctx: Context) -> None:
    """``echo $GITHUB_TOKEN``: a variable of the environment whose name says that it is secret, printed for the agent to read."""
    plan = ctx.plan
    used = {i for p in plan.programs for i in p.feeds} | {i for p in plan.programs for w in p.argv for i in w.sources}
    for program in plan.programs:
        if program.name not in ("echo", "printf") or program.index in used or program.redirects:
            continue
        if not any(GAP in w.text and not w.sources for w in program.argv[1:]) and not loaded(program, ctx):
            continue
        at = text.find("$")
        while at >= 0:
            braced = text[at + 1 : at + 2] == "{"
            start = end = at + 1 + braced
            while end < len(text) and (text[end].isalnum() or text[end] == "_"):
                end += 1
            name = text[start:end]
            if (
                secret_name(name)
                and (not braced or text[end : end + 1] == "}")
                and f"{name}=" not in text
                and f"{name} in " not in text
                and not ("read " in text and name in text[text.find("read ") :].replace(";", " ").split()[:8])
                and _behind(text, at, program.name)
            ):
                ctx.add(program, READ, "variable", target=name, flags=("secret-ask",))
                return
            at = text.find("$", at + 1)
        return


def loaded(program: Program, ctx: Context) -> bool:
    """Whether the command line loads a file of secrets before this program."""
    for earlier in ctx.plan.programs[: program.index]:
        names = [v.split(" ", 1)[1] for v in earlier.via if v.startswith(("source ", ". "))]
        if earlier.name in ("source", ".") and len(earlier.argv) > 1:
            names.append(earlier.argv[1].text)
        if any("secret-ask" in ctx.place(Word(name), earlier).tags for name in names):
            return True
    return False


def _behind(text: str, at: int, name: str) -> bool:
    """Whether the command at a place of the text is this program."""
    start = max(text.rfind(mark, 0, at) for mark in ("\n", ";", "&", "|", "(", "`", "then ", "do ", "else "))
    return name in text[start + 1 : at].split()


RUNNERS = frozenset(
    [
        "bash", "sh", "zsh", "dash", "ksh", "ash", "fish", "source", ".", "python", "python3", "node", "perl", "ruby", "php",
        "deno", "bun", "lua", "pwsh", "powershell",
    ]
)  # fmt: skip


def downloads(saved: "list[Effect]", ctx: Context) -> None:
    """Programs that run a file which the same command line fetched."""
    by_path = {e.place.path: e for e in saved if e.place is not None}
    for program in ctx.plan.programs:
        if not program.argv:
            continue
        words = []
        if "/" in program.argv[0].text or (program.dialect != "posix" and "\\" in program.argv[0].text):
            words.append(program.argv[0])
        if program.name in RUNNERS:
            words.extend([w for w in program.argv[1:] if w.text[:1] != "-"][:1])
            words.extend(r.target for r in program.redirects if r.op == "<")
            words.extend(w for p in ctx.upstream(program) if p.name == "cat" for w in p.argv[1:])
        for word in words:
            if GAP in word.text and not word.sources:
                continue
            found = by_path.get(ctx.place(word, program).path)
            if found is not None and found.index < program.index:
                ctx.add(
                    program,
                    EXECUTE,
                    "downloaded",
                    flags=("insecure",) if "insecure" in found.flags else (),
                    target="a file that was just fetched",
                )
                break


def named_secrets(ctx: Context, program: Program) -> list[str]:
    """Tags of secret files that a program's options name (``--from-file=PATH``); keys that only log in are not sent."""
    if program.name in ("ssh", "scp", "sftp", "git", "rsync", "mosh"):
        return []
    found: list[str] = []
    for word in program.argv[1:]:
        text = word.text.rsplit("=", 1)[-1]
        if len(text) < len(word.text) and "/" in text and GAP not in text:
            found.extend(t for t in ctx.place(Word(text), program).tags if t in ("secret", "secret-ask"))
    return found


def prints_environment(program: Program) -> bool:
    """Whether a program prints every variable (``printenv NAME`` and the like name one)."""
    return program.name in ("env", "printenv", "set", "export", "declare") and all(w.text[:1] == "-" for w in program.argv[1:])


#: Names of headers in which a token is shown to the service that gave it.
LOGIN_HEADERS = ("authorization", "cookie", "token", "key", "auth", "apikey")
#: Beginnings of a variable's name -> what stands in the host of the service that such a secret belongs to.
OWNERS = (
    ("GITHUB", "github"), ("GH_", "github"), ("GITLAB", "gitlab"), ("AWS_", "amazonaws"), ("OPENAI", "openai"), ("ANTHROPIC", "anthropic"),
    ("NPM_", "npm"), ("SLACK", "slack"), ("STRIPE", "stripe"), ("CLOUDFLARE", "cloudflare"), ("VERCEL", "vercel"), ("SENTRY", "sentry"),
)  # fmt: skip
REQUESTS = frozenset(("curl", "wget", "http", "https", "xh", "curlie"))


#: What is looked at of a hostile length: characters of the line, requests and words of one.
MAX_FLAT = 65_536
MAX_REQUESTS = 32


def sent_variable(text: str, ctx: Context) -> None:
    """A secret variable in a request to a host that is not the one it logs in to: in the address, or in a header that is no log-in."""
    flat = text[:MAX_FLAT].replace('"', "").replace("'", "")
    for program in [p for p in ctx.plan.programs if p.name in REQUESTS][:MAX_REQUESTS]:
        hosts = [e for e in ctx.effects if e.index == program.index and e.kind == SEND and "local" not in e.flags]
        if not hosts:
            continue
        for at, word in enumerate(program.argv[1:MAX_REQUESTS]):
            name = _variable(word, flat)
            if name and not logs_in(name, word.text, program.argv[at].text, hosts[0].target):
                caught = ("secret",) if "catcher" in hosts[0].flags else ()
                ctx.add(program, SEND, "variable", target=hosts[0].target, flags=("variable", *caught), detail=name)
                break


def _variable(word: Word, flat: str) -> str:
    """The secret variable in a word, found by what stands before it in the command line (without quotes)."""
    if GAP not in word.text or word.sources:
        return ""
    for piece in word.text.split(GAP)[:-1]:
        before = piece.replace('"', "").replace("'", "") + "$"
        at = flat.find(before)
        if len(before) < 4 or at < 0:
            continue
        start = at + len(before) + (flat[at + len(before) : at + len(before) + 1] == "{")
        end = start
        while end < len(flat) and (flat[end].isalnum() or flat[end] == "_"):
            end += 1
        if secret_name(flat[start:end]) and not _given(flat[start:end], flat[:at]):
            return flat[start:end]
    return ""


def _given(name: str, before: str) -> bool:
    """Whether the line itself has given the variable a literal value before, on a path that is not cut off on purpose."""
    at = before.rfind(name + "=")
    if at < 0 or (at > 0 and (before[at - 1].isalnum() or before[at - 1] in "_-")):
        return False
    lead = before[:at].rstrip()
    value = before[at + len(name) + 1 :].split(";", 1)[0].split("\n", 1)[0]
    return "$" not in value and "`" not in value and "false" not in lead and not lead.endswith("||")


def logs_in(name: str, text: str, option: str, host: str) -> bool:
    """Whether a variable in a word is the log-in at the host: its header, its user, or the key of an interface."""
    upper = name.upper()
    if any(upper.startswith(start) and owner not in host for start, owner in OWNERS):
        return False
    if option in ("-u", "--user", "-b", "--cookie"):
        return True
    if option in ("-H", "--header") or (":" in text.split("=", 1)[0] and "://" not in text):
        header = text.partition(":")[0].lower().replace("_", "-")
        return any(part in LOGIN_HEADERS for part in header.split("-"))
    return "api" in host.replace("-", ".").split(".") or host.endswith("googleapis.com")
