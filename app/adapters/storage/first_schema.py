"""The tables of the first version; only a new file is made of them, and all migrations follow."""

FIRST_SCHEMA = """
CREATE TABLE conversations (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    deleted TEXT,
    wishes TEXT NOT NULL DEFAULT '{}',
    draft TEXT NOT NULL DEFAULT '',
    shown TEXT
);
CREATE INDEX conversations_by_time ON conversations (updated) WHERE deleted IS NULL;
CREATE TABLE turns (
    id TEXT PRIMARY KEY,
    conversation TEXT NOT NULL REFERENCES conversations ON DELETE CASCADE,
    parent TEXT,
    created TEXT NOT NULL,
    question TEXT NOT NULL,
    mode TEXT NOT NULL,
    channel TEXT NOT NULL,
    model TEXT,
    model_name TEXT NOT NULL,
    language TEXT NOT NULL,
    state TEXT NOT NULL,
    plan TEXT,
    searched TEXT NOT NULL,
    reports TEXT NOT NULL,
    findings TEXT NOT NULL,
    referred INTEGER NOT NULL,
    notices TEXT NOT NULL,
    usage TEXT,
    finish TEXT NOT NULL,
    error TEXT,
    seconds TEXT NOT NULL
);
CREATE INDEX turns_by_conversation ON turns (conversation, created);
CREATE INDEX turns_running ON turns (created) WHERE state = 'running';
CREATE TABLE answers (
    turn TEXT PRIMARY KEY REFERENCES turns ON DELETE CASCADE,
    text TEXT NOT NULL,
    reasoning TEXT NOT NULL
);
CREATE TABLE sources (
    conversation TEXT NOT NULL REFERENCES conversations ON DELETE CASCADE,
    id TEXT NOT NULL,
    key TEXT NOT NULL,
    number INTEGER,
    origin TEXT NOT NULL,
    url TEXT NOT NULL,
    resolved TEXT NOT NULL,
    title TEXT NOT NULL,
    site TEXT NOT NULL,
    date TEXT NOT NULL,
    snippet TEXT NOT NULL,
    kind TEXT NOT NULL,
    query TEXT NOT NULL,
    provider_data TEXT NOT NULL,
    PRIMARY KEY (conversation, id)
);
CREATE UNIQUE INDEX sources_by_key ON sources (conversation, key);
CREATE UNIQUE INDEX sources_by_number ON sources (conversation, number) WHERE number IS NOT NULL;
CREATE TABLE turn_references (
    turn TEXT NOT NULL REFERENCES turns ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    number INTEGER NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (turn, ordinal)
) WITHOUT ROWID;
CREATE TABLE passages (
    turn TEXT NOT NULL REFERENCES turns ON DELETE CASCADE,
    reference INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    source TEXT NOT NULL,
    text TEXT NOT NULL,
    start INTEGER NOT NULL,
    end INTEGER NOT NULL,
    heading TEXT NOT NULL,
    score REAL NOT NULL,
    from_snippet INTEGER NOT NULL,
    PRIMARY KEY (turn, reference, ordinal)
);
CREATE INDEX passages_by_source ON passages (source);
CREATE TABLE citations (
    turn TEXT NOT NULL REFERENCES turns ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    numbers TEXT NOT NULL,
    place_start INTEGER,
    place_end INTEGER,
    claim_start INTEGER,
    claim_end INTEGER,
    anchor TEXT NOT NULL,
    marker TEXT NOT NULL,
    cited_text TEXT NOT NULL,
    PRIMARY KEY (turn, ordinal)
) WITHOUT ROWID
"""
