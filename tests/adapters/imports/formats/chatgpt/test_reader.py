"""ChatGPT's export, written by hand: the tree, content types, files, shards, broken parts."""

import json
import zipfile
from pathlib import Path
from typing import Any

from app.adapters.imports.formats.chatgpt import ChatGPT
from app.core.domain.transfer import (
    ForeignConversation,
    ForeignFile,
    ForeignMessage,
    ForeignRole,
    SkippedPart,
    SkipReason,
)
from tests.adapters.imports.formats.reading import (
    PNG,
    at,
    by_id,
    links,
    read,
    read_json,
    read_odd,
    recognised_by,
    written,
)

START = 1765213200.0  # 2025-12-08 17:00 UTC


def node(id: str, parent: str | None, role: str, *parts: Any, second: int = 0, **more: Any) -> dict[str, Any]:
    kind = "text" if all(isinstance(part, str) for part in parts) else "multimodal_text"
    content = more.pop("content", {"content_type": kind, "parts": list(parts)})
    message = {
        "id": id,
        "author": {"role": role, "name": more.pop("name", None), "metadata": {}},
        "create_time": START + second if second else None,
        "content": content,
        "status": "finished_successfully",
        "weight": 1.0,
        "recipient": "all",
        "channel": None,
        "metadata": {},
        **more,
    }
    return {"id": id, "parent": parent, "children": [], "message": message}


def bare(id: str, parent: str | None) -> dict[str, Any]:
    return {"id": id, "parent": parent, "children": [], "message": None}


def conversation(*nodes: dict[str, Any], **more: Any) -> dict[str, Any]:
    mapping = {one["id"]: {**one, "children": [c["id"] for c in nodes if c["parent"] == one["id"]]} for one in nodes}
    return {
        "id": "c1",
        "conversation_id": "c1",
        "title": "Tea 🍵 茶",
        "create_time": START,
        "update_time": START + 60.5,
        "current_node": nodes[-1]["id"],
        "mapping": mapping,
        "default_model_slug": "gpt-5",
        "is_archived": False,
        **more,
    }


def only(folder: Path, *nodes: dict[str, Any], **more: Any) -> ForeignConversation:
    (result,), skipped = read_json(folder, [conversation(*nodes, **more)], ChatGPT())
    assert skipped == []
    return result


def test_tree_times_models_and_the_shown_branch(tmp_path: Path) -> None:
    result = only(
        tmp_path,
        bare("r", None),
        node("s", "r", "system", ""),
        node("u", "s", "user", "Which tea?", second=1),
        node("a1", "u", "assistant", "Green.", second=2, metadata={"model_slug": "gpt-4o"}),
        node("a2", "u", "assistant", "绿茶 🍵", "second part", second=3),
        bare("x", "a1"),
        node("u2", "x", "user", "Why?", second=5),
        current_node="x",
        is_archived=True,
        pinned_time="2025-12-08T17:00:00Z",
    )
    assert (result.id, result.title, result.leaf) == ("c1", "Tea 🍵 茶", "a1")
    assert (result.created, result.updated) == (at(8), at(8, 0).replace(minute=1, microsecond=500_000))
    assert (result.pinned, result.archived) == (True, True)
    assert links(result) == [("u", None), ("a1", "u"), ("a2", "u"), ("u2", "a1")]
    messages = by_id(result)
    assert (messages["a1"].model, messages["a2"].model, messages["u"].model) == ("gpt-4o", "gpt-5", "")
    assert messages["a2"].text == "绿茶 🍵\nsecond part"
    assert messages["u"].created == at(8, 1)


def test_thoughts_calls_results_and_hidden_messages(tmp_path: Path) -> None:
    thoughts = {
        "content_type": "thoughts",
        "thoughts": [{"summary": "Plan", "content": "Look it up."}, {"summary": "", "content": "", "chunks": ["x"]}],
    }
    messages = by_id(
        only(
            tmp_path,
            node("u", None, "user", "one", second=1),
            node("p", "u", "user", content={"content_type": "user_editable_context", "user_profile": "secret"}),
            node("t", "p", "assistant", content=thoughts),
            node("k", "t", "assistant", content={"content_type": "reasoning_recap", "content": "Thought for 14s"}),
            node(
                "c", "k", "assistant", recipient="python",
                content={"content_type": "code", "language": "unknown", "text": "1+1"},
            ),
            node("o", "c", "tool", name="python", content={"content_type": "execution_output", "text": "2"}),
            node("h", "o", "assistant", "hidden", metadata={"is_visually_hidden_from_conversation": True}),
            node("w", "h", "assistant", "weightless", weight=0),
            node("n", "w", "assistant", "thinking aloud", channel="analysis"),
            node("e", "n", "tool", content={"content_type": "system_error", "name": "Bad", "text": "too much"}),
            node("f", "e", "assistant", "Two.", channel="final", metadata={"search_queries": [{"q": "1+1"}]}),
        )
    )  # fmt: skip
    assert "p" not in messages
    assert "k" not in messages
    assert (messages["t"].reasoning, messages["t"].hidden) == ("Plan\nLook it up.\n\nx", True)
    assert (messages["c"].tool, messages["c"].text, messages["c"].hidden) == ("python", "```\n1+1\n```", True)
    assert (messages["o"].role, messages["o"].tool, messages["o"].text) == (ForeignRole.TOOL, "python", "```\n2\n```")
    assert messages["h"].hidden
    assert messages["w"].hidden
    assert (messages["n"].text, messages["n"].reasoning) == ("", "thinking aloud")
    assert (messages["e"].error, messages["e"].hidden) == ("Bad: too much", False)
    assert (messages["f"].text, messages["f"].queries, messages["f"].parent) == ("Two.", ("1+1",), "e")


def picture(id: str, **more: Any) -> dict[str, Any]:
    return {"content_type": "image_asset_pointer", "asset_pointer": id, "width": 1, "height": 1, **more}


def test_pictures_and_files_of_the_zip(tmp_path: Path) -> None:
    attachments = [
        {"id": "file-AbC", "name": "photo.png", "mime_type": "image/png"},
        {"id": "file_00d", "name": "报告.pdf", "mime_type": "application/pdf"},
    ]
    voice = {"content_type": "audio_asset_pointer", "asset_pointer": "sediment://file_00voice", "format": "wav"}
    spoken = {"content_type": "audio_transcription", "text": "in words", "direction": "in"}
    export = conversation(
        node(
            "u", None, "user", picture("file-service://file-AbC"), "What is it?", voice, spoken,
            metadata={"attachments": attachments},
        ),
        node("t", "u", "tool", picture("sediment://file_00aa"), picture("sediment://file_00bb"), name="dalle.text2im"),
        node("a", "t", "assistant", "A cat."),
    )  # fmt: skip
    names = {"file_00aa.dat": "made/cat.png"}
    path = written(
        tmp_path,
        {
            "conversations.json": [export],
            "file-AbC-photo.png": PNG,
            "file_00d.dat": b"%PDF-1",
            "dalle-generations/file_00bb-123.webp": b"RIFF0000WEBP",
            "file_00aa.dat": PNG,
            "conversation_asset_file_names.json": names,
            "../file_00voice.wav": b"x",
        },
        "export.zip",
    )
    (result,), skipped = read(path, ChatGPT())
    assert skipped == []
    messages = by_id(result)
    assert messages["u"].text == "What is it?\nin words"
    assert messages["u"].files == (
        ForeignFile("photo.png", "image/png", PNG),
        ForeignFile("报告.pdf", "application/pdf", b"%PDF-1"),
    )
    assert [(one.name, one.media_type) for one in messages["t"].files] == [
        ("cat.png", "image/png"),
        ("file_00bb-123.webp", "image/webp"),
    ]
    assert messages["t"].hidden


def test_a_picture_without_bytes_stays_as_its_name(tmp_path: Path) -> None:
    result = only(tmp_path, node("u", None, "user", picture("sediment://file_00ff"), "x"))
    assert by_id(result)["u"].files == (ForeignFile("file_00ff"),)


def test_shards_in_their_order_and_those_that_are_missing(tmp_path: Path) -> None:
    files = [f"conversations-{n:03}.json" for n in range(12)]
    shards: dict[str, Any] = {
        name: [conversation(node("u", None, "user", name), id=name)]
        for name in files
        if name != "conversations-003.json"
    }
    manifest = {"version": 1, "logical_files": {"conversations.json": {"files": files, "sharded": True}}}
    others: dict[str, Any] = {
        "user.json": {"id": "x"},
        "sites/export_manifest.json": {"version": 9},
        "export_manifest.json": manifest,
    }
    path = written(tmp_path, {**dict(reversed(shards.items())), **others}, "export.zip")
    conversations, skipped = read(path, ChatGPT())
    assert [one.id for one in conversations] == list(shards)
    assert skipped == [SkippedPart("conversations-003.json", SkipReason.MISSING_FILE, "export_manifest.json")]


def test_other_shapes_of_the_file(tmp_path: Path) -> None:
    one = conversation(node("u", None, "user", "x"))
    shapes: list[Any] = [one, {"conversations": [one]}, [one]]
    for number, content in enumerate(shapes):
        (result,), _ = read_json(tmp_path / str(number), content, ChatGPT())
        assert result.id == "c1"
    folder = written(tmp_path / "folder", {"conversations.json": [one]})
    assert recognised_by(folder) == ["chatgpt"]


def test_a_part_that_is_broken_costs_itself(tmp_path: Path) -> None:
    good = conversation(node("u", None, "user", "x"), id="good")
    odd = conversation(
        {"id": "a", "parent": "b", "children": 7, "message": {"author": [], "content": "no", "metadata": 3}},
        node("b", "a", "user", {"x": 1}, 5, None, "words"),
        node("c", "nowhere", "assistant", content={"content_type": "new_thing", "payload": 1}),
        id=None,
        current_node="none",
    )
    parts: list[Any] = [good, {"title": "Lost"}, None, conversation(node("s", None, "system", "x")), odd]
    conversations, skipped = read_json(tmp_path, parts, ChatGPT())
    assert [one.id for one in conversations] == ["good", "c1"]
    assert [message.text for message in conversations[1].messages if message.text] == ["words"]
    assert [(one.reason, one.detail) for one in skipped] == [
        (SkipReason.BROKEN, "Lost"),
        (SkipReason.BROKEN, ""),
        (SkipReason.EMPTY, "Tea 🍵 茶"),
        (SkipReason.UNSUPPORTED, "new_thing"),
    ]


def test_a_file_that_ends_in_the_middle_gives_what_is_before(tmp_path: Path) -> None:
    text = json.dumps([conversation(node("u", None, "user", "x"), id=str(n)) for n in range(3)])
    (tmp_path / "conversations.json").write_text(text[: len(text) * 9 // 10], encoding="utf-8")
    conversations, (skipped,) = read(tmp_path / "conversations.json", ChatGPT())
    assert [one.id for one in conversations] == ["0", "1"]
    assert skipped.reason is SkipReason.BROKEN


def test_a_cut_off_zip_and_hostile_shapes_raise_nothing(tmp_path: Path) -> None:
    path = written(tmp_path, {"conversations.json": [conversation(node("u", None, "user", "x" * 9000))]}, "a.zip")
    with zipfile.ZipFile(path) as archive:
        offset = archive.infolist()[0].header_offset + 60
    data = bytearray(path.read_bytes())
    data[offset : offset + 20] = b"\0" * 20
    path.write_bytes(data)
    read_odd(path, ChatGPT())
    deep: Any = "x"
    for _ in range(200):
        deep = [deep]
    shapes: list[Any] = [[{"mapping": {"a": deep}}], {"mapping": {"a": {"message": deep}}}]
    for number, content in enumerate(shapes):
        read_odd(written(tmp_path / str(number), {"a.json": content}) / "a.json", ChatGPT())


def test_a_chain_of_thousands_is_no_trouble(tmp_path: Path) -> None:
    nodes = [node(str(n), str(n - 1) if n else None, ("user", "assistant")[n % 2], f"m{n}") for n in range(3000)]
    mapping = {one["id"]: one for one in reversed(nodes)}
    result = only(tmp_path, nodes[0], mapping=mapping, current_node="2999")
    texts: list[ForeignMessage] = list(result.messages)
    assert [message.text for message in texts] == [f"m{n}" for n in range(3000)]
    assert result.leaf == "2999"
