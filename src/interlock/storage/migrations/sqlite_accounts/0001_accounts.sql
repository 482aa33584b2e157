-- Who may sign in to the dashboard, who is signed in, one-time links, attempts to sign in.
CREATE TABLE dashboard_accounts (
    name TEXT PRIMARY KEY,
    password TEXT NOT NULL,
    role TEXT NOT NULL,
    created REAL NOT NULL,
    disabled INTEGER NOT NULL,
    totp TEXT NOT NULL,
    totp_step INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE dashboard_links (
    account TEXT PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    expires REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE dashboard_sessions (
    digest TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    created REAL NOT NULL,
    seen REAL NOT NULL,
    team TEXT NOT NULL,
    agent TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX dashboard_sessions_by_account ON dashboard_sessions (account, created);

CREATE TABLE dashboard_attempts (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE INDEX dashboard_attempts_by_key ON dashboard_attempts (key, at);
CREATE INDEX dashboard_attempts_by_time ON dashboard_attempts (at);
