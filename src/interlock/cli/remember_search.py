"""``interlock remember search``."""

from typing import TYPE_CHECKING, Any

import click

from interlock.cli import output
from interlock.cli.remember_render import print_groups
from interlock.cli.remember_shared import around as around_turn
from interlock.cli.remember_shared import cleaner, day, open_memory, scope, session_document, turn_document
from interlock.model.errors import NEGATIVE

if TYPE_CHECKING:
    from interlock.model.session import Hit, Session, Turn
    from interlock.storage.base import MemoryStore

_PROJECT_HELP = "Only this project (a folder in it). The default is the project of the current folder, where memory knows it."


@click.command(
    short_help="Find what was said.",
    epilog=output.examples(
        'interlock remember search "which database for orders"',
        "interlock remember search src/shop/tax.py -C 2     a path, a name or an id letter by letter",
        "interlock remember search rounding --all --since 2026-11-01",
    ),
)
@click.argument("query", nargs=-1, required=True)
@click.option("-n", "--limit", type=click.IntRange(1, 500), default=10, show_default=True, help="At most so many turns.")
@click.option("--project", default="", metavar="DIR", help=_PROJECT_HELP)
@click.option("--all", "everywhere", is_flag=True, help="All projects.")
@click.option("--role", type=click.Choice(["user", "assistant"]), default=None, help="Only what this side said.")
@click.option("--host", default="", help="Only this host's sessions.")
@click.option("--since", default="", metavar="DATE", help="Only from this day on, as 2026-11-30.")
@click.option("--until", default="", metavar="DATE", help="Only before this day.")
@click.option("--file", "path", default="", metavar="PART", help="Only where the agent then acted on a path that holds this.")
@click.option("--tool", default="", metavar="NAME", help="Only where the agent then called this tool.")
@click.option("--compacted", is_flag=True, help="Only what a compaction took out of the agent's sight.")
@click.option("-C", "--context", type=click.IntRange(0, 50), default=0, help="So many turns before and after each as well.")
@output.json_option
def search(
    query: tuple[str, ...],
    limit: int,
    project: str,
    everywhere: bool,
    role: str | None,
    host: str,
    since: str,
    until: str,
    path: str,
    tool: str,
    compacted: bool,
    context: int,
    as_json: bool,
) -> None:
    """Find what was said: words in any form, or a name, path or id letter by letter. Exit code 1 when nothing is found."""
    from interlock.storage.base import Query

    text = " ".join(query)
    with open_memory() as (store, _, settings):
        projects, names = scope(store, project, everywhere)
        hits = store.index.search(
            Query(
                text,
                projects=projects,
                limit=limit,
                role=role or "",
                host=host,
                since=day(since),
                until=day(until),
                file=path,
                tool=tool,
                compacted=compacted,
            )
        )
        groups = _grouped(store, hits)
        clean = cleaner(settings)
        around = {hit.turn.id: around_turn(store, hit.turn, context) for hit in hits} if context else {}
        if as_json:
            output.emit_json(
                {
                    "query": text,
                    "projects": names,
                    "hits": [_hit_document(hit, session, clean, around) for session, found in groups for hit in found],
                }
            )
        else:
            print_groups(groups, text, clean, around)
    if not hits:
        where = f"in {', '.join(names)}; all projects: interlock remember search --all {text!r}" if names else "in any project"
        output.note(f"nothing found for '{text}' {where}")
        raise click.exceptions.Exit(NEGATIVE)


def _grouped(store: "MemoryStore", hits: "list[Hit]") -> "list[tuple[Session | None, list[Hit]]]":
    """Hits by session, in the order of each session's best hit."""
    groups: dict[int, list[Hit]] = {}
    for hit in hits:
        groups.setdefault(hit.turn.session, []).append(hit)
    return [(store.turns.get_session(session), found) for session, found in groups.items()]


def _hit_document(hit: "Hit", session: "Session | None", clean: Any, around: "dict[int, list[Turn]]") -> dict[str, object]:
    return {
        **turn_document(hit.turn, clean),
        "session": session_document(session),
        "score": round(hit.score, 4),
        "exact": hit.exact,
        "context": [turn_document(one, clean) for one in around.get(hit.turn.id, ())],
    }
