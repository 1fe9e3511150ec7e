-- Written by the program of commit 3f733ac, before fields and kinds had the names of today. It never changes.
INSERT INTO pages VALUES ('lamps.example/a', '{"url":"https://lamps.example/a","title":"Lamps","text":"Lamps burnt gas.","requested":"https://lamps.example/a?x","site":"lamps.example","date":"2026-02-03","language":"en","canonical":"https://lamps.example/a","truncated":true,"rendered":true,"author":"A. Wick","icon":"https://lamps.example/icon.png"}', 123.5, 'etag1', 'Mon', 1795346843.5785143, 304);
INSERT INTO icons VALUES ('lamps.example', X'69636f6e', 9.5);
