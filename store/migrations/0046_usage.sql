-- Whom a block was given to, and how long it took: what usage is counted by. The rows before have neither.
ALTER TABLE injections ADD COLUMN actor text COLLATE "C", ADD COLUMN took_ms real;
