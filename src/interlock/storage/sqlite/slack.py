"""`SlackStore` on SQLite, ``<state>/slack.db``: its own file, so that an acknowledgement never waits for the chat's writer."""

from collections.abc import Sequence

from interlock.storage.slack_port import KEEP_SEEN, SlackLink, SlackStore
from interlock.storage.sqlite.shared_database import SharedDatabase

FILE = "slack.db"
#: Seconds that a writer waits for another process: Slack waits three for the whole answer, and comes again.
_PATIENCE = 2.0


class SqliteSlackStore(SharedDatabase, SlackStore):
    """The store in a state folder. Threads may share it. A commit survives the death of the process (``synchronous = NORMAL``)."""

    def __init__(self, state: str, *, rehearsal: bool = False) -> None:
        """`rehearsal`: see `SharedDatabase`."""
        super().__init__(state, FILE, "sqlite_slack", "synchronous = NORMAL", patience=_PATIENCE, rehearsal=rehearsal)

    def links(self) -> Sequence[SlackLink]:
        return [SlackLink(*row) for row in self._rows("SELECT user, member, linked FROM slack_links ORDER BY user")]

    def link(self, link: SlackLink) -> None:
        with self._whole() as connection:
            connection.execute("INSERT OR REPLACE INTO slack_links (user, member, linked) VALUES (?, ?, ?)", link)

    def unlink(self, user: str) -> bool:
        with self._whole() as connection:
            return connection.execute("DELETE FROM slack_links WHERE user = ?", (user,)).rowcount > 0

    def member(self, user: str) -> "str | None":
        rows = self._rows("SELECT member FROM slack_links WHERE user = ?", user)
        return str(rows[0][0]) if rows else None

    def claim(self, names: Sequence[str], now: float) -> bool:
        with self._whole() as connection:
            connection.execute("DELETE FROM slack_seen WHERE at < ?", (now - KEEP_SEEN,))
            before = connection.total_changes
            connection.executemany("INSERT OR IGNORE INTO slack_seen (name, at) VALUES (?, ?)", [(name, now) for name in names])
            return connection.total_changes - before == len(names)
