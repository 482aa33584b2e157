"""``gh`` and ``glab``: what is deleted, released, sent or opened on a forge."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context, Options
from .programs.cloud import marks
from .types import PACKAGE, READ, REMOTE, SEND


def hub(name: str, texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> bool:
    """``gh`` and ``glab``."""
    opts = Options(
        words,
        (
            "-R", "--repo", "-t", "--title", "-b", "--body", "-F", "--body-file", "-X", "--method", "-f", "--field",
            "--raw-field", "-H", "--header", "-q", "--jq", "--input", "-d", "--description", "-m", "-l", "-B", "-a", "-r",
        ),
    )  # fmt: skip
    plain = [w.text for w in opts.rest]
    group, action = ([*plain, "", ""])[:2]
    shown = f"{name} {' '.join(plain[:3])}".replace(UNKNOWN, "?")
    if group in ("gist", "snippet") and action in ("create", "edit", "new"):
        for word in opts.rest[2:]:
            ctx.read(word, program, "send")
        ctx.add(
            program,
            SEND,
            "gist",
            target=f"a {name} gist",
            flags=("data", "stdin") if program.feeds or program.redirects else ("data",),
        )
        return True
    if group == "auth" and (action == "token" or (action == "status" and any(t in ("-t", "--show-token") for t in texts))):
        ctx.add(program, READ, "credential", target=shown, flags=("secret-ask",))
        ctx.reads.setdefault(program.index, []).append("secret")
        return True
    if group == "repo" and action == "create" and any(t in ("--push", "--source") or t.startswith("--source=") for t in texts):
        ctx.add(program, REMOTE, "change", target=shown)
        return True
    if group == "auth" and action in ("login", "refresh", "logout", "setup-git"):
        ctx.add(program, REMOTE, "access", target=shown)
        return True
    if group == "api":
        method = opts.value("-X", "--method")
        verb = (
            method.text.upper()
            if method is not None
            else (
                "POST"
                if any(k in opts.values for k in ("-f", "-F", "--field", "--raw-field", "--input")) and "graphql" not in plain
                else "GET"
            )
        )
        if "graphql" in plain and any(
            "mutation" in w.text for k in ("-f", "-F", "--field", "--raw-field") for w in opts.values.get(k, ())
        ):
            verb = "POST"
        path = plain[1] if len(plain) > 1 else ""
        if verb == "POST" and path.rstrip("/").endswith("/comments") and ("/issues/" in path or "/pulls/" in path):
            ctx.add(program, SEND, "issue", target=shown)
            return True
        if verb == "DELETE":
            repo = path.strip("/").split("/")
            protection = "protection" in path or path.rstrip("/").endswith(("git/refs/heads/main", "git/refs/heads/master"))
            ctx.add(
                program,
                REMOTE,
                "delete-all" if (repo[:1] == ["repos"] and len(repo) == 3) or protection else "delete",
                target=f"{name} api {path}",
            )
        elif verb in ("POST", "PUT", "PATCH"):
            forced = "git/refs/heads" in path and any("force=true" in w.text for k in opts.values for w in opts.values[k])
            ctx.add(
                program,
                REMOTE,
                "delete-all" if forced and path.rstrip("/").endswith(("main", "master")) else "change",
                target=f"{name} api {path}",
            )
        return True
    if group in ("repo", "project") and action in ("delete", "archive", "edit", "rename", "transfer", "sync"):
        if action == "sync" and "--force" not in texts:
            return True
        ctx.add(program, REMOTE, "delete-all" if action == "delete" else "change", target=shown, flags=tuple(marks(texts)))
        return True
    if group in (
        "release",
        "pr",
        "mr",
        "workflow",
        "run",
        "secret",
        "variable",
        "ssh-key",
        "gpg-key",
        "deploy-key",
        "cache",
        "codespace",
        "extension",
        "label",
        "issue",
        "ruleset",
        "environment",
        "org",
    ):
        if action in ("delete", "delete-asset", "remove"):
            ctx.add(program, REMOTE, "delete", target=shown)
        elif (group == "release" and action in ("create", "upload", "edit")) or (
            group in ("pr", "mr") and action in ("merge", "accept")
        ):
            ctx.add(program, PACKAGE, "release", target=shown)
            if group == "release":
                for word in opts.rest[3:]:
                    ctx.read(word, program, "send")
        elif group in ("secret", "ssh-key", "gpg-key", "deploy-key", "variable") and action in ("set", "add"):
            ctx.add(program, REMOTE, "access", target=shown)
            for redirect in program.redirects:
                if redirect.op == "<":
                    ctx.read(redirect.target, program, "send")
        elif (
            (group == "workflow" and action in ("run", "disable", "enable"))
            or (group == "extension" and action == "install")
            or (group == "codespace" and action in ("ssh", "cp"))
        ):
            ctx.add(program, REMOTE, "change", target=shown)
        elif group in ("pr", "issue", "mr"):
            for key in ("-F", "--body-file"):
                for value in opts.values.get(key, ()):
                    if value.text != "-":
                        ctx.read(value, program, "send")
            ctx.add(program, SEND, "issue", target=shown)
        return True
    return group in ("auth", "browse", "status", "search", "config", "alias", "completion", "repo", "gist", "project", "ci")
