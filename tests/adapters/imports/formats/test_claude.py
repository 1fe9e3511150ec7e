from pathlib import Path
from typing import Any

from app.adapters.imports.formats.claude import Claude
from app.core.domain.transfer import (
    ForeignCitation,
    ForeignFile,
    ForeignRole,
    ForeignSource,
    SkippedPart,
    SkipReason,
)
from tests.adapters.imports.formats.reading import at, by_id, read, written

ROOT = "00000000-0000-4000-8000-000000000000"


def message(uuid: str, sender: str, parent: str | None, second: int, *blocks: Any, **more: Any) -> dict[str, Any]:
    """One as the export has it; a text stands for a block of text."""
    content = [{"type": "text", "text": block} if isinstance(block, str) else block for block in blocks]
    created = f"2025-12-08T17:00:{second:02}.000000Z"
    return {
        "uuid": uuid,
        "text": "",
        "content": content,
        "sender": sender,
        "created_at": created,
        "parent_message_uuid": parent,
        "attachments": [],
        "files": [],
        **more,
    }


def conversation(*messages: Any, **more: Any) -> dict[str, Any]:
    return {
        "uuid": "c1",
        "name": "山间 🏔️ Villages",
        "summary": "",
        "created_at": "2025-12-08T17:00:00.000Z",
        "updated_at": "2025-12-08T17:05:00Z",
        "account": {"uuid": "someone"},
        "chat_messages": list(messages),
        **more,
    }


def test_branches_times_reasoning_and_order(tmp_path: Path) -> None:
    export = conversation(
        message("m1", "human", ROOT, 1, "Which town?"),
        message("m2a", "assistant", "m1", 2, {"type": "thinking", "thinking": "Comparing."}, "Positano."),
        message(
            "m2b",
            "assistant",
            "m1",
            3,
            {"type": "thinking", "thinking": "", "summaries": [{"summary": "短"}]},
            "Ravello.",
        ),
        message("m3", "human", "m2b", 4, "为什么？"),
        message("m4", "assistant", "m3", 5, "因为安静。", "And 🌊 near."),
        message("m3x", "human", "m2a", 6, "And by boat?"),
    )
    path = written(
        tmp_path, {"conversations.json": [export], "users.json": [{"uuid": "u", "email": "a@b.c"}]}, "claude.zip"
    )
    conversations, skipped = read(path, Claude())
    assert skipped == []
    (result,) = conversations
    assert (result.id, result.title, result.created, result.updated) == (
        "c1",
        "山间 🏔️ Villages",
        at(8),
        at(8).replace(minute=5),
    )
    messages = by_id(result)
    assert list(messages) == ["m1", "m2a", "m2b", "m3", "m4", "m3x"]
    assert [one.parent for one in result.messages] == [None, "m1", "m1", "m2b", "m3", "m2a"]
    assert [one.created for one in result.messages] == [at(8, second) for second in range(1, 7)]
    assert messages["m1"].role is ForeignRole.USER
    assert messages["m2a"].role is ForeignRole.ASSISTANT
    assert (messages["m2a"].reasoning, messages["m2b"].reasoning) == ("Comparing.", "短")
    assert messages["m4"].text == "因为安静。\n\nAnd 🌊 near."


def test_citations_are_sources_with_passages_at_their_words(tmp_path: Path) -> None:
    answer = "🍵 Green tea is old. 红茶也是。"
    start = answer.index("红茶")
    pages = [
        {
            "type": "knowledge",
            "title": "Tea",
            "url": "https://s.org/tea?utm_source=x",
            "text": "Green tea is very old.",
            "metadata": {"type": "webpage_metadata", "site_domain": "s.org", "site_name": "S"},
        },
        {"type": "knowledge", "title": "Never cited", "url": "https://n.org", "text": "Other."},
        {"type": "knowledge", "title": "No page", "url": "javascript:alert(1)", "text": "x"},
    ]
    export = conversation(
        message("q", "human", ROOT, 1, "Tea?"),
        message(
            "a",
            "assistant",
            "q",
            2,
            {"type": "tool_use", "id": "u1", "name": "web_search", "input": {"query": "tea 茶"}},
            {"type": "tool_result", "tool_use_id": "u1", "name": "web_search", "is_error": False, "content": pages},
            "I looked it up.",
            {
                "type": "text",
                "text": answer,
                "citations": [
                    # Offsets as JavaScript counts them: the cup is two units.
                    {
                        "start_index": start + 1,
                        "end_index": start + 6,
                        "details": {"type": "w", "url": "https://c.cn/茶"},
                    },
                    {"start_index": 3, "end_index": 20, "details": {"type": "w", "url": "https://s.org/tea"}},
                    {
                        "start_index": start + 1,
                        "end_index": start + 6,
                        "details": {"type": "w", "url": "https://s.org/tea"},
                    },
                    {"start_index": 0, "end_index": 900, "details": {"type": "w", "url": "https://far.org"}},
                    {"start_index": 0, "end_index": 5, "details": {"type": "w", "url": "file:///etc/passwd"}},
                    None,
                ],
            },
        ),
    )
    (result,), skipped = read(written(tmp_path, {"conversations.json": [export]}), Claude())
    assert skipped == []
    cited = by_id(result)["a"]
    assert cited.sources == (
        ForeignSource("https://c.cn/茶"),
        ForeignSource("https://s.org/tea", "Tea", "S", passage="Green tea is very old."),
        ForeignSource("https://far.org"),
        ForeignSource("https://n.org", "Never cited", passage="Other."),
    )
    assert cited.queries == ("tea 茶",)
    first, second = cited.citations
    assert (first.sources, second.sources) == ((0, 1), (1,))
    assert [cited.text[slice(*one.claim)] for one in cited.citations if one.claim] == [
        "红茶也是。",
        "Green tea is old.",
    ]
    assert all(
        one == ForeignCitation(one.sources, one.claim and (one.claim[1],) * 2, one.claim) for one in cited.citations
    )


def test_other_calls_fold_before_their_answer_and_artifacts_stay_in_it(tmp_path: Path) -> None:
    export = conversation(
        message("q", "human", None, 1, "Draw."),
        message(
            "a",
            "assistant",
            "q",
            2,
            {"type": "tool_use", "id": None, "name": "repl", "input": {"code": "1+1"}},
            {"type": "tool_result", "tool_use_id": None, "name": "repl", "content": [{"type": "text", "text": "2"}]},
            {"type": "tool_use", "id": "p", "name": "view", "input": {}},
            {"type": "tool_result", "tool_use_id": "p", "content": [{"type": "image", "file_uuid": "f-9"}]},
            "Here:",
            {
                "type": "tool_use",
                "id": "art",
                "name": "artifacts",
                "input": {
                    "id": "x",
                    "type": "text/html",
                    "title": "Page",
                    "content": "<b>```</b>",
                    "command": "create",
                },
            },
            {
                "type": "tool_result",
                "tool_use_id": "art",
                "name": "artifacts",
                "content": [{"type": "text", "text": "OK"}],
            },
            {"type": "tool_result", "tool_use_id": "lost", "name": "orphan", "content": "left over"},
            {"type": "token_budget"},
        ),
        message(
            "only", "assistant", "a", 3, {"type": "tool_use", "id": "z", "name": "bash", "input": {"command": "ls"}}
        ),
        message("end", "human", "only", 4, "Thanks"),
    )
    (result,), _ = read(written(tmp_path, {"conversations.json": [export]}), Claude())
    messages = by_id(result)
    assert [(one.id, one.parent, one.tool, one.hidden) for one in result.messages] == [
        ("q", None, "", False),
        ("a/call1", "q", "repl", True),
        ("a/call2", "a/call1", "view", True),
        ("a/call3", "a/call2", "orphan", True),
        ("a", "a/call3", "", False),
        ("only/call1", "a", "bash", True),
        ("end", "only/call1", "", False),
    ]
    assert messages["a/call1"].text == '```json\n{\n  "code": "1+1"\n}\n```\n\n2'
    assert messages["a/call2"].files == (ForeignFile("f-9", "image/*"),)
    assert messages["a/call3"].text == "left over"
    assert messages["a"].text == "Here:\n\n**Page**\n\n````html\n<b>```</b>\n````"


def test_files_are_named_and_documents_bring_their_text(tmp_path: Path) -> None:
    export = conversation(
        message(
            "q",
            "human",
            None,
            1,
            attachments=[
                {"file_name": "笔记.txt", "file_type": "text/plain", "file_size": 3, "extracted_content": "内容"},
                {"file_name": "photo.png", "file_type": "png", "file_size": 4096},
            ],
            files=[{"file_uuid": "f1", "file_name": "photo.png"}, {"file_uuid": "f2", "file_name": "b.jpg"}],
            files_v2=[{"file_uuid": "f2", "file_name": "b.jpg"}, {"file_uuid": "f3", "file_name": "b.jpg"}],
        )
    )
    (result,), _ = read(written(tmp_path, {"conversations.json": [export]}), Claude())
    assert result.messages[0].files == (
        ForeignFile("笔记.txt", "text/plain", text="内容"),
        ForeignFile("photo.png", "image/png"),
        ForeignFile("b.jpg", "image/jpeg"),
        ForeignFile("b.jpg", "image/jpeg"),
    )


def test_older_files_have_text_alone_and_no_parents(tmp_path: Path) -> None:
    export = conversation(
        {"uuid": "1", "sender": "human", "text": "Hello", "created_at": "2025-12-08T17:00:01"},
        {"uuid": "2", "sender": "assistant", "text": "你好", "created_at": None, "model": "claude-2"},
        {"sender": "human", "text": "Bye"},
        uuid="",
        project={"name": "Trips"},
        is_starred=True,
    )
    (result,), _ = read(written(tmp_path, {"conversations.json": [export]}), Claude())
    assert [(one.text, one.parent, one.created, one.model) for one in result.messages] == [
        ("Hello", None, at(8, 1), ""),
        ("你好", "1", at(8, 1), "claude-2"),
        ("Bye", "2", at(8, 1), ""),
    ]
    assert (result.group, result.pinned, len(result.id)) == ("Trips", True, 32)
    (again,), _ = read(tmp_path, Claude())
    assert again == result


def test_broken_parts_cost_themselves(tmp_path: Path) -> None:
    good = conversation(message("q", "human", None, 1, "Still here"), "no message", None)
    empty = conversation(message("e", "human", None, 1), name="Nothing")
    export = [good, 7, {"chat_messages": None, "name": "Torn"}, empty, conversation(uuid="c2", name="None")]
    conversations, skipped = read(written(tmp_path, {"conversations.json": export}), Claude())
    assert [one.messages[0].text for one in conversations] == ["Still here"]
    assert skipped == [
        SkippedPart("conversations.json[0].chat_messages[1]", SkipReason.BROKEN, good["name"]),
        SkippedPart("conversations.json[0].chat_messages[2]", SkipReason.BROKEN, good["name"]),
        SkippedPart("conversations.json[1]", SkipReason.BROKEN),
        SkippedPart("conversations.json[2]", SkipReason.BROKEN, "Torn"),
        SkippedPart("conversations.json[3]", SkipReason.EMPTY, "Nothing"),
        SkippedPart("conversations.json[4]", SkipReason.EMPTY, "None"),
    ]


def test_blocks_that_go_on_with_a_sentence_stay_in_it(tmp_path: Path) -> None:
    cited = {
        "type": "text",
        "text": " is blue",
        "citations": [{"start_index": 4, "end_index": 8, "details": {"url": "https://s.org"}}],
    }
    export = conversation(message("a", "assistant", None, 1, "The sky", cited, ", 是的。 ", "Yes.", "Next part."))
    (result,), _ = read(written(tmp_path, {"conversations.json": [export]}), Claude())
    answer = result.messages[0]
    assert answer.text == "The sky is blue\n\n, 是的。 Yes.\n\nNext part."
    assert [answer.text[slice(*one.claim)] for one in answer.citations if one.claim] == ["blue"]


def test_what_else_is_in_the_export_is_told_as_not_read(tmp_path: Path) -> None:
    files: dict[str, Any] = {
        "conversations.json": [conversation(message("q", "human", None, 1, "Hi"))],
        "users.json": [{"email": "a@b.c"}],
        "memories.json": [],
        "projects/1.json": {"name": "P"},
        "projects/2.json": {"name": "Q"},
    }
    _, skipped = read(written(tmp_path, files, "export.zip"), Claude())
    assert skipped == [SkippedPart("projects", SkipReason.UNSUPPORTED)]
