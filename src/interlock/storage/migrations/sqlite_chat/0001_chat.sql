-- The chat: what is said and kept is sealed; ids, times and states are plain.
CREATE TABLE chat_conversations (
    id TEXT PRIMARY KEY,
    member TEXT NOT NULL,
    surface TEXT NOT NULL,
    reference TEXT NOT NULL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    title TEXT NOT NULL,
    summary TEXT NOT NULL,
    summarised INTEGER NOT NULL,
    fresh INTEGER NOT NULL,
    turn TEXT NOT NULL,
    lease REAL NOT NULL,
    last_turn TEXT NOT NULL
) STRICT;

CREATE INDEX chat_conversations_of ON chat_conversations (member, updated, id);
CREATE UNIQUE INDEX chat_conversations_at ON chat_conversations (reference) WHERE reference <> '';
CREATE INDEX chat_conversations_running ON chat_conversations (lease) WHERE turn <> '';

CREATE TABLE chat_messages (
    id TEXT NOT NULL UNIQUE,
    conversation TEXT NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    state TEXT NOT NULL,
    at REAL NOT NULL,
    turn TEXT NOT NULL,
    body TEXT NOT NULL,
    notice TEXT NOT NULL,
    size INTEGER NOT NULL,
    passed INTEGER NOT NULL,
    number INTEGER PRIMARY KEY AUTOINCREMENT
) STRICT;

CREATE INDEX chat_messages_of ON chat_messages (conversation, number);

CREATE TABLE chat_helpers (
    id TEXT PRIMARY KEY,
    conversation TEXT NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
    turn TEXT NOT NULL,
    state TEXT NOT NULL,
    started REAL NOT NULL,
    ended REAL NOT NULL,
    lease REAL NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE INDEX chat_helpers_of ON chat_helpers (conversation);
CREATE INDEX chat_helpers_running ON chat_helpers (lease) WHERE state = 'running';

CREATE TABLE chat_items (
    id TEXT PRIMARY KEY,
    member TEXT NOT NULL,
    kind TEXT NOT NULL,
    created REAL NOT NULL,
    size INTEGER NOT NULL,
    body TEXT NOT NULL,
    passed INTEGER NOT NULL
) STRICT;

CREATE INDEX chat_items_of ON chat_items (member);

CREATE TABLE chat_routines (
    id TEXT PRIMARY KEY,
    member TEXT NOT NULL,
    schedule TEXT NOT NULL,
    "on" INTEGER NOT NULL,
    due REAL NOT NULL,
    created REAL NOT NULL,
    body TEXT NOT NULL,
    lease REAL NOT NULL
) STRICT;

CREATE INDEX chat_routines_of ON chat_routines (member);
CREATE INDEX chat_routines_due ON chat_routines (due) WHERE "on" = 1 AND due > 0;

CREATE TABLE chat_runs (
    id TEXT PRIMARY KEY,
    routine TEXT NOT NULL REFERENCES chat_routines (id) ON DELETE CASCADE,
    started REAL NOT NULL,
    ended REAL NOT NULL,
    state TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;

CREATE INDEX chat_runs_of ON chat_runs (routine);
