-- Memory: what was said, where it was read, and what was made of it.
-- Search tables are not here: they are derived and made by interlock.storage.sqlite.index.

CREATE TABLE projects (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  root TEXT NOT NULL,
  created REAL NOT NULL
);

CREATE TABLE project_aliases (
  alias TEXT PRIMARY KEY,
  project INTEGER NOT NULL REFERENCES projects (id)
) WITHOUT ROWID;

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  host TEXT NOT NULL,
  conversation TEXT NOT NULL,
  parent TEXT NOT NULL DEFAULT '',
  title TEXT NOT NULL DEFAULT '',
  started REAL NOT NULL,
  updated REAL NOT NULL,
  UNIQUE (host, conversation)
);

CREATE TABLE session_projects (
  session INTEGER NOT NULL REFERENCES sessions (id),
  project INTEGER NOT NULL REFERENCES projects (id),
  place INTEGER NOT NULL,
  PRIMARY KEY (session, project)
) WITHOUT ROWID;

CREATE INDEX session_projects_project ON session_projects (project);

CREATE TABLE sources (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  session INTEGER NOT NULL REFERENCES sessions (id),
  generation INTEGER NOT NULL,
  device INTEGER NOT NULL,
  inode INTEGER NOT NULL,
  position INTEGER NOT NULL,
  tail BLOB NOT NULL,
  lines INTEGER NOT NULL,
  bad INTEGER NOT NULL,
  seen REAL NOT NULL
);

-- AUTOINCREMENT: an id that a person or an agent has noted must never come to mean another turn.
CREATE TABLE turns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  session INTEGER NOT NULL REFERENCES sessions (id),
  source INTEGER NOT NULL REFERENCES sources (id),
  generation INTEGER NOT NULL,
  first_byte INTEGER NOT NULL,
  last_byte INTEGER NOT NULL,
  role TEXT NOT NULL,
  time REAL,
  digest BLOB NOT NULL,
  occurrence INTEGER NOT NULL,
  text TEXT NOT NULL,
  UNIQUE (session, digest, occurrence)
);

CREATE INDEX turns_session ON turns (session);

CREATE TABLE tool_events (
  id INTEGER PRIMARY KEY,
  session INTEGER NOT NULL REFERENCES sessions (id),
  source INTEGER NOT NULL REFERENCES sources (id),
  generation INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  name TEXT NOT NULL,
  target TEXT NOT NULL,
  detail TEXT NOT NULL,
  digest BLOB NOT NULL,
  occurrence INTEGER NOT NULL,
  UNIQUE (session, digest, occurrence)
);

CREATE INDEX tool_events_turn ON tool_events (turn);

CREATE TABLE tombstones (
  digest BLOB PRIMARY KEY,
  reason TEXT NOT NULL,
  created REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE counters (
  name TEXT NOT NULL,
  key TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (name, key)
) WITHOUT ROWID;

CREATE TABLE pending (
  host TEXT NOT NULL,
  conversation TEXT NOT NULL,
  cause TEXT NOT NULL,
  generation TEXT NOT NULL,
  since REAL NOT NULL,
  PRIMARY KEY (host, conversation)
) WITHOUT ROWID;

CREATE TABLE summaries (
  session INTEGER PRIMARY KEY REFERENCES sessions (id),
  text TEXT NOT NULL,
  updated REAL NOT NULL
);

CREATE TABLE diary (
  id INTEGER PRIMARY KEY,
  session INTEGER NOT NULL REFERENCES sessions (id),
  text TEXT NOT NULL,
  created REAL NOT NULL
);

CREATE TABLE digests (
  project INTEGER PRIMARY KEY REFERENCES projects (id),
  text TEXT NOT NULL,
  updated REAL NOT NULL
);

CREATE TABLE pins (
  id INTEGER PRIMARY KEY,
  project INTEGER NOT NULL REFERENCES projects (id),
  text TEXT NOT NULL,
  created REAL NOT NULL
);

CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
