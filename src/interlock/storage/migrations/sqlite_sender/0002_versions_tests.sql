-- The last version that a removed team had: one of the same name that is made later goes on from it.
CREATE TABLE sender_versions (
    team TEXT PRIMARY KEY,
    version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO sender_versions (team, version)
SELECT team, max(json_extract(payload, '$.config_version')) FROM sender_events
WHERE event = 'inference_hooks_config_deleted' AND json_extract(payload, '$.config_version') IS NOT NULL
GROUP BY team;

-- The newest Test Connection with what is saved.
CREATE TABLE sender_tests (
    team TEXT PRIMARY KEY,
    at REAL NOT NULL,
    verdict TEXT NOT NULL,
    reason TEXT,
    status INTEGER,
    ms REAL NOT NULL
) STRICT, WITHOUT ROWID;
