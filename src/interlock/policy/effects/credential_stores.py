"""Key chains, password managers and key tools: what is printed, exported or removed."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context, Options
from .programs.cloud import operands
from .types import READ, REMOTE, SEND


def store(name: str, texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """Key chains, password managers and key tools."""
    plain = operands(texts)
    first = plain[0] if plain else ""
    shown = f"{name} {' '.join(t for t in texts[:2])}".replace(UNKNOWN, "?")
    level = ""
    if name in ("gpg", "gpg2"):
        if any(t.startswith(("--export-secret", "--export-ownertrust-secret")) for t in texts):
            level = "secret"
        elif any(t.startswith(("--delete-secret", "--delete-key")) or t == "--yes-delete" for t in texts):
            ctx.add(program, REMOTE, "delete", target=shown)
        elif any(t in ("-d", "--decrypt") for t in texts):
            level = "secret-ask" if any(w in " ".join(texts).lower() for w in ("pass", "secret", "cred", ".env", "key")) else ""
        elif any(t in ("--send-keys",) for t in texts):
            ctx.add(program, SEND, "key", target="a key server", flags=("data",))
    elif name == "security":
        if first in ("dump-keychain", "export") or (
            first.startswith("find-") and any(t[:1] == "-" and ("w" in t or "g" in t) for t in texts)
        ):
            level = "secret"
        elif first.startswith(("delete-", "unlock-keychain", "authorizationdb", "add-trusted-cert", "set-key")):
            ctx.add(program, REMOTE, "access", target=shown)
    elif name in ("pass", "gopass"):
        if first in ("show", "otp", "grep", "cp", "git") or (
            first
            and first not in ("ls", "list", "find", "search", "insert", "generate", "edit", "rm", "mv", "init", "help", "version")
        ):
            level = "secret" if first != "git" else ""
        elif first == "rm":
            ctx.add(program, REMOTE, "delete", target=shown)
    elif name == "vault":
        if (
            (first in ("read", "kv") and (first == "read" or plain[1:2] == ["get"]))
            or (first == "token" and plain[1:2] == ["create"])
            or first == "print"
        ):
            level = "secret-ask"
        elif first in ("delete", "operator", "secrets", "auth", "lease") or (
            first == "kv" and plain[1:2] in (["delete"], ["destroy"], ["metadata"])
        ):
            ctx.add(program, REMOTE, "delete" if "list" not in plain[:2] else "change", target=shown) if "list" not in plain[
                :2
            ] and "status" not in plain[:2] else None
    elif name == "op":
        if (
            first in ("read", "inject")
            or (first == "item" and plain[1:2] == ["get"])
            or (first == "document" and plain[1:2] == ["get"])
            or first == "get"
        ):
            level = "secret-ask"
    elif name in ("bw", "lpass", "dcli", "keepassxc-cli", "dashlane"):
        if first in ("get", "show", "export", "list", "password", "clip") and not (
            name == "bw" and first == "list" and plain[1:2] == ["folders"]
        ):
            level = "secret" if first == "export" else "secret-ask"
    elif name == "secret-tool":
        level = "secret" if first in ("lookup", "search") else ""
    elif name in ("doppler", "infisical", "chamber", "sops", "ansible-vault", "age"):
        if (
            first in ("export", "read", "decrypt", "view")
            or (first == "secrets" and name in ("doppler", "infisical") and plain[1:2] not in (["set"], ["delete"]))
            or any(t in ("-d", "--decrypt") for t in texts)
        ):
            level = "secret-ask"
    elif name in ("aws-vault", "aws-sso"):
        level = "secret-ask" if first == "export" or (first == "exec" and plain[-1:] == ["env"]) else ""
    elif name == "ssh-keygen":
        opts = Options(words, ("-f", "-t", "-b", "-C", "-N", "-P", "-m", "-E", "-O", "-I", "-s", "-n", "-V", "-R", "-F", "-Y"))
        target = opts.value("-f")
        if target is not None and not any(f in opts.flags for f in ("-l", "-y", "-F", "-R", "-B", "-p", "-Y")):
            place = ctx.place(target, program)
            if ctx.facts.kind(place.path):
                ctx.write(target, program, "write")
        return
    if level:
        ctx.add(program, READ, "credential", target=shown, flags=(level,))
        ctx.reads.setdefault(program.index, []).append("secret")
