import base64
import json
from pathlib import Path
from typing import Any

from app.adapters.imports.formats.chatbox import Chatbox
from app.core.domain.transfer import (
    ForeignCitation,
    ForeignFile,
    ForeignRole,
    ForeignSource,
    SkippedPart,
    SkipReason,
)
from tests.adapters.imports.formats.reading import PNG, at, by_id, read, written

START = 1765213200000  # 2025-12-08 17:00:00 in milliseconds


def message(own: str, second: int | None, *parts: Any, **more: Any) -> dict[str, Any]:
    """One as Chatbox stores it; those with an id that begins with `u` are the user's."""
    content = [{"type": "text", "text": part} if isinstance(part, str) else part for part in parts]
    role = "user" if own.startswith("u") else "assistant"
    time = {} if second is None else {"timestamp": START + second * 1000}
    return {"id": own, "role": role, "contentParts": content, **time, **more}


def session(*messages: Any, own: str = "s", **more: Any) -> dict[str, Any]:
    return {"id": own, "name": "茶 🍵", "type": "chat", "messages": list(messages), **more}


def dump(*sessions: Any, **more: Any) -> dict[str, Any]:
    return {
        "settings": {"providers": {"openai": {"apiKey": "sk-secret-never-read"}}},
        "chat-sessions-list": [{"id": one["id"], "name": one["name"], "starred": one["id"] == "s"} for one in sessions],
        **{f"session:{one['id']}": one for one in sessions},
        "configVersion": 14,
        "__exported_items": ["conversations"],
        **more,
    }


def test_a_session_comes_in_its_order_with_times_models_and_reasoning(tmp_path: Path) -> None:
    export = dump(
        session(
            {"id": "sys", "role": "system", "contentParts": [{"type": "text", "text": "Be brief."}]},
            message("u1", 1, "Which tea?"),
            message(
                "a1",
                2,
                {"type": "reasoning", "text": "Hm.", "duration": 3},
                "绿茶",
                {"type": "info", "text": "x"},
                "🍃",
                model="gpt-4o",
            ),
            message("u2", None, "谢谢"),
            message("a2", 4, error="429: slow down", reasoningContent="old"),
        )
    )
    (result,), skipped = read(written(tmp_path, {"a.json": export}) / "a.json", Chatbox())
    assert skipped == []
    assert "sk-secret" not in repr(result)
    assert (result.id, result.title, result.created, result.updated) == ("s", "茶 🍵", at(8, 1), at(8, 4))
    assert (result.pinned, result.archived, result.group, result.leaf) == (True, False, "", "a2")
    assert [(one.id, one.parent, one.text, one.created, one.hidden) for one in result.messages] == [
        ("sys", None, "Be brief.", None, True),
        ("u1", "sys", "Which tea?", at(8, 1), False),
        ("a1", "u1", "绿茶\n\n🍃", at(8, 2), False),
        ("u2", "a1", "谢谢", at(8, 2), False),
        ("a2", "u2", "", at(8, 4), False),
    ]
    messages = by_id(result)
    assert (messages["a1"].reasoning, messages["a1"].model) == ("Hm.", "gpt-4o")
    assert (messages["a2"].error, messages["a2"].reasoning) == ("429: slow down", "old")
    assert messages["sys"].role is ForeignRole.SYSTEM


def test_branches_hang_on_the_message_that_they_follow(tmp_path: Path) -> None:
    forks = {
        "u1": {
            "position": 1,
            "lists": [
                {"id": "l1", "messages": [message("b1", 2, "Black."), message("u3", 3, "More?")]},
                {"id": "l2", "messages": []},
                {"id": "l3", "messages": [message("c1", 4, "White.")]},
            ],
        },
        "u3": {
            "position": 0,
            "lists": [{"id": "l", "messages": []}, {"id": "m", "messages": [message("d1", 5, "嵌套")]}],
        },
        "gone": {"position": 0, "lists": [{"id": "n", "messages": [message("e1", 7, "Lost")]}]},
    }
    summary = message("sum", 1, "Summary", isSummary=True)
    active = [message("u1", 0, "Tea?"), summary, message("a1", 8, "Green."), message("u2", 9, "Why?")]
    export = dump(session(*active, messageForksHash=forks))
    (result,), skipped = read(written(tmp_path, {"a.json": export}), Chatbox())
    assert skipped == []
    assert {one.id: one.parent for one in result.messages} == {
        "u1": None,
        "sum": "u1",
        "a1": "sum",
        "u2": "a1",
        "b1": "sum",
        "u3": "b1",
        "d1": "u3",
        "c1": "sum",
        "e1": None,
    }
    assert result.leaf == "u2"
    assert by_id(result)["sum"].hidden


def test_earlier_threads_are_conversations_in_one_group(tmp_path: Path) -> None:
    thread = {
        "id": "t1",
        "name": "Yesterday",
        "createdAt": START,
        "messages": [message("u0", 1, "Before"), message("a0", 2, "Yes")],
    }
    forks = {
        "u0": {
            "position": 1,
            "lists": [{"id": "x", "messages": [message("x0", 3, "Else")]}, {"id": "y", "messages": []}],
        }
    }
    export = dump(session(message("u1", 5, "Now"), threads=[thread], threadName="Today", messageForksHash=forks))
    conversations, skipped = read(written(tmp_path, {"a.json": export}), Chatbox())
    assert skipped == []
    assert [(one.id, one.title, one.group, one.leaf) for one in conversations] == [
        ("s/t1", "Yesterday", "茶 🍵", "a0"),
        ("s", "Today", "茶 🍵", "u1"),
    ]
    assert {one.id: one.parent for one in conversations[0].messages} == {"u0": None, "a0": "u0", "x0": "u0"}
    assert conversations[0].created == at(8)


def test_a_search_gives_sources_and_its_numbers_are_citations(tmp_path: Path) -> None:
    result = {
        "query": "tea 茶",
        "searchResults": [
            {"title": "S", "link": "https://s.org", "snippet": "short", "rawContent": "The whole page."},
            {"title": "T", "link": "https://t.cn", "snippet": "短", "rawContent": None},
            {"title": "bad", "link": "javascript:x", "snippet": ""},
        ],
    }
    call = {
        "type": "tool-call",
        "state": "result",
        "toolCallId": "1",
        "toolName": "web_search",
        "args": {"query": "tea 茶"},
        "result": result,
    }
    other = {"type": "tool-call", "state": "error", "toolName": "run", "args": '{"a": 1}', "result": "no"}
    export = dump(session(message("u1", 1, "?"), message("a1", 2, call, other, "Old [1], 也 [2] not [3].")))
    (conversation,), _ = read(written(tmp_path, {"a.json": export}), Chatbox())
    answer = by_id(conversation)["a1"]
    assert answer.sources == (
        ForeignSource("https://s.org", "S", snippet="short", passage="The whole page."),
        ForeignSource("https://t.cn", "T", snippet="短"),
    )
    assert answer.queries == ("tea 茶",)
    assert [(one.sources, answer.text[slice(*one.place)]) for one in answer.citations if one.place] == [
        ((0,), "[1]"),
        ((1,), "[2]"),
    ]
    assert isinstance(answer.citations[0], ForeignCitation)
    called = by_id(conversation)["a1/call1"]
    assert (called.tool, called.hidden, called.text, answer.parent) == (
        "run",
        True,
        '```json\n{\n  "a": 1\n}\n```\n\nno',
        called.id,
    )


def test_two_searches_number_alike_so_that_no_number_is_guessed(tmp_path: Path) -> None:
    def call(url: str) -> dict[str, Any]:
        found = {"searchResults": [{"title": "S", "link": url, "snippet": ""}]}
        return {
            "type": "tool-call",
            "state": "result",
            "toolName": "web_search",
            "args": {"query": url},
            "result": json.dumps(found),
        }

    export = dump(
        session(message("u1", 1, "?"), message("a1", 2, call("https://a.org"), call("https://b.org"), "See [1]."))
    )
    (conversation,), _ = read(written(tmp_path, {"a.json": export}), Chatbox())
    answer = by_id(conversation)["a1"]
    assert [one.url for one in answer.sources] == ["https://a.org", "https://b.org"]
    assert answer.citations == ()


def test_pictures_of_a_dump_are_missing_but_for_those_in_addresses(tmp_path: Path) -> None:
    address = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"
    question = message(
        "u1",
        1,
        {"type": "image", "storageKey": "picture:1"},
        pictures=[{"url": address}],
        files=[{"id": "f", "name": "报告.pdf", "fileType": "application/pdf", "storageKey": "file:1"}],
        links=[{"id": "l", "url": "https://l.org", "title": "Page"}],
    )
    (result,), skipped = read(written(tmp_path, {"a.json": dump(session(question))}), Chatbox())
    assert skipped == []
    asked = result.messages[0]
    assert asked.files == (
        ForeignFile("", "image/*"),
        ForeignFile("", "image/png", PNG),
        ForeignFile("报告.pdf", "application/pdf"),
    )
    assert asked.text == "[Page](https://l.org)"


def backup(value: Any, resources: list[dict[str, Any]], **members: bytes) -> dict[str, Any]:
    path = "sessions/s/session.json"
    entry = {"path": path, "id": "s", "meta": {"id": "s", "hidden": True, "createdAt": START}}
    lost = {"path": "sessions/lost/session.json", "id": "lost"}
    manifest = {
        "format": "chatbox-backup",
        "formatVersion": 1,
        "application": {"name": "Chatbox", "version": "1.22", "platform": "linux"},
        "data": {"settings": {"path": "settings.json"}},
        "sessions": [entry, lost, 3],
        "resources": resources,
    }
    files: dict[str, Any] = {f"resources/{name}": data for name, data in members.items()}
    return {"manifest.json": manifest, "settings.json": {"apiKey": "sk-never"}, path: value, **files}


def test_the_newer_backup_has_the_bytes(tmp_path: Path) -> None:
    resources = [
        {
            "id": "1",
            "path": "resources/picture",
            "originalStorageKeys": ["picture:1", "picture:2"],
            "mimeType": "image/png",
        },
        {"id": "2", "path": "resources/raw", "originalStorageKeys": ["file:raw"], "mimeType": "application/pdf"},
        {
            "id": "3",
            "path": "resources/words",
            "originalStorageKeys": ["file:words", "link:1", "tool:1"],
            "mimeType": "text/plain",
        },
        {"id": "4", "path": "../../etc/passwd", "originalStorageKeys": ["picture:3"], "mimeType": "image/png"},
    ]
    call = {"type": "tool-call", "state": "result", "toolName": "read", "args": {}, "resultStorageKey": "tool:1"}
    question = message(
        "u1",
        1,
        *({"type": "image", "storageKey": f"picture:{number}"} for number in (1, 2, 3)),
        files=[
            {
                "name": "报告.pdf",
                "fileType": "application/pdf",
                "storageKey": "file:words",
                "rawStorageKey": "file:raw",
            },
            {"name": "notes.docx", "fileType": "", "storageKey": "file:words"},
        ],
        links=[{"url": "https://l.org", "title": "Page", "storageKey": "link:1"}],
    )
    files = backup(
        session(question, message("a1", 2, call)), resources, picture=PNG, raw=b"%PDF-1.7", words="内容".encode()
    )
    (result,), skipped = read(written(tmp_path, files, "backup.zip"), Chatbox())
    assert (result.archived, result.created) == (True, at(8))
    asked = by_id(result)["u1"]
    assert [(one.name, one.data, one.text) for one in asked.files] == [
        ("picture", PNG, ""),
        ("picture", PNG, ""),
        ("", None, ""),
        ("报告.pdf", b"%PDF-1.7", ""),
        ("notes.docx", None, "内容"),
        ("Page", None, "内容"),
    ]
    assert by_id(result)["a1/call1"].text == "内容"
    assert [(one.place, one.reason) for one in skipped] == [
        ("../../etc/passwd", SkipReason.MISSING_FILE),
        ("sessions/lost/session.json", SkipReason.BROKEN),
        ("manifest.json", SkipReason.BROKEN),
    ]


def test_older_dumps_hold_all_sessions_in_one_list(tmp_path: Path) -> None:
    old = {
        "chat-sessions": [
            {
                "id": "o",
                "name": "旧",
                "messages": [
                    {"id": "1", "role": "user", "content": "Hi"},
                    {
                        "id": "2",
                        "role": "assistant",
                        "content": "你好",
                        "webBrowsing": {"query": ["q"], "links": [{"title": "S", "url": "https://s.org"}]},
                    },
                ],
            },
            "torn",
        ],
        "settings": {"openaiKey": "sk-never"},
    }
    (result,), skipped = read(written(tmp_path, {"old.json": old}), Chatbox())
    assert [(one.text, one.created, one.parent) for one in result.messages] == [("Hi", None, None), ("你好", None, "1")]
    assert (result.messages[1].queries, result.messages[1].sources) == (("q",), (ForeignSource("https://s.org", "S"),))
    assert skipped == [SkippedPart("old.json: chat-sessions[1]", SkipReason.BROKEN)]


def test_broken_parts_cost_themselves(tmp_path: Path) -> None:
    good = session(message("u1", 1, "Here"), None, 7, message("u1", 2, "the same again"))
    export = dump(
        good,
        session(own="e"),
        **{"session:t": "{torn", "session:w": json.dumps(session(message("u9", 1, "string"), own="w"))},
    )
    text = json.dumps(export, ensure_ascii=False).removesuffix("}") + ', "session:cut": {"id": "c", "messages": ['
    conversations, skipped = read(written(tmp_path, {"a.json": text}), Chatbox())
    assert [[one.text for one in each.messages] for each in conversations] == [["Here"], ["string"]]
    assert [(one.place, one.reason) for one in skipped] == [
        ("a.json: session:s", SkipReason.BROKEN),
        ("a.json: session:s", SkipReason.BROKEN),
        ("a.json: session:e", SkipReason.EMPTY),
        ("a.json: session:t", SkipReason.BROKEN),
        ("a.json", SkipReason.BROKEN),
    ]
