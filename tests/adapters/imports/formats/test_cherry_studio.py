import base64
import gzip
import json
import sqlite3
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.adapters.imports.formats.cherry_studio import CherryStudio
from app.core.domain.transfer import ForeignFile, ForeignRole, ForeignSource, SkippedPart, SkipReason
from tests.adapters.imports.formats.mutilation import mutilated
from tests.adapters.imports.formats.reading import (
    PNG,
    Content,
    by_id,
    cited,
    links,
    read,
    read_odd,
    recognised_by,
    written,
)

SEARCH = {"source": "websearch", "results": {"query": "天空", "results": [
    {"title": "S", "url": "https://s.org", "content": "Light scatters."},
    {"title": "double", "url": "https://s.org"},
    {"title": "T 页", "url": "https://t.org"},
]}}  # fmt: skip


def iso(second: int) -> str:
    return datetime.fromtimestamp(1750000000 + second, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def message(name: str, role: str, second: int, *blocks: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "role": role, "topicId": "other", "createdAt": iso(second), "blocks": list(blocks), **more}


def block(name: str, kind: str, content: Any = None, **more: Any) -> dict[str, Any]:
    return {"id": name, "type": kind, "status": "success", "content": content, **more}


def data() -> dict[str, Any]:
    file = {"id": "f1", "name": "f1.png", "origin_name": "cat 猫.png", "ext": ".png", "type": "image"}
    lost = {"id": "f2", "name": "f2.pdf", "origin_name": "lost.pdf", "ext": ".pdf", "type": "document"}
    picture = base64.b64encode(PNG).decode()
    one = {"id": "m1", "name": "Model One", "provider": "p"}
    raw = {"tool": {"name": "read_page"}, "arguments": {"u": 1}}
    raw["response"] = {"content": [{"type": "text", "text": "page"}, {"type": "image", "data": picture}]}
    made = {"generateImageResponse": {"type": "base64", "images": [picture]}}
    refs = [{"citationBlockId": "b5", "citationBlockSource": "websearch"}]
    blocks = [
        block("b1", "main_text", "天空 😀?"),
        block("b2", "image", file=file),
        block("b2b", "file", file=lost),
        block("b3", "thinking", "嗯。", thinking_millsec=3),
        block("b4", "main_text", "Blue [1], [2] and `x[1]`.", citationReferences=refs),
        block("b5", "citation", response=SEARCH, knowledge=[
            {"id": 1, "content": "Note.", "sourceUrl": "[notes.md](http://file/f9)", "type": "file"}]),
        block("b6", "main_text", "Green."),
        block("b7", "tool", None, toolId="t", metadata={"rawMcpToolResponse": raw}),
        block("b8", "image", metadata=made),
        block("b9", "error", None, error={"name": "E", "message": "No credit"}),
        block("b10", "main_text", "More"),
        block("b11", "code", "print(1)", language="python"),
        block("b12", "translation", "更多", targetLanguage="zh-cn"),
        block("b13", "unknown"),
    ]  # fmt: skip
    messages = [
        message("q1", "user", 0, "b1", "b2", "b2b", "missing", mentions=[one]),
        message("a1", "assistant", 2, "b3", "b4", "b5", askId="q1", model=one, foldSelected=True),
        message("a2", "assistant", 2, "b7", "b6", "b8", askId="q1", modelId="m2"),
        message("a3", "assistant", 2, "b9", askId="q1", modelId="m3", status="error"),
        {"id": "cut", "role": "user", "type": "clear", "createdAt": iso(5), "blocks": []},
        message("q2", "user", 10, "b10"),
        message("a4", "assistant", 12, "b11", "b12", "b13", askId="q2", model=one),
    ]
    topics = {"id": "t1", "name": "Sky 天", "pinned": True, "createdAt": iso(-5), "updatedAt": iso(99), "messages": []}
    default = {"id": "default", "name": "Default", "prompt": "", "topics": [{"id": "t3", "name": "Short"}]}
    cook = {"id": "a", "name": "Cook 厨", "prompt": "Be a cook.", "tags": ["家"], "topics": [topics]}
    state = {"defaultAssistant": default, "assistants": [cook, {"id": "b", "topics": None}]}
    persisted = {"assistants": json.dumps(state), "llm": json.dumps({"providers": [{"apiKey": "sk-secret"}]})}
    return {
        "time": 1750000000000,
        "version": 5,
        "localStorage": {"persist:cherry-studio": json.dumps(persisted), "theme": "dark"},
        "indexedDB": {
            "topics": [
                {"id": "t1", "messages": messages},
                {"id": "t2", "messages": []},
                {"id": "t3", "messages": [message("q1", "user", 20, "b10")]},
            ],
            "message_blocks": blocks,
            "files": [file],
            "settings": [],
        },
    }


def zipped(folder: Path, content: Content) -> Path:
    return written(folder, {"data.json": content, "Data/Files/f1.png": PNG, "Data/Files/own.json": "[]"}, "backup.zip")


def test_a_backup_of_version_1_comes_whole(tmp_path: Path) -> None:
    path = zipped(tmp_path, data())
    (sky, short), skipped = read(path, CherryStudio())
    assert (sky.id, sky.title, sky.group, sky.tags) == ("t1", "Sky 天", "Cook 厨", ("家",))
    assert (sky.pinned, sky.leaf) == (True, "a4")
    assert sky.created == datetime.fromtimestamp(1750000000 - 5, UTC)
    assert sky.updated == datetime.fromtimestamp(1750000000 + 99, UTC)
    assert links(sky) == [
        ("system-prompt", None),
        ("q1", "system-prompt"),
        ("a1", "q1"),
        ("a2/call1", "q1"),
        ("a2", "a2/call1"),
        ("a3", "q1"),
        ("q2", "a1"),
        ("a4/call1", "q2"),
        ("a4", "a4/call1"),
    ]
    assert (short.id, short.title, short.group, links(short)) == ("t3", "Short", "Default", [("q1", None)])
    assert skipped == [SkippedPart("Sky 天", SkipReason.MISSING_FILE, "lost.pdf"), SkippedPart("t2", SkipReason.EMPTY)]
    assert recognised_by(path) == ["cherry_studio"]


def test_each_message_of_version_1_has_its_words_files_and_sources(tmp_path: Path) -> None:
    (sky, _), _ = read(zipped(tmp_path, data()), CherryStudio())
    messages = by_id(sky)
    assert (messages["system-prompt"].text, messages["system-prompt"].hidden) == ("Be a cook.", True)
    question = messages["q1"]
    assert (question.text, question.role) == ("天空 😀?", ForeignRole.USER)
    assert question.files == (ForeignFile("cat 猫.png", "image/png", PNG), ForeignFile("lost.pdf"))
    answer = messages["a1"]
    assert (answer.text, answer.reasoning, answer.model) == ("Blue [1], [2] and `x[1]`.", "嗯。", "Model One")
    assert answer.created == datetime.fromtimestamp(1750000002, UTC)
    assert answer.sources == (
        ForeignSource("https://s.org", "S", passage="Light scatters."),
        ForeignSource("https://t.org", "T 页"),
        ForeignSource("", "notes.md", passage="Note."),
    )
    assert cited(answer) == [("[1]", (0,)), ("[2]", (1,))]
    assert answer.queries == ("天空",)
    assert (messages["a2"].text, messages["a2"].model, messages["a2"].files) == (
        "Green.",
        "m2",
        (ForeignFile("", "image/png", PNG),),
    )
    call = messages["a2/call1"]
    assert (call.tool, call.hidden, call.files) == ("read_page", True, (ForeignFile("", "image/png", PNG),))
    assert call.text == '```json\n{\n  "u": 1\n}\n```\n\npage'
    assert (messages["a3"].text, messages["a3"].error) == ("", "No credit")
    assert messages["a4"].text == "```python\nprint(1)\n```"
    assert (messages["a4/call1"].tool, messages["a4/call1"].text) == ("translation zh-cn", "更多")


def answer_with(folder: Path, words: str, response: Any) -> Any:
    file = data()
    file["indexedDB"]["topics"] = [{"id": "t1", "messages": [message("a1", "assistant", 1, "w", "c")]}]
    references = [{"citationBlockId": "c", "citationBlockSource": response["source"]}]
    file["indexedDB"]["message_blocks"] = [
        block("w", "main_text", words, citationReferences=references),
        block("c", "citation", response=response),
    ]
    ([conversation], _) = read(zipped(folder, file), CherryStudio())
    return by_id(conversation)["a1"]


PAGES = [{"url": "https://s.org", "title": "S"}, {"url": "https://t.org", "title": "T"}]


@pytest.mark.parametrize(
    ("source", "results", "words", "plain"),
    [
        (
            "openai",
            [{"type": "url_citation", "url_citation": page} for page in PAGES],
            "A [<sup>2</sup>](https://t.org).",
            "A [2].",
        ),
        ("openai-response", PAGES, "A [<sup>2</sup>](https://t.org).", "A [2]."),
        ("perplexity", ["https://s.org", "https://t.org"], "A [<sup>2</sup>](https://t.org).", "A [2]."),
        ("grok", PAGES, "A [[2]](https://t.org).", "A [2]."),
        ("anthropic", PAGES, "A [2].", "A [2]."),
        ("openrouter", PAGES, "A [2].", "A [2]."),
        ("ai-sdk", PAGES, "A [2].", "A [2]."),
        ("zhipu", [{"link": page["url"], "title": page["title"]} for page in PAGES], "A [2].", "A [2]."),
        ("websearch", {"results": PAGES}, "A [2].", "A [2]."),
    ],
)
def test_each_providers_results_are_numbered(tmp_path: Path, source: str, results: Any, words: str, plain: str) -> None:
    answer = answer_with(tmp_path, words, {"source": source, "results": results})
    assert [one.url for one in answer.sources] == ["https://s.org", "https://t.org"]
    assert (answer.text, cited(answer)) == (plain, [("[2]", (1,))])


def test_gemini_counts_bytes_and_its_chunks_may_be_doubles(tmp_path: Path) -> None:
    words = "天空 😀 是蓝色的。 Second."
    end = len("天空 😀 是蓝色的。".encode())
    chunks = [{"web": {"uri": f"https://{name}.org", "title": name}} for name in ("s", "s", "t")]
    supports = [
        {"segment": {"endIndex": end, "text": "天空 😀 是蓝色的。"}, "groundingChunkIndices": [1, 2]},
        {"segment": {"endIndex": 4}, "groundingChunkIndices": [0]},
        {"segment": {"startIndex": end + 1, "endIndex": end + 8, "text": "other"}, "groundingChunkIndices": [0]},
        {"segment": {"endIndex": 10_000}, "groundingChunkIndices": [0, 9]},
    ]
    results = {"groundingChunks": chunks, "groundingSupports": supports, "webSearchQueries": ["sky"]}
    answer = answer_with(tmp_path, words, {"source": "gemini", "results": results})
    assert answer.text == words
    assert [(one.sources, one.place, one.claim) for one in answer.citations] == [
        ((0, 1), (10, 10), (0, 10)),
        ((0,), None, None),
    ]
    assert answer.queries == ("sky",)


def flat() -> dict[str, Any]:
    results = {"query": "sky", "results": [{"title": "S", "url": "https://s.org", "content": "Words."}]}
    picture = {"id": "f1", "ext": ".png", "type": "image"}
    messages = [
        {
            "id": "q1",
            "role": "user",
            "content": "Sky?",
            "createdAt": iso(0),
            "files": [picture],
        },
        {
            "id": "a1",
            "role": "assistant",
            "content": "Blue [1].",
            "reasoning_content": "Hm.",
            "translatedContent": "蓝。",
            "createdAt": iso(1),
            "modelId": "m",
            "metadata": {"tavily": results, "mcpTools": [{"id": "x", "tool": {"name": "calc"}, "response": "2"}]},
        },
        {"id": "a2", "role": "assistant", "content": "", "createdAt": iso(2), "error": {"message": "Timeout"}},
    ]
    return {"topics": messages}


def test_messages_without_blocks_of_earlier_versions_are_read(tmp_path: Path) -> None:
    pairs = [
        {"key": "topic:t1", "value": {"id": "t1", "messages": flat()["topics"]}},
        {"key": "image://avatar", "value": "data:image/png;base64,AA"},
    ]
    path = tmp_path / "cherry-studio.backup.bak"
    file = {"time": 1700000000000, "version": 1, "localStorage": data()["localStorage"], "indexedDB": pairs}
    path.write_bytes(gzip.compress(json.dumps(file).encode()))
    [sky], skipped = read(path, CherryStudio())
    assert recognised_by(path) == ["cherry_studio"]
    assert (sky.title, sky.group) == ("Sky 天", "Cook 厨")
    assert links(sky)[1:] == [
        ("q1", "system-prompt"),
        ("a1/call1", "q1"),
        ("a1/call2", "a1/call1"),
        ("a1", "a1/call2"),
        ("a2", "a1"),
    ]
    messages = by_id(sky)
    assert (messages["a1"].text, messages["a1"].reasoning) == ("Blue [1].", "Hm.")
    assert messages["a1"].sources == (ForeignSource("https://s.org", "S", passage="Words."),)
    assert cited(messages["a1"]) == [("[1]", (0,))]
    assert (messages["a1/call1"].tool, messages["a1/call1"].text) == ("calc", "2")
    assert messages["a2"].error == "Timeout"
    assert skipped == [SkippedPart("Sky 天", SkipReason.MISSING_FILE, "f1")]


def test_a_bare_file_and_one_that_ends_early_are_read(tmp_path: Path) -> None:
    path = tmp_path / "data.json"
    file = data()
    file["indexedDB"] = {"message_blocks": file["indexedDB"]["message_blocks"], "topics": file["indexedDB"]["topics"]}
    content = json.dumps(file)
    path.write_text(content[: content.index('"id": "t2"')])
    [sky], skipped = read(path, CherryStudio())
    assert (sky.title, len(sky.messages)) == ("Sky 天", 9)
    assert skipped[-1].reason is SkipReason.BROKEN


def test_a_message_whose_words_are_not_in_the_backup_is_told(tmp_path: Path) -> None:
    file = data()
    file["indexedDB"]["message_blocks"] = [one for one in file["indexedDB"]["message_blocks"] if one["id"] != "b10"]
    (sky, *_), skipped = read(zipped(tmp_path, file), CherryStudio())
    assert by_id(sky)["q2"].text == ""
    assert SkippedPart("Sky 天", SkipReason.BROKEN, "q2") in skipped


def test_no_key_is_read_into_anything(tmp_path: Path) -> None:
    path = zipped(tmp_path, data())
    conversations, skipped = read(path, CherryStudio())
    assert "sk-secret" not in repr([[vars(part) for part in one.messages] for one in conversations]) + repr(skipped)


DIRECT = Path(__file__).parents[3] / "data/imports/cherry_studio_direct.zip"


def test_a_direct_backup_of_the_browsers_own_files_comes_whole(tmp_path: Path) -> None:
    (sky, long), skipped = read(DIRECT, CherryStudio())
    assert recognised_by(DIRECT) == ["cherry_studio"]
    assert (sky.title, sky.group, sky.pinned, sky.leaf) == ("Sky 天", "Cook 厨", True, "q2")
    assert links(sky) == [("q1", None), ("a1", "q1"), ("a2", "q1"), ("q2", "a1")]
    messages = by_id(sky)
    assert (messages["q1"].text, messages["a1"].text) == ("天空 😀?", "Bläu [1].")
    assert cited(messages["a1"]) == [("[1]", (0,))]
    assert messages["a1"].created == datetime.fromtimestamp(1750000002, UTC)
    assert (len(messages["q2"].text), messages["a2"].model) == (72_000, "m2")
    assert (long.title, len(long.messages), long.messages[-1].text) == ("Long", 40, "Word 39")
    assert skipped == []


def test_the_programs_own_data_folder_is_read_as_its_direct_backup(tmp_path: Path) -> None:
    with zipfile.ZipFile(DIRECT) as file:
        names = [name for name in file.namelist() if name != "metadata.json"]
        file.extractall(tmp_path / "CherryStudio", names)
    (tmp_path / "CherryStudio/Preferences").write_text("{}", encoding="utf-8")
    assert read(tmp_path / "CherryStudio", CherryStudio()) == read(DIRECT, CherryStudio())


def test_a_direct_backup_without_the_browsers_files_says_so(tmp_path: Path) -> None:
    path = written(tmp_path, {"metadata.json": {"version": 6, "appName": "Cherry Studio"}, "cache.json": {}}, "b.zip")
    assert recognised_by(path) == ["cherry_studio"]
    assert read(path, CherryStudio()) == ([], [SkippedPart("IndexedDB", SkipReason.MISSING_FILE)])


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(places=st.lists(st.tuples(st.floats(0, 1), st.integers(0, 255)), max_size=40), share=st.floats(0.2, 1))
def test_no_damage_to_the_browsers_files_raises(tmp_path: Path, places: Any, share: float) -> None:
    files: dict[str, Content] = {}
    with zipfile.ZipFile(DIRECT) as whole:
        for name in whole.namelist():
            content = bytearray(whole.read(name))
            if name.endswith(".log"):
                for place, value in places:
                    content[int(place * (len(content) - 1))] = value
                content = content[: int(len(content) * share)]
            files[name] = bytes(content)
    read_odd(written(tmp_path, files, "odd.zip"), CherryStudio())


SCHEMA = """
CREATE TABLE topic (id TEXT, name TEXT, assistant_id TEXT, prompt TEXT, active_node_id TEXT, group_id TEXT,
    is_pinned INTEGER, created_at INTEGER, updated_at INTEGER, deleted_at INTEGER);
CREATE TABLE message (id TEXT, parent_id TEXT, topic_id TEXT, role TEXT, data TEXT, status TEXT, model_id TEXT,
    model_snapshot TEXT, created_at INTEGER, deleted_at INTEGER, upper_id TEXT AS (upper(id)));
CREATE TABLE assistant (id TEXT, name TEXT, prompt TEXT);
CREATE TABLE "group" (id TEXT, name TEXT);
CREATE TABLE file_entry (id TEXT, origin TEXT, name TEXT, ext TEXT, size INTEGER);
CREATE TABLE agent_session_message (id TEXT);
CREATE TABLE user_provider (id TEXT, api_keys TEXT);
INSERT INTO user_provider VALUES ('openai', 'sk-secret');
INSERT INTO agent_session_message VALUES ('x');
"""
MILLIS = 1750000000000


def sqlite_backup(folder: Path, **more: Any) -> Path:
    path = folder / "cherrystudio.sqlite"
    path.unlink(missing_ok=True)
    database = sqlite3.connect(path)
    database.executescript(SCHEMA)
    database.execute("INSERT INTO assistant VALUES ('as', 'Cook 厨', 'Cook.')")
    database.execute("INSERT INTO \"group\" VALUES ('g', 'Work')")
    database.execute("INSERT INTO file_entry VALUES ('f1', 'internal', 'cat', 'png', 9)")
    topics = [
        ("t1", "Sky", "as", "", "a2", "g", 1, MILLIS, MILLIS + 9000, None),
        ("t2", "Binned", "as", "", None, None, 0, MILLIS, MILLIS, MILLIS),
        ("t3", "Empty", None, None, None, None, 0, MILLIS, MILLIS, None),
    ]
    database.executemany("INSERT INTO topic VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", topics)
    for index, (name, parent, role, content) in enumerate(MESSAGES):
        snapshot = json.dumps({"id": "m", "name": "Model"}) if role == "assistant" else None
        values = (name, parent, "t1", role, json.dumps(content), "success", "p::m", snapshot, MILLIS + index * 1000)
        database.execute(
            "INSERT INTO message (id, parent_id, topic_id, role, data, status, model_id, model_snapshot, created_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            values,
        )
    database.execute("INSERT INTO message (id, topic_id, role, data) VALUES ('z', 't2', 'user', '{}')")
    database.commit()
    database.close()
    content = path.read_bytes()
    files: dict[str, Content] = {"metadata.json": {"version": 7, "appName": "Cherry Studio"}}
    files |= {"Data/cherrystudio.sqlite": content, "Data/Files/f1.png": PNG, **more}
    return written(folder, files, "direct.zip")


FOUND = {"source": "websearch", "results": {"results": PAGES}}
REFERENCES = [
    {
        "category": "citation",
        "citationType": "web",
        "marker": "[1]",
        "content": {"source": "websearch", "results": {"results": PAGES}},
    },
    {"category": "citation", "citationType": "knowledge", "content": [{"content": "Note.", "sourceUrl": "n.md"}]},
    {"category": "mention", "modelId": "m"},
]
LOOKUP = [
    {"id": "k3f-1", "url": "https://t.org", "title": "T", "content": "Words."},
    {"id": "k3f-2", "title": "Own", "content": "X"},
]
MESSAGES: list[tuple[str, str | None, str, Any]] = [
    ("root", None, "system", {"parts": []}),
    ("q1", "root", "user", {"parts": [
        {"type": "text", "text": "天空?"},
        {"type": "file", "mediaType": "image/png", "filename": "cat.png", "url": "file:///home/x/Data/Files/f1.png"},
        {"type": "file", "mediaType": "text/plain", "providerMetadata": {"cherry": {"fileId": "f7"}}}]}),
    ("a1", "q1", "assistant", {"blocks": [
        {"type": "thinking", "content": "Hm.", "thinkingMs": 3},
        {"type": "main_text", "content": "Blue [1][3].", "references": REFERENCES},
        {"type": "image", "fileId": "f1"}]}),
    ("a2", "q1", "assistant", {"parts": [
        {"type": "reasoning", "text": "嗯。"},
        {"type": "source-url", "sourceId": "citation-0", "url": "https://s.org", "title": "S"},
        {"type": "tool-web_search", "state": "output-available", "input": {"q": "sky"}, "output": LOOKUP},
        {"type": "text", "text": "Blue [1], green [cite:k3f-1] and [cite:k3f-2] but [cite:none]."},
        {"type": "data-code", "data": {"content": "x", "language": "py"}},
        {"type": "data-error", "data": {"message": "Cut off"}},
        {"type": "step-start"}]}),
]  # fmt: skip


def test_a_backup_of_version_2_comes_with_its_tree(tmp_path: Path) -> None:
    path = sqlite_backup(tmp_path)
    [sky], skipped = read(path, CherryStudio())
    assert (sky.id, sky.title, sky.group, sky.tags, sky.pinned, sky.leaf) == (
        "t1",
        "Sky",
        "Cook 厨",
        ("Work",),
        True,
        "a2",
    )
    assert (sky.created, sky.updated) == (
        datetime.fromtimestamp(1750000000, UTC),
        datetime.fromtimestamp(1750000009, UTC),
    )
    assert links(sky) == [
        ("system-prompt", None),
        ("q1", "system-prompt"),
        ("a1", "q1"),
        ("a2/call1", "q1"),
        ("a2", "a2/call1"),
    ]
    assert sorted(skipped, key=str) == sorted(
        [
            SkippedPart("Sky", SkipReason.MISSING_FILE, "f7"),
            SkippedPart("Empty", SkipReason.EMPTY),
            SkippedPart("agent_session_message", SkipReason.UNSUPPORTED, "1"),
        ],
        key=str,
    )
    assert recognised_by(path) == ["cherry_studio"]
    assert "sk-secret" not in repr([vars(one) for one in sky.messages])


def test_each_message_of_version_2_has_its_words_files_and_sources(tmp_path: Path) -> None:
    [sky], _ = read(sqlite_backup(tmp_path), CherryStudio())
    messages = by_id(sky)
    assert messages["q1"].text == "天空?"
    assert messages["q1"].files == (ForeignFile("cat.png", "image/png", PNG), ForeignFile("f7", "text/plain"))
    first = messages["a1"]
    assert (first.text, first.reasoning, first.model) == ("Blue [1][3].", "Hm.", "Model")
    assert [one.title for one in first.sources] == ["S", "T", "n.md"]
    assert cited(first) == [("[1]", (0,)), ("[3]", (2,))]
    assert first.files == (ForeignFile("cat.png", "image/png", PNG),)
    second = messages["a2"]
    assert second.text == "Blue [1], green [2] and [3] but [cite:none].\n\n```py\nx\n```"
    assert (second.reasoning, second.error) == ("嗯。", "Cut off")
    assert second.sources == (
        ForeignSource("https://s.org", "S"),
        ForeignSource("https://t.org", "T", passage="Words."),
        ForeignSource("", "Own", passage="X"),
    )
    assert cited(second) == [("[1]", (0,)), ("[2]", (1,)), ("[3]", (2,))]
    assert messages["a2/call1"].tool == "web_search"


def test_a_portable_backup_is_known_by_its_manifest(tmp_path: Path) -> None:
    sqlite_backup(tmp_path)
    manifest = {"backupFormatVersion": 2, "preset": "full", "createdAt": iso(0)}
    files: dict[str, Content] = {"manifest.json": manifest, "files/f1": PNG}
    files["backup.sqlite"] = (tmp_path / "cherrystudio.sqlite").read_bytes()
    path = written(tmp_path, files, "b.cherrybackup")
    [sky], _ = read(path, CherryStudio())
    assert recognised_by(path) == ["cherry_studio"]
    assert by_id(sky)["q1"].files[0] == ForeignFile("cat.png", "image/png", PNG)


@pytest.mark.parametrize("share", [0.02, 0.3, 0.6, 0.95])
def test_a_damaged_database_costs_itself(tmp_path: Path, share: float) -> None:
    sqlite_backup(tmp_path)
    whole = (tmp_path / "cherrystudio.sqlite").read_bytes()
    files: dict[str, Content] = {"metadata.json": {"appName": "Cherry Studio"}}
    files["Data/cherrystudio.sqlite"] = whole[: int(len(whole) * share)]
    path = written(tmp_path, files, "cut.zip")
    _, skipped = read(path, CherryStudio())
    assert skipped


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(broken=mutilated(data()))
def test_no_wrong_value_raises(tmp_path: Path, broken: Any) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(broken))
    read_odd(path, CherryStudio())


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(broken=mutilated([content for *_, content in MESSAGES]))
def test_no_wrong_value_in_a_database_raises(tmp_path: Path, broken: Any) -> None:
    path = sqlite_backup(tmp_path)
    database = sqlite3.connect(tmp_path / "cherrystudio.sqlite")
    for index, content in enumerate(broken if isinstance(broken, list) else [broken]):
        database.execute("UPDATE message SET data = ? WHERE rowid = ?", (json.dumps(content), index + 1))
    database.execute("UPDATE message SET role = NULL, created_at = 'x', id = 5 WHERE rowid = 2")
    database.commit()
    database.close()
    files: dict[str, Content] = {"metadata.json": {"appName": "Cherry Studio"}}
    files["Data/cherrystudio.sqlite"] = (tmp_path / "cherrystudio.sqlite").read_bytes()
    path = written(tmp_path, files, "odd.zip")
    read_odd(path, CherryStudio())


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(share=st.floats(0, 1), packed=st.booleans())
def test_no_cut_raises(tmp_path: Path, share: float, packed: bool) -> None:
    path = tmp_path / "cut.bak"
    content = json.dumps(data(), ensure_ascii=False).encode()
    content = gzip.compress(content) if packed else content
    path.write_bytes(content[: int(len(content) * share)])
    read_odd(path, CherryStudio())
