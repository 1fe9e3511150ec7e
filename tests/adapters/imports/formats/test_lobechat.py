import base64
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.adapters.imports.formats.lobechat import LobeChat
from app.core.domain.transfer import ForeignFile, ForeignRole, ForeignSource, SkippedPart, SkipReason
from tests.adapters.imports.formats.mutilation import mutilated
from tests.adapters.imports.formats.reading import PNG, by_id, cited, links, read, read_json, read_odd, recognised_by

START = 1750000000
PICTURE = "data:image/png;base64," + base64.b64encode(PNG).decode()


def row(name: str, role: str, second: int, content: str = "", **more: Any) -> dict[str, Any]:
    return {"id": name, "role": role, "content": content, "createdAt": (START + second) * 1000, **more}


def old_file(**more: Any) -> dict[str, Any]:
    cook = {"sessionId": "s1", "topicId": "t1"}
    messages = [
        row("a2", "assistant", 3, "Blue [1][[2]](https://t.org) [^2].", parentId="u1", **cook)
        | {"extra": {"fromModel": "m2", "fromProvider": "p"}, "reasoning": {"content": "嗯。", "duration": 900}}
        | {
            "search": {
                "searchQueries": ["天空"],
                "citations": [{"url": "https://s.org?utm_source=x", "title": "S"}] * 2,
            }
        },
        row("u1", "user", 0, "天空 😀?", **cook, files=["f1"], imageList=[{"id": "i1", "alt": "cat", "url": PICTURE}]),
        row("a1", "assistant", 1, "", parentId="u1", **cook, error={"type": "OpenAIBizError", "message": "No credit"}),
        row("u2", "user", 5, "Look it up", **cook),
        row("a3", "assistant", 6, "", parentId="u2", **cook, tools=[{"id": "c1"}, {"id": "c2"}], fromModel="m1"),
        row("k1", "tool", 7, '["page"]', parentId="a3", **cook, tool_call_id="c1")
        | {"plugin": {"identifier": "web", "apiName": "search", "arguments": '{"q": 1}'}}
        | {"pluginState": {"query": "sky", "results": [{"url": "https://r.org", "title": "R", "content": "Words."}]}},
        row("k2", "tool", 8, "two", parentId="a3", **cook, tool_call_id="c2"),
        row("a4", "assistant", 9, "<think>Hm</think>Found.", parentId="k2", **cook)
        | {"translate": {"to": "zh-CN", "content": "找到了。"}},
        row("x1", "user", 20, "Hello", sessionId="inbox"),
        row("x2", "assistant", 21, "Hi", sessionId="inbox", parentId="x1"),
        row("d1", "user", 30, "In the session itself", sessionId="s1", topicId=None),
    ]
    return {
        "exportType": "all",
        "version": 7,
        "state": {
            "messages": messages,
            "sessionGroups": [{"id": "g1", "name": "Work 工作"}],
            "sessions": [
                {
                    "id": "s1",
                    "type": "agent",
                    "meta": {"title": "Cook"},
                    "config": {"model": "m", "systemRole": "Be a cook."},
                    "group": "g1",
                    "pinned": True,
                }
            ],
            "topics": [
                {"id": "t1", "sessionId": "s1", "title": "Soup 汤", "createdAt": START * 1000, "favorite": 1},
                {"id": "t9", "sessionId": "s1", "title": "Empty"},
            ],
            "settings": {"languageModel": {"openai": {"apiKey": "sk-secret"}}},
        },
        **more,
    }


def test_the_old_file_comes_whole(tmp_path: Path) -> None:
    conversations, skipped = read_json(tmp_path, old_file(), LobeChat())
    soup, inbox, cook = conversations
    assert [(one.id, one.title, one.group, one.tags) for one in conversations] == [
        ("t1", "Soup 汤", "Cook", ("Work 工作",)),
        ("session:inbox", "", "", ()),
        ("session:s1", "Cook", "Cook", ("Work 工作",)),
    ]
    assert (soup.pinned, inbox.pinned, cook.pinned) == (True, False, True)
    assert soup.created == datetime.fromtimestamp(START, UTC)
    assert soup.updated == datetime.fromtimestamp(START + 9, UTC)
    assert soup.leaf == "a4"
    assert links(soup) == [
        ("system-prompt", None),
        ("u1", "system-prompt"),
        ("a1", "u1"),
        ("a2", "u1"),
        ("u2", "a2"),
        ("a3", "u2"),
        ("k1", "a3"),
        ("k2", "k1"),
        ("a4/call1", "k2"),
        ("a4", "a4/call1"),
    ]
    assert links(inbox) == [("x1", None), ("x2", "x1")]
    assert skipped == [
        SkippedPart("Soup 汤", SkipReason.MISSING_FILE, "f1"),
        SkippedPart("Empty", SkipReason.EMPTY),
    ]


def test_each_message_has_its_words_model_time_and_sources(tmp_path: Path) -> None:
    [soup, *_], _ = read_json(tmp_path, old_file(), LobeChat())
    messages = by_id(soup)
    assert (messages["system-prompt"].text, messages["system-prompt"].hidden) == ("Be a cook.", True)
    assert messages["u1"].text == "天空 😀?"
    assert messages["u1"].files == (ForeignFile("cat", "image/png", PNG), ForeignFile("f1"))
    assert (messages["a1"].error, messages["a1"].text) == ("No credit", "")
    answer = messages["a2"]
    assert (answer.text, answer.reasoning, answer.model) == ("Blue [1][2] [^2].", "嗯。", "m2")
    assert answer.created == datetime.fromtimestamp(START + 3, UTC)
    assert answer.sources == (ForeignSource("https://s.org", "S"),) * 2
    assert cited(answer) == [("[1]", (0,)), ("[2]", (1,)), ("[^2]", (1,))]
    assert answer.queries == ("天空",)
    tool = messages["k1"]
    assert (tool.role, tool.tool, tool.hidden, tool.queries) == (ForeignRole.TOOL, "web/search", True, ("sky",))
    assert tool.text == '```json\n{"q": 1}\n```\n\n```json\n["page"]\n```'
    assert tool.sources == (ForeignSource("https://r.org", "R", passage="Words."),)
    assert (messages["a4"].text, messages["a4"].reasoning) == ("Found.", "Hm")
    assert (messages["a4/call1"].tool, messages["a4/call1"].text) == ("translation zh-CN", "找到了。")


def iso(second: int) -> str:
    return datetime.fromtimestamp(START + second, UTC).isoformat().replace("+00:00", "Z")


def database_file() -> dict[str, Any]:
    def message(name: str, role: str, second: int, content: str, **more: Any) -> dict[str, Any]:
        where = {"sessionId": "s1", "topicId": "t1", "threadId": None, "parentId": None}
        return {"id": name, "role": role, "content": content, "createdAt": iso(second), **where, **more}

    messages = [
        message("u1", "user", 0, "Draw"),
        message("a1", "assistant", 1, "One", parentId="u1", model="m1", metadata={}),
        message("a2", "assistant", 2, "Two", parentId="u1", model="m2"),
        message("k1", "tool", 3, "done", parentId="a1"),
        message("u2", "user", 4, "More", parentId="k1"),
        message("h1", "user", 5, "Aside", threadId="th1"),
        message("h2", "assistant", 6, "Aside answer", threadId="th1", parentId="h1"),
        message("z1", "agentCouncil", 7, "Voted", parentId="u2"),
    ]
    messages[0]["metadata"] = {"activeBranchIndex": 0}
    return {
        "data": {
            "userSettings": [{"id": "u", "keyVaults": "sk-secret"}],
            "aiProviders": [{"id": "openai", "keyVaults": "sk-secret"}],
            "agents": [{"id": "ag1", "title": "Painter", "systemRole": "Paint."}],
            "agentsToSessions": [{"agentId": "ag1", "sessionId": "s1"}],
            "messagePlugins": [{"id": "k1", "identifier": "dalle", "apiName": "draw", "arguments": '{"p": "cat"}'}],
            "messageTranslates": [{"id": "a1", "content": "一", "to": "zh"}],
            "messages": messages,
            "sessionGroups": [],
            "sessions": [{"id": "s1", "title": None, "slug": "x", "groupId": None}],
            "threads": [{"id": "th1", "topicId": "t1", "sourceMessageId": "a2", "type": "continuation"}],
            "topics": [{"id": "t1", "title": "Cats", "sessionId": "s1", "createdAt": iso(0), "updatedAt": iso(90)}],
        },
        "mode": "pglite",
        "schemaHash": "abc",
    }


def test_the_file_of_the_database_comes_with_threads_and_the_branch_that_is_shown(tmp_path: Path) -> None:
    [cats], skipped = read_json(tmp_path, database_file(), LobeChat())
    assert (cats.id, cats.title, cats.group, cats.leaf) == ("t1", "Cats", "Painter", "z1")
    assert cats.updated == datetime.fromtimestamp(START + 90, UTC)
    assert dict(links(cats)) == {
        "system-prompt": None,
        "u1": "system-prompt",
        "a1/call1": "u1",
        "a1": "a1/call1",
        "a2": "u1",
        "k1": "a1",
        "u2": "k1",
        "h1": "a2",
        "h2": "h1",
        "z1": "u2",
    }
    messages = by_id(cats)
    assert (messages["a2"].model, messages["a2"].created) == ("m2", datetime.fromtimestamp(START + 2, UTC))
    assert (messages["k1"].tool, messages["k1"].text) == ("dalle/draw", '```json\n{"p": "cat"}\n```\n\ndone')
    assert (messages["z1"].role, messages["z1"].tool, messages["z1"].hidden) == (ForeignRole.TOOL, "agentCouncil", True)
    assert skipped == []


def test_the_first_version_kept_all_within_its_sessions(tmp_path: Path) -> None:
    chats = {
        "m1": {"id": "m1", "role": "user", "content": "Hi", "createAt": START * 1000, "topicId": "t1"},
        "m2": {
            "id": "m2",
            "role": "assistant",
            "content": "Yo",
            "createAt": START * 1000 + 5,
            "parentId": "m1",
            "topicId": "t1",
        },
    }
    session = {"id": "s1", "meta": {"title": "Old"}, "chats": chats, "topics": {"t1": {"id": "t1", "title": "First"}}}
    inbox = {"id": "inbox", "chats": {"i1": {"id": "i1", "role": "user", "content": "Yes"}}}
    file = {"exportType": "all", "version": 1, "state": {"sessions": {"s1": session}, "inbox": inbox}}
    conversations, skipped = read_json(tmp_path, file, LobeChat())
    assert [(one.id, one.title, one.group) for one in conversations] == [
        ("t1", "First", "Old"),
        ("session:inbox", "", ""),
    ]
    assert links(conversations[0]) == [("m1", None), ("m2", "m1")]
    assert conversations[0].created == datetime.fromtimestamp(START, UTC)
    assert skipped == []


def test_its_own_tags_become_markdown(tmp_path: Path) -> None:
    words = (
        "<lobeThinking>Plan.</lobeThinking>\nHere:\n"
        '<lobeArtifact identifier="a" type="image/svg+xml" title="Cat">\n<svg/>\n</lobeArtifact>\nDone.'
    )
    file = old_file()
    file["state"]["messages"] = [row("u1", "user", 0, "Draw"), row("a1", "assistant", 1, words, parentId="u1")]
    [chat], _ = read_json(tmp_path, file, LobeChat())
    answer = by_id(chat)["a1"]
    assert answer.reasoning == "Plan."
    assert answer.text == "Here:\n\n\n**Cat**\n\n```svg\n<svg/>\n```\n\n\nDone."


def test_settings_alone_hold_no_chat_and_no_key_is_read(tmp_path: Path) -> None:
    file = {"exportType": "settings", "version": 8, "state": {"settings": {"keyVaults": "sk-secret"}}}
    conversations, skipped = read_json(tmp_path, file, LobeChat())
    assert (conversations, skipped) == ([], [SkippedPart("export.json", SkipReason.EMPTY)])
    for whole in (old_file(), database_file()):
        assert "sk-secret" not in repr([vars(one) for one in read_json(tmp_path, whole, LobeChat())[0]])


def test_a_file_that_ends_early_brings_what_came_before(tmp_path: Path) -> None:
    text = json.dumps(old_file())
    path = tmp_path / "cut.json"
    path.write_text(text[: text.index('"x2"')])
    conversations, skipped = read(path, LobeChat())
    assert [one.id for one in conversations] == ["t1", "session:inbox"]
    assert len(conversations[0].messages) == 9
    assert skipped[-1].reason is SkipReason.BROKEN


@pytest.mark.parametrize("file", [old_file(), database_file()])
def test_it_is_recognised_by_its_own_reader_alone(tmp_path: Path, file: Any) -> None:
    read_json(tmp_path, file, LobeChat())
    assert recognised_by(tmp_path / "export.json") == ["lobechat"]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(broken=st.one_of(mutilated(old_file()), mutilated(database_file())))
def test_no_wrong_value_raises(tmp_path: Path, broken: Any) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(broken))
    read_odd(path, LobeChat())


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(share=st.floats(0, 1))
def test_no_cut_raises(tmp_path: Path, share: float) -> None:
    path = tmp_path / "cut.json"
    data = json.dumps(old_file(), ensure_ascii=False).encode()
    path.write_bytes(data[: int(len(data) * share)])
    read_odd(path, LobeChat())
