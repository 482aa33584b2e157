"""The ``aws`` command line."""

from ...shell.program import UNKNOWN, Program, Word
from .commands import Context, Options
from .programs.cloud import fatal, marks
from .types import READ, REMOTE, SEND


def aws(texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> bool:
    """``aws``: True when the command was fully judged."""
    opts = Options(
        words, ("--profile", "--region", "--output", "--query", "--endpoint-url", "--exclude", "--include", "--sse", "--acl")
    )
    plain = [w.text for w in opts.rest]
    endpoint = opts.value("--endpoint-url")
    local = endpoint is not None and any(h in endpoint.text for h in ("localhost", "127.0.0.1", "localstack"))
    service, action = ([*plain, "", ""])[:2]
    shown = f"aws {' '.join(plain[:3])}".replace(UNKNOWN, "?")
    flags = marks(texts) + (["scratch"] if local else [])
    if service == "configure":
        if (action == "get" and any("secret" in p or "token" in p for p in plain[2:])) or action == "export-credentials":
            ctx.add(program, READ, "credential", target=shown, flags=("secret",))
            ctx.reads.setdefault(program.index, []).append("secret")
        elif action == "set" and any("secret" in p or "access_key" in p or "token" in p for p in plain[2:3]):
            ctx.add(program, REMOTE, "access", target=shown)
        return True
    if (
        service in ("secretsmanager", "ssm", "sts", "ecr", "iam")
        and action in ("get-secret-value", "get-session-token", "assume-role", "create-access-key", "get-login-password")
    ) or (service == "ssm" and "--with-decryption" in texts):
        if action != "get-login-password":
            ctx.add(program, READ, "credential", target=shown, flags=("secret-ask",))
            ctx.reads.setdefault(program.index, []).append("secret")
        return True
    if service == "s3":
        if action in ("cp", "mv", "sync") and len(plain) >= 4:
            source, target = opts.rest[-2], opts.rest[-1]
            if target.text.startswith("s3://"):
                if not source.text.startswith("s3://") and source.text != "-":
                    ctx.read(source, program, "archive")
                more = ["data"] + (["stdin"] if source.text == "-" else []) + (["local"] if local else [])
                if "--delete" in texts:
                    ctx.add(program, REMOTE, "delete", target=f"{shown} --delete", flags=tuple(flags))
                ctx.add(
                    program,
                    SEND,
                    "upload",
                    target=target.text.split("/")[2] if target.text.count("/") >= 2 else target.text,
                    flags=tuple(more),
                )
            elif target.text != "-":
                ctx.write(target, program, "write", flags=("remote",))
            return True
        if action == "rm":
            tree = "--recursive" in texts
            bucket_root = any(p.startswith("s3://") and p.rstrip("/").count("/") <= 2 for p in plain)
            ctx.add(
                program,
                REMOTE,
                "delete-all" if tree and (bucket_root or "production" in flags) else "delete",
                target=shown,
                flags=tuple(flags),
            )
            return True
        if action == "rb":
            ctx.add(
                program,
                REMOTE,
                "delete-all" if "--force" in texts or "production" in flags else "delete",
                target=shown,
                flags=tuple(flags),
            )
            return True
        return action in ("ls", "presign", "mb")
    if service in ("iam",) and action.startswith(("create", "attach", "put", "add", "update", "delete", "detach")):
        ctx.add(program, REMOTE, "access", target=shown, flags=tuple(flags))
        return True
    if (service == "cloudtrail" and action in ("stop-logging", "delete-trail", "update-trail", "put-event-selectors")) or (
        service == "guardduty" and action.startswith(("delete", "disassociate", "stop"))
    ):
        ctx.add(program, REMOTE, "logging", target=shown)
        return True
    if fatal("aws", plain):
        ctx.add(program, REMOTE, "delete-all", target=shown, flags=tuple(flags))
        return True
    if (
        "-delete-" in action
        or "-disable-" in action
        or action.startswith(("delete", "terminate", "remove", "deregister", "purge", "release", "revoke", "batch-delete"))
    ):
        ctx.add(program, REMOTE, "delete", target=shown, flags=tuple(flags))
        return True
    if (
        action.startswith(
            (
                "create",
                "put",
                "update",
                "modify",
                "run",
                "start",
                "stop",
                "change",
                "reboot",
                "attach",
                "detach",
                "authorize",
                "invoke",
                "send",
                "publish",
                "deploy",
                "restore",
                "set",
                "enable",
                "disable",
                "register",
                "associate",
                "tag",
                "upload",
                "execute",
            )
        )
        and action != "start-query"
    ):
        ctx.add(
            program,
            REMOTE,
            "access" if action.startswith(("authorize", "put-bucket-policy", "put-bucket-acl", "put-public")) else "change",
            target=shown,
            flags=tuple(flags),
        )
        return True
    return True
