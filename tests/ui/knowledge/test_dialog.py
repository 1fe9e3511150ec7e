"""The dialog of knowledge bases, over a store in memory."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from app.core.domain.chat import ModelChoice
from app.core.domain.errors import Unavailable
from app.core.domain.knowledge import Base, Chunk, Document, DocumentState, ItemKind
from app.ui.knowledge.add_forms import AddNote, AddPage
from app.ui.knowledge.dialog import KnowledgeDialog
from app.ui.tasks.import_runner import ImportRunner
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.theme import colours
from tests.qt import Runner
from tests.ui.fakes import OPENAI, FakeBases, FakeImports
from tests.ui.knowledge.scene import LEASE, LOCKED, document, filled
from tests.waiting import until

EMBEDDER = ModelChoice("openai", "text-embedding-3-small")
PROVIDERS = (replace(OPENAI, models=("gpt-5", EMBEDDER.model)),)


class Scene:
    def __init__(self, store: FakeBases, embedding: ModelChoice | None = None) -> None:
        self.store, self.imports = store, FakeImports(store)
        self.tasks = Tasks()
        self.runner = ImportRunner(self.imports, store)  # type: ignore[arg-type]
        self.dialog = KnowledgeDialog(
            store,  # type: ignore[arg-type]
            store,
            self.runner,
            self.tasks,
            lambda path: not path.endswith(".exe"),
            lambda: PROVIDERS,
            lambda: embedding,
            colours(dark=False),
        )
        self.pane, self.contents = self.dialog.pane, self.dialog.pane.contents
        self.opened: list[tuple[Document, Chunk | None]] = []
        self.dialog.open_requested.connect(lambda found, chunk: self.opened.append((found, chunk)))

    def choose(self, key: str) -> None:
        flags = QItemSelectionModel.SelectionFlag
        index = self.contents.rows.index_of(key)
        self.contents.view.selectionModel().setCurrentIndex(index, flags.ClearAndSelect)


@asynccontextmanager
async def scene(store: FakeBases | None = None, embedding: ModelChoice | None = None) -> AsyncIterator[Scene]:
    made = Scene(filled() if store is None else store, embedding)
    made.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    made.dialog.show()
    count = len(made.store.kept)
    await until(lambda: made.dialog.list.view.count() == count)
    if made.store.kept_items:
        await until(lambda: made.contents.rows.rowCount())
    await made.tasks.done()  # a list that is filled once more has other rows
    try:
        yield made
    finally:
        await made.runner.close()
        await made.tasks.done()
        made.dialog.deleteLater()


def test_a_first_base_is_made_and_named(run: Runner[Any], english: None, qtbot: QtBot) -> None:
    async def story() -> None:
        async with scene(FakeBases(), EMBEDDER) as s:
            assert s.dialog.empty.isVisible()
            s.dialog.list.new.click()
            await until(lambda: s.dialog.list.view.findChild(QLineEdit))
            assert [(base.name, base.embedding) for base in s.store.kept.values()] == [("My documents", EMBEDDER)]
            editor = s.dialog.list.view.findChild(QLineEdit)
            editor.setText("Contracts")
            qtbot.keyClick(editor, Qt.Key.Key_Return)
            await until(lambda: next(iter(s.store.kept.values())).name == "Contracts")
            assert s.pane.empty.isVisible()
            s.dialog.list.new.click()
            await until(lambda: len(s.store.kept) == 2)
            s.dialog.list.new.click()
            await until(lambda: len(s.store.kept) == 3)
            assert sorted(b.name for b in s.store.kept.values()) == ["Contracts", "My documents", "My documents 2"]

    run(story())


def test_two_bases_never_have_one_name(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            item = s.dialog.list.view.item(1)
            item.setText("CONTRACTS")
            assert item.text() == "合同"
            item.setText("  ")
            assert item.text() == "合同"
            assert {base.name for base in s.store.kept.values()} == {"Contracts", "合同"}

    run(story())


def test_a_base_is_deleted_after_a_question_and_files_stay(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            s.dialog.list.remove_requested.emit("b1")
            assert "The files themselves stay" in s.dialog.bar.words
            s.dialog.bar.buttons[1].click()
            assert len(s.store.kept) == 2
            s.dialog.list.remove_requested.emit("b1")
            s.dialog.bar.buttons[0].click()
            await until(lambda: list(s.store.kept) == ["b2"] and s.dialog.list.view.count() == 1)
            await until(lambda: s.pane.name.text() == "合同")

    run(story())


def test_documents_are_listed_with_what_became_of_them(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            rows = s.contents.rows
            assert rows.document_at(rows.index_of("i1")) == LEASE
            s.contents.failed.setChecked(True)
            assert [row.item.id for row in rows.rows] == ["i2"]
            assert s.contents.view.isExpanded(rows.index(0))
            s.contents.failed.setChecked(False)
            s.contents.filter.setText("nothing like it")
            assert s.contents.nothing.isVisible()

    run(story())


def test_files_folders_and_links_are_dropped(run: Runner[Any], english: None, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("x")
    (tmp_path / "b.exe").write_text("x")
    (tmp_path / "folder").mkdir()

    async def story() -> None:
        async with scene(FakeBases([Base("b1", "Contracts")])) as s:
            data = QMimeData()
            names = [QUrl.fromLocalFile(str(tmp_path / name)) for name in ("a.txt", "b.exe", "folder")]
            data.setUrls([*names, QUrl("https://example.org/x"), QUrl("javascript:alert(1)")])
            keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
            s.pane.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys))
            await until(lambda: len(s.store.kept_documents) == 3)
            put = {(item.kind, item.address) for item in s.store.kept_items.values()}
            assert put == {
                (ItemKind.FILE, str(tmp_path / "a.txt")),
                (ItemKind.FOLDER, str(tmp_path / "folder")),
                (ItemKind.PAGE, "https://example.org/x"),
            }
            assert "b.exe" in s.pane.bar.words

    run(story())


def test_a_web_page_and_a_note_are_written(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene(FakeBases([Base("b1", "Contracts")])) as s:
            s.pane.ask_for(ItemKind.PAGE)
            page = s.pane.form
            assert isinstance(page, AddPage)
            assert not page.findChild(QDialogButtonBox).standardButtons()  # with pictures on some desktops
            page.address.setText("not an address")
            page._take()
            assert page.status.text()
            page.address.setText("example.org/terms")
            page._take()
            s.pane.ask_for(ItemKind.NOTE)
            note = s.pane.form
            assert isinstance(note, AddNote)
            note._take()
            assert note.status.text()
            note.text.setPlainText("Called the landlord.\nHe agrees.")
            note._take()
            await until(lambda: len(s.store.kept_items) == 2)
            kinds = {item.kind: item for item in s.store.kept_items.values()}
            assert kinds[ItemKind.PAGE].address == "https://example.org/terms"
            assert kinds[ItemKind.NOTE].title == "Called the landlord."
            assert kinds[ItemKind.NOTE].text == "Called the landlord.\nHe agrees."

    run(story())


def test_the_choosers_for_files_and_folders_open_beside_everything(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            for kind, mode in (
                (ItemKind.FILE, QFileDialog.FileMode.ExistingFiles),
                (ItemKind.FOLDER, QFileDialog.FileMode.Directory),
            ):
                s.pane.ask_for(kind)
                chooser = s.pane.form
                assert isinstance(chooser, QFileDialog)
                assert chooser.fileMode() is mode
                chooser.reject()

    run(story())


def test_an_import_shows_how_far_it_is_and_pauses(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            s.imports.gate = asyncio.Semaphore(0)
            s.imports.broken["/docs/late.txt"] = LOCKED
            s.runner.start("b1")
            await until(lambda: "late.txt" in s.pane.reading.text())
            assert s.pane.meter.isVisible()
            assert s.pane.meter.maximum() > s.pane.meter.value() > 0
            s.pane.pause.click()
            await until(lambda: s.store.kept["b1"].paused)
            s.imports.gate.release()
            await until(lambda: s.pane.pause.text() == "Resume")
            await until(lambda: s.contents.rows.index_of("late.txt").isValid())
            s.imports.gate = None
            s.pane.pause.click()
            await until(lambda: not s.pane.pause.isVisible() and not s.runner.running)
            assert s.store.kept_documents["late.txt"].state is DocumentState.FAILED

    run(story())


def test_what_is_removed_comes_back_with_undo(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            s.choose("i1")
            s.contents.remove.click()
            await until(lambda: "i1" not in s.store.kept_items)
            await until(lambda: s.contents.rows.rowCount() == 1)
            s.pane.bar.buttons[0].click()
            await until(lambda: any(i.address == "/docs/lease.pdf" for i in s.store.kept_items.values()))

    run(story())


def test_a_document_is_read_again_or_opened(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            s.imports.gate = asyncio.Semaphore(0)
            assert not s.contents.again.isEnabled()
            s.choose("locked.pdf")
            s.contents.again.click()
            await until(lambda: s.imports.runs)
            assert s.store.kept_documents["locked.pdf"].state is DocumentState.WAITING
            assert s.store.kept_documents["a.txt"].state is DocumentState.READY
            s.choose("i1")
            s.contents._activate(s.contents.view.currentIndex())
            assert s.opened == [(LEASE, None)]
            assert len(s.contents.menu().actions()) == 3

    run(story())


def test_what_is_chosen_stays_chosen_while_documents_come(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            s.contents.view.expand(s.contents.rows.index(1))
            s.choose("locked.pdf")
            new = document("new.txt", item="i2")
            s.contents.show_contents(list(s.store.kept_items.values()), [*s.store.kept_documents.values(), new])
            assert [d.id for d in s.contents.selected_documents()] == ["locked.pdf"]
            assert s.contents.view.isExpanded(s.contents.rows.index(1))

    run(story())


def test_a_search_shows_what_an_answer_would_be_given(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            s.pane.tabs.setCurrentWidget(s.pane.trial)
            s.pane.trial.field.setText("rent")
            s.pane.trial.field.returnPressed.emit()
            await until(lambda: s.pane.trial.list.count() == 1)
            assert s.store.asked == [("b1", "rent")]
            assert "p. 7" in s.pane.trial.list.item(0).text()
            s.pane.trial.list.itemActivated.emit(s.pane.trial.list.item(0))
            assert s.opened == [(LEASE, s.store.found[0].chunk)]
            s.store.found = []
            s.pane.trial.field.setText("nothing")
            s.pane.trial.field.returnPressed.emit()
            await until(lambda: "nothing" in s.pane.trial.status.text())

    run(story())


def test_an_embedding_model_is_chosen_and_put_to_work(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            options = s.pane.options
            s.pane.tabs.setCurrentWidget(options)
            assert options.model.values == [None, EMBEDDER]
            assert not options.store.isVisible()
            options.model.setCurrentIndex(1)
            options.model.activated.emit(1)
            await until(lambda: s.store.kept["b1"].embedding == EMBEDDER and s.imports.runs == ["b1"])

    run(story())


def test_an_engine_of_the_users_own_shows_its_address(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene(FakeBases([Base("b1", "Contracts", store="http://qdrant:6333")])) as s:
            s.pane.tabs.setCurrentWidget(s.pane.options)
            await until(s.pane.options.store.isVisible)
            assert s.pane.options.store.text() == "http://qdrant:6333"

    run(story())


class Gone(FakeBases):
    async def items(self, base_id: str) -> list[Any]:
        raise Unavailable("knowledge.db")


def test_a_store_that_cannot_be_read_is_told(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene(Gone([Base("b1", "Contracts")])) as s:
            await until(s.dialog.bar.isVisible)

    run(story())


def test_ten_thousand_documents_stay_usable(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        store = filled()
        for number in range(10_000):
            name = f"{number}.txt"
            store.kept_documents[name] = document(name, item="i2")
        async with scene(store) as s:
            folder = s.contents.rows.index(1)
            assert s.contents.rows.rowCount(folder) == 10_003
            s.contents.view.expand(folder)
            s.contents.filter.setText("9999")
            assert s.contents.rows.rowCount(s.contents.rows.index(0)) == 1
            s.contents.filter.clear()
            s.dialog.set_colours(colours(dark=True))
            s.dialog.retranslate()

    run(story())


HOSTILE = '<h1>a</h1>\n\u202e<img src="http://a.example/x.png">'


def test_a_double_click_makes_and_removes_one(run: Runner[Any], english: None, qtbot: QtBot) -> None:
    async def story() -> None:
        async with scene() as s:
            s.dialog.list.new.click()
            s.dialog.list.new.click()
            await until(lambda: len(s.store.kept) == 3)
            await s.tasks.done()
            assert sorted(base.name for base in s.store.kept.values()) == ["Contracts", "My documents", "合同"]
            s.dialog.choose("b1")
            await until(lambda: s.contents.rows.rowCount() == 2)
            s.choose("i1")
            s.contents.remove.click()
            s.contents.remove.click()
            await until(lambda: "i1" not in s.store.kept_items)
            undo = s.pane.bar.buttons[0]
            undo.click()
            undo.click()
            await until(lambda: [i.address for i in s.store.kept_items.values()].count("/docs/lease.pdf") == 1)
            await until(lambda: not s.runner.running)
            await s.tasks.done()
            assert [i.address for i in s.store.kept_items.values()].count("/docs/lease.pdf") == 1

    run(story())


def named(s: Scene, name: str) -> bool:
    """In the store, and in the list that was filled from it."""
    return any(base.name == name for base in s.store.kept.values()) and s.dialog.list._bases["b1"].name == name


def test_whatever_is_written_as_a_name_is_kept_as_one_short_line(run: Runner[Any], english: None, qtbot: QtBot) -> None:
    async def story() -> None:
        async with scene() as s:
            item = s.dialog.list.view.item(0)
            for written, kept in (("x" * 10_000, f"{'x' * 79}…"), (HOSTILE, ""), ("\u202e\u200f", "")):
                item.setText(written)
                kept = kept or item.text()
                await until(partial(named, s, kept), kept)
                assert len(item.text()) <= 80
                assert not {"\n", "\u202e", "\u200f"} & set(item.text())
            assert s.pane.name.textFormat() is Qt.TextFormat.PlainText
            assert "<h1>" not in item.toolTip()

    run(story())


def test_a_base_is_deleted_while_it_is_read(run: Runner[Any], english: None) -> None:
    async def story() -> None:
        async with scene() as s:
            s.imports.gate = asyncio.Semaphore(0)
            s.dialog.choose("b1")
            s.pane.take_files([f"/docs/{number}.txt" for number in range(500)])
            await until(lambda: s.runner.runs("b1"))
            s.dialog.list.remove_requested.emit("b1")
            s.dialog.bar.buttons[0].click()
            await until(lambda: "b1" not in s.store.kept)
            for _ in range(600):
                s.imports.gate.release()
            await until(lambda: not s.runner.running)
            await until(lambda: s.dialog.list.view.count() == 1)
            assert s.dialog.list.current == "b2"
            s.pane.take_files(["/docs/behind.txt"])
            await until(lambda: any(i.base == "b2" for i in s.store.kept_items.values()))

    run(story())


def test_many_files_are_put_in_and_a_large_one_is_not_opened(run: Runner[Any], english: None, tmp_path: Path) -> None:
    with (tmp_path / "big.bin").open("wb") as file:
        file.truncate(1 << 30)
    paths = [str(tmp_path / "big.bin"), *(str(tmp_path / f"{number}.txt") for number in range(500))]

    async def story() -> None:
        async with scene() as s:
            s.dialog.choose("b2")
            s.pane.take_urls([QUrl.fromLocalFile(path) for path in paths])
            await until(lambda: sum(i.base == "b2" for i in s.store.kept_items.values()) == 501)
            await until(lambda: s.contents.rows.rowCount() == 501)

    run(story())
