-- An agent that was retired: its rows stay, no key opens it, and nothing is written for it.
ALTER TABLE agents ADD COLUMN retired_at timestamptz;
