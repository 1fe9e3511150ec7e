-- Written by two programs of commit 3f733ac at once: the second one's [2] is another page than the first one's.
BEGIN TRANSACTION;
CREATE TABLE answers (
    turn TEXT PRIMARY KEY REFERENCES turns ON DELETE CASCADE,
    text TEXT NOT NULL,
    reasoning TEXT NOT NULL
);
INSERT INTO "answers" VALUES('theirs','It is blue for a reason [1].It is blue for a reason [2].It is blue for a reason [3].','');
INSERT INTO "answers" VALUES('ours','It is blue for a reason [1].It is blue for a reason [2].','');
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
    cited_text TEXT NOT NULL, support TEXT,
    PRIMARY KEY (turn, ordinal)
) WITHOUT ROWID
;
INSERT INTO "citations" VALUES('theirs',0,'[1]',24,27,0,23,'marker','[1]','','{"verdict":"supported","score":0.566,"sentence":"Ice is blue because it absorbs red light.","reason":"","detail":""}');
INSERT INTO "citations" VALUES('theirs',1,'[2]',52,55,28,51,'marker','[2]','','{"verdict":"supported","score":0.566,"sentence":"The sky is blue because air scatters short waves more than long ones.","reason":"","detail":""}');
INSERT INTO "citations" VALUES('theirs',2,'[3]',80,83,56,79,'marker','[3]','','{"verdict":"partly","score":0.4785,"sentence":"The jay is blue by structure.","reason":"coverage","detail":"reason"}');
INSERT INTO "citations" VALUES('ours',0,'[1]',24,27,0,23,'marker','[1]','','{"verdict":"supported","score":0.566,"sentence":"The sea is blue because water absorbs red light.","reason":"","detail":""}');
INSERT INTO "citations" VALUES('ours',1,'[2]',52,55,28,51,'marker','[2]','','{"verdict":"supported","score":0.566,"sentence":"The sky is blue because air scatters short waves more than long ones.","reason":"","detail":""}');
CREATE TABLE conversations (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    created TEXT NOT NULL,
    updated TEXT NOT NULL,
    deleted TEXT,
    wishes TEXT NOT NULL DEFAULT '{}',
    draft TEXT NOT NULL DEFAULT '',
    shown TEXT
, grouped TEXT NOT NULL DEFAULT '');
INSERT INTO "conversations" VALUES('c','Blue','2026-11-22T06:35:47.314192+00:00','2026-11-22T06:35:47.370727+00:00',NULL,'{"mode":null,"channel":null,"model":null,"planner":null,"site":null,"fresh":false,"bases":null}','','ours','');
CREATE TABLE facts (
            id TEXT PRIMARY KEY,
            "group" TEXT NOT NULL,
            text TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            turn TEXT NOT NULL,
            conversation TEXT NOT NULL
        );
CREATE TABLE images (
    turn TEXT NOT NULL REFERENCES turns ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    media_type TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (turn, ordinal)
) WITHOUT ROWID;
CREATE TABLE kept_searches (
    conversation TEXT NOT NULL REFERENCES conversations ON DELETE CASCADE,
    key TEXT NOT NULL,
    channel TEXT NOT NULL,
    asked TEXT NOT NULL,
    response TEXT NOT NULL,
    hits TEXT NOT NULL,
    PRIMARY KEY (conversation, key)
) WITHOUT ROWID
;
INSERT INTO "kept_searches" VALUES('c','local
why is https://sky.example/blue https://ice.example/blue https://jay.example/blue blue
10


web
en-us
-','local','2026-11-22T06:35:47.000000+00:00','','[{"rank":1,"title":"Title 1","url":"https://sky.example/blue","snippet":"The sky is blue because air scatters short waves more than long ones. This is Rayleigh scattering.","site":"","date":"","origin":"web","key":"","kind":"web","document":"","passages":[]},{"rank":2,"title":"Title 2","url":"https://ice.example/blue","snippet":"Ice is blue because it absorbs red light.","site":"","date":"","origin":"web","key":"","kind":"web","document":"","passages":[]},{"rank":3,"title":"Title 3","url":"https://jay.example/blue","snippet":"The jay is blue by structure.","site":"","date":"","origin":"web","key":"","kind":"web","document":"","passages":[]}]');
INSERT INTO "kept_searches" VALUES('c','local
why is https://sky.example/blue https://sea.example/blue blue
10


web
en-us
-','local','2026-11-22T06:35:47.000000+00:00','','[{"rank":1,"title":"Title 1","url":"https://sky.example/blue","snippet":"The sky is blue because air scatters short waves more than long ones. This is Rayleigh scattering.","site":"","date":"","origin":"web","key":"","kind":"web","document":"","passages":[]},{"rank":2,"title":"Title 2","url":"https://sea.example/blue","snippet":"The sea is blue because water absorbs red light. It is not only a mirror of the sky.","site":"","date":"","origin":"web","key":"","kind":"web","document":"","passages":[]}]');
CREATE TABLE migrations (name TEXT PRIMARY KEY, applied TEXT NOT NULL);
INSERT INTO "migrations" VALUES('m001_conversations','2026-11-22T06:35:47.297868+00:00');
INSERT INTO "migrations" VALUES('m002_tools_and_searches','2026-11-22T06:35:47.301800+00:00');
INSERT INTO "migrations" VALUES('m003_own_material','2026-11-22T06:35:47.303241+00:00');
INSERT INTO "migrations" VALUES('m004_facts','2026-11-22T06:35:47.303456+00:00');
INSERT INTO "migrations" VALUES('m005_authors','2026-11-22T06:35:47.303755+00:00');
INSERT INTO "migrations" VALUES('m006_research','2026-11-22T06:35:47.304499+00:00');
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
    from_snippet INTEGER NOT NULL, page INTEGER NOT NULL DEFAULT 0, line INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (turn, reference, ordinal)
);
INSERT INTO "passages" VALUES('ours',0,0,'5e1a8b272e6f4ef5b0a46f6d0acabe31','The sea is blue because water absorbs red light. It is not only a mirror of the sky.',0,84,'',8.97411886326488161813e-01,0,0,0);
INSERT INTO "passages" VALUES('ours',1,0,'c0a2a2c8149945b4aa33fa2ac6a558e9','The sky is blue because air scatters short waves more than long ones. This is Rayleigh scattering.',0,98,'',5.28994509260299339281e-01,0,0,0);
INSERT INTO "passages" VALUES('theirs',0,0,'3456e852e90b4d8681caee35f08c078f','Ice is blue because it absorbs red light.',0,41,'',7.12208734395837872455e-01,0,0,0);
INSERT INTO "passages" VALUES('theirs',1,0,'c0a2a2c8149945b4aa33fa2ac6a558e9','The sky is blue because air scatters short waves more than long ones. This is Rayleigh scattering.',0,98,'',4.82912233041788319098e-01,0,0,0);
INSERT INTO "passages" VALUES('theirs',2,0,'56989ed626b84d4090eb83469f9fc62b','The jay is blue by structure.',0,29,'',4.62815158607062071549e-01,0,0,0);
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
    provider_data TEXT NOT NULL, document TEXT NOT NULL DEFAULT '', author TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (conversation, id)
);
INSERT INTO "sources" VALUES('c','c0a2a2c8149945b4aa33fa2ac6a558e9','sky.example/blue',2,'web','https://sky.example/blue','https://sky.example/blue','Title of https://sky.example/blue','sky.example','','The sky is blue because air scatters short waves more than long ones. This is Rayleigh scattering.','web','why is https://sky.example/blue https://sea.example/blue blue','{}','','');
INSERT INTO "sources" VALUES('c','5e1a8b272e6f4ef5b0a46f6d0acabe31','sea.example/blue',1,'web','https://sea.example/blue','https://sea.example/blue','Title of https://sea.example/blue','sea.example','','The sea is blue because water absorbs red light. It is not only a mirror of the sky.','web','why is https://sky.example/blue https://sea.example/blue blue','{}','','');
INSERT INTO "sources" VALUES('c','3456e852e90b4d8681caee35f08c078f','ice.example/blue',NULL,'web','https://ice.example/blue','https://ice.example/blue','Title of https://ice.example/blue','ice.example','','Ice is blue because it absorbs red light.','web','why is https://sky.example/blue https://ice.example/blue https://jay.example/blue blue','{}','','');
INSERT INTO "sources" VALUES('c','56989ed626b84d4090eb83469f9fc62b','jay.example/blue',3,'web','https://jay.example/blue','https://jay.example/blue','Title of https://jay.example/blue','jay.example','','The jay is blue by structure.','web','why is https://sky.example/blue https://ice.example/blue https://jay.example/blue blue','{}','','');
CREATE TABLE turn_references (
    turn TEXT NOT NULL REFERENCES turns ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    number INTEGER NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (turn, ordinal)
) WITHOUT ROWID;
INSERT INTO "turn_references" VALUES('theirs',0,1,'3456e852e90b4d8681caee35f08c078f');
INSERT INTO "turn_references" VALUES('theirs',1,2,'c0a2a2c8149945b4aa33fa2ac6a558e9');
INSERT INTO "turn_references" VALUES('theirs',2,3,'56989ed626b84d4090eb83469f9fc62b');
INSERT INTO "turn_references" VALUES('ours',0,1,'5e1a8b272e6f4ef5b0a46f6d0acabe31');
INSERT INTO "turn_references" VALUES('ours',1,2,'c0a2a2c8149945b4aa33fa2ac6a558e9');
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
, spoken TEXT NOT NULL DEFAULT '[]', searches TEXT NOT NULL DEFAULT '[]', fallbacks TEXT NOT NULL DEFAULT '[]', entry_html TEXT NOT NULL DEFAULT '', bases TEXT NOT NULL DEFAULT '[]', files TEXT NOT NULL DEFAULT '[]', checked INTEGER NOT NULL DEFAULT 0, depth TEXT, graph TEXT, research_ended TEXT NOT NULL DEFAULT '', clarifying INTEGER NOT NULL DEFAULT 0);
INSERT INTO "turns" VALUES('theirs','c',NULL,'2026-11-22T06:35:47.317931+00:00','Why is ice blue?','auto','local','{"provider":"fake","model":"fake-1"}','fake-1','en-US','finished','{"queries":["why is https://sky.example/blue https://ice.example/blue https://jay.example/blue blue"],"links":[],"summarise":false,"provisional":false,"origin":"rewrite","freshness":[],"knowledge":[]}','["why is https://sky.example/blue https://ice.example/blue https://jay.example/blue blue"]','[{"engine":"local-engine","query":"why is https://sky.example/blue https://ice.example/blue https://jay.example/blue blue","outcome":"hits","hits":[],"detail":"","response":"","url":""}]','[{"source":"c0a2a2c8149945b4aa33fa2ac6a558e9","state":"read","score":0.01639344262295082,"reason":"","detail":""},{"source":"3456e852e90b4d8681caee35f08c078f","state":"read","score":0.016129032258064516,"reason":"","detail":""},{"source":"56989ed626b84d4090eb83469f9fc62b","state":"read","score":0.015873015873015872,"reason":"","detail":""}]',1,'[]',NULL,'stop',NULL,'{"search":0.006,"read":0.001,"refer":0.002,"write":0.004,"check":0.004}','[]','[{"turn":"theirs","query":"why is https://sky.example/blue https://ice.example/blue https://jay.example/blue blue","channel":"local","hits":[],"failure":null,"response":"","seconds":0.0,"kept":"","found":3}]','[]','','[]','[]',1,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('ours','c',NULL,'2026-11-22T06:35:47.321892+00:00','Why is the sky blue?','auto','local','{"provider":"fake","model":"fake-1"}','fake-1','en-US','finished','{"queries":["why is https://sky.example/blue https://sea.example/blue blue"],"links":[],"summarise":false,"provisional":false,"origin":"rewrite","freshness":[],"knowledge":[]}','["why is https://sky.example/blue https://sea.example/blue blue"]','[{"engine":"local-engine","query":"why is https://sky.example/blue https://sea.example/blue blue","outcome":"hits","hits":[],"detail":"","response":"","url":""}]','[{"source":"c0a2a2c8149945b4aa33fa2ac6a558e9","state":"read","score":0.01639344262295082,"reason":"","detail":""},{"source":"5e1a8b272e6f4ef5b0a46f6d0acabe31","state":"read","score":0.016129032258064516,"reason":"","detail":""}]',1,'[]',NULL,'stop',NULL,'{"search":0.007,"read":0.001,"refer":0.002,"write":0.005,"check":0.007}','[]','[{"turn":"ours","query":"why is https://sky.example/blue https://sea.example/blue blue","channel":"local","hits":[],"failure":null,"response":"","seconds":0.0,"kept":"","found":2}]','[]','','[]','[]',1,NULL,NULL,'',0);
CREATE INDEX conversations_by_time ON conversations (updated) WHERE deleted IS NULL;
CREATE INDEX turns_by_conversation ON turns (conversation, created);
CREATE INDEX turns_running ON turns (created) WHERE state = 'running';
CREATE UNIQUE INDEX sources_by_key ON sources (conversation, key);
CREATE UNIQUE INDEX sources_by_number ON sources (conversation, number) WHERE number IS NOT NULL;
CREATE INDEX passages_by_source ON passages (source);
CREATE INDEX facts_by_group ON facts ("group", updated);
COMMIT;
