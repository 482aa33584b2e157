CREATE TABLE slack_links (
    user TEXT PRIMARY KEY,
    member TEXT NOT NULL,
    linked REAL NOT NULL
) STRICT;

CREATE TABLE slack_seen (
    name TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT;

CREATE INDEX slack_seen_at ON slack_seen (at);
