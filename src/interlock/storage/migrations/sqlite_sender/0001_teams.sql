-- The sender's teams, the breaker that its workers share, audit rows and health counts.
CREATE TABLE sender_teams (
    team TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    settings TEXT NOT NULL,
    version INTEGER NOT NULL,
    seed TEXT NOT NULL,
    headers TEXT NOT NULL,
    secret TEXT NOT NULL,
    paused INTEGER NOT NULL,
    updated REAL NOT NULL
) STRICT;

CREATE TABLE sender_state (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO sender_state (name, value) VALUES ('generation', 1), ('paused', 0), ('handed_over', 0);

CREATE TABLE sender_breakers (
    team TEXT PRIMARY KEY,
    tripped REAL NOT NULL,
    frozen INTEGER NOT NULL,
    counted_from REAL NOT NULL,
    probed REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sender_attempts (
    team TEXT NOT NULL,
    second INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    PRIMARY KEY (team, second)
) STRICT, WITHOUT ROWID;

CREATE TABLE sender_counts (
    team TEXT NOT NULL,
    minute INTEGER NOT NULL,
    what TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (team, minute, what)
) STRICT, WITHOUT ROWID;

CREATE TABLE sender_errors (
    id INTEGER PRIMARY KEY,
    team TEXT NOT NULL,
    at REAL NOT NULL,
    reason TEXT NOT NULL,
    status INTEGER
) STRICT;

CREATE INDEX sender_errors_by_team ON sender_errors (team, id);

CREATE TABLE sender_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    team TEXT NOT NULL,
    event TEXT NOT NULL,
    payload TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE INDEX sender_events_by_team ON sender_events (team, id);
CREATE INDEX sender_events_by_name ON sender_events (event, id);

-- API keys of the gateway: only a digest of each is kept.
CREATE TABLE sender_keys (
    key_id TEXT PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    team TEXT NOT NULL,
    actor TEXT NOT NULL,
    label TEXT NOT NULL,
    created REAL NOT NULL
) STRICT;

-- Which team a member's personal agents follow.
CREATE TABLE sender_members (
    actor TEXT PRIMARY KEY,
    team TEXT NOT NULL
) STRICT, WITHOUT ROWID;
