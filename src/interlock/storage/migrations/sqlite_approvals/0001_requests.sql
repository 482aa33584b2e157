CREATE TABLE approval_requests (
    id TEXT PRIMARY KEY,
    digest TEXT NOT NULL,
    host TEXT NOT NULL,
    conversation TEXT NOT NULL,
    created REAL NOT NULL,
    expires REAL NOT NULL,
    shown TEXT NOT NULL,
    preview TEXT NOT NULL,
    state TEXT NOT NULL,
    waited REAL NOT NULL DEFAULT 0,
    decided REAL NOT NULL DEFAULT 0,
    actor TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT '',
    pass_until REAL NOT NULL DEFAULT 0,
    seal TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX approval_requests_digest ON approval_requests (digest, state);

CREATE TABLE approval_listeners (
    name TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    until REAL NOT NULL
) STRICT;
