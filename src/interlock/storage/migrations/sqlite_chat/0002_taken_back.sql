-- What a member took back stays for them to change; and what a reset has cleared.
ALTER TABLE chat_conversations ADD COLUMN draft TEXT NOT NULL DEFAULT '';
ALTER TABLE chat_conversations ADD COLUMN again INTEGER NOT NULL DEFAULT 0;
