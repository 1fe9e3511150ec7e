-- A database as the first version made it. It never changes: later versions must open it.
BEGIN TRANSACTION;
CREATE TABLE answers (
    turn TEXT PRIMARY KEY REFERENCES turns ON DELETE CASCADE,
    text TEXT NOT NULL,
    reasoning TEXT NOT NULL
);
INSERT INTO "answers" VALUES('t1','It is 2962 m [1].','');
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
;
INSERT INTO "citations" VALUES('t1',0,'[1]',13,16,NULL,NULL,'marker','[1]','');
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
INSERT INTO "conversations" VALUES('c1','Zugspitze','2026-03-01T12:00:00.000000+00:00','2026-03-01T12:00:00.000000+00:00',NULL,'{"mode":null,"channel":null,"model":null}','And K2?','t1');
CREATE TABLE migrations (name TEXT PRIMARY KEY, applied TEXT NOT NULL);
INSERT INTO "migrations" VALUES('m001_conversations','2026-11-21T01:15:21.642741+00:00');
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
INSERT INTO "passages" VALUES('t1',0,0,'s1','The Zugspitze is 2962 m high.',10,39,'Height',0.9,0);
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
INSERT INTO "sources" VALUES('c1','s1','de.wikipedia.org/wiki/Zugspitze',1,'web','https://de.wikipedia.org/wiki/Zugspitze','','Zugspitze','de.wikipedia.org','','','web','','{}');
INSERT INTO "sources" VALUES('c1','s2','example.org/alps',NULL,'web','https://example.org/alps','','Alps','','','Mountains','web','','{}');
CREATE TABLE turn_references (
    turn TEXT NOT NULL REFERENCES turns ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    number INTEGER NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (turn, ordinal)
) WITHOUT ROWID;
INSERT INTO "turn_references" VALUES('t1',0,1,'s1');
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
INSERT INTO "turns" VALUES('t1','c1',NULL,'2026-03-01T12:00:00.000000+00:00','How high is the Zugspitze?','auto','local',NULL,'','en-US','finished','{"queries":["zugspitze height"],"links":[],"summarise":false,"provisional":false,"origin":"rewrite"}','["zugspitze height"]','[{"engine":"bing","query":"zugspitze height","outcome":"hits","hits":[],"detail":""}]','[{"source":"s1","state":"read","score":0.9,"reason":"","detail":""},{"source":"s2","state":"found","score":0.0,"reason":"","detail":""}]',1,'[]',NULL,'',NULL,'{"write":1.5}');
CREATE INDEX conversations_by_time ON conversations (updated) WHERE deleted IS NULL;
CREATE INDEX turns_by_conversation ON turns (conversation, created);
CREATE INDEX turns_running ON turns (created) WHERE state = 'running';
CREATE UNIQUE INDEX sources_by_key ON sources (conversation, key);
CREATE UNIQUE INDEX sources_by_number ON sources (conversation, number) WHERE number IS NOT NULL;
CREATE INDEX passages_by_source ON passages (source);
COMMIT;
