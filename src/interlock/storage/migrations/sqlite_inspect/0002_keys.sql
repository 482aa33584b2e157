-- Inspection: signing keys, sealed by the vault.

CREATE TABLE inspect_keys (
  key_id TEXT PRIMARY KEY,
  tenant TEXT NOT NULL,
  platform TEXT NOT NULL,
  prefix TEXT NOT NULL,
  blob TEXT NOT NULL,
  created REAL NOT NULL,
  expires REAL,
  last_used REAL,
  stragglers INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE UNIQUE INDEX inspect_keys_current ON inspect_keys (platform, tenant) WHERE expires IS NULL;
