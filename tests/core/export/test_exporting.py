"""Which conversations become which files; the files themselves are real, their contents stand-ins."""

from pathlib import Path
from typing import Any

from app.adapters.export.files import AtomicFiles
from app.core.domain.conversation import PRIVATE, Conversation
from app.core.domain.transfer.whole import WholeConversation
from app.core.export.exporting import Exporter, ExportProgress, ExportRequest
from app.core.export.words import Branches, ExportWords, FileFormat
from tests.ui.fakes import FakeConversations


class Titles:
    async def content(self, whole: WholeConversation, words: ExportWords, branches: Branches) -> bytes:
        return whole.conversation.title.encode()


def exporter(*ids: str) -> Exporter:
    kept = {id: Conversation(id, f"Title {id}") for id in ids}

    async def whole(id: str) -> WholeConversation | None:
        return WholeConversation(kept[id]) if id in kept else None

    conversations: Any = FakeConversations(list(kept.values()))
    return Exporter(conversations, whole, {FileFormat.MARKDOWN: Titles()}, AtomicFiles())


async def results(steps: Any) -> list[ExportProgress]:
    return [step async for step in steps]


async def test_what_is_gone_is_counted_and_overwrites_nothing(tmp_path: Path) -> None:
    for format in (FileFormat.MARKDOWN, FileFormat.JSON):
        path = tmp_path / f"a.{format.value}"
        path.write_text("mine")
        steps = await results(exporter().to_file(ExportRequest(("gone",), format), path))
        assert [(one.written, one.missing) for one in steps] == [(0, 1)]
        assert path.read_text() == "mine"


async def test_a_folder_gets_a_file_for_each_and_tells_after_each(tmp_path: Path) -> None:
    request = ExportRequest(("a", "gone", "b"), FileFormat.MARKDOWN)
    steps = await results(exporter("a", "b").to_folder(request, tmp_path, lambda whole: "Same"))
    assert [(one.written, one.missing, one.total) for one in steps] == [(1, 0, 3), (1, 1, 3), (2, 1, 3)]
    assert (tmp_path / "Same.md").read_text() == "Title a"
    assert (tmp_path / "Same 2.md").read_text() == "Title b"


async def test_a_private_conversation_is_taken_from_where_it_is(tmp_path: Path) -> None:
    id = f"{PRIVATE}1"
    private: Any = FakeConversations([Conversation(id, "Secret", private=True)])

    async def none(id: str) -> WholeConversation | None:
        raise AssertionError("never looked for on disk")

    one = Exporter(private, none, {FileFormat.MARKDOWN: Titles()}, AtomicFiles())
    await results(one.to_file(ExportRequest((id,), FileFormat.MARKDOWN), tmp_path / "a.md"))
    assert (tmp_path / "a.md").read_text() == "Secret"
