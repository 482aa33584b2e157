"""Database clients, migration tools and their kin: the SQL or command they carry, and where to."""

from ....shell.program import UNKNOWN, Program, Word
from ..commands import Context, Options
from ..sql import is_production, is_scratch, lower_sql, pieces
from ..types import DATA, READ

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..paths import Place

SQL_OPTIONS = {
    "psql": (("-c", "--command"), ("-f", "--file"), ("-h", "--host", "-d", "--dbname", "-U", "-p", "-v", "-P", "-o", "-L", "-F", "-R", "--username", "--port", "-O")),
    "mysql": (("-e", "--execute"), (), ("-h", "--host", "-u", "--user", "-P", "--port", "-D", "--database", "-S")),
    "sqlite3": (("-cmd",), ("-init",), ("-separator", "-nullvalue")),
    "sqlcmd": (("-Q", "-q", "--query"), ("-i",), ("-S", "-d", "-U", "-P", "-o")),
    "clickhouse-client": (("-q", "--query"), ("--queries-file",), ("-h", "--host", "-d", "--database", "-u", "--user", "--password", "--port")),
    "cockroach": (("-e", "--execute"), ("-f",), ("--host", "--url", "--database", "-d", "-u")),
    "duckdb": (("-c", "-s", "-cmd"), ("-init",), ()),
    "cqlsh": (("-e", "--execute"), ("-f",), ("-u", "-p", "-k")),
    "bq": ((), (), ("--project_id", "--dataset_id", "--location")),
    "snowsql": (("-q", "--query"), ("-f",), ("-a", "-u", "-d", "-s", "-w", "-r")),
    "snow": (("-q", "--query"), ("-f",), ("-c", "--connection")),
    "sqlplus": ((), (), ()),
    "usql": (("-c", "--command"), ("-f",), ()),
    "turso": ((), (), ()),
    "influx": (("-execute", "--execute"), (), ("-host", "--host", "-database", "--database", "--org", "-o", "--bucket", "-b")),
}  # fmt: skip
SAME = {
    "mariadb": "mysql",
    "sqlite": "sqlite3",
    "pgcli": "psql",
    "mycli": "mysql",
    "litecli": "sqlite3",
    "psqlrc": "psql",
    "osql": "sqlcmd",
    "isql": "sqlcmd",
    "clickhouse": "clickhouse-client",
    "surreal": "turso",
    "edgedb": "psql",
    "planetscale": "turso",
    "pscale": "turso",
}


def marks(text: str, extra: "tuple[str, ...]" = ()) -> "tuple[str, ...]":
    """``production`` or ``scratch`` from a name, host or URL."""
    if is_production(text):
        return (*extra, "production")
    local = any(h in text for h in ("localhost", "127.0.0.1", "::1"))
    if is_scratch(text) or local:
        return (*extra, "scratch", "test") if "test" in pieces(text.lower()) and (local or "." not in text) else (*extra, "scratch")
    return extra


def lower(name: str, program: Program, ctx: Context) -> None:
    """Add the effects of one database command."""
    words = program.argv[1:]
    texts = [w.text for w in words]
    if any(t in ("--help", "--version", "-V") for t in texts) or texts[:1] == ["help"]:
        return
    kind = SAME.get(name, name)
    if name == "influx" and texts[:1] in (["delete"], ["bucket"]) and "delete" in texts[:2]:
        ctx.add(program, DATA, "drop-table", target=f"influx {' '.join(texts[:3])}", flags=marks(" ".join(texts)))
    elif kind in SQL_OPTIONS:
        sql_client(kind, words, program, ctx)
    elif name in ("redis-cli", "valkey-cli"):
        redis(words, program, ctx)
    elif name in ("mongosh", "mongo"):
        mongo(words, program, ctx)
    elif name in ("dropdb", "dropuser"):
        opts = Options(words, ("-h", "-p", "-U", "--host", "--port", "--username", "--maintenance-db"))
        target = " ".join(w.text for w in opts.rest[:1])
        host = opts.value("-h", "--host")
        ctx.add(
            program,
            DATA,
            "drop-database" if name == "dropdb" else "grant",
            target=target,
            flags=marks(f"{target} {host.text if host else ''}"),
        )
    elif name == "mysqladmin":
        if "drop" in texts:
            target = texts[texts.index("drop") + 1] if texts.index("drop") + 1 < len(texts) else ""
            ctx.add(program, DATA, "drop-database", target=target, flags=marks(" ".join(texts)))
        elif "shutdown" in texts or "password" in texts:
            ctx.add(program, DATA, "alter-system", target=" ".join(texts[-2:]))
    elif name.startswith(("rabbitmqctl", "kafka-")):
        brokers(name, texts, program, ctx)
    elif name == "mongorestore":
        if "--drop" in texts:
            ctx.add(program, DATA, "restore-over", target=" ".join(texts[-2:]), flags=marks(" ".join(texts)))
    elif name == "pg_restore":
        if any(t in ("-c", "--clean", "-C", "--create") for t in texts) and any(
            t in ("-d", "--dbname") or t.startswith("--dbname=") for t in texts
        ):
            ctx.add(program, DATA, "restore-over", target=" ".join(texts[-2:]), flags=marks(" ".join(texts)))
    elif name in ("etcdctl", "consul"):
        if "del" in texts or texts[:2] == ["kv", "delete"]:
            ctx.add(
                program,
                DATA,
                "delete-all" if "--prefix" in texts or "-recurse" in texts else "delete-rows",
                target=name,
                flags=marks(" ".join(texts)),
            )
    elif name in ("elasticdump", "neo4j-admin", "cypher-shell"):
        flat = " ".join(texts).upper()
        if "DETACH DELETE" in flat or "DROP DATABASE" in flat:
            ctx.add(program, DATA, "drop-database", target=name, flags=marks(" ".join(texts)))
    else:
        migrations(name, texts, program, ctx)


def sql_client(kind: str, words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """A client that takes SQL by option, operand, file or standard input."""
    command, files, others = SQL_OPTIONS[kind]
    opts = Options(words, (*command, *files, *others), single_dash_long=kind in ("sqlite3", "duckdb", "influx"))
    where: list[str] = []
    for key in (
        "-h",
        "--host",
        "-d",
        "--dbname",
        "-D",
        "--database",
        "-S",
        "--url",
        "--connection",
        "-c" if kind == "snow" else "--url",
    ):
        value = opts.value(key)
        if value is not None:
            where.append(value.text)
    texts: list[Word] = [v for key in command for v in opts.values.get(key, ())]
    rest = list(opts.rest)
    if kind in ("sqlite3", "duckdb"):
        where.extend(w.text for w in rest[:1])
        texts.extend(rest[1:])
    elif kind == "bq":
        subcommand(rest, program, ctx)
        texts.extend(rest[1:] if rest[:1] and rest[0].text == "query" else [])
    elif kind == "turso":
        if [w.text for w in rest[:2]] in (["db", "destroy"], ["database", "delete"], ["branch", "delete"], ["group", "destroy"]):
            ctx.add(
                program,
                DATA,
                "drop-database",
                target=" ".join(w.text for w in rest[2:3]),
                flags=marks(" ".join(w.text for w in rest)),
            )
        texts.extend(rest[3:])
    else:
        where.extend(w.text for w in rest)
    database = " ".join(where)
    # A database in memory or in a temporary folder holds nothing that can be lost.
    passing = kind in ("sqlite3", "duckdb") and (
        (not rest and kind == "duckdb") or any(w.text == ":memory:" or _passing(ctx.place(w, program)) for w in rest[:1])
    )
    # The file of a test run is made again by the next one, as a server's database with test in its name is.
    trial = kind in ("sqlite3", "duckdb") and any("test" in pieces(w.text.lower().rsplit("/", 1)[-1]) for w in rest[:1])
    for redirect in program.redirects:
        if redirect.op == "<":
            files_text = file_text(redirect.target, program, ctx)
            if files_text is not None:
                texts.append(Word(files_text))
    for key in files:
        for value in opts.values.get(key, ()):
            body = file_text(value, program, ctx)
            if body is not None:
                texts.append(Word(body))
    if program.stdin is not None:
        texts.append(program.stdin)
    elif program.feeds:
        for source in ctx.upstream(program):
            if source.name in ("cat", "envsubst", "sed", "pv") and len(texts) < 16:
                bodies = [file_text(w, source, ctx) for w in source.argv[1:] if w.text[:1] != "-" and "/" in w.text + "/"]
                texts.extend(Word(body) for body in bodies if body)
    for text in texts:
        for line in text.text.splitlines():
            stripped = line.strip()
            if stripped.startswith((".shell ", ".system ")):
                ctx.inner(stripped.split(" ", 1)[1], program)
            elif stripped.startswith((".output ", ".once ", ".backup ", ".save ")):
                ctx.write(Word(stripped.split(" ", 1)[1].split(" ")[-1]), program)
            elif stripped.startswith(("\\! ",)):
                ctx.inner(stripped[3:], program)
        if not passing:
            lower_sql(text.text, ctx, program, database=database, flags=("cli", *(("test",) if trial else ()), *(marks(database))))
    if kind == "sqlite3":
        for word in rest[:1]:
            ctx.read(word, program, "use")
            if "guard" in ctx.place(word, program).tags and any(e.kind == DATA and e.index == program.index for e in ctx.effects):
                ctx.write(word, program, "edit")


def _passing(place: "Place") -> bool:
    return place.zone == "temp" and "guard" not in place.tags


def brokers(name: str, texts: list[str], program: Program, ctx: Context) -> None:
    """Message brokers: queues and topics are data."""
    shown = f"{name} {' '.join(texts[:2])}"
    if name.startswith("rabbitmqctl"):
        verb = next((t for t in texts if t[:1] != "-" and t not in ("rabbit@localhost",)), "")
        if verb in ("reset", "force_reset", "delete_vhost", "purge_queue", "delete_queue", "delete_user"):
            ctx.add(program, DATA, "drop-table", target=shown, flags=marks(" ".join(texts)))
    elif "--delete" in texts or "--delete-offsets" in texts:
        ctx.add(program, DATA, "drop-table", target=shown, flags=marks(" ".join(texts)))


def subcommand(rest: "list[Word]", program: Program, ctx: Context) -> None:
    """``bq rm``."""
    if rest and rest[0].text == "rm":
        ctx.add(
            program, DATA, "drop-database", target=" ".join(w.text for w in rest[1:2]), flags=marks(" ".join(w.text for w in rest))
        )


def file_text(word: Word, program: Program, ctx: Context) -> "str | None":
    """Text of a script in the workspace that a client runs."""
    if UNKNOWN in word.text:
        return None
    place = ctx.place(word, program)
    if place.zone in ("workspace", "temp"):
        text = ctx.script_text(place)
        return text if text is None or len(text) < 100_000 else text[:100_000]
    return None


def redis(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``redis-cli``."""
    opts = Options(words, ("-h", "-p", "-a", "-n", "-u", "--user", "--pass", "-s", "-i", "-r", "-x", "--pattern"), stop=True)
    host = opts.value("-h", "-u")
    commands = [[w.text.upper() for w in opts.rest]]
    if program.stdin is not None:
        commands.extend(line.upper().split() for line in program.stdin.text.splitlines())
    for command in commands:
        verb = command[0] if command else ""
        if verb in ("FLUSHALL", "FLUSHDB") or command[:2] in (["DEBUG", "SEGFAULT"],):
            ctx.add(program, DATA, "drop-database", target=f"redis {verb.lower()}", flags=marks(host.text if host else "localhost"))
        elif verb in ("EVAL", "EVAL_RO", "FCALL") and "FLUSH" in " ".join(command):
            ctx.add(program, DATA, "drop-database", target="redis flushall", flags=marks(host.text if host else "localhost"))
        elif verb in ("SHUTDOWN", "CONFIG", "SLAVEOF", "REPLICAOF", "MODULE") and command[1:2] not in (
            ["GET"],
            ["LIST"],
            ["RESETSTAT"],
        ):
            ctx.add(
                program,
                DATA,
                "alter-system",
                target=f"redis {' '.join(command[:2]).lower()}",
                flags=marks(host.text if host else ""),
            )
        elif verb in ("DEL", "UNLINK") and any("xargs" in v for v in program.via):
            ctx.add(program, DATA, "delete-all", target="redis keys", flags=marks(host.text if host else ""))


def mongo(words: "tuple[Word, ...]", program: Program, ctx: Context) -> None:
    """``mongosh``: JavaScript."""
    opts = Options(
        words,
        ("--eval", "--host", "--port", "-u", "-p", "--username", "--password", "--authenticationDatabase", "--file", "-f"),
        single_dash_long=True,
    )
    codes = [v.text for v in opts.values.get("--eval", ())]
    if program.stdin is not None:
        codes.append(program.stdin.text)
    where = " ".join([w.text for w in opts.rest] + [v.text for v in opts.values.get("--host", ())])
    for code in codes:
        flat = code.replace(" ", "")
        low = flat.lower()
        if "dropdatabase" in low or "dropalldatabases" in low:
            ctx.add(program, DATA, "drop-database", target=where or "the database", flags=marks(f"{where} {code}"))
        elif ".drop(" in low or "dropcollection" in low:
            ctx.add(program, DATA, "drop-table", target=where or "a collection", flags=marks(where))
        elif "deletemany({})" in low or "remove({})" in low or "deletemany()" in low:
            ctx.add(program, DATA, "delete-all", target=where or "a collection", flags=marks(where))
        elif any(
            w in low
            for w in (
                "deletemany(",
                "deleteone(",
                "updatemany(",
                "updateone(",
                "insertone(",
                "insertmany(",
                "replaceone(",
                ".remove(",
                "createuser(",
                "dropuser(",
                "shutdownserver",
            )
        ):
            ctx.add(program, DATA, "update-rows", target=where or "a collection", flags=marks(where))


RESETS = {
    "prisma": (("migrate", "reset"), ("db", "push", "--force-reset"), ("db", "push", "--accept-data-loss")),
    "rails": (("db:drop",), ("db:reset",), ("db:schema:load",), ("db:purge",), ("db:migrate:reset",), ("db:truncate_all",), ("db:drop:all",), ("db:structure:load",)),
    "manage.py": (("flush",), ("reset_db",), ("sqlflush-run",), ("migrate", "zero")),
    "artisan": (("migrate:fresh",), ("migrate:reset",), ("db:wipe",), ("migrate:refresh",)),
    "alembic": (("downgrade", "base"),),
    "flask": (("db", "downgrade", "base"),),
    "flyway": (("clean",),),
    "liquibase": (("drop-all",), ("dropall",), ("dropAll",)),
    "sequelize": (("db:drop",), ("db:migrate:undo:all",)),
    "typeorm": (("schema:drop",),),
    "knex": (("migrate:rollback", "--all"),),
    "drizzle-kit": (("drop",), ("push", "--force")),
    "supabase": (("db", "reset"), ("projects", "delete"), ("branches", "delete"), ("functions", "delete"), ("secrets", "unset"), ("storage", "rm")),
    "dbmate": (("drop",),),
    "goose": (("reset",), ("down-to", "0")),
    "migrate": (("drop",), ("down",)),
    "hasura": (("metadata", "clear"),),
    "atlas": (("schema", "clean"),),
    "mix": (("ecto.drop",), ("ecto.reset",)),
    "php_artisan": (),
    "ecto": (),
}  # fmt: skip
RESETS["rake"] = RESETS["rails"]
RESETS["django-admin"] = RESETS["manage.py"]


def migrations(name: str, texts: list[str], program: Program, ctx: Context) -> None:
    """Migration tools: a reset drops the data. ``bundle exec rails`` and ``npx prisma`` arrive here too."""
    if name == "bundle":
        if texts[:1] == ["exec"] and len(texts) > 1:
            from ..commands import lower_program

            lower_program(ctx, Program(program.index, program.argv[2:], cwd=program.cwd, assigns=program.assigns, via=program.via))
        return
    if name == "rails" and texts[:1] in (["runner"], ["r"]) and len(texts) > 1:
        from ..code.light import lower_code

        low = texts[1].lower()
        if "delete_all" in low or "destroy_all" in low or "drop_table" in low:
            ctx.add(program, DATA, "delete-all", target="records through rails runner", flags=_environment(program))
        lower_code(texts[1], "ruby", program, ctx)
        return
    if name == "mix" and texts[:1] == ["hex.publish"]:
        from ..types import PACKAGE

        ctx.add(program, PACKAGE, "publish", target="mix hex.publish")
        return
    if name == "artisan" and texts[:1] == ["tinker"]:
        code = next((t.partition("=")[2] for t in texts if t.startswith("--execute=")), "")
        low = code.lower().replace(" ", "")
        if any(mark in low for mark in ("->truncate()", "::truncate()", "dropifexists(", "dropalltables(")) or (
            "->delete()" in low and "where(" not in low and "find(" not in low
        ):
            ctx.add(program, DATA, "delete-all", target="records through tinker", flags=_environment(program))
        return
    if (
        name == "atlas"
        and len(texts) > 1
        and texts[0] in ("clusters", "cluster", "projects", "backups", "deployments")
        and "delete" in texts
    ):
        from ..types import REMOTE

        ctx.add(program, REMOTE, "delete", target=f"atlas {' '.join(texts[:3])}", flags=marks(" ".join(texts)))
        return
    for wanted in RESETS.get(name, ()):
        at = next((i for i, t in enumerate(texts) if t == wanted[0]), -1)
        if at >= 0 and all(w in texts[at:] for w in wanted[1:]):
            if any(t in ("--plan", "--dry-run", "--pretend", "--sql") for t in texts):
                continue
            if name == "migrate" and wanted == ("down",) and texts[at + 1 :]:
                continue
            ctx.add(
                program,
                DATA,
                "migration-reset",
                target=f"{name} {' '.join(wanted)}",
                flags=_environment(program) + marks(" ".join(texts)),
            )
            return
    if name == "prisma" and texts[:2] == ["db", "execute"] and program.stdin is not None:
        lower_sql(program.stdin.text, ctx, program, database="", flags=("cli",))
    if name == "manage.py" and texts[:1] == ["shell"]:
        opts = Options(program.argv[1:], ("-c", "--command"))
        value = opts.value("-c", "--command")
        if value is not None:
            from ..code.python import lower_code as lower_python

            if "objects.all().delete()" in value.text.replace(" ", ""):
                ctx.add(program, DATA, "delete-all", target="records through the Django shell")
            lower_python(value.text, program, ctx)
    if name == "manage.py" and texts[:1] == ["dumpdata"] and len(texts) == 1:
        ctx.add(program, READ, "dump", target="the whole database", flags=())


def _environment(program: Program) -> "tuple[str, ...]":
    for key, value in program.assigns:
        if key in (
            "RAILS_ENV",
            "RACK_ENV",
            "NODE_ENV",
            "APP_ENV",
            "DJANGO_SETTINGS_MODULE",
            "MIX_ENV",
            "DATABASE_URL",
            "FLASK_ENV",
        ):
            if is_production(value.text):
                return ("production",)
            if value.text == "test" or (key == "DATABASE_URL" and "test" in marks(value.text)):
                return ("scratch", "test")
            if is_scratch(value.text):
                return ("scratch",)
    return ()
