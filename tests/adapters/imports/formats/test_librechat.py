from pathlib import Path
from typing import Any

import pytest

from app.adapters.imports.formats.librechat import LibreChat
from app.core.domain.transfer import (
    ForeignCitation,
    ForeignFile,
    ForeignRole,
    ForeignSource,
    SkippedPart,
    SkipReason,
)
from tests.adapters.imports.formats.reading import at, by_id, read, written

ROOT = "00000000-0000-0000-0000-000000000000"


def message(own: str, parent: str, second: int, text: str = "", **more: Any) -> dict[str, Any]:
    """One as the export has it; those with an id that begins with `u` are the user's."""
    user = own.startswith("u")
    return {
        "messageId": own,
        "parentMessageId": parent,
        "sender": "User" if user else "GPT-4o",
        "isCreatedByUser": user,
        "text": text,
        "createdAt": f"2025-12-08T17:00:{second:02}.000Z",
        "error": False,
        **more,
    }


def conversation(*messages: Any, **more: Any) -> dict[str, Any]:
    return {
        "conversationId": "c1",
        "endpoint": "openAI",
        "title": "茶 🍵",
        "exportAt": "13:18:04 GMT+0000 (Coordinated Universal Time)",
        "branches": True,
        "recursive": False,
        "options": {"model": "gpt-4o", "tags": ["drinks", 3]},
        "messages": list(messages),
        **more,
    }


def answered(tmp_path: Path, answer: dict[str, Any]) -> Any:
    export = conversation(message("u1", ROOT, 1, "Tea?"), answer)
    (result,), skipped = read(written(tmp_path, {"茶.json": export}), LibreChat())
    assert skipped == []
    return by_id(result)["a1"]


@pytest.mark.parametrize("key", ["messages", "messagesTree", "flat"])
def test_branches_come_nested_or_flat(tmp_path: Path, key: str) -> None:
    flat = [
        message("u1", ROOT, 1, "Which tea?"),
        message("a1", "u1", 2, "绿茶。", model="gpt-4.1"),
        message("a2", "u1", 3, "Black 🫖."),
        message("u2", "a2", 4, "Why?"),
        message("a3", "u2", 5, "因为浓。"),
    ]
    nested: dict[str, Any] = {one["messageId"]: {**one, "children": []} for one in flat}
    for one in nested.values():
        if one["parentMessageId"] in nested:
            nested[one["parentMessageId"]]["children"].append(one)
    for one in nested.values():
        del one["parentMessageId"]
    export = conversation(*flat)
    if key != "flat":
        export = {**export, "recursive": True, "messages": None, key: [nested["u1"]]}
    (result,), skipped = read(written(tmp_path, {"a.json": export}), LibreChat())
    assert skipped == []
    assert (result.id, result.title, result.created, result.tags) == ("c1", "茶 🍵", at(8, 1), ("drinks",))
    assert [(one.id, one.parent, one.text, one.created, one.model) for one in result.messages] == [
        ("u1", None, "Which tea?", at(8, 1), ""),
        ("a1", "u1", "绿茶。", at(8, 2), "gpt-4.1"),
        ("a2", "u1", "Black 🫖.", at(8, 3), "gpt-4o"),
        ("u2", "a2", "Why?", at(8, 4), ""),
        ("a3", "u2", "因为浓。", at(8, 5), "gpt-4o"),
    ]
    assert result.messages[0].role is ForeignRole.USER
    assert result.messages[1].role is ForeignRole.ASSISTANT


def test_a_thousand_nested_answers_are_read(tmp_path: Path) -> None:
    start = '{"conversationId":"c","title":"Deep","recursive":true,"messages":'
    body = "".join(
        f'[{{"messageId":"m{i}","text":"text {i}","isCreatedByUser":{str(i % 2 == 0).lower()},"children":'
        for i in range(1000)
    )
    (result,), _ = read(written(tmp_path, {"deep.json": start + body + "[]" + "}]" * 1000 + "}"}), LibreChat())
    assert [one.text for one in result.messages] == [f"text {i}" for i in range(1000)]


def test_parts_are_text_reasoning_calls_pictures_and_errors(tmp_path: Path) -> None:
    answer = message(
        "a1",
        "u1",
        2,
        "flat text that the parts replace",
        content=[
            {"type": "think", "think": "Hm, 茶."},
            {"type": "text", "text": "Green"},
            None,
            {
                "type": "tool_call",
                "tool_call": {"id": "t", "name": "calc", "args": '{"a": 1}', "output": "2", "type": "tool_call"},
            },
            {
                "type": "tool_call",
                "tool_call": {"type": "function", "function": {"name": "old", "arguments": "x", "output": "y"}},
            },
            {"type": "text", "text": {"value": "and black."}},
            {
                "type": "image_file",
                "image_file": {"file_id": "f", "filepath": "/images/u/cat.png", "width": 1, "height": 1},
            },
            {"type": "agent_update", "agent_update": {"agentId": "x"}},
            {"type": "error", "error": "It stopped."},
        ],
        files=[{"file_id": "g", "filename": "a.pdf", "type": "application/pdf", "filepath": "/uploads/a.pdf"}],
    )
    read_answer = answered(tmp_path, answer)
    assert read_answer.text == "Green\n\nand black."
    assert (read_answer.reasoning, read_answer.error) == ("Hm, 茶.", "It stopped.")
    assert read_answer.files == (ForeignFile("a.pdf", "application/pdf"), ForeignFile("cat.png", "image/png"))
    assert read_answer.parent == "a1/call2"


def test_calls_fold_before_the_answer(tmp_path: Path) -> None:
    call = {"type": "tool_call", "tool_call": {"name": "calc", "args": {"a": 1}, "output": "2"}}
    export = conversation(
        message("u1", ROOT, 1, "1+1"), message("a1", "u1", 2, content=[call]), message("u2", "a1", 3, "Ta")
    )
    (result,), _ = read(written(tmp_path, {"a.json": export}), LibreChat())
    assert [(one.id, one.parent, one.tool, one.hidden, one.role) for one in result.messages] == [
        ("u1", None, "", False, ForeignRole.USER),
        ("a1/call1", "u1", "calc", True, ForeignRole.TOOL),
        ("u2", "a1/call1", "", False, ForeignRole.USER),
    ]
    assert result.messages[1].text == '```json\n{\n  "a": 1\n}\n```\n\n2'


def test_marks_become_places_and_leave_the_text(tmp_path: Path) -> None:
    search = {
        "turn": 0,
        "organic": [
            {
                "link": "https://s.org",
                "title": "S",
                "snippet": "short",
                "highlights": [{"text": "Passage."}],
                "date": "2024",
            },
            {"link": "https://t.cn", "title": "茶", "content": "内容", "attribution": "T"},
            {"link": "https://u.org", "title": "Not cited"},
        ],
        "topStories": [{"link": "https://n.org", "title": "News", "source": "N"}],
    }
    second = {"turn": 1, "organic": [{"link": "https://s.org", "title": "again"}]}
    files = {"sources": [{"fileName": "报告.pdf", "content": "Page text"}]}
    text = (
        "🍵 \ue203Green tea is old.\ue204\ue202turn0search0 红茶也是 \ue200\ue202turn0search1\ue202turn1search0\ue201。"
        " New \\ue202turn0news0, file\ue202turn0file0, lost\ue202turn7search9.\ue206"
    )
    call = {
        "type": "tool_call",
        "tool_call": {"name": "web_search", "args": '{"query": "tea \\"茶\\""}', "output": "…"},
    }
    answer = answered(
        tmp_path,
        message(
            "a1",
            "u1",
            2,
            content=[call, {"type": "text", "text": text}],
            attachments=[
                {"type": "web_search", "web_search": search},
                {"type": "web_search", "web_search": second},
                {"type": "file_search", "file_search": files},
            ],
        ),
    )
    assert answer.text == "🍵 Green tea is old. 红茶也是。 New, file, lost."
    assert answer.sources == (
        ForeignSource("https://s.org", "S", date="2024", snippet="short", passage="Passage."),
        ForeignSource("https://t.cn", "茶", "T", passage="内容"),
        ForeignSource("https://n.org", "News", "N"),
        ForeignSource(title="报告.pdf", passage="Page text"),
        ForeignSource("https://u.org", "Not cited"),
    )
    assert answer.queries == ('tea "茶"',)
    claim = answer.citations[0].claim
    assert claim
    assert answer.text[slice(*claim)] == "Green tea is old."
    ends = [answer.text.index(word) + len(word) for word in ("old.", "红茶也是", "New", "file")]
    assert answer.citations == (
        ForeignCitation((0,), (ends[0], ends[0]), claim),
        ForeignCitation((1, 0), (ends[1], ends[1])),
        ForeignCitation((2,), (ends[2], ends[2])),
        ForeignCitation((3,), (ends[3], ends[3])),
    )


def test_blocks_of_older_versions_become_what_they_hold(tmp_path: Path) -> None:
    artifact = ':::artifact{identifier="x" type="text/html" title="Page"}\n```html\n<b>\n```\n:::'
    text = f":::thinking\nHm.\n:::\nHere:\n\n{artifact}\n\nDone."
    answer = answered(tmp_path, message("a1", "u1", 2, text))
    assert answer.reasoning == "Hm."
    assert answer.text == "Here:\n\n**Page**\n\n```html\n<b>\n```\n\nDone."


def test_a_failed_answer_says_why(tmp_path: Path) -> None:
    answer = answered(tmp_path, message("a1", "u1", 2, "Quota is used up.", error=True))
    assert (answer.text, answer.error) == ("", "Quota is used up.")


def test_broken_parts_cost_themselves(tmp_path: Path) -> None:
    files: dict[str, Any] = {
        "1.json": conversation(message("u1", ROOT, 1, "Here"), None, "x", message("a1", "u1", 2, content="no list")),
        "2.json": conversation(conversationId="c2", title="Nothing"),
        "3.json": '{"conversationId": "c3", "messages": [{"text": "cut',
        "4.json": {"other": "file"},
        "5.txt": "x",
    }
    conversations, skipped = read(written(tmp_path, files), LibreChat())
    assert [[one.text for one in each.messages] for each in conversations] == [["Here"]]
    assert [(one.place, one.reason, one.detail[:7]) for one in skipped] == [
        ("1.json", SkipReason.BROKEN, "茶 🍵"),
        ("1.json", SkipReason.BROKEN, "茶 🍵"),
        ("2.json", SkipReason.EMPTY, "Nothing"),
        ("3.json", SkipReason.BROKEN, skipped[3].detail[:7]),
    ]
    assert isinstance(skipped[3], SkippedPart)


def test_long_runs_of_spaces_take_no_time(tmp_path: Path) -> None:
    answer = answered(tmp_path, message("a1", "u1", 2, "\ue202" + " " * 300_000 + "x"))
    assert answer.text.strip() == "x"
