import base64
import json
from pathlib import Path
from typing import Any

from app.adapters.imports.formats.jan import Jan
from app.core.domain.transfer import ForeignFile, ForeignRole, SkipReason
from tests.adapters.imports.formats.reading import PNG, at, links, read, written

START = 1765213200  # 2025-12-08 17:00:00


def message(own: str, second: int, *parts: Any, **more: Any) -> str:
    """A line; messages with an id that begins with `u` are the user's. A text stands for a part."""
    content = [
        {"type": "text", "text": {"value": part, "annotations": []}} if isinstance(part, str) else part
        for part in parts
    ]
    role = "user" if own.startswith("u") else "assistant"
    value = {
        "id": own,
        "object": "thread.message",
        "thread_id": "t1",
        "role": role,
        "content": content,
        "status": "ready",
        "created_at": (START + second) * 1000,
        "completed_at": (START + second) * 1000,
        **more,
    }
    return json.dumps(value, ensure_ascii=False) + "\n"


THREAD = {
    "id": "t1",
    "object": "thread",
    "title": "茶 🍵",
    "assistants": [{"assistant_id": "jan", "assistant_name": "Jan", "model": {"id": "m"}, "instructions": "Be kind."}],
    "created": START,
    "updated": START + 60.5,
    "metadata": {"project": {"id": "p", "name": "Drinks"}, "is_favorite": True},
}


def test_a_thread_comes_with_its_order_times_and_parts(tmp_path: Path) -> None:
    address = f"data:image/png;base64,{base64.b64encode(PNG).decode()}"
    lines = [
        message(
            "u1",
            1,
            "Which tea?\n\n[ATTACHED_FILES]\n- file_id: f, name: 茶.pdf, type: pdf, mode: inline\n[/ATTACHED_FILES]",
            {"type": "image_url", "image_url": {"url": address}},
            {"type": "image_url", "image_url": {"url": "file:///C:/jan/threads/t1/files/cat.png"}},
        ),
        message(
            "a1",
            2,
            {"type": "reasoning", "text": {"value": "Hm."}},
            {"type": "tool_call", "tool_name": "calc", "input": {"a": 1}, "output": "2"},
            "绿茶",
            metadata={"modelId": "qwen"},
        ),
        message("u2", 3, "为什么？"),
        message(
            "a2",
            4,
            "<think>\n想\n</think>\nBecause 🍃.",
            metadata={
                "tool_calls": [
                    {
                        "tool": {"function": {"name": "web", "arguments": '{"q": 1}'}},
                        "response": {"content": [{"type": "text", "text": "found"}]},
                    }
                ]
            },
        ),
        message("a3", 5, status="error", error_code="unknown"),
    ]
    files: dict[str, Any] = {
        "threads/t1/thread.json": THREAD,
        "threads/t1/messages.jsonl": "".join(lines),
        "threads/t1/files/cat.png": PNG,
        "settings.json": {"api_key": "sk-never"},
        "logs/app.jsonl": '{"level": "info"}\n',
    }
    (result,), skipped = read(written(tmp_path, files, "jan.zip"), Jan())
    assert skipped == []
    assert (result.id, result.title, result.group, result.pinned) == ("t1", "茶 🍵", "Drinks", True)
    assert (result.created, result.updated) == (at(8), at(8).replace(minute=1, microsecond=500000))
    assert links(result) == [
        ("rules", None),
        ("u1", "rules"),
        ("a1/call1", "u1"),
        ("a1", "a1/call1"),
        ("u2", "a1"),
        ("a2/call1", "u2"),
        ("a2", "a2/call1"),
        ("a3", "a2"),
    ]
    rules, first, call, answer, _, called, second, failed = result.messages
    assert (rules.role, rules.hidden, rules.text) == (ForeignRole.SYSTEM, True, "Be kind.")
    assert (first.text, first.created, first.role) == ("Which tea?", at(8, 1), ForeignRole.USER)
    assert first.files == (
        ForeignFile("茶.pdf", "application/pdf"),
        ForeignFile("", "image/png", PNG),
        ForeignFile("cat.png", "image/png", PNG),
    )
    assert (call.tool, call.hidden, called.tool, called.text) == (
        "calc",
        True,
        "web",
        '```json\n{"q": 1}\n```\n\nfound',
    )
    assert (answer.text, answer.reasoning, answer.model, answer.created) == ("绿茶", "Hm.", "qwen", at(8, 2))
    assert (second.text, second.reasoning) == ("Because 🍃.", "想")
    assert (failed.error, failed.text) == ("unknown", "")


def test_broken_and_joined_lines_cost_themselves(tmp_path: Path) -> None:
    joined = message("u1", 1, "one").strip() + " " + message("a1", 2, "two")
    lines = (
        joined + '{"torn\n' + "7\n" + "\n" + message("u2", 3, "three").strip() + "{torn\n" + message("a2", 4, "four")
    )
    files: dict[str, Any] = {
        "t/messages.jsonl": lines,
        "e/messages.jsonl": message("u1", 1),
        "e/thread.json": '{"title": "Empty"}',
    }
    (result,), skipped = read(written(tmp_path, files), Jan())
    assert [(one.text, one.parent) for one in result.messages] == [
        ("one", None),
        ("two", "u1"),
        ("three", "a1"),
        ("four", "u2"),
    ]
    assert (result.id, result.title) == ("t1", "")
    assert [(one.place, one.reason, one.detail) for one in skipped] == [
        ("e/messages.jsonl", SkipReason.EMPTY, "Empty"),
        ("t/messages.jsonl:2", SkipReason.BROKEN, ""),
        ("t/messages.jsonl:3", SkipReason.BROKEN, ""),
        ("t/messages.jsonl:4", SkipReason.BROKEN, ""),
    ]


def test_a_thread_file_alone_is_read(tmp_path: Path) -> None:
    path = written(tmp_path, {"anything.jsonl": message("u1", 1, "Alone")}) / "anything.jsonl"
    (result,), skipped = read(path, Jan())
    assert ([one.text for one in result.messages], skipped) == (["Alone"], [])
