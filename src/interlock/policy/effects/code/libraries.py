"""What inline code of any language does through libraries: SQL in its strings, resources of clouds, secrets that it prints."""

from ....shell.program import Program
from ..commands import Context
from ..special import secret_name
from ..types import DATA, READ, REMOTE

#: Libraries that speak to databases, and to clouds.
DATABASES = (
    "psycopg", "sqlalchemy", "mysql", "sqlite", "pymssql", "pyodbc", "asyncpg", "pdo(", "mysqli", "dbi", "pg.connect", '"pg"', "'pg'", "sequel", "knex", "prisma", "mongoose", "activerecord",
    "cx_oracle", "oracledb", "duckdb", "better-sqlite3", "mariadb", "postgres", "django",
)  # fmt: skip
CLOUDS = (
    "boto3",
    "google.cloud",
    "azure.",
    "kubernetes",
    "aws-sdk",
    "@google-cloud",
    "@azure",
    "import docker",
    "import stripe",
    "pymongo",
    "import github",
    "octokit",
    "googleapis",
)
#: Calls and commands of those that lose something.
LOSSES = (
    ".delete(", ".delete_", ".terminate_", ".terminateinstances", ".drop_database(", ".drop(", ".destroy", ".purge", ".remove_", ".prune(", "deletebucket", "deletetable", "deletestack", "deletedb", "deletefunction",
    "deletecluster", "deletenamespace", "deleterepo", "schedule_key_deletion", "schedulekeydeletion", "deleteuser", "deletecommand", "terminateinstancescommand", "deleteitem",
)  # fmt: skip
PRINTS = ("print", "puts", "echo", "console.log", "say ", "pp ", "write(", "p ")
#: Calls that give a secret's value.
VALUES = (
    "dotenv_values(",
    "keyring.get_password(",
    "get_secret_value(",
    "getpass.getuser-secret",
    "secretmanager",
    "read_secret_version(",
)


def libraries(code: str, program: Program, ctx: Context) -> None:
    """Add the effects that only the names of libraries show."""
    if len(code) > 20_000:
        return
    low = code.lower()
    before = len(ctx.effects)
    known = any(e.kind == DATA and e.index == program.index for e in ctx.effects)
    if not known and any(name in low for name in DATABASES):
        from ..sql import lower_sql
        from ..tools import is_sql

        for text in strings(code)[:64]:
            if is_sql(text.strip(), ""):
                lower_sql(text, ctx, program, database="", flags=("code",))
        flat = low.replace(" ", "")
        if ".deletemany()" in flat or ".deletemany({})" in flat or "call_command('flush'" in flat or 'call_command("flush"' in flat:
            ctx.add(program, DATA, "delete-all", target="every row", flags=("code",))
    if any(name in low for name in CLOUDS) and any(mark in low for mark in LOSSES) and len(ctx.effects) == before:
        from ..sql import is_production

        ctx.add(
            program, REMOTE, "delete", target="a resource, through a library", flags=("production",) if is_production(code) else ()
        )
    if any(mark in code for mark in PRINTS):
        if any(mark in low for mark in VALUES):
            ctx.add(program, READ, "credential", target="a secret, through a library", flags=("secret-ask",))
        for mark in ("ENV[", "ENV{", "getenv(", "ENV.fetch("):
            at = code.find(mark)
            while at >= 0:
                name = code[at + len(mark) :].lstrip("'\"").split("]")[0].split("}")[0].split(")")[0].split(",")[0].strip("'\" ")
                if secret_name(name) and name.replace("_", "").isalnum():
                    ctx.add(program, READ, "variable", target=name, flags=("secret-ask",))
                    return
                at = code.find(mark, at + 1)


def strings(code: str) -> list[str]:
    """The quoted texts of code, as far as quotes can be told without its grammar."""
    found: list[str] = []
    i = 0
    while i < len(code):
        c = code[i]
        if c in "'\"`":
            end = i + 1
            while end < len(code) and code[end] != c:
                end += 2 if code[end] == "\\" else 1
            found.append(code[i + 1 : end])
            i = end
        i += 1
    return found
