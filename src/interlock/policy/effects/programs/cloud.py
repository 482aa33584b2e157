"""Cloud and SaaS command lines, and stores of credentials: what is deleted, deployed, opened, printed or sent."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..sql import is_production, is_scratch
from ..types import PACKAGE, READ, REMOTE, SEND

READ_VERBS = frozenset(
    [
        "list", "ls", "get", "describe", "show", "view", "status", "info", "logs", "log", "tail", "whoami", "version", "help",
        "search", "diff", "check", "validate", "lint", "plan", "preview", "inspect", "history", "events", "top", "explain",
        "wait", "watch", "print", "stat", "cat", "head", "export-template", "lookup",
    ]
)  # fmt: skip
DELETE_VERBS = frozenset(
    [
        "delete", "destroy", "remove", "rm", "terminate", "purge", "rb", "del", "drop", "deprovision", "uninstall", "wipe",
        "erase", "nuke", "teardown", "down", "deregister", "disassociate-all", "reset", "shutdown", "decommission",
        "delete-all",
    ]
)  # fmt: skip
DEPLOY_VERBS = frozenset(
    ["deploy", "publish", "release", "up", "promote", "push", "apply", "rollback", "submit", "ship", "redeploy"]
)

#: Resources whose deletion takes everything in them along.
CONTAINERS = frozenset(
    [
        "project", "projects", "group", "resource-group", "repo", "repository", "org", "organization", "organizations",
        "organisation", "account", "accounts", "subscription", "app", "apps", "application", "database", "databases", "db",
        "dbs", "instance", "instances", "cluster", "clusters", "bucket", "buckets", "vault", "namespace", "namespaces", "ns",
        "tenant", "tenants", "site", "sites", "zone", "zones", "domain", "domains", "volume", "volumes", "disk", "disks",
        "table", "tables", "backup", "backups", "snapshot", "snapshots", "key", "keys", "user", "users", "team", "workspace",
        "environment", "environments", "stack", "stacks", "server", "servers", "droplet",
    ]
)  # fmt: skip

#: Deletions that nothing brings back, in any environment.
FATAL = (
    ("gcloud", "projects", "delete"), ("gcloud", "sql", "instances", "delete"), ("gcloud", "spanner", "instances", "delete"), ("gcloud", "kms", "keys"), ("gcloud", "organizations"), ("az", "group", "delete"), ("az", "sql", "server", "delete"),
    ("az", "sql", "db", "delete"), ("az", "storage", "account", "delete"), ("az", "keyvault", "purge"), ("az", "aks", "delete"), ("az", "cosmosdb", "delete"), ("az", "ad"), ("gh", "repo", "delete"), ("glab", "repo", "delete"), ("glab", "project", "delete"),
    ("aws", "rds", "delete-db-cluster"), ("aws", "rds", "delete-db-instance"), ("aws", "s3", "rb"), ("aws", "s3api", "delete-bucket"), ("aws", "dynamodb", "delete-table"), ("aws", "kms", "schedule-key-deletion"),
    ("aws", "organizations"), ("aws", "eks", "delete-cluster"), ("aws", "backup", "delete-backup-vault"), ("aws", "cloudformation", "delete-stack"), ("aws", "route53", "delete-hosted-zone"), ("aws", "efs", "delete-file-system"), ("aws", "ecr", "delete-repository"),
    ("aws", "redshift", "delete-cluster"), ("aws", "cognito-idp", "delete-user-pool"), ("aws", "docdb"), ("aws", "secretsmanager", "delete-secret"), ("heroku", "apps:destroy"), ("heroku", "pg:reset"), ("heroku", "addons:destroy"),
    ("fly", "apps", "destroy"), ("flyctl", "apps", "destroy"), ("fly", "destroy"), ("vercel", "remove"), ("vercel", "rm"), ("vercel", "project", "rm"), ("vercel", "project", "remove"), ("netlify", "sites:delete"), ("firebase", "firestore:delete"), ("firebase", "projects:delete"), ("doctl", "databases", "delete"), ("doctl", "kubernetes", "cluster", "delete"), ("doctl", "compute", "droplet", "delete"),
    ("eksctl", "delete", "cluster"), ("kops", "delete", "cluster"), ("supabase", "projects", "delete"), ("wrangler", "d1", "delete"), ("wrangler", "r2", "bucket", "delete"), ("cf", "delete-org"), ("cf", "delete-space"), ("railway", "down"), ("railway", "delete"),
    ("gcloud", "container", "clusters", "delete"), ("gcloud", "compute", "disks", "delete"), ("gcloud", "storage", "rm"), ("gcloud", "storage", "buckets", "delete"), ("gcloud", "firestore", "databases", "delete"), ("gcloud", "bigtable", "instances", "delete"), ("linode-cli", "linodes", "delete"), ("hcloud", "server", "delete"),
)  # fmt: skip


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one cloud, SaaS or credential-store command."""
    words = program.argv[1:]
    texts = [w.text for w in words]
    if any(t in ("--help", "-h") for t in texts) or texts[:1] == ["help"] or texts[-1:] == ["help"]:
        return
    if any(
        t in ("--dry-run", "--dryrun", "--what-if", "--dry-run=client", "--dry-run=server", "--no-execute-changeset", "--noop")
        for t in texts
    ):
        return
    if name in STORES:
        from ..credential_stores import store

        store(name, texts, words, program, ctx)
        return
    if name in ("gsutil", "s3cmd", "s5cmd", "azcopy", "mc", "b2"):
        bucket(name, texts, words, program, ctx)
        return
    if name in ("restic", "borg", "kopia", "duplicity"):
        if any(
            t in ("forget", "prune", "delete", "remove", "remove-all-but-n-full", "remove-older-than", "snapshot-delete")
            for t in texts
        ):
            ctx.add(program, REMOTE, "delete", target=f"{name} {' '.join(texts[:2])}", flags=("backup",))
        return
    if name == "aws":
        from ..aws import aws

        if aws(texts, words, program, ctx):
            return
    elif name in ("gh", "glab"):
        from ..forges import hub

        if hub(name, texts, words, program, ctx):
            return
    if name in (
        "cdk", "sam", "sls", "serverless", "amplify", "eb", "surge", "now", "vercel", "netlify", "firebase", "wrangler",
        "fly", "flyctl", "railway", "render", "up", "cf", "shopify", "appwrite", "heroku", "slack",
    ):  # fmt: skip
        platform(name, texts, words, program, ctx)
        return
    generic(name, texts, program, ctx)


def operands(texts: list[str]) -> list[str]:
    """Words that are not options."""
    return [t for t in texts if t[:1] != "-"]


def marks(texts: "list[str]") -> list[str]:
    """``production`` or ``scratch`` by the words of a command."""
    flat = " ".join(texts)
    return ["production"] if is_production(flat) else ["scratch"] if is_scratch(flat) else []


def fatal(name: str, words: list[str]) -> bool:
    """Whether a command is in `FATAL` (its words in order, options left out)."""
    for entry in FATAL:
        if entry[0] == name and words[: len(entry) - 1] == list(entry[1:]):
            return (
                len(entry) > 2
                or any(w in DELETE_VERBS or w.startswith(("delete", "destroy", "disable", "close-", "leave-")) for w in words)
                or ":" in entry[-1]
                or entry[-1] in DELETE_VERBS
            )
    return False


def generic(name: str, texts: list[str], program: Program, ctx: Context) -> None:
    """Any CLI of the form ``noun verb``."""
    words = operands(texts)
    if any(t in ("--dry-run", "--dryrun", "--build-only", "--validate-only", "--what-if", "--plan") for t in texts) or words[
        :2
    ] == ["account", "set"]:
        return
    if words and words[0].split(":", 1)[0] in (
        "emulators",
        "local",
        "dev",
        "login",
        "logout",
        "init",
        "completion",
        "open",
        "docs",
        "emulator",
        "serve",
        "setup",
        "use",
    ):
        return
    shown = f"{name} {' '.join(words[:4])}".replace(UNKNOWN, "?")
    if fatal(name, words):
        ctx.add(program, REMOTE, "delete-all", target=shown, flags=tuple(marks(texts)))
        return
    if name == "wrangler" and words[:2] == ["d1", "execute"] and "--remote" in texts:
        from ..sql import lower_sql

        for text in texts[2:]:
            lower_sql(
                text.partition("=")[2] if text.startswith("--command=") else text, ctx, program, database=words[-1], flags=("cli",)
            )
        return
    if (name, *words[:3]) in (("gcloud", "secrets", "versions", "access"), ("az", "keyvault", "secret", "show")):
        ctx.add(program, READ, "credential", target=shown, flags=("secret-ask",))
        ctx.reads.setdefault(program.index, []).append("secret")
        return
    head = words[:4]
    for word in head:
        verb = word.rsplit(":", 1)[-1]
        if verb in READ_VERBS and not any(w in DELETE_VERBS for w in head):
            if name in ("gcloud", "az") and any(
                w in ("print-access-token", "print-identity-token", "get-access-token") for w in head
            ):
                break
            return
    if (
        any(
            w in ("print-access-token", "print-identity-token", "get-access-token", "auth:token", "print-refresh-token")
            for w in head
        )
        or (name == "heroku" and "config" in head)
        or (name == "firebase" and "auth:export" in head)
    ):
        ctx.add(program, READ, "credential", target=shown, flags=("secret-ask",))
        ctx.reads.setdefault(program.index, []).append("secret")
        return
    if any(
        w.rsplit(":", 1)[-1] in DELETE_VERBS
        or w.startswith(("delete-", "terminate-", "destroy-", "remove-"))
        or w.endswith(("-delete", "-destroy", "-remove"))
        for w in head
    ):
        container = any(w.rsplit(":", 1)[0].split("-")[-1] in CONTAINERS for w in head)
        ctx.add(program, REMOTE, "delete", target=shown, flags=tuple(marks(texts) + (["container"] if container else [])))
    elif any(w.rsplit(":", 1)[-1] in DEPLOY_VERBS for w in head):
        ctx.add(program, PACKAGE, "deploy", target=shown)
    elif any(
        w in ("add-iam-policy-binding", "set-iam-policy", "add-member", "role", "create-key", "create-for-rbac")
        and name in ("gcloud", "az")
        for w in head
    ) and not any(w in READ_VERBS for w in head):
        ctx.add(program, REMOTE, "access", target=shown)
    elif any(
        w.rsplit(":", 1)[-1]
        in (
            "create",
            "update",
            "set",
            "scale",
            "resize",
            "stop",
            "restart",
            "start",
            "patch",
            "put",
            "import",
            "run",
            "ssh",
            "exec",
            "enable",
            "disable",
            "restore",
            "failover",
            "unset",
            "maintenance:on",
        )
        for w in head
    ) and name not in ("gcloud-config",):
        if head[:1] in (["config"], ["auth"], ["login"], ["configure"]):
            return
        ctx.add(program, REMOTE, "change", target=shown, flags=tuple(marks(texts)))


def platform(name: str, texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """Hosting platforms: a deploy to production, a removal, a print of settings."""
    plain = operands(texts)
    shown = f"{name} {' '.join(texts[:3])}".replace(UNKNOWN, "?").strip()
    first = plain[0] if plain else ""
    if fatal(name, plain):
        ctx.add(program, REMOTE, "delete-all", target=shown, flags=tuple(marks(texts)))
        return
    if name in ("vercel", "now", "surge"):
        if first in (
            "dev",
            "build",
            "link",
            "pull",
            "whoami",
            "ls",
            "list",
            "logs",
            "inspect",
            "login",
            "env",
            "help",
            "domains",
            "projects",
            "teams",
        ):
            if first == "env" and plain[1:2] in (["rm"], ["add"]):
                ctx.add(program, REMOTE, "change", target=shown)
            return
        if (
            "--prod" in texts
            or "--production" in texts
            or (name == "surge" and first not in ("list", "whoami", "login", "logout", "token", "teardown", "help"))
            or first in ("deploy", "promote", "rollback", "alias", "")
            or "/" in first
            or "." in first
        ):
            ctx.add(program, PACKAGE, "deploy", target=shown)
        return
    if name in ("cdk", "sam", "sls", "serverless", "amplify", "eb"):
        if first in ("destroy", "remove", "delete", "terminate"):
            ctx.add(program, REMOTE, "delete", target=shown, flags=(*marks(texts), "container"))
        elif first in ("deploy", "publish", "push", "create", "bootstrap", "swap", "scale"):
            ctx.add(program, PACKAGE, "deploy", target=shown)
        return
    if name == "heroku" and first in ("config", "config:get", "pg:credentials:url", "auth:token"):
        ctx.add(program, READ, "credential", target=shown, flags=("secret-ask",))
        return
    if name == "netlify" and first == "deploy" and not any(t in ("--prod", "-p", "--prodIfUnlocked") for t in texts):
        ctx.add(program, PACKAGE, "deploy", target=shown)
        return
    generic(name, texts, program, ctx)


def bucket(name: str, texts: list[str], words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """Object-store tools: ``gsutil``, ``s3cmd``, ``azcopy`` ..."""
    opts = Options(words, ("-c", "--config", "-p", "--profile", "-o"))
    plain = [w.text for w in opts.rest]
    verb = plain[0] if plain else ""
    shown = f"{name} {' '.join(plain[:3])}".replace(UNKNOWN, "?")
    if verb == "bucket" and plain[1:2] in (["delete"], ["rm"]):
        ctx.add(program, REMOTE, "delete-all", target=shown, flags=tuple(marks(texts)))
    if verb in ("rm", "del", "rb", "remove", "delete"):
        tree = any(t in ("-r", "-R", "--recursive", "--force", "--recursive=true") for t in texts) or verb == "rb"
        ctx.add(program, REMOTE, "delete-all" if tree else "delete", target=shown, flags=tuple(marks(texts)))
    elif verb in ("cp", "mv", "sync", "rsync", "put", "copy", "mirror", "pipe") and len(plain) > 1:
        target = plain[-1]
        if "://" in target or name in ("mc", "b2"):
            for word in opts.rest[1:-1]:
                if "://" not in word.text:
                    ctx.read(word, program, "archive")
            ctx.add(program, SEND, "upload", target=target.split("?")[0], flags=("data", *(("stdin",) if "-" in texts else ())))
        else:
            ctx.write(opts.rest[-1], program, "write", flags=("remote",))
    elif verb in ("acl", "iam", "setacl", "policy", "anonymous"):
        ctx.add(program, REMOTE, "access", target=shown)


STORES = frozenset(
    [
        "vault", "op", "bw", "pass", "security", "gopass", "keepassxc-cli", "doppler", "infisical", "sops", "chamber", "gpg",
        "gpg2", "secret-tool", "age", "ansible-vault", "lpass", "dashlane", "dcli", "aws-vault", "aws-sso", "ssh-add",
        "ssh-keygen",
    ]
)  # fmt: skip
