-- Written by the program of commit 3f733ac, before fields and kinds had the names of today. It never changes.
BEGIN TRANSACTION;
CREATE TABLE answers (
    turn TEXT PRIMARY KEY REFERENCES turns ON DELETE CASCADE,
    text TEXT NOT NULL,
    reasoning TEXT NOT NULL
);
INSERT INTO "answers" VALUES('t1','The lamps were lit by hand [1].','Think of gas.');
INSERT INTO "answers" VALUES('f00','','');
INSERT INTO "answers" VALUES('f01','','');
INSERT INTO "answers" VALUES('f02','','');
INSERT INTO "answers" VALUES('f03','','');
INSERT INTO "answers" VALUES('f04','','');
INSERT INTO "answers" VALUES('f05','','');
INSERT INTO "answers" VALUES('f06','','');
INSERT INTO "answers" VALUES('f07','','');
INSERT INTO "answers" VALUES('f08','','');
INSERT INTO "answers" VALUES('f09','','');
INSERT INTO "answers" VALUES('f10','','');
INSERT INTO "answers" VALUES('f11','','');
INSERT INTO "answers" VALUES('f12','','');
INSERT INTO "answers" VALUES('f13','','');
INSERT INTO "answers" VALUES('f14','','');
INSERT INTO "answers" VALUES('f15','','');
INSERT INTO "answers" VALUES('r0','A report [1].','');
INSERT INTO "answers" VALUES('r1','A report [1].','');
INSERT INTO "answers" VALUES('r2','A report [1].','');
INSERT INTO "answers" VALUES('r3','A report [1].','');
INSERT INTO "answers" VALUES('r4','A report [1].','');
INSERT INTO "answers" VALUES('r5','A report [1].','');
INSERT INTO "answers" VALUES('r6','A report [1].','');
INSERT INTO "answers" VALUES('r7','A report [1].','');
INSERT INTO "answers" VALUES('q','Which lamps?','');
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
INSERT INTO "citations" VALUES('r0',0,'[1]',9,12,NULL,NULL,'marker','[1]','',NULL);
INSERT INTO "citations" VALUES('r1',0,'[1]',9,12,NULL,NULL,'marker','[1]','',NULL);
INSERT INTO "citations" VALUES('r2',0,'[1]',9,12,NULL,NULL,'marker','[1]','',NULL);
INSERT INTO "citations" VALUES('r3',0,'[1]',9,12,NULL,NULL,'marker','[1]','',NULL);
INSERT INTO "citations" VALUES('r4',0,'[1]',9,12,NULL,NULL,'marker','[1]','',NULL);
INSERT INTO "citations" VALUES('r5',0,'[1]',9,12,NULL,NULL,'marker','[1]','',NULL);
INSERT INTO "citations" VALUES('r6',0,'[1]',9,12,NULL,NULL,'marker','[1]','',NULL);
INSERT INTO "citations" VALUES('r7',0,'[1]',9,12,NULL,NULL,'marker','[1]','',NULL);
INSERT INTO "citations" VALUES('t1',0,'[1,2]',10,13,0,9,'marker','[1]','Lamps burnt gas.','{"verdict":"supported","score":0.25,"sentence":"Lamps burnt gas.","reason":"number","detail":"42"}');
INSERT INTO "citations" VALUES('t1',1,'[1]',14,17,0,9,'span','[1]','Lamps burnt gas.','{"verdict":"partly","score":0.25,"sentence":"Lamps burnt gas.","reason":"negation","detail":"42"}');
INSERT INTO "citations" VALUES('t1',2,'[1]',18,21,0,9,'marker','[1]','Lamps burnt gas.','{"verdict":"not_found","score":0.25,"sentence":"Lamps burnt gas.","reason":"unit","detail":"42"}');
INSERT INTO "citations" VALUES('t1',3,'[1]',22,25,0,9,'span','[1]','Lamps burnt gas.','{"verdict":"supported","score":0.25,"sentence":"Lamps burnt gas.","reason":"quote","detail":"42"}');
INSERT INTO "citations" VALUES('t1',4,'[1]',26,29,0,9,'marker','[1]','Lamps burnt gas.','{"verdict":"partly","score":0.25,"sentence":"Lamps burnt gas.","reason":"name","detail":"42"}');
INSERT INTO "citations" VALUES('t1',5,'[1]',30,33,0,9,'span','[1]','Lamps burnt gas.','{"verdict":"not_found","score":0.25,"sentence":"Lamps burnt gas.","reason":"language","detail":"42"}');
INSERT INTO "citations" VALUES('t1',6,'[1]',34,37,0,9,'marker','[1]','Lamps burnt gas.','{"verdict":"supported","score":0.25,"sentence":"Lamps burnt gas.","reason":"coverage","detail":"42"}');
INSERT INTO "citations" VALUES('t1',7,'[1]',50,53,NULL,NULL,'marker','[1]','','{"verdict":"supported","score":0.95,"sentence":"Lamps burnt gas.","reason":"","detail":""}');
INSERT INTO "citations" VALUES('t1',8,'[4]',NULL,NULL,NULL,NULL,'unplaced','','',NULL);
INSERT INTO "citations" VALUES('t1',9,'[4]',60,60,NULL,NULL,'block','','',NULL);
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
INSERT INTO "conversations" VALUES('c1','Street lamps','2026-03-01T12:00:02.000000+00:00','2026-03-01T12:00:29.000000+00:00',NULL,'{"mode":"always","channel":"google","model":{"provider":"kimi","model":"kimi-k2"},"planner":"model","site":"lamps.example","fresh":false,"bases":["b1","*"]}','And in Paris?','r1','Work');
CREATE TABLE facts (
            id TEXT PRIMARY KEY,
            "group" TEXT NOT NULL,
            text TEXT NOT NULL,
            created TEXT NOT NULL,
            updated TEXT NOT NULL,
            turn TEXT NOT NULL,
            conversation TEXT NOT NULL
        );
INSERT INTO "facts" VALUES('fact1','Work','Likes gas lamps.','2026-03-01T12:00:00.000000+00:00','2026-03-01T13:00:00.000000+00:00','t1','c1');
INSERT INTO "facts" VALUES('fact2','','Writes at night.','2026-03-01T12:00:00.000000+00:00','2026-03-01T12:00:00.000000+00:00','','');
CREATE TABLE images (
    turn TEXT NOT NULL REFERENCES turns ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    media_type TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (turn, ordinal)
) WITHOUT ROWID;
INSERT INTO "images" VALUES('t1',0,'image/png',X'89504E4700');
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
INSERT INTO "kept_searches" VALUES('c1','google gas lamps','google','2026-03-01T12:00:30.000000+00:00','an answer','[{"rank":1,"title":"Lamps","url":"https://lamps.example/a","snippet":"Lamps of gas.","site":"lamps.example","date":"2026-02-03","origin":"web","key":"","kind":"news","document":"","passages":[]},{"rank":2,"title":"Own","url":"","snippet":"","site":"","date":"","origin":"knowledge","key":"document:/a","kind":"web","document":"d1","passages":[{"source":"","text":"Own words.","start":1,"end":11,"heading":"","score":0.0,"from_snippet":false,"page":0,"line":0}]}]');
CREATE TABLE migrations (name TEXT PRIMARY KEY, applied TEXT NOT NULL);
INSERT INTO "migrations" VALUES('m001_conversations','2026-11-20T11:27:23.462839+00:00');
INSERT INTO "migrations" VALUES('m002_tools_and_searches','2026-11-20T11:27:23.470879+00:00');
INSERT INTO "migrations" VALUES('m003_own_material','2026-11-20T11:27:23.472272+00:00');
INSERT INTO "migrations" VALUES('m004_facts','2026-11-20T11:27:23.472471+00:00');
INSERT INTO "migrations" VALUES('m005_authors','2026-11-20T11:27:23.472730+00:00');
INSERT INTO "migrations" VALUES('m006_research','2026-11-20T11:27:23.473467+00:00');
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
INSERT INTO "passages" VALUES('t1',0,0,'a','Lamps burnt gas.',3,19,'History',0.75,0,4,7);
INSERT INTO "passages" VALUES('t1',0,1,'a','A snippet.',0,0,'',0.0,1,0,0);
INSERT INTO "passages" VALUES('t1',2,0,'k','Own words.',0,10,'',0.0,0,2,9);
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
INSERT INTO "sources" VALUES('c1','a','lamps.example/a',1,'web','https://lamps.example/a','https://lamps.example/a2','Page a','lamps.example','2026-02-03','Lamps of gas.','news','gas lamps','{"rank":1,"deep":[{"x":null}]}','','A. Wick');
INSERT INTO "sources" VALUES('c1','b','lamps.example/b',2,'web','https://lamps.example/b','','Page b','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','k','lamps.example/k',3,'knowledge','https://lamps.example/k','','Page k','','','','web','','{}','d1','');
INSERT INTO "sources" VALUES('c1','f','lamps.example/f',NULL,'file','https://lamps.example/f','','Page f','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','p','lamps.example/p',4,'provider','https://lamps.example/p','','Page p','','','','web','','{"label":"ref_1"}','','');
INSERT INTO "sources" VALUES('c1','m','lamps.example/m',5,'memory','https://lamps.example/m','','Page m','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x0','lamps.example/x0',NULL,'web','https://lamps.example/x0','','Page x0','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x1','lamps.example/x1',NULL,'web','https://lamps.example/x1','','Page x1','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x2','lamps.example/x2',NULL,'web','https://lamps.example/x2','','Page x2','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x3','lamps.example/x3',NULL,'web','https://lamps.example/x3','','Page x3','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x4','lamps.example/x4',NULL,'web','https://lamps.example/x4','','Page x4','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x5','lamps.example/x5',NULL,'web','https://lamps.example/x5','','Page x5','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x6','lamps.example/x6',NULL,'web','https://lamps.example/x6','','Page x6','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x7','lamps.example/x7',NULL,'web','https://lamps.example/x7','','Page x7','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x8','lamps.example/x8',NULL,'web','https://lamps.example/x8','','Page x8','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x9','lamps.example/x9',NULL,'web','https://lamps.example/x9','','Page x9','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x10','lamps.example/x10',NULL,'web','https://lamps.example/x10','','Page x10','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x11','lamps.example/x11',NULL,'web','https://lamps.example/x11','','Page x11','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x12','lamps.example/x12',NULL,'web','https://lamps.example/x12','','Page x12','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x13','lamps.example/x13',NULL,'web','https://lamps.example/x13','','Page x13','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x14','lamps.example/x14',NULL,'web','https://lamps.example/x14','','Page x14','','','','web','','{}','','');
INSERT INTO "sources" VALUES('c1','x15','lamps.example/x15',NULL,'web','https://lamps.example/x15','','Page x15','','','','web','','{}','','');
CREATE TABLE turn_references (
    turn TEXT NOT NULL REFERENCES turns ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    number INTEGER NOT NULL,
    source TEXT NOT NULL,
    PRIMARY KEY (turn, ordinal)
) WITHOUT ROWID;
INSERT INTO "turn_references" VALUES('r0',0,1,'a');
INSERT INTO "turn_references" VALUES('r1',0,1,'a');
INSERT INTO "turn_references" VALUES('r2',0,1,'a');
INSERT INTO "turn_references" VALUES('r3',0,1,'a');
INSERT INTO "turn_references" VALUES('r4',0,1,'a');
INSERT INTO "turn_references" VALUES('r5',0,1,'a');
INSERT INTO "turn_references" VALUES('r6',0,1,'a');
INSERT INTO "turn_references" VALUES('r7',0,1,'a');
INSERT INTO "turn_references" VALUES('t1',0,1,'a');
INSERT INTO "turn_references" VALUES('t1',1,2,'b');
INSERT INTO "turn_references" VALUES('t1',2,3,'k');
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
INSERT INTO "turns" VALUES('t1','c1',NULL,'2026-03-01T12:00:00.000000+00:00','Who lit the lamps?','always','google','{"provider":"kimi","model":"kimi-k2"}','Kimi K2','zh-CN','finished','{"queries":["gas lamps","lamplighters"],"links":["https://lamps.example/a"],"summarise":true,"provisional":false,"origin":"late","freshness":[{"query":"gas lamps","since":"week","kind":"news"}],"knowledge":["lamps at home"]}','["gas lamps","lamplighters"]','[{"engine":"engine0","query":"gas lamps","outcome":"hits","hits":[],"detail":"words of its own","response":"an answer","url":"https://engine.example/q"},{"engine":"engine1","query":"gas lamps","outcome":"no_results","hits":[],"detail":"words of its own","response":"an answer","url":"https://engine.example/q"},{"engine":"engine2","query":"gas lamps","outcome":"check","hits":[],"detail":"words of its own","response":"an answer","url":"https://engine.example/q"},{"engine":"engine3","query":"gas lamps","outcome":"refused","hits":[],"detail":"words of its own","response":"an answer","url":"https://engine.example/q"},{"engine":"engine4","query":"gas lamps","outcome":"script_shell","hits":[],"detail":"words of its own","response":"an answer","url":"https://engine.example/q"},{"engine":"engine5","query":"gas lamps","outcome":"irrelevant","hits":[],"detail":"words of its own","response":"an answer","url":"https://engine.example/q"},{"engine":"engine6","query":"gas lamps","outcome":"not_understood","hits":[],"detail":"words of its own","response":"an answer","url":"https://engine.example/q"},{"engine":"engine7","query":"gas lamps","outcome":"timed_out","hits":[],"detail":"words of its own","response":"an answer","url":"https://engine.example/q"},{"engine":"engine8","query":"gas lamps","outcome":"unreachable","hits":[],"detail":"words of its own","response":"an answer","url":"https://engine.example/q"}]','[{"source":"a","state":"read","score":0.9,"reason":"","detail":""},{"source":"b","state":"found","score":0.0,"reason":"","detail":""},{"source":"x0","state":"failed","score":0.1,"reason":"Unreachable","detail":"status 404"},{"source":"x1","state":"failed","score":0.1,"reason":"TimedOut","detail":"status 404"},{"source":"x2","state":"failed","score":0.1,"reason":"KeyRefused","detail":"status 404"},{"source":"x3","state":"failed","score":0.1,"reason":"KeyMissing","detail":"status 404"},{"source":"x4","state":"failed","score":0.1,"reason":"OutOfCredit","detail":"status 404"},{"source":"x5","state":"failed","score":0.1,"reason":"RateLimited","detail":"status 404"},{"source":"x6","state":"failed","score":0.1,"reason":"ModelUnknown","detail":"status 404"},{"source":"x7","state":"failed","score":0.1,"reason":"TooLong","detail":"status 404"},{"source":"x8","state":"failed","score":0.1,"reason":"BadAnswer","detail":"status 404"},{"source":"x9","state":"failed","score":0.1,"reason":"Blocked","detail":"status 404"},{"source":"x10","state":"failed","score":0.1,"reason":"ForbiddenAddress","detail":"status 404"},{"source":"x11","state":"failed","score":0.1,"reason":"Unreadable","detail":"pdf"},{"source":"x12","state":"failed","score":0.1,"reason":"NothingAnswered","detail":"status 404"},{"source":"x13","state":"failed","score":0.1,"reason":"Unavailable","detail":"status 404"},{"source":"x14","state":"failed","score":0.1,"reason":"NothingFound","detail":"status 404"},{"source":"x15","state":"failed","score":0.1,"reason":"InternalError","detail":"status 404"},{"source":"k","state":"read","score":0.5,"reason":"","detail":""},{"source":"f","state":"found","score":0.4,"reason":"","detail":""},{"source":"m","state":"found","score":0.0,"reason":"","detail":""}]',1,'[{"kind":"quotes","data":{}},{"kind":"planning_failed","data":{"kind":"TimedOut"}},{"kind":"planning_slow","data":{}},{"kind":"search_failed","data":{"reasons":"bing=check, google=refused"}},{"kind":"nothing_found","data":{}},{"kind":"no_evidence","data":{}},{"kind":"last_resort","data":{"reasons":"bing=check"}},{"kind":"answer_cut","data":{}},{"kind":"pages_failed","data":{"count":"2"}},{"kind":"context_small","data":{"tokens":"4096"}},{"kind":"knowledge_failed","data":{"name":"Lanterns","kind":"Unavailable","reason":"locked"}},{"kind":"file_failed","data":{"name":"a.pdf","kind":"Unreadable","reason":"scanned"}},{"kind":"memory_failed","data":{"kind":"BadAnswer"}},{"kind":"tool_limit","data":{}},{"kind":"builtin_failed","data":{"channel":"local","reasons":"Kimi=RateLimited"}},{"kind":"rerank_failed","data":{"name":"Jina","kind":"KeyRefused"}},{"kind":"withdrawn","data":{}},{"kind":"no_vision","data":{}},{"kind":"research_plain","data":{}},{"kind":"research_needs_model","data":{}},{"kind":"planner_failed","data":{"kind":"TooLong"}},{"kind":"unanswered","data":{"count":"1","total":"4","names":"Who lit them?"}},{"kind":"stray_numbers","data":{"count":"3"}}]','{"input":11,"output":22,"reasoning":3,"cached":4,"searches":5,"cost":0.125}','stop',NULL,'{"understand":0.5,"recall":0.1,"search":1.25,"read":2.0,"refer":0.2,"write":3.5,"quote":0.3,"tools":0.7,"check":0.4,"research":9.0}','[{"role":"assistant","blocks":[{"type":"reasoning","text":"First look."},{"type":"text","text":"I look it up."},{"type":"tool_call","id":"call1","name":"$web_search","arguments":"{\"q\":\"lamps\"}"},{"type":"tool_call","id":"call2","name":"web_search","arguments":"{\"query\":\"gas\"}"}],"echo":{"provider":"kimi","wire_format":"chat","items":[{"signature":"abc"},["deep",null,1.5]]}},{"role":"user","blocks":[{"type":"tool_result","call":"call1","name":"$web_search","text":"{}","failed":false},{"type":"tool_result","call":"call2","name":"web_search","text":"no net","failed":true},{"type":"image","data":"/w==","media_type":"image/gif"}],"echo":null}]','[{"turn":"t1","query":"gas lamps","channel":"google","hits":[],"failure":{"kind":"Blocked","where":"lamps.example","detail":"own words of Blocked","data":{"outcome":"check"}},"response":"an answer","seconds":1.5,"kept":"2026-03-01T11:30:00+00:00","found":7},{"turn":"t1","query":"lamplighters","channel":"inside","hits":[],"failure":null,"response":"","seconds":0.0,"kept":"","found":0}]','[{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"Unreachable","where":"lamps.example","detail":"own words of Unreachable","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"TimedOut","where":"lamps.example","detail":"own words of TimedOut","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"KeyRefused","where":"lamps.example","detail":"own words of KeyRefused","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"KeyMissing","where":"lamps.example","detail":"own words of KeyMissing","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"OutOfCredit","where":"lamps.example","detail":"own words of OutOfCredit","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"RateLimited","where":"lamps.example","detail":"own words of RateLimited","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"ModelUnknown","where":"lamps.example","detail":"own words of ModelUnknown","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"TooLong","where":"lamps.example","detail":"own words of TooLong","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"BadAnswer","where":"lamps.example","detail":"own words of BadAnswer","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"Blocked","where":"lamps.example","detail":"own words of Blocked","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"ForbiddenAddress","where":"lamps.example","detail":"own words of ForbiddenAddress","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"Unreadable","where":"lamps.example","detail":"own words of Unreadable","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"NothingAnswered","where":"lamps.example","detail":"own words of NothingAnswered","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"Unavailable","where":"lamps.example","detail":"own words of Unavailable","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"NothingFound","where":"lamps.example","detail":"own words of NothingFound","data":{}}},{"turn":"t1","query":"gas lamps","channel":"google","to":"local","failure":{"kind":"InternalError","where":"lamps.example","detail":"own words of InternalError","data":{}}}]','<b>entry</b>','["b1","*"]','["/home/a/lamps.pdf"]',1,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f00','c1','t1','2026-03-01T13:00:00.000000+00:00','Question 0','auto','local',NULL,'','en-US','stopped',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"Unreachable","where":"lamps.example","detail":"own words of Unreachable","data":{}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f01','c1','t1','2026-03-01T13:01:00.000000+00:00','Question 1','auto','local',NULL,'','en-US','failed',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"TimedOut","where":"lamps.example","detail":"own words of TimedOut","data":{}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f02','c1','t1','2026-03-01T13:02:00.000000+00:00','Question 2','auto','local',NULL,'','en-US','stopped',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"KeyRefused","where":"lamps.example","detail":"own words of KeyRefused","data":{"reason":"not_ascii","status":"401"}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f03','c1','t1','2026-03-01T13:03:00.000000+00:00','Question 3','auto','local',NULL,'','en-US','failed',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"KeyMissing","where":"lamps.example","detail":"own words of KeyMissing","data":{}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f04','c1','t1','2026-03-01T13:04:00.000000+00:00','Question 4','auto','local',NULL,'','en-US','stopped',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"OutOfCredit","where":"lamps.example","detail":"own words of OutOfCredit","data":{}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f05','c1','t1','2026-03-01T13:05:00.000000+00:00','Question 5','auto','local',NULL,'','en-US','failed',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"RateLimited","where":"lamps.example","detail":"own words of RateLimited","data":{"retry_after":"30"}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f06','c1','t1','2026-03-01T13:06:00.000000+00:00','Question 6','auto','local',NULL,'','en-US','stopped',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"ModelUnknown","where":"lamps.example","detail":"own words of ModelUnknown","data":{}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f07','c1','t1','2026-03-01T13:07:00.000000+00:00','Question 7','auto','local',NULL,'','en-US','failed',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"TooLong","where":"lamps.example","detail":"own words of TooLong","data":{}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f08','c1','t1','2026-03-01T13:08:00.000000+00:00','Question 8','auto','local',NULL,'','en-US','stopped',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"BadAnswer","where":"lamps.example","detail":"own words of BadAnswer","data":{"reason":"no_evidence"}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f09','c1','t1','2026-03-01T13:09:00.000000+00:00','Question 9','auto','local',NULL,'','en-US','failed',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"Blocked","where":"lamps.example","detail":"own words of Blocked","data":{"outcome":"check"}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f10','c1','t1','2026-03-01T13:10:00.000000+00:00','Question 10','auto','local',NULL,'','en-US','stopped',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"ForbiddenAddress","where":"lamps.example","detail":"own words of ForbiddenAddress","data":{"host":"10.0.0.1:80"}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f11','c1','t1','2026-03-01T13:11:00.000000+00:00','Question 11','auto','local',NULL,'','en-US','failed',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"Unreadable","where":"lamps.example","detail":"own words of Unreadable","data":{"reason":"scanned"}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f12','c1','t1','2026-03-01T13:12:00.000000+00:00','Question 12','auto','local',NULL,'','en-US','stopped',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"NothingAnswered","where":"lamps.example","detail":"own words of NothingAnswered","data":{"count":"4","reason":"TimedOut"}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f13','c1','t1','2026-03-01T13:13:00.000000+00:00','Question 13','auto','local',NULL,'','en-US','failed',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"Unavailable","where":"lamps.example","detail":"own words of Unavailable","data":{"reason":"no_file"}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f14','c1','t1','2026-03-01T13:14:00.000000+00:00','Question 14','auto','local',NULL,'','en-US','stopped',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"NothingFound","where":"lamps.example","detail":"own words of NothingFound","data":{}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('f15','c1','t1','2026-03-01T13:15:00.000000+00:00','Question 15','auto','local',NULL,'','en-US','failed',NULL,'[]','[]','[]',0,'[]',NULL,'','{"kind":"InternalError","where":"lamps.example","detail":"own words of InternalError","data":{}}','{}','[]','[]','[]','','[]','[]',0,NULL,NULL,'',0);
INSERT INTO "turns" VALUES('r0','c1','t1','2026-03-01T14:00:00.000000+00:00','Research the lamps.','auto','local',NULL,'','en-US','finished',NULL,'[]','[]','[]',1,'[]',NULL,'',NULL,'{}','[]','[]','[]','','[]','[]',0,'"quick"','{"nodes":[{"id":"n0","question":"Sub-question 0?","needs":[],"state":"waiting","answer":"Answer [1]","numbers":[1],"queries":["query"],"findings":[{"source":"a","state":"read","score":0.5,"reason":"","detail":""},{"source":"x0","state":"failed","score":0.1,"reason":"Unreadable","detail":"scanned"}],"references":[{"number":1,"source":"a","passages":[{"source":"a","text":"Lamps burnt gas.","start":0,"end":0,"heading":"","score":0.0,"from_snippet":false,"page":0,"line":0}]}],"failure":null,"usage":{"input":1,"output":2,"reasoning":null,"cached":null,"searches":null,"cost":null},"seconds":3.5,"round":2,"tries":1,"until":8.25},{"id":"n1","question":"Sub-question 1?","needs":["n0"],"state":"running","answer":"Answer [1]","numbers":[1],"queries":["query"],"findings":[{"source":"a","state":"read","score":0.5,"reason":"","detail":""},{"source":"x0","state":"failed","score":0.1,"reason":"Unreadable","detail":"scanned"}],"references":[{"number":1,"source":"a","passages":[{"source":"a","text":"Lamps burnt gas.","start":0,"end":0,"heading":"","score":0.0,"from_snippet":false,"page":0,"line":0}]}],"failure":null,"usage":{"input":1,"output":2,"reasoning":null,"cached":null,"searches":null,"cost":null},"seconds":3.5,"round":2,"tries":1,"until":8.25},{"id":"n2","question":"Sub-question 2?","needs":["n0"],"state":"answered","answer":"Answer [1]","numbers":[1],"queries":["query"],"findings":[{"source":"a","state":"read","score":0.5,"reason":"","detail":""},{"source":"x0","state":"failed","score":0.1,"reason":"Unreadable","detail":"scanned"}],"references":[{"number":1,"source":"a","passages":[{"source":"a","text":"Lamps burnt gas.","start":0,"end":0,"heading":"","score":0.0,"from_snippet":false,"page":0,"line":0}]}],"failure":null,"usage":{"input":1,"output":2,"reasoning":null,"cached":null,"searches":null,"cost":null},"seconds":3.5,"round":2,"tries":1,"until":8.25},{"id":"n3","question":"Sub-question 3?","needs":["n0"],"state":"unanswered","answer":"Answer [1]","numbers":[1],"queries":["query"],"findings":[{"source":"a","state":"read","score":0.5,"reason":"","detail":""},{"source":"x0","state":"failed","score":0.1,"reason":"Unreadable","detail":"scanned"}],"references":[{"number":1,"source":"a","passages":[{"source":"a","text":"Lamps burnt gas.","start":0,"end":0,"heading":"","score":0.0,"from_snippet":false,"page":0,"line":0}]}],"failure":null,"usage":{"input":1,"output":2,"reasoning":null,"cached":null,"searches":null,"cost":null},"seconds":3.5,"round":2,"tries":1,"until":8.25},{"id":"n4","question":"Sub-question 4?","needs":["n0"],"state":"failed","answer":"Answer [1]","numbers":[1],"queries":["query"],"findings":[{"source":"a","state":"read","score":0.5,"reason":"","detail":""},{"source":"x0","state":"failed","score":0.1,"reason":"Unreadable","detail":"scanned"}],"references":[{"number":1,"source":"a","passages":[{"source":"a","text":"Lamps burnt gas.","start":0,"end":0,"heading":"","score":0.0,"from_snippet":false,"page":0,"line":0}]}],"failure":{"kind":"TimedOut","where":"lamps.example","detail":"own words of TimedOut","data":{}},"usage":{"input":1,"output":2,"reasoning":null,"cached":null,"searches":null,"cost":null},"seconds":3.5,"round":2,"tries":1,"until":8.25},{"id":"n5","question":"Sub-question 5?","needs":["n0"],"state":"skipped","answer":"Answer [1]","numbers":[1],"queries":["query"],"findings":[{"source":"a","state":"read","score":0.5,"reason":"","detail":""},{"source":"x0","state":"failed","score":0.1,"reason":"Unreadable","detail":"scanned"}],"references":[{"number":1,"source":"a","passages":[{"source":"a","text":"Lamps burnt gas.","start":0,"end":0,"heading":"","score":0.0,"from_snippet":false,"page":0,"line":0}]}],"failure":null,"usage":{"input":1,"output":2,"reasoning":null,"cached":null,"searches":null,"cost":null},"seconds":3.5,"round":2,"tries":1,"until":8.25}],"rounds":3,"responded":true,"earlier":1}','responded',0);
INSERT INTO "turns" VALUES('r1','c1','t1','2026-03-01T14:01:00.000000+00:00','Research the lamps.','auto','local',NULL,'','en-US','finished',NULL,'[]','[]','[]',1,'[]',NULL,'',NULL,'{}','[]','[]','[]','','[]','[]',0,'"standard"','{"nodes":[],"rounds":0,"responded":false,"earlier":0}','no_more',0);
INSERT INTO "turns" VALUES('r2','c1','t1','2026-03-01T14:02:00.000000+00:00','Research the lamps.','auto','local',NULL,'','en-US','finished',NULL,'[]','[]','[]',1,'[]',NULL,'',NULL,'{}','[]','[]','[]','','[]','[]',0,'"thorough"','{"nodes":[],"rounds":0,"responded":false,"earlier":0}','answer_now',0);
INSERT INTO "turns" VALUES('r3','c1','t1','2026-03-01T14:03:00.000000+00:00','Research the lamps.','auto','local',NULL,'','en-US','finished',NULL,'[]','[]','[]',1,'[]',NULL,'',NULL,'{}','[]','[]','[]','','[]','[]',0,'"quick"','{"nodes":[],"rounds":0,"responded":false,"earlier":0}','nodes',0);
INSERT INTO "turns" VALUES('r4','c1','t1','2026-03-01T14:04:00.000000+00:00','Research the lamps.','auto','local',NULL,'','en-US','finished',NULL,'[]','[]','[]',1,'[]',NULL,'',NULL,'{}','[]','[]','[]','','[]','[]',0,'"standard"','{"nodes":[],"rounds":0,"responded":false,"earlier":0}','rounds',0);
INSERT INTO "turns" VALUES('r5','c1','t1','2026-03-01T14:05:00.000000+00:00','Research the lamps.','auto','local',NULL,'','en-US','finished',NULL,'[]','[]','[]',1,'[]',NULL,'',NULL,'{}','[]','[]','[]','','[]','[]',0,'"thorough"','{"nodes":[],"rounds":0,"responded":false,"earlier":0}','pages',0);
INSERT INTO "turns" VALUES('r6','c1','t1','2026-03-01T14:06:00.000000+00:00','Research the lamps.','auto','local',NULL,'','en-US','finished',NULL,'[]','[]','[]',1,'[]',NULL,'',NULL,'{}','[]','[]','[]','','[]','[]',0,'"quick"','{"nodes":[],"rounds":0,"responded":false,"earlier":0}','tokens',0);
INSERT INTO "turns" VALUES('r7','c1','t1','2026-03-01T14:07:00.000000+00:00','Research the lamps.','auto','local',NULL,'','en-US','finished',NULL,'[]','[]','[]',1,'[]',NULL,'',NULL,'{}','[]','[]','[]','','[]','[]',0,'"standard"','{"nodes":[],"rounds":0,"responded":false,"earlier":0}','seconds',0);
INSERT INTO "turns" VALUES('q','c1','t1','2026-03-01T15:00:00.000000+00:00','Unclear','auto','local',NULL,'','en-US','finished',NULL,'[]','[]','[]',0,'[]',NULL,'',NULL,'{}','[]','[]','[]','','[]','[]',0,'"quick"',NULL,'',1);
CREATE INDEX conversations_by_time ON conversations (updated) WHERE deleted IS NULL;
CREATE INDEX turns_by_conversation ON turns (conversation, created);
CREATE INDEX turns_running ON turns (created) WHERE state = 'running';
CREATE UNIQUE INDEX sources_by_key ON sources (conversation, key);
CREATE UNIQUE INDEX sources_by_number ON sources (conversation, number) WHERE number IS NOT NULL;
CREATE INDEX passages_by_source ON passages (source);
CREATE INDEX facts_by_group ON facts ("group", updated);
COMMIT;
