"""`citewise import`: a real file into a real store, and what the terminal tells of it."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.bootstrap.importing import conversation_imports
from app.cli.commands.imports import REASONS, import_conversations
from app.cli.options import parse
from app.core.domain.transfer import SkipReason
from tests.adapters.imports.formats.chatgpt.test_reader import conversation, node, picture


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Any]:
    store = await SqliteConversations.open(tmp_path / "data")
    imports = conversation_imports(store, tmp_path / "data")
    yield SimpleNamespace(conversations=store, imports=lambda: imports)
    await store.close()


@pytest.fixture
def export(tmp_path: Path) -> Path:
    one = conversation(
        node("u", None, "user", picture("file-service://file-lost"), "Which tea?", second=1),
        node("a", "u", "assistant", "Green. 绿茶", second=2),
    )
    path = tmp_path / "any name.json"
    path.write_text(json.dumps([one, {"title": "Lost"}]), encoding="utf-8")
    return path


async def run(services: Any, *arguments: str) -> int:
    return await import_conversations(parse(["import", *arguments]), services)


async def test_a_preview_writes_nothing(services: Any, export: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await run(services, str(export), "--preview") == 0
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        "ChatGPT: 1 conversation, 1 question", "from 2025-12-08 to 2025-12-08", "new: 1 conversation, 1 question",
    ]  # fmt: skip
    assert "not read: any name.json[1]: damaged or of another shape (Lost)" in err
    assert "not read: Tea 🍵 茶: not in the export (file-lost)" in err
    assert await services.conversations.summaries() == []


async def test_an_import_its_repetition_and_its_undo(
    services: Any, export: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await run(services, str(export)) == 0
    assert (
        "ChatGPT: 1 new conversation, 0 conversations with more, 0 unchanged; 1 new question" in capsys.readouterr().out
    )
    (summary,) = await services.conversations.summaries("绿茶")
    assert summary.title == "Tea 🍵 茶"
    assert await run(services, str(export), "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["new_turns"], report["unchanged_conversations"], report["batch"]) == (0, 1, "")
    assert [part["reason"] for part in report["skipped"]] == ["missing_file", "broken"]
    assert await run(services, "--undo") == 0
    assert "undone: the import of any name.json with 1 conversation, 1 question" in capsys.readouterr().out
    assert await services.conversations.summaries() == []
    assert await run(services, "--undo") == 1


async def test_what_is_no_export_is_told(services: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await run(services, str(tmp_path / "none.json")) == 1
    assert "is not there" in capsys.readouterr().err
    (tmp_path / "a.txt").write_text("hello", encoding="utf-8")
    assert await run(services, str(tmp_path / "a.txt")) == 1
    assert "no export of a program that Citewise knows" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [[], ["a.json", "--undo"], ["--preview", "--undo"]])
def test_wrong_use_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        parse(["import", *wrong])
    assert refused.value.code == 2


def test_each_reason_has_words() -> None:
    assert REASONS.keys() == set(SkipReason)
