-- Inspection: answers already given, kept for ten minutes. Holds no content of a frame.

CREATE TABLE inspect_answers (
  tenant TEXT NOT NULL,
  webhook_id TEXT NOT NULL,
  digest BLOB NOT NULL,
  answer BLOB NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY (tenant, webhook_id, digest)
) WITHOUT ROWID;

CREATE INDEX inspect_answers_at ON inspect_answers (at);
