import json
from pathlib import Path
from typing import Any

from app.adapters.imports.formats.lm_studio import LMStudio
from app.core.domain.transfer import ForeignFile, ForeignRole, SkipReason
from tests.adapters.imports.formats.reading import PNG, at, by_id, links, read, written

START = 1765213200000  # 2025-12-08 17:00:00 in milliseconds


def asked(*versions: Any, selected: Any = 0) -> dict[str, Any]:
    return {
        "currentlySelected": selected,
        "versions": [
            {
                "type": "singleStep",
                "role": "user",
                "content": [{"type": "text", "text": one} if isinstance(one, str) else one],
            }
            for one in versions
        ],
    }


def block(second: int, *parts: Any, style: str = "") -> dict[str, Any]:
    content = [{"type": "text", "text": part} if isinstance(part, str) else part for part in parts]
    step: dict[str, Any] = {
        "type": "contentBlock",
        "stepIdentifier": f"{START + second * 1000}-0.5",
        "content": content,
    }
    return {**step, "style": {"type": style}} if style else {**step, "genInfo": {"identifier": "qwen", "stats": {}}}


def answered(*versions: list[Any], selected: Any = 0, sender: str = "") -> dict[str, Any]:
    about = {"senderInfo": {"senderName": sender}} if sender else {}
    rows = [{"type": "multiStep", "role": "assistant", "steps": steps, **about} for steps in versions]
    return {"currentlySelected": selected, "versions": rows}


def conversation(*messages: Any, **more: Any) -> dict[str, Any]:
    return {
        "name": "茶 🍵",
        "pinned": True,
        "createdAt": START,
        "tokenCount": 9,
        "systemPrompt": "",
        "lastUsedModel": {"identifier": "last"},
        "messages": list(messages),
        **more,
    }


def test_versions_are_branches_and_the_selected_ones_go_on(tmp_path: Path) -> None:
    export = conversation(
        asked("Which tea?"),
        answered(
            [block(2, "Hm.", style="thinking"), block(3, "绿茶", " 🍃")],
            [block(4, "<think>x</think>Black.")],
            selected=1,
        ),
        asked("Why?", "为什么？", selected=9),
        answered([{"type": "debugInfoBlock", "debugInfo": "x"}, block(6, "因为")], sender="llama"),
        systemPrompt="Be kind.",
    )
    files: dict[str, Any] = {"conversations/Work/Tea/1765213200000.conversation.json": export}
    (result,), skipped = read(written(tmp_path, files), LMStudio())
    assert skipped == []
    assert (result.id, result.title, result.group, result.pinned) == (str(START), "茶 🍵", "Work/Tea", True)
    assert (result.created, result.updated, result.leaf) == (at(8), at(8, 6), "3/0")
    assert set(links(result)) == {
        ("rules", None),
        ("0/0", "rules"),
        ("1/0", "0/0"),
        ("1/1", "0/0"),
        ("2/0", "1/1"),
        ("2/1", "1/1"),
        ("3/0", "2/1"),
    }
    messages = by_id(result)
    assert [messages[id].text for id in ("0/0", "1/0", "1/1", "2/0", "2/1", "3/0")] == [
        "Which tea?",
        "绿茶 🍃",
        "Black.",
        "Why?",
        "为什么？",
        "因为",
    ]
    assert (messages["1/0"].reasoning, messages["1/1"].reasoning) == ("Hm.", "x")
    assert [messages[id].created for id in ("1/0", "1/1", "3/0")] == [at(8, 2), at(8, 4), at(8, 6)]
    assert (messages["1/0"].model, messages["3/0"].model, messages["0/0"].model) == ("qwen", "llama", "")
    assert messages["rules"].role is ForeignRole.SYSTEM


def test_calls_fold_and_files_are_found_in_its_home(tmp_path: Path) -> None:
    request = {"type": "toolCallRequest", "callId": 1, "name": "search", "parameters": {"q": "茶"}}
    result = {"type": "toolCallResult", "callId": 1, "content": [{"type": "text", "text": "found"}]}
    export = conversation(
        asked({"type": "file", "fileIdentifier": "1 - cat.png", "fileType": "image"}),
        asked({"type": "file", "fileIdentifier": "../gone.pdf", "fileType": "text/plain"}),
        answered([block(2, request), block(3, result), block(4, "Done.")]),
    )
    files: dict[str, Any] = {"conversations/1.conversation.json": export, "user-files/1 - cat.png": PNG}
    (read_one,), skipped = read(written(tmp_path, files, "home.zip"), LMStudio())
    assert skipped == []
    messages = by_id(read_one)
    assert messages["0/0"].files == (ForeignFile("1 - cat.png", "image/png", PNG),)
    assert messages["1/0"].files == (ForeignFile("gone.pdf", "application/pdf"),)
    call = messages["2/0/call1"]
    assert (call.tool, call.hidden, call.text) == ("search", True, '```json\n{\n  "q": "茶"\n}\n```\n\nfound')
    assert (messages["2/0"].parent, messages["2/0"].text) == ("2/0/call1", "Done.")


def test_its_home_is_recognised_among_many_other_files(tmp_path: Path) -> None:
    home = tmp_path / ".lmstudio"
    (home / "conversations").mkdir(parents=True)
    for number in range(60):
        (home / f"{number}.json").write_text("{}", encoding="utf-8")
    export = conversation(asked("Which tea?"), answered([block(3, "Green.")]))
    (home / "conversations/1.conversation.json").write_text(json.dumps(export), encoding="utf-8")
    (result,), skipped = read(home, LMStudio())
    assert (result.title, skipped) == ("茶 🍵", [])


def test_broken_parts_cost_themselves(tmp_path: Path) -> None:
    files: dict[str, Any] = {
        "a.conversation.json": conversation(
            asked("Here"), {"versions": [None, 3]}, "x", asked("There"), createdAt=None
        ),
        "b.conversation.json": conversation({"versions": []}, name="Empty", systemPrompt="Rules alone."),
        "c.conversation.json": '{"name": "Cut", "messages": [{"versions": [{"role": "us',
        "d.json": {"messages": []},
    }
    (result,), skipped = read(written(tmp_path, files), LMStudio())
    assert [(one.text, one.parent) for one in result.messages] == [("Here", None), ("There", "0/0")]
    assert len(result.id) == 32
    assert [(one.place, one.reason) for one in skipped] == [
        ("a.conversation.json.messages[1]", SkipReason.BROKEN),
        ("a.conversation.json.messages[2]", SkipReason.BROKEN),
        ("b.conversation.json.messages[0]", SkipReason.BROKEN),
        ("b.conversation.json", SkipReason.EMPTY),
        ("c.conversation.json", SkipReason.BROKEN),
    ]
