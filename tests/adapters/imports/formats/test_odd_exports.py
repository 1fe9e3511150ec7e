# ruff: noqa: E501 - the exports stand in rows
"""Each format's export is taken by its own reader alone, and none raises whatever becomes of it."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.adapters.imports.recognition import FORMATS
from tests.adapters.imports.formats import test_chatbox as chatbox
from tests.adapters.imports.formats import test_cherry_studio as cherry_studio
from tests.adapters.imports.formats import test_claude as claude
from tests.adapters.imports.formats import test_jan as jan
from tests.adapters.imports.formats import test_librechat as librechat
from tests.adapters.imports.formats import test_lm_studio as lm_studio
from tests.adapters.imports.formats import test_lobechat as lobechat
from tests.adapters.imports.formats import test_open_webui as open_webui
from tests.adapters.imports.formats.gemini import test_gemini as gemini
from tests.adapters.imports.formats.mutilation import mutilated
from tests.adapters.imports.formats.reading import packed, read_odd, recognised_by, written

_SEARCH = {"query": "茶", "searchResults": [{"title": "S", "link": "https://s.org", "snippet": "x", "rawContent": "y"}]}
_TOOL = {"type": "tool-call", "state": "result", "toolName": "web_search", "args": {"query": "茶"}, "result": _SEARCH}
_FORK = {
    "u1": {
        "position": 0,
        "lists": [{"id": "l", "messages": []}, {"id": "m", "messages": [chatbox.message("b1", 3, "B")]}],
    }
}
_THREAD = {"id": "t", "name": "T", "createdAt": chatbox.START, "messages": [chatbox.message("u0", 1, "Before")]}
_CITED = {
    "type": "text",
    "text": "Blue 🍵 sky.",
    "citations": [{"start_index": 0, "end_index": 4, "details": {"url": "https://s.org"}}],
}
_RESULT = {
    "type": "tool_result",
    "tool_use_id": "u",
    "content": [{"type": "knowledge", "url": "https://s.org", "title": "S", "text": "p"}],
}

# fmt: off
SAMPLES: dict[str, dict[str, Any]] = {
    "cherry_studio": {"data.json": cherry_studio.data()},
    "lobechat": {"LobeChat.json": lobechat.old_file()},
    "open_webui": {"chats.json": [open_webui.chat()]},
    "claude": {
        "conversations.json": [
            claude.conversation(
                claude.message("m1", "human", claude.ROOT, 1, "Tea?", attachments=[{"file_name": "a.txt", "extracted_content": "x"}], files=[{"file_uuid": "f", "file_name": "p.png"}]),
                claude.message("m2", "assistant", "m1", 2, {"type": "thinking", "thinking": "Hm"}, {"type": "tool_use", "id": "u", "name": "web_search", "input": {"query": "q"}}, _RESULT, _CITED),
            )
        ]
    },
    "librechat": {
        "c.json": librechat.conversation(
            librechat.message("u1", librechat.ROOT, 1, "Tea?", files=[{"file_id": "f", "filename": "a.pdf"}], children=[]),
            librechat.message("a1", "u1", 2, content=[{"type": "think", "think": "Hm"}, {"type": "text", "text": "Blue\ue202turn0search0"}, {"type": "tool_call", "tool_call": {"name": "web_search", "args": '{"query": "q"}', "output": "x"}}], attachments=[{"type": "web_search", "web_search": {"turn": 0, "organic": [{"link": "https://s.org", "title": "S", "highlights": [{"text": "p"}]}]}}]),
        )
    },
    "chatbox": {
        "dump.json": chatbox.dump(chatbox.session(chatbox.message("u1", 1, "Tea?", {"type": "image", "storageKey": "p"}), chatbox.message("a1", 2, _TOOL, "See [1]."), messageForksHash=_FORK, threads=[_THREAD]))
    },
    "jan": {
        "threads/t1/thread.json": jan.THREAD,
        "threads/t1/messages.jsonl": jan.message("u1", 1, "Tea?", {"type": "image_url", "image_url": {"url": "cat.png"}}) + jan.message("a1", 2, {"type": "tool_call", "tool_name": "x", "input": 1}, "Yes", metadata={"tool_calls": [{"tool": {"function": {"name": "f"}}, "response": {"content": [{"text": "r"}]}}]}),
    },
    "gemini": {
        "Takeout/MyActivity.json": [
            gemini.record("Prompted Tea?", 8, 2, "<p>Yes <b>x</b></p><ul><li>a</ul>", attachedFiles=["cat.png"]),
            gemini.record("Prompted Tea?", 8, 1, "<table><tr><td>x"),
        ]
    },
    "lm_studio": {
        "conversations/1.conversation.json": lm_studio.conversation(
            lm_studio.asked("Tea?", {"type": "file", "fileIdentifier": "a.png"}),
            lm_studio.answered([lm_studio.block(1, "Hm", style="thinking"), lm_studio.block(2, {"type": "toolCallRequest", "callId": 1, "name": "f"}, {"type": "toolCallResult", "callId": 1, "content": []}, "Yes")]),
        )
    },
}
BACKUP = chatbox.backup(chatbox.session(chatbox.message("u1", 1, "Tea?", {"type": "image", "storageKey": "p"})), [{"id": "1", "path": "resources/p", "originalStorageKeys": ["p"]}], p=b"\x89PNG\r\n\x1a\n")
# fmt: on


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("zipped", ["", "export.zip"])
def test_an_export_is_recognised_by_its_own_reader_alone(tmp_path: Path, name: str, zipped: str) -> None:
    assert recognised_by(written(tmp_path, SAMPLES[name], zipped)) == [name]


@pytest.mark.parametrize("name", [name for name in SAMPLES if name != "jan"])
def test_a_lone_file_is_recognised_whatever_its_name(tmp_path: Path, name: str) -> None:
    path = tmp_path / "download (3)"
    path.write_bytes(packed(next(iter(SAMPLES[name].values()))))
    assert recognised_by(path) == [name]


def test_a_backup_of_chatbox_is_recognised_too(tmp_path: Path) -> None:
    assert recognised_by(written(tmp_path, BACKUP, "export.zip")) == ["chatbox"]


@pytest.mark.parametrize("name", [*SAMPLES, "backup"])
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_no_wrong_value_raises(name: str, data: st.DataObject) -> None:
    files = SAMPLES.get(name, BACKUP)
    values = {member: content for member, content in files.items() if not isinstance(content, str | bytes)}
    member = data.draw(st.sampled_from(sorted(values)))
    broken = data.draw(mutilated(values[member]))
    rows = files.get("threads/t1/messages.jsonl")
    if rows and data.draw(st.booleans()):
        first, second = rows.splitlines()
        member, broken = "threads/t1/messages.jsonl", f"{json.dumps(data.draw(mutilated(json.loads(second))))}\n{first}"
    with TemporaryDirectory() as folder:
        odd = {**files, member: json.dumps(broken) if not isinstance(broken, str) else broken}
        _read_by_own(written(Path(folder), odd), name)


@pytest.mark.parametrize("name", [*SAMPLES, "backup"])
@settings(max_examples=20, deadline=None)
@given(share=st.floats(0, 1))
def test_no_cut_raises(name: str, share: float) -> None:
    files = SAMPLES.get(name, BACKUP)
    with TemporaryDirectory() as folder:
        cut = {member: (data := packed(content))[: int(len(data) * share)] for member, content in files.items()}
        _read_by_own(written(Path(folder), {**files, **cut}), name)


@pytest.mark.parametrize("name", [*SAMPLES, "backup"])
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_no_damage_within_a_zip_raises(name: str, data: st.DataObject) -> None:
    with TemporaryDirectory() as folder:
        path = written(Path(folder), SAMPLES.get(name, BACKUP), "export.zip")
        content = bytearray(path.read_bytes())
        directory = content.index(b"PK\x01\x02")  # without that nothing is a zip
        for place in data.draw(st.lists(st.integers(0, directory - 1), min_size=1, max_size=5)):
            content[place] ^= data.draw(st.integers(1, 255))
        path.write_bytes(content)
        _read_by_own(path, name)


def _read_by_own(path: Path, name: str) -> None:
    reader = next(one for one in FORMATS if one.name == name.replace("backup", "chatbox"))
    read_odd(path, reader)
