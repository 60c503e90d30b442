-- People and their sign-ins are across organisations. Two roles keep that apart from what organisations hold: the runtime
-- role can't read a person, and the role of people can't read a memory, a key or an event.
DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'foreword_people') THEN
        CREATE ROLE foreword_people NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
    END IF;
    IF NOT pg_has_role(current_user, 'foreword_people', 'SET') THEN
        EXECUTE format('GRANT foreword_people TO %I WITH SET TRUE, INHERIT FALSE', current_user);
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO foreword_people', current_schema());
END
$$;

-- `email` is as normalised. No `password`: whoever came by a one-time link and has set none.
CREATE TABLE people (
    person_id   bigint PRIMARY KEY DEFAULT nextval('ids'),
    email       text COLLATE "C" NOT NULL UNIQUE CHECK (char_length(email) BETWEEN 3 AND 254),
    name        text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
    password    text,
    created_at  timestamptz NOT NULL,
    password_at timestamptz
);

-- What a signed cookie is bound to: from the next request on, an ended one opens nothing in any process.
CREATE TABLE sign_ins (
    person_id  bigint NOT NULL REFERENCES people,
    sign_in_id bigint NOT NULL DEFAULT nextval('ids'),
    org_id     bigint NOT NULL REFERENCES organisations,
    csrf       text NOT NULL,
    created_at timestamptz NOT NULL,
    seen_at    timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz,
    address    text NOT NULL,
    browser    text NOT NULL,
    PRIMARY KEY (person_id, sign_in_id)
);
CREATE INDEX sign_ins_expiry ON sign_ins (expires_at);

-- How often somebody tried the door, by account or by address (hashed) and hour: what the limits are counted by.
CREATE TABLE attempts (
    subject bytea NOT NULL,
    hour    timestamptz NOT NULL,
    tries   integer NOT NULL,
    PRIMARY KEY (subject, hour)
);
CREATE INDEX attempts_hour ON attempts (hour);

-- Who belongs to an organisation. No key leads to `people`: organisations may live in other databases than people.
CREATE TABLE members (
    org_id    bigint NOT NULL REFERENCES organisations,
    person_id bigint NOT NULL,
    role      text COLLATE "C" NOT NULL CHECK (role IN ('owner', 'admin', 'member')),
    since     timestamptz NOT NULL,
    PRIMARY KEY (org_id, person_id)
);
CREATE INDEX members_person ON members (person_id);

-- One-time links into an organisation; only the hash of a link is kept. `owner`: of the operator, for whoever holds it.
CREATE TABLE invitations (
    org_id        bigint NOT NULL REFERENCES organisations,
    invitation_id bigint NOT NULL DEFAULT nextval('ids'),
    kind          text COLLATE "C" NOT NULL CHECK (kind IN ('invitation', 'entry')),
    role          text COLLATE "C" NOT NULL CHECK (role IN ('owner', 'admin', 'member')),
    email         text,
    hash          bytea NOT NULL,
    made_by       text NOT NULL,
    created_at    timestamptz NOT NULL,
    expires_at    timestamptz NOT NULL,
    used_at       timestamptz,
    used_by       bigint,
    revoked_at    timestamptz,
    PRIMARY KEY (org_id, invitation_id)
);

DO $$
DECLARE
    every_table name;
BEGIN
    FOREACH every_table IN ARRAY ARRAY['people', 'sign_ins', 'attempts', 'members', 'invitations'] LOOP
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', every_table);
        EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', every_table);
        EXECUTE format('CREATE POLICY of_people ON %I TO foreword_people USING (true) WITH CHECK (true)', every_table);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE ON %I TO foreword_people', every_table);
    END LOOP;
    FOREACH every_table IN ARRAY ARRAY['members', 'invitations'] LOOP
        EXECUTE format($policy$
            CREATE POLICY tenant ON %I TO foreword_app
            USING (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
            WITH CHECK (org_id = (SELECT nullif(current_setting('app.org', true), '')::bigint))
        $policy$, every_table);
        EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO foreword_app', every_table);
    END LOOP;
END
$$;
GRANT DELETE ON sign_ins, attempts, members TO foreword_people;

-- Signing up makes an organisation, and a person sees the names of theirs; of their settings and all else nothing.
CREATE POLICY of_people ON organisations TO foreword_people USING (true) WITH CHECK (true);
GRANT SELECT (org_id, name, created_at), INSERT (name), UPDATE (name) ON organisations TO foreword_people;
GRANT USAGE ON SEQUENCE ids TO foreword_people;
