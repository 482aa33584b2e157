"""How search results look in a terminal and in a pipe."""

from typing import TYPE_CHECKING, Any

from interlock.cli import output
from interlock.cli.remember_shared import heading, label

if TYPE_CHECKING:
    from interlock.model.session import Hit, Session, Turn


def print_groups(groups: "list[tuple[Session | None, list[Hit]]]", text: str, clean: Any, around: "dict[int, list[Turn]]") -> None:
    from interlock.cli.snippet import snippet

    for number, (session, found) in enumerate(groups):
        if number:
            output.echo()
        output.echo(heading(session))
        for hit in found:
            output.echo(f"  {label(hit.turn)}{'  exact' if hit.exact else ''}")
            for line in snippet(clean(hit.turn.text), text, output.colour_on()):
                output.echo(f"    {line}")
            for one in around.get(hit.turn.id, ()):
                if one.id != hit.turn.id:
                    output.echo(f"    {label(one)}: {' '.join(clean(one.text).split())[:200]}")
