"""The derived tables of the search, made here and not by a migration, so that they can be dropped at any time."""

#: Changes when the tables change shape; a store with another number is indexed anew.
VERSION = "5"

#: How words become terms. Query words go through the same.
TOKENIZE = "porter unicode61 remove_diacritics 2"

#: Bits of a key that hold the turn's place in its session, the first is 1. The other bits are the session.
PLACE_BITS = 32
PLACES = (1 << PLACE_BITS) - 1

#: Bits of a place that hold its place in a part: 512 turns are written again when one is added to them.
PART_BITS = 9

TABLES = (
    # Neither words nor positions are kept: which turns hold a term is all that `fusion` asks for. The row number is the turn's key.
    f"CREATE VIRTUAL TABLE turn_search USING fts5(text, content = '', detail = none, tokenize = '{TOKENIZE}')",
    # Sums over a session's turns in words; `windows` over every turn with both its neighbours; `tail` the last turn's.
    """CREATE TABLE session_rows (session INTEGER PRIMARY KEY, turns INTEGER NOT NULL, length INTEGER NOT NULL,
    windows INTEGER NOT NULL, tail INTEGER NOT NULL, last INTEGER NOT NULL, projects TEXT NOT NULL)""",
    # 512 turns of a session: see `parts`. Without vectors until something that can make them comes by.
    """CREATE TABLE session_parts (session INTEGER NOT NULL, part INTEGER NOT NULL, stamp INTEGER NOT NULL, numbers BLOB NOT NULL,
    vectors BLOB, PRIMARY KEY (session, part))""",
    "CREATE INDEX session_parts_bare ON session_parts (session, part) WHERE vectors IS NULL",
    "CREATE TABLE turn_names (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
    "CREATE TABLE turn_name_uses (name INTEGER NOT NULL, turn INTEGER NOT NULL, PRIMARY KEY (name, turn)) WITHOUT ROWID",
    "CREATE INDEX turn_name_uses_turn ON turn_name_uses (turn)",
    # Over the distinct names only: a path that every turn mentions costs one row, not one a turn.
    "CREATE VIRTUAL TABLE turn_name_search USING fts5(name, content = 'turn_names', content_rowid = 'id', tokenize = 'trigram')",
)

#: Vectors of the ``semantic`` extra by turn: slow to make, so they outlast the tables above.
MEANINGS = "CREATE TABLE IF NOT EXISTS turn_meanings (turn INTEGER PRIMARY KEY, row BLOB NOT NULL)"

#: Of this version and of those before it.
DROPS = (
    *(
        f"DROP TABLE IF EXISTS {name}"
        for name in (
            "turn_vocabulary",
            "turn_search",
            "session_rows",
            "session_parts",
            "turn_name_search",
            "turn_name_uses",
            "turn_names",
            "turn_places",
            "session_lengths",
        )
    ),
    "DROP VIEW IF EXISTS turn_documents",
)


def project_term(project: int) -> str:
    """The word that stands for a project in the text of its turns."""
    return f"interlockproject{project}"
