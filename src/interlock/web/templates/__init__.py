"""Templates of the pages, one a page, and what they can use: every value is escaped, a name that is not there is an error."""

import datetime
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from interlock import __version__
from interlock.web import static


def environment() -> Environment:
    """The jinja2 environment of the pages."""
    found = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.globals.update(static=static.url, version=__version__)
    found.filters.update(when=when, ago=ago, amount=amount)
    return found


def when(at: float) -> Markup:
    """Unix seconds as a `time` element in UTC; a dash for 0."""
    if not at:
        return Markup("–")
    moment = datetime.datetime.fromtimestamp(at, datetime.UTC)
    return Markup('<time datetime="{}">{}</time>').format(
        moment.strftime("%Y-%m-%dT%H:%M:%SZ"), moment.strftime("%Y-%m-%d %H:%M:%S UTC")
    )


def ago(seconds: float) -> str:
    """A span of seconds in its largest unit."""
    for size, unit in ((86_400, "d"), (3_600, "h"), (60, "min")):
        if seconds >= size:
            return f"{int(seconds // size)} {unit}"
    return f"{max(0, int(seconds))} s"


def amount(value: float) -> str:
    """A number with thousands separated."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"
