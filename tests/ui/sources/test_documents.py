"""Where the text of a source comes from when its document is opened."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from app.core.domain.evidence import Passage
from app.core.domain.knowledge import Chunk, Document, DocumentState, ItemKind
from app.core.domain.sources import Origin, Source
from app.ui.sources.document_view import DocumentView
from app.ui.sources.documents import DocumentOpener, path_of
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.theme import colours
from tests.fakes import FakeDocuments
from tests.qt import Runner
from tests.ui.fakes import FakeBases
from tests.waiting import until

TEXT = "Before.\nThe rent is due on the third.\nBehind."
RENT = "The rent is due on the third."


class Scene:
    def __init__(self, texts: dict[str, str]) -> None:
        self.store, self.window, self.tasks = FakeBases(), QWidget(), Tasks()
        self.links: list[str] = []
        self.opening = DocumentOpener(
            self.store,  # type: ignore[arg-type]
            FakeDocuments(texts),  # type: ignore[arg-type]
            self.tasks,
            self.links.append,
            self.window,
            colours(dark=False),
        )

    async def view(self) -> DocumentView:
        await until(lambda: self.opening.views)
        return self.opening.views[0]


def file_source(path: Path, document: str = "") -> Source:
    origin = Origin.KNOWLEDGE if document else Origin.FILE
    return Source("s1", "k", path.as_uri(), path.name, 1, origin, path.name, kind="file", document=document)


def test_a_document_of_a_base_opens_with_the_text_that_was_kept(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "lease #1 & more.txt"
    path.write_text("changed since")

    async def story() -> None:
        scene = Scene({})
        scene.store.kept_documents["d1"] = Document(
            "d1", "b1", "i1", ItemKind.FILE, str(path), state=DocumentState.READY
        )
        scene.store.texts["d1"] = TEXT
        scene.opening.open_source(file_source(path, "d1"), Passage("s1", RENT, page=4))
        view = await scene.view()
        assert view.highlighted == RENT
        assert not view.content.is_missing
        assert scene.links == []
        view.opening.click()
        assert [path_of(link) for link in scene.links] == [str(path)]
        assert "#1" not in scene.links[0]
        view.close()
        await until(lambda: not scene.opening.views)

    run(story())


def test_an_attached_file_is_read_again(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text(TEXT)

    async def story() -> None:
        scene = Scene({str(path): TEXT})
        scene.opening.open_source(file_source(path), Passage("s1", RENT))
        view = await scene.view()
        assert view.highlighted == RENT
        scene.opening.set_colours(colours(dark=True))
        assert view.text.toPlainText() == TEXT

    run(story())


def test_of_a_file_that_is_gone_the_passage_is_shown(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        scene = Scene({})
        scene.opening.open_source(file_source(tmp_path / "gone.txt"), Passage("s1", RENT, page=2))
        view = await scene.view()
        assert view.highlighted == RENT
        assert view.content.is_missing
        assert "p. 2" in view.place.text()

    run(story())


def test_a_note_opens_as_text(run: Runner[Any]) -> None:
    async def story() -> None:
        scene = Scene({})
        note = Document("d1", "b1", "i1", ItemKind.NOTE, "n1", "Phone call", DocumentState.READY)
        scene.store.kept_documents["d1"], scene.store.texts["d1"] = note, TEXT
        scene.opening.open_document(note, Chunk(RENT, 8, 8 + len(RENT)))
        view = await scene.view()
        assert (view.highlighted, view.content.path, view.content.is_missing) == (RENT, "", False)

    run(story())


def test_a_document_whose_base_was_deleted_shows_what_was_given(run: Runner[Any]) -> None:
    async def story() -> None:
        scene = Scene({})
        source = Source("s1", "note:n1", "", "A note", 1, Origin.KNOWLEDGE, kind="note", document="gone")
        scene.opening.open_source(source, Passage("s1", RENT))
        view = await scene.view()
        assert (view.highlighted, view.content.title) == (RENT, "A note")

    run(story())


@pytest.mark.parametrize(
    ("url", "path"),
    [("file:///docs/a%20b.pdf", "/docs/a b.pdf"), ("https://x.example/a", ""), ("note:n1", ""), ("", "")],
)
def test_only_file_addresses_have_a_path(url: str, path: str) -> None:
    assert path_of(url) == path


def test_a_document_opens_once_however_often_it_is_asked_for(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "lease.txt"
    path.write_text(TEXT)

    async def story() -> None:
        scene = Scene({str(path): TEXT})
        for _ in range(2):
            scene.opening.open_source(file_source(path), Passage("s1", RENT))
        await scene.tasks.done()
        assert len(scene.opening.views) == 1
        scene.opening.open_source(file_source(path), Passage("s1", "Behind."))
        await scene.tasks.done()
        assert [view.highlighted for view in scene.opening.views] == [RENT, "Behind."]
        for view in list(scene.opening.views):
            view.close()

    run(story())
