"""What of a call would leave this machine, compared with the secrets that were read earlier in the session.

Only what can reach the receiver counts: a program's own words, variables and input, what is piped into it, and the files that it names.
The same value used locally (a variable of a test run, a request to localhost) is everyday work.
"""

from ...model import toolcall as kinds
from ...shell.program import UNKNOWN, Program, Word
from .types import FETCH, SEND, Effect
from .urls import flags_of, parse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...model.facts import Leak
    from .commands import Context

#: Programs that ask a name server: what stands in the name is sent.
LOOKUPS = frozenset(("dig", "nslookup", "host", "drill", "ping", "ping6", "whois", "traceroute", "getent", "resolvectl"))
FORGES = frozenset(("gh", "glab", "hub", "tea"))
#: Git's verbs whose words stay in the history, and those that talk to a remote.
KEPT_VERBS = frozenset(("commit", "tag", "notes", "commit-tree"))
REMOTE_VERBS = frozenset(
    ("push", "remote", "clone", "fetch", "pull", "ls-remote", "submodule", "config", "send-email", "request-pull")
)

#: Programs that send the files they name, and their options with a value that is not sent.
COPIERS = frozenset(
    ("scp", "rsync", "sftp", "rcp", "rclone", "croc", "ffsend", "wormhole", "magic-wormhole", "transfer", "gsutil", "s3cmd")
)
COPIER_VALUED = frozenset(
    ("-i", "-F", "-o", "-S", "-e", "-J", "-P", "-l", "-c", "--config", "--exclude", "--rsh", "--password-file")
)
UPLOADS = frozenset(("-T", "--upload-file", "--post-file", "--body-file"))

#: Servers of MCP tools whose arguments stay on this machine.
HOME_SERVERS = frozenset(
    [
        "filesystem", "fs", "file", "files", "memory", "sequential", "thinking", "sequentialthinking", "time", "lsp", "serena",
        "scratchpad", "todo", "interlock", "ide", "vscode", "playwright", "puppeteer", "chrome", "devtools", "desktop", "knowledge",
    ]
)  # fmt: skip
#: Words in the name of a tool of the host itself that say that its arguments leave.
OUTWARD_WORDS = frozenset(
    ("web", "websearch", "webfetch", "fetch", "http", "request", "search", "send", "post", "upload", "url", "browse")
)

#: Characters of a command's programs that are looked at one program at a time; what comes after is looked at together, which is bounded.
MAX_TEXT = 65_536
#: Files of one program, bytes of one file.
MAX_FILES = 8
MAX_FILE = 65_536


def command(ctx: "Context") -> None:
    """Add a ``leak`` effect for each program of the plan that would send a secret that the session knows."""
    hosts: dict[int, list[str]] = {}
    for effect in ctx.effects:
        if effect.kind in (SEND, FETCH) and "local" not in effect.flags and "file" not in effect.verb and effect.verb != "leak":
            host = parse(effect.target).host if effect.kind == FETCH else effect.target
            found = hosts.setdefault(effect.index, [])
            if host not in found:
                found.append(host)
    for program in ctx.plan.programs:
        for host, _ in named(program):
            hosts.setdefault(program.index, []).append(host)
    spent = 0
    late: list[str] = []
    for index, receivers in hosts.items():
        sender = ctx.plan.programs[index] if 0 <= index < len(ctx.plan.programs) else None
        if sender is None:
            text = "\n".join([word.text for one in ctx.plan.programs for word in one.argv])
        else:
            text = carried(sender, ctx)
        spent += len(text)
        if spent > MAX_TEXT:
            late.append(text)
            continue
        kept = {host for host, stays in named(sender) if stays} if sender is not None else ()
        for host in receivers:
            judge(text, host, ctx, sender, kept=host in kept)
    if late:
        judge("\n".join(late), "several hosts", ctx, None)


def named(program: Program) -> "list[tuple[str, bool]]":
    """Receivers of programs that have no effect of their own for it: (host or name, whether the words are kept there)."""
    name = program.name
    words = [word.text for word in program.argv[1:]]
    if name in LOOKUPS:
        return [
            (word.strip("."), False) for word in words if "." in word and word[:1] not in ("-", "+", "@") and UNKNOWN not in word
        ][:4]
    if name == "git":
        verb = next((word for word in words if word in KEPT_VERBS or word in REMOTE_VERBS), "")
        if verb in KEPT_VERBS:
            return [("the history of this repository", True)]
        if verb:
            urls = [parse(word) for word in words if "://" in word]
            return [(url.host, False) for url in urls if "local" not in flags_of(url)] or [("a remote repository", True)] * (
                verb == "push"
            )
    if name == "ssh":
        from .commands import Options
        from .programs.network import SSH_VALUED
        from .urls import is_local

        rest = Options(program.argv[1:], SSH_VALUED, stop=True).rest
        host = rest[0].text.rsplit("@", 1)[-1] if rest else ""
        return [] if is_local(host) else [(host, False)]
    if name in FORGES and words[:1] not in (["auth"], ["config"], []):
        return [("a repository's host", True)]
    return []


def carried(program: Program, ctx: "Context") -> str:
    """Everything that can be known about what a program would send, one piece a line."""
    pieces: list[str] = []
    programs = ctx.plan.programs
    senders = [program, *ctx.upstream(program)]
    for word in program.argv:
        for i in word.sources:
            if i < len(programs):
                senders.extend((programs[i], *ctx.upstream(programs[i])))
    files: list[str] = []
    for one in senders:
        pieces.extend([word.text for word in one.argv[1:]])
        pieces.extend([value.text for _, value in one.assigns])
        if one.stdin is not None:
            pieces.append(one.stdin.text)
        named_files = handed_over(one) if one is program else [word.text for word in one.argv[1:]]
        named_files += [redirect.target.text for redirect in one.redirects if redirect.op == "<"]
        for text in named_files:
            if len(files) < MAX_FILES:
                mention(text, one, ctx, files)
    for path in files:
        pieces.append(ctx.facts.read_text(path, MAX_FILE) or "")
    return "\n".join(pieces)


def handed_over(program: Program) -> "list[str]":
    """The words of a sender that name what it sends, not what it uses or writes (``-o``, ``--key``, ``-i``)."""
    words = [word.text for word in program.argv[1:]]
    if program.name in COPIERS:
        return [text for at, text in enumerate(words) if text[:1] != "-" and (not at or words[at - 1] not in COPIER_VALUED)]
    found: list[str] = []
    for at, text in enumerate(words):
        if "://" in text:
            continue
        if at and words[at - 1] in UPLOADS:
            found.append(text)
        for mark in ("@", "=<", "-T", "--upload-file=", "--post-file=", "--body-file="):
            place = text.find(mark)
            if place == 0 or (place > 0 and mark in ("@", "=<")):
                found.append(text[place + len(mark) :].split(";", 1)[0])
                break
    return found


def mention(text: str, program: Program, ctx: "Context", files: "list[str]") -> None:
    """Note the file that a word names, where there is one."""
    if not text or len(text) > 512 or UNKNOWN in text or "\n" in text or "://" in text or text[:1] == "-":
        return
    path = ctx.place(Word(text), program).path
    if path and path not in files and ctx.facts.kind(path) == "file":
        files.append(path)


def judge(text: str, host: str, ctx: "Context", program: "Program | None", *, kept: bool = False) -> None:
    """Add the effect of one text that one host would get."""
    found = ctx.facts.leaks(text, "" if " " in host else host)
    if not found:
        return
    worst = strictest(found)
    flags = ("kept",) if kept else ("whole",) if worst.whole else ("part",)
    shown = host
    if ctx.facts.leaks(host):
        # A name server's question: the secret is the name, so only the zone behind it may be shown.
        shown = ".".join(host.split(".")[-2:])
        if ctx.facts.leaks(shown):
            shown = "another host"
    ctx.effects.append(
        Effect(SEND, "leak", target=shown, flags=flags, detail=worst.source, index=-1 if program is None else program.index)
    )


def strictest(found: "tuple[Leak, ...]") -> "Leak":
    """A whole secret before a part."""
    return next((leak for leak in found if leak.whole), found[0])


def tool(call: "kinds.ToolCall", ctx: "Context") -> None:
    """Add the ``leak`` effects of a tool that is no command line."""
    from .tools import leaves, words_of

    if call.kind == kinds.FETCH:
        address(call.url, ctx)
        return
    outward = call.kind == kinds.MCP or any(word in OUTWARD_WORDS for word in words_of(call.tool))
    home = any(word in HOME_SERVERS for word in words_of(call.server))
    texts: list[str] = []
    for _, value in leaves(call.arguments):
        if "://" in value[:24] and not any(c.isspace() for c in value.strip()):
            address(value, ctx)
        else:
            texts.append(value)
    if outward and not home and texts:
        judge("\n".join(reversed(texts)), "the tool " + (f"{call.server}.{call.tool}" if call.server else call.tool), ctx, None)


def address(text: str, ctx: "Context") -> None:
    """A URL that a tool would ask for."""
    url = parse(text)
    if "local" not in flags_of(url) and "file" not in flags_of(url):
        judge(text, url.host, ctx, None)
