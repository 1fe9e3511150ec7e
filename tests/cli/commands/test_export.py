"""`citewise export`: conversations of a real store into real files."""

import json
import os
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.adapters.storage.conversations.private import ConversationsWithPrivate
from app.adapters.storage.conversations.store import SqliteConversations
from app.bootstrap import NoRenderer
from app.bootstrap.exporting import exporter
from app.cli.commands.export import export
from app.cli.options import parse
from app.core.domain.conversation import PRIVATE
from tests.adapters.storage.samples import NOON, answered


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Any]:
    """Two conversations on disk, the first with two versions of its second question, and a private one."""
    on_disk, in_memory = await SqliteConversations.open(tmp_path / "data"), await SqliteConversations.in_memory()
    both = ConversationsWithPrivate(on_disk, in_memory)
    await both.save(answered("t1", "c-first", question="First?"))
    for number, words in enumerate(("Second?", "Second, edited?"), 1):
        one = answered(f"t{number + 1}", "c-first", parent="t1", question=words, created=NOON + timedelta(hours=number))
        await both.save(one)
    await both.save(answered("u1", "c-other", question="Other: a/b?"))
    await both.save(answered("p1", f"{PRIVATE}1", question="Secret"))
    stores: Any = SimpleNamespace(on_disk=on_disk, conversations=both)
    yield SimpleNamespace(conversations=both, exporter=lambda: exporter(stores, NoRenderer()))
    await both.close()


async def run(services: Any, *arguments: str) -> int:
    return await export(parse(["export", *arguments]), services)


async def test_one_conversation_by_the_beginning_of_its_id(services: Any, tmp_path: Path) -> None:
    out = tmp_path / "one.md"
    assert await run(services, "c-fi", str(out)) == 0
    text = out.read_text("utf-8")
    assert "## Second, edited?" in text
    assert "## Second?" not in text
    assert "It is 2962[^1] metres high." in text
    assert "\n[^1]: [Page t1-high](<https://example.org/t1-high>)" in text


async def test_all_branches_where_they_are_wanted(services: Any, tmp_path: Path) -> None:
    out = tmp_path / "all.md"
    assert await run(services, "first?", "--branches", "all", str(out)) == 0
    text = out.read_text("utf-8")
    assert text.index("## First?") < text.index("## Second?") < text.index("## Second, edited?")
    assert "Version 2 of 2 · Follows: First?" in text


async def test_every_conversation_but_private_ones_into_a_folder(services: Any, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    for _ in range(2):
        assert await run(services, "--all", "--format", "md", str(folder)) == 0
    names = ["First 2.md", "First.md", "Other a b 2.md", "Other a b.md"]
    assert sorted(path.name.replace("?", "") for path in folder.iterdir()) == names


async def test_everything_as_one_document_of_json(services: Any, tmp_path: Path) -> None:
    out = tmp_path / "all.json"
    out.write_text("older")
    assert await run(services, "--all", str(out)) == 0
    data = json.loads(out.read_text("utf-8"))
    assert [one["id"] for one in data["conversations"]] == ["c-other", "c-first"]
    assert "Secret" not in out.read_text("utf-8")
    assert not any(name.endswith(".part") for name in os.listdir(tmp_path))


async def test_to_standard_output(services: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert await run(services, "c-other", "-") == 0
    assert capsys.readouterr().out.startswith("# Other: a/b?")
    assert await run(services, "--all", "--format", "json", "-") == 0
    assert len(json.loads(capsys.readouterr().out)["conversations"]) == 2


async def test_the_ids_are_listed(services: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert await run(services, "--list") == 0
    out = capsys.readouterr().out
    assert "c-first" in out
    assert "Other: a/b?" in out
    assert "Secret" not in out


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["out.md"], 2, "--list"),
        ([], 2, "--list"),
        (["c-first", "--all", "out.md"], 2, "--list"),
        (["nothing", "out.md"], 1, "no conversation has the id or title nothing"),
        ([f"{PRIVATE}1", "out.md"], 1, "no conversation has"),
        (["c-first", "/proc/none/out.md"], 1, "/proc/none"),
    ],
)
async def test_what_cannot_be_is_told_in_words(
    services: Any, arguments: list[str], status: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await run(services, *arguments) == status
    assert words in capsys.readouterr().err


async def test_a_page_of_html_and_what_no_browser_can_print(
    services: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await run(services, "c-other", "--format", "html", str(tmp_path / "a.html")) == 0
    assert "popovertarget" in (tmp_path / "a.html").read_text("utf-8")
    assert await run(services, "c-other", str(tmp_path / "a.pdf")) == 1
    assert "pdf needs the off-screen browser" in capsys.readouterr().err
    assert not (tmp_path / "a.pdf").exists()


async def test_a_document_for_word_processors(services: Any, tmp_path: Path) -> None:
    assert await run(services, "c-other", str(tmp_path / "a.docx")) == 0
    assert (tmp_path / "a.docx").read_bytes().startswith(b"PK")
