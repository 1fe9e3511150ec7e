import base64
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.adapters.imports.formats.open_webui import OpenWebUI
from app.core.domain.transfer import ForeignFile, ForeignRole, ForeignSource, SkippedPart, SkipReason
from tests.adapters.imports.formats.mutilation import mutilated
from tests.adapters.imports.formats.reading import (
    PNG,
    by_id,
    cited,
    links,
    read,
    read_json,
    read_odd,
    recognised_by,
    written,
)

PICTURE = "data:image/png;base64," + base64.b64encode(PNG).decode()
DETAILS = (
    '<details type="reasoning" done="true" duration="3">\n<summary>Thought for 3 seconds</summary>\n'
    "&gt; Is it &lt;b&gt;?\n&gt; Yes.\n</details>\n"
    '<details type="tool_calls" done="true" id="c1" name="search_web" arguments="{&quot;q&quot;: &quot;sky&quot;}"'
    ' result="[&quot;blue&quot;]" files="" embeds="">\n<summary>Tool Executed</summary>\n</details>\n'
    "Blue [1], also [2#p][1, 3], `x[1]` and a note [^1].\n"
    '```html\n<details type="reasoning">stays</details>\n```'
)
ANSWER = 'Blue [1], also [2][1, 3], `x[1]` and a note [^1].\n```html\n<details type="reasoning">stays</details>\n```'
SOURCES = [
    {
        "source": {"type": "web_search", "name": "sky colour"},
        "document": ["Light scatters.", "天空是蓝色的。"],
        "metadata": [{"source": "https://s.org/a", "title": "S"}, {"source": "https://t.org", "name": "T 页"}],
    },
    {"source": {"id": "f1", "name": "notes.pdf"}, "document": ["Page one."], "metadata": [{"page": 1}]},
    {"source": {}, "document": ["More."], "metadata": [{"source": "https://s.org/a"}]},
    {},
]


def chat(**more: Any) -> dict[str, Any]:
    messages = {
        "a": {
            "id": "a",
            "parentId": None,
            "childrenIds": ["b", "c"],
            "role": "user",
            "content": "天空 😀?",
            "timestamp": 1750000000,
            "files": [
                {"type": "image", "url": PICTURE},
                {"type": "image", "url": "/api/v1/files/77/content"},
                {
                    "type": "file",
                    "name": "n.txt",
                    "file": {"data": {"content": "All."}, "meta": {"content_type": "text/plain"}},
                },
            ],
        },
        "b": {
            "id": "b",
            "parentId": "a",
            "childrenIds": ["d"],
            "role": "assistant",
            "model": "m1",
            "modelName": "Model One",
            "modelIdx": 0,
            "content": DETAILS,
            "sources": SOURCES,
            "statusHistory": [
                {"action": "web_search_queries_generated", "queries": ["sky colour"]},
                {
                    "action": "web_search",
                    "query": "天空",
                    "items": [{"link": "https://u.org", "title": "U"}],
                    "urls": ["https://t.org"],
                },
            ],
            "timestamp": 1750000002,
        },
        "c": {
            "id": "c",
            "parentId": "a",
            "childrenIds": [],
            "role": "assistant",
            "model": "m2",
            "modelIdx": 1,
            "content": "",
            "error": {"content": "Out of credit"},
            "timestamp": 1750000003,
        },
        "d": {"id": "d", "parentId": "b", "role": "user", "content": "Why?", "timestamp": 1750000010},
        "e": {
            "id": "e",
            "parentId": "d",
            "role": "assistant",
            "content": "Since light.",
            "output": [
                {"type": "reasoning", "duration": 2, "content": [{"type": "output_text", "text": "Hm."}]},
                {"type": "function_call", "call_id": "k", "name": "calc", "arguments": '{"a": 1}'},
                {"type": "function_call_output", "call_id": "k", "output": [{"type": "input_text", "text": "2"}]},
                {"type": "message", "content": [{"type": "output_text", "text": "unedited"}]},
            ],
            "timestamp": 1750000012,
        },
    }
    return {
        "id": "k1",
        "user_id": "u",
        "title": "Tea 茶",
        "created_at": 1750000000,
        "updated_at": 1750000050,
        "archived": True,
        "pinned": True,
        "folder_id": None,
        "meta": {"tags": ["drinks", "茶"]},
        "chat": {
            "title": "Tea",
            "params": {"system": "Be brief."},
            "timestamp": 1750000000123,
            "tags": ["drinks"],
            "history": {"currentId": "e", "messages": messages},
            "messages": [],
        },
        **more,
    }


def test_a_chat_comes_whole(tmp_path: Path) -> None:
    [conversation], skipped = read_json(tmp_path, [chat()], OpenWebUI())
    assert (conversation.id, conversation.title, conversation.leaf) == ("k1", "Tea 茶", "e")
    assert conversation.created == datetime.fromtimestamp(1750000000, UTC)
    assert conversation.updated == datetime.fromtimestamp(1750000050, UTC)
    assert (conversation.pinned, conversation.archived, conversation.tags) == (True, True, ("drinks", "茶"))
    assert links(conversation) == [
        ("system-prompt", None),
        ("a", "system-prompt"),
        ("b/call1", "a"),
        ("b", "b/call1"),
        ("c", "a"),
        ("d", "b"),
        ("e/call1", "d"),
        ("e", "e/call1"),
    ]
    assert skipped == [SkippedPart("Tea 茶", SkipReason.MISSING_FILE, "content")]


def test_text_reasoning_calls_and_times_of_each_message(tmp_path: Path) -> None:
    [conversation], _ = read_json(tmp_path, [chat()], OpenWebUI())
    messages = by_id(conversation)
    assert (messages["system-prompt"].text, messages["system-prompt"].hidden) == ("Be brief.", True)
    assert (messages["a"].text, messages["a"].role) == ("天空 😀?", ForeignRole.USER)
    assert (messages["b"].text, messages["b"].reasoning, messages["b"].model) == (
        ANSWER,
        "Is it <b>?\nYes.",
        "Model One",
    )
    assert messages["b"].created == datetime.fromtimestamp(1750000002, UTC)
    call = messages["b/call1"]
    assert (call.role, call.tool, call.hidden) == (ForeignRole.TOOL, "search_web", True)
    assert call.text == '```json\n{"q": "sky"}\n```\n\n```json\n["blue"]\n```'
    assert (messages["c"].text, messages["c"].error, messages["c"].model) == ("", "Out of credit", "m2")
    assert (messages["e"].text, messages["e"].reasoning) == ("Since light.", "Hm.")
    assert messages["e/call1"].text == '```json\n{"a": 1}\n```\n\n2'


def test_sources_have_their_numbers_and_markers_their_places(tmp_path: Path) -> None:
    [conversation], _ = read_json(tmp_path, [chat()], OpenWebUI())
    answer = by_id(conversation)["b"]
    assert answer.sources == (
        ForeignSource("https://s.org/a", "S", passage="Light scatters.\n\nMore."),
        ForeignSource("https://t.org", "T 页", passage="天空是蓝色的。"),
        ForeignSource("", "notes.pdf", passage="Page one."),
        ForeignSource("https://u.org", "U"),
    )
    assert cited(answer) == [("[1]", (0,)), ("[2]", (1,)), ("[1, 3]", (0, 2))]
    assert answer.queries == ("sky colour", "天空")


def test_pictures_and_files_come_as_far_as_the_export_has_them(tmp_path: Path) -> None:
    [conversation], _ = read_json(tmp_path, [chat()], OpenWebUI())
    assert by_id(conversation)["a"].files == (
        ForeignFile("", "image/png", PNG),
        ForeignFile("content", "image/*"),
        ForeignFile("n.txt", "text/plain", text="All."),
    )


def test_an_old_chat_without_its_wrapper_and_with_rows_alone_is_read(tmp_path: Path) -> None:
    old = {
        "title": "Old",
        "timestamp": 1700000000.5,
        "history": {"messages": {}, "currentId": None},
        "messages": [
            {
                "role": "user",
                "content": [{"type": "text", "text": "Hi"}, {"type": "image_url", "image_url": {"url": PICTURE}}],
            },
            {"role": "assistant", "content": "It broke", "error": True},
        ],
    }
    [conversation], skipped = read_json(tmp_path, old, OpenWebUI())
    assert recognised_by(tmp_path / "export.json") == ["open_webui"]
    assert links(conversation) == [("row1", None), ("row2", "row1")]
    assert [(one.text, one.error) for one in conversation.messages] == [("Hi", ""), ("", "It broke")]
    assert conversation.messages[0].files == (ForeignFile("", "image/png", PNG),)
    assert conversation.created == datetime.fromtimestamp(1700000000.5, UTC)
    assert skipped == []


def test_a_tree_is_rebuilt_from_either_side(tmp_path: Path) -> None:
    one = chat()
    messages = one["chat"]["history"]["messages"]
    messages["c"]["parentId"] = "gone"
    messages["b"]["parentId"] = None
    messages["d"]["childrenIds"] = None
    one["chat"]["history"]["currentId"] = "gone"
    one["chat"]["params"] = None
    [conversation], _ = read_json(tmp_path, one, OpenWebUI())
    assert dict(links(conversation)) == {
        "a": None,
        "b/call1": "a",
        "b": "b/call1",
        "c": "a",
        "d": "b",
        "e/call1": "d",
        "e": "e/call1",
    }
    assert conversation.leaf is None


def test_merged_answers_and_code_that_was_run_come_too(tmp_path: Path) -> None:
    one = chat()
    messages = one["chat"]["history"]["messages"]
    messages["c"]["merged"] = {"status": True, "content": "Both say blue."}
    messages["c"]["code_executions"] = [{"name": "run", "code": "1+1", "result": {"output": "2"}}]
    messages["d"]["content"] = (
        '<details type="code_interpreter" done="true" output="&quot;4&quot;">\n<summary>Analyzed</summary>\n'
        "```python\n2+2\n```\n</details>\nFour"
    )
    messages["d"]["role"] = "assistant"
    [conversation], _ = read_json(tmp_path, [one], OpenWebUI())
    messages = by_id(conversation)
    assert (messages["c/merged"].text, messages["c/merged"].parent) == ("Both say blue.", "a")
    assert (messages["c/call1"].tool, messages["c/call1"].text) == ("run", "1+1\n\n2")
    assert (messages["d"].text, messages["d/call1"].tool) == ("Four", "code_interpreter")
    assert messages["d/call1"].text == '```python\n2+2\n```\n\n"4"'


def test_broken_chats_cost_themselves(tmp_path: Path) -> None:
    broken = chat(id="k2", chat={"history": {"messages": {"a": {"role": "nobody"}}}}, title="Nobody")
    chats: list[Any] = [chat(), broken, None, {"chat": {"history": {"messages": {}}}}, chat(id="k3", title=None)]
    conversations, skipped = read_json(tmp_path, chats, OpenWebUI())
    assert [(one.id, one.title) for one in conversations] == [("k1", "Tea 茶"), ("k3", "Tea")]
    reasons = [(part.place, part.reason) for part in skipped if part.reason is not SkipReason.MISSING_FILE]
    assert reasons == [
        ("Nobody", SkipReason.BROKEN),
        ("Nobody", SkipReason.EMPTY),
        ("export.json[2]", SkipReason.BROKEN),
        ("export.json[3]", SkipReason.EMPTY),
    ]


def test_a_file_that_ends_early_costs_what_stood_behind(tmp_path: Path) -> None:
    path = tmp_path / "all-chats.json"
    text = json.dumps([chat(), chat(id="k2")])
    path.write_text(text[: len(text) - 100])
    conversations, skipped = read(path, OpenWebUI())
    assert [one.id for one in conversations] == ["k1"]
    assert (skipped[-1].place, skipped[-1].reason) == ("all-chats.json[1]", SkipReason.BROKEN)


def test_it_is_recognised_by_its_own_reader_alone(tmp_path: Path) -> None:
    read_json(tmp_path, [chat()], OpenWebUI())
    assert recognised_by(tmp_path / "export.json") == ["open_webui"]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(broken=mutilated([chat(), chat(id="k2")]))
def test_no_wrong_value_raises(tmp_path: Path, broken: Any) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(broken))
    read_odd(path, OpenWebUI())


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(share=st.floats(0, 1))
def test_no_cut_raises(tmp_path: Path, share: float) -> None:
    path = tmp_path / "cut.json"
    data = json.dumps([chat(), chat(id="k2")], ensure_ascii=False).encode()
    path.write_bytes(data[: int(len(data) * share)])
    read_odd(path, OpenWebUI())


@pytest.mark.parametrize(
    "value", [[{"mapping": {}}], [{"chat_messages": []}], {"data": {"chat": {}}}, [{"chat": {"title": "x"}}]]
)
def test_other_lists_are_not_taken_for_it(tmp_path: Path, value: Any) -> None:
    assert "open_webui" not in recognised_by(written(tmp_path, {"export.json": value}) / "export.json")
