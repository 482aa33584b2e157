"""SQL text: its statements, and whether each is bounded."""

from .types import DATA

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...shell.program import Program
    from .commands import Context

#: Characters of a script that are read statement by statement; the rest is searched for words of loss.
MAX_TEXT = 120_000

#: Database names that say that losing it matters little.
SCRATCH = (
    "test", "tmp", "temp", "dev", "local", "scratch", "sandbox", "demo", "ci", "example", "playground", "dummy", "fixture",
    "sample",
)  # fmt: skip
PRODUCTION = ("prod", "production", "prd", "live", "master", "primary", "staging-prod")


def is_scratch(name: str) -> bool:
    """Whether a name marks a throw-away database or environment."""
    low = name.lower()
    return any(w in pieces(low) for w in SCRATCH)


def is_production(name: str) -> bool:
    """Whether a name marks production."""
    return any(p in PRODUCTION or (p.startswith("prod") and p[4:].isdigit()) for p in pieces(name.lower()))


def pieces(text: str) -> list[str]:
    """Words of a name or URL, split at anything that is not a letter or digit."""
    out: list[str] = []
    word = ""
    for c in text:
        if c.isalnum():
            word += c
        elif word:
            out.append(word)
            word = ""
    if word:
        out.append(word)
    return out


def statements(text: str) -> list[list[str]]:
    """Statements as lists of upper-case words; literals are ``'?'``, comments are dropped, MySQL's ``/*! */`` counts."""
    out: list[list[str]] = [[]]
    i, n = 0, len(text)
    while i < n:
        c = text[i]
        if c == "'":
            i += 1
            while i < n:
                if text[i] == "\\" and i + 1 < n:
                    i += 2
                    continue
                if text[i] == "'":
                    if text[i + 1 : i + 2] == "'":
                        i += 2
                        continue
                    break
                i += 1
            i += 1
            out[-1].append("'?'")
        elif (c in '"`[' and c != "[") or (c == "[" and text[i + 1 : i + 2].isalpha()):
            close = "]" if c == "[" else c
            end = text.find(close, i + 1)
            end = n if end < 0 else end
            out[-1].append(text[i + 1 : end])
            i = end + 1
        elif text.startswith("--", i) or (c == "#" and (i == 0 or text[i - 1] in " \n\t;")):
            end = text.find("\n", i)
            i = n if end < 0 else end
        elif text.startswith("/*", i):
            if text.startswith("/*!", i):
                i += 3
                while i < n and text[i].isdigit():
                    i += 1
                continue
            end = text.find("*/", i + 2)
            i = n if end < 0 else end + 2
        elif text.startswith("*/", i):
            i += 2
        elif (
            c == "$" and "$" in text[i + 1 :] and text[i + 1 : text.find("$", i + 1)].replace("_", "a").isalnum()
        ) or text.startswith("$$", i):
            tag = text[i : text.find("$", i + 1) + 1]
            end = text.find(tag, i + len(tag))
            body = text[i + len(tag) : end if end >= 0 else n]
            out.extend(s for s in statements(body) if s)
            out.append(["'?'"])
            i = n if end < 0 else end + len(tag)
        elif c == ";":
            out.append([])
            i += 1
        elif c.isalnum() or c in "_\0":
            j = i + 1
            while j < n and (text[j].isalnum() or text[j] in "_.$\0"):
                j += 1
            out[-1].append(text[i:j].upper())
            i = j
        elif c in " \t\r\n":
            if c == "\n" and out[-1][:1] and out[-1][0].startswith("\\"):
                out.append([])
            i += 1
        elif (c == "\\" and not out[-1] and text[i + 1 : i + 2].isalpha()) or (c == "\\" and text[i + 1 : i + 2] == "!"):
            end = text.find("\n", i)
            end = n if end < 0 else end
            out.append(["\\" + text[i + 1 : i + 2], text[i + 1 : end]])
            out.append([])
            i = end
        else:
            out[-1].append(c)
            i += 1
    return [s for s in out if s]


def unbounded(words: list[str]) -> bool:
    """A DELETE or UPDATE without WHERE, or with one that is always true."""
    if "WHERE" not in words:
        return "LIMIT" not in words
    tail = words[words.index("WHERE") + 1 :]
    flat = "".join(tail).rstrip(")").lstrip("(")
    return flat in ("1=1", "TRUE", "1", "'?'='?'", "NOTFALSE", "1<>0", "2>1", "0=0") or flat.endswith(
        ("OR1=1", "ORTRUE", "OR'?'='?'")
    )


def executed(text: str) -> list[str]:
    """Literals that a block runs: ``EXECUTE 'drop table users'``, ``sp_executesql N'...'``."""
    upper = text.upper()
    found: list[str] = []
    for mark in ("EXECUTE '", "EXECUTE IMMEDIATE '", "EXEC('", "EXEC ('", "SP_EXECUTESQL N'", "PREPARE STMT FROM '"):
        at = upper.find(mark)
        while at >= 0 and len(found) < 16:
            start = at + len(mark)
            end = text.find("'", start)
            if end > start:
                found.append(text[start:end])
            at = upper.find(mark, start)
    return found


def lower_sql(text: str, ctx: "Context", program: "Program", *, database: str, flags: "tuple[str, ...]" = ()) -> None:
    """Add the effects of SQL text; `database` is the database or host it goes to, "" when not known."""
    if len(text) > MAX_TEXT:
        rest = text[MAX_TEXT:].upper()
        if any(w in rest for w in ("DROP ", "TRUNCATE ", "DELETE ")):
            ctx.add(program, DATA, "drop-table", target="what a very long script names", flags=flags)
        text = text[:MAX_TEXT]
    if "cli" in flags and "system " in text.lower():
        for statement in text.split(";"):
            if statement.strip().lower().startswith("system "):
                ctx.inner(statement.strip()[7:], program)
    for built in executed(text):
        lower_sql(built, ctx, program, database=database, flags=flags)
    for words in statements(text):
        found = judge(words)
        if found is None:
            continue
        verb, target = found
        more = list(flags)
        where = f"{database} {target}"
        if is_production(where):
            more.append("production")
        elif is_scratch(where):
            more.append("scratch")
            if (
                "cli" in flags
                and verb == "drop-database"
                and "test" in pieces(target.lower())
                and "." not in database.replace("127.0.0.1", "")
            ):
                more.append("test")
        if verb == "shell":
            command = words[1] if len(words) > 1 else ""
            if command[:1] == "!":
                ctx.inner(command[1:].strip(), program)
            continue
        ctx.add(program, DATA, verb, target=(target or database or "the database").lower().replace("\0", "?"), flags=tuple(more))


def judge(words: list[str]) -> "tuple[str, str] | None":
    """``(verb, target)`` of one statement that changes or loses data, else None."""
    while words and words[0] in ("(", ")", "BEGIN", "START", "TRANSACTION"):
        words = words[1:]
    if not words:
        return None
    head = words[0]
    if head == "EXPLAIN":
        return None if "ANALYZE" not in words else judge(words[words.index("ANALYZE") + 1 :])
    if head == "WITH":
        for verb in ("DELETE", "UPDATE", "INSERT"):
            if verb in words:
                return judge(words[words.index(verb) :])
        return None
    if head in ("DO", "EXECUTE", "EXEC", "CALL"):
        flat = " ".join(words)
        if "XP_CMDSHELL" in flat:
            return ("run-program", "xp_cmdshell")
        if "DROP" in words:
            return judge(words[words.index("DROP") :])
        return None
    if head == "\\!":
        return ("shell", words[1] if len(words) > 1 else "")
    if head == "DROP":
        kind = next(
            (
                w
                for w in words[1:3]
                if w
                in (
                    "DATABASE", "SCHEMA", "KEYSPACE", "TABLE", "VIEW", "INDEX", "ROLE", "USER", "TABLESPACE", "OWNED", "TYPE",
                    "FUNCTION", "TRIGGER", "COLLECTION", "MATERIALIZED", "SEQUENCE", "EXTENSION", "PUBLICATION", "POLICY",
                    "WAREHOUSE", "STAGE", "BUCKET", "CONSTRAINT", "PROCEDURE", "SERVER", "TEMPORARY", "TEMP", "ALL", "COLUMN",
                )
            ),
            "",
        )  # fmt: skip
        names = [w for w in words[1:] if w not in ("IF", "EXISTS", kind, "CASCADE", "RESTRICT", "CONCURRENTLY", "PUBLIC.")]
        name = names[0] if names else ""
        if kind in ("DATABASE", "SCHEMA", "KEYSPACE", "OWNED", "TABLESPACE", "ALL"):
            return ("drop-database", f"{kind} {name}")
        if kind in ("VIEW", "INDEX", "FUNCTION", "TRIGGER", "TYPE", "TEMPORARY", "TEMP", "PROCEDURE"):
            return ("alter", f"{kind} {name}")
        return ("drop-table", f"{kind} {name}" if kind else name)
    if head == "TRUNCATE":
        names = [w for w in words[1:] if w not in ("TABLE", "ONLY", "CASCADE", "RESTART", "IDENTITY", "IF", "EXISTS")]
        return ("truncate", names[0] if names else "")
    if head == "DELETE":
        names = [w for w in words[1:] if w not in ("FROM", "ONLY", "LOW_PRIORITY", "QUICK", "IGNORE", "TOP")]
        return ("delete-all" if unbounded(words) else "delete-rows", names[0] if names else "")
    if head == "UPDATE":
        return ("update-all" if unbounded(words) else "update-rows", words[1] if len(words) > 1 else "")
    if head in ("GRANT", "REVOKE") or (head in ("CREATE", "ALTER") and len(words) > 1 and words[1] in ("USER", "ROLE", "LOGIN")):
        return ("grant", " ".join(words[1:4]).lower())
    if head == "ALTER" and "DROP" in words:
        dropped = words[words.index("DROP") + 1 :][:1]
        if dropped in (
            ["CONSTRAINT"],
            ["NOT"],
            ["DEFAULT"],
            ["INDEX"],
            ["KEY"],
            ["FOREIGN"],
            ["CHECK"],
            ["IDENTITY"],
            ["EXPRESSION"],
        ):
            return ("alter", " ".join(words[1:3]))
        return ("alter-drop", " ".join(words[1:3]))
    if head == "ALTER" and len(words) > 1 and words[1] == "SYSTEM":
        return ("alter-system", " ".join(words[1:4]))
    if head == "COPY" and "PROGRAM" in words:
        return ("run-program", "COPY ... PROGRAM")
    if head in ("INSERT", "REPLACE", "MERGE", "UPSERT"):
        return ("insert", next((w for w in words[1:] if w not in ("INTO", "OVERWRITE", "IGNORE", "OR", "TABLE")), ""))
    if head == "SET" and words[1:2] == ["PASSWORD"]:
        return ("grant", "set password")
    if head in ("CREATE", "ALTER", "RENAME", "SET", "VACUUM", "REINDEX", "COMMENT"):
        return ("alter", " ".join(words[1:3])) if head in ("ALTER", "CREATE", "RENAME") else None
    if head == "SELECT" and any(
        w.startswith(("PG_TERMINATE_BACKEND", "PG_DROP_REPLICATION_SLOT", "PG_RELOAD_CONF")) for w in words
    ):
        return ("alter-system", "SELECT pg_terminate_backend")
    if head in ("SELECT",) and ("OUTFILE" in words or "DUMPFILE" in words):
        return ("write-file", "INTO OUTFILE")
    if head in ("SHUTDOWN", "FLUSHALL", "FLUSHDB", "PURGE", "RESET"):
        return ("drop-database" if head.startswith("FLUSH") else "alter-system", head.lower())
    return None
