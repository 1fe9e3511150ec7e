"""The knowledge bases: which there are, what is in each, and what goes on."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from uuid import uuid4

from PySide6.QtCore import QElapsedTimer, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QStackedLayout, QVBoxLayout, QWidget

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.events import Failure
from app.core.domain.knowledge import Base, ChunkMatch, Document, ImportProgress, Item, ItemKind
from app.core.ports import Knowledge, KnowledgeStore
from app.ui.knowledge.base_list import BaseList
from app.ui.knowledge.base_pane import BasePane
from app.ui.settings.form import while_alive
from app.ui.tasks.import_runner import ImportRunner
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.bars import Bar
from app.ui.widgets.theme import Colours
from app.ui.wording.failures import failure_sentence
from app.ui.wording.knowledge import counts, item_title, line

_BEAT, _SLOWEST = 800, 8_000  # ms between two loadings of the documents while an import changes them
_REST = 12  # times as long as a loading took: of ten thousand documents it holds up the window, too


class KnowledgeDialog(QDialog):
    """Non-modal: conversations go on beside it. `providers` and `embedding` (of new bases) as the settings say now."""

    open_requested = Signal(object, object)  # a Document; the Chunk in it that is wanted, or None

    def __init__(
        self,
        store: KnowledgeStore,
        knowledge: Knowledge,
        runner: ImportRunner,
        tasks: Tasks,
        reads: Callable[[str], bool],
        providers: Callable[[], Sequence[Provider]],
        embedding: Callable[[], ModelChoice | None],
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(980, 680)
        self._store, self._runner, self._tasks = store, runner, tasks
        self._providers, self._embedding = providers, embedding
        self._bases: dict[str, Base] = {}
        self._current = ""  # the base whose contents are shown
        self._items: list[Item] = []
        self._loading = False
        self._stale = False  # something changed while it was loaded
        self._began = QElapsedTimer()  # the loading that goes on
        self.list = BaseList(colours)
        self.pane = BasePane(knowledge, reads, tasks, colours)
        self.bar, self.empty = Bar(), QLabel()
        self._build()
        self._connect()
        self.retranslate()

    def set_colours(self, colours: Colours) -> None:
        self.list.set_colours(colours)
        self.pane.set_colours(colours)

    def choose(self, base_id: str) -> None:
        self.list.show_bases(list(self._bases.values()), base_id)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Knowledge bases"))
        self.empty.setText(
            self.tr(
                "A knowledge base holds your own documents: PDF, Word, PowerPoint, Excel, EPUB, web "
                "pages, notes and more. Answers can rest on them and cite them, page by page. This needs "
                "no key and no model, and nothing leaves this computer except the passages that a model "
                "is given to answer.\n\nBegin with “New knowledge base”."
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "empty"):
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Load the bases and the contents of the one that is chosen; one loading at a time."""
        if self._loading:
            self._stale = True
            return
        self._loading, self._stale = True, False
        self._began.start()
        self._tasks.run(self._store.bases(), while_alive(self, self._show_bases), while_alive(self, self._failed))

    def _build(self) -> None:
        self.empty.setWordWrap(True)
        self.empty.setProperty("muted", True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setContentsMargins(72, 0, 72, 0)
        middle = QWidget()
        self._stack = QStackedLayout(middle)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self.pane)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 12)
        right.addWidget(middle, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(20, 0, 20, 0)
        foot.addWidget(self.bar)
        right.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.list)
        row.addLayout(right, 1)

    def _connect(self) -> None:
        self._beat = QTimer(self, singleShot=True, interval=_BEAT)
        self._beat.timeout.connect(self.refresh)
        self.list.selected.connect(self._choose)
        self.list.new_requested.connect(self._make)
        self.list.renamed.connect(self._rename)
        self.list.remove_requested.connect(self._ask_to_remove)
        self.pane.items_added.connect(self._add)
        self.pane.note_added.connect(self._add_note)
        self.pane.pause_requested.connect(self._pause)
        self.pane.changed.connect(self._keep_options)
        self.pane.contents.open_requested.connect(lambda document: self.open_requested.emit(document, None))
        self.pane.contents.again_requested.connect(self._read_again)
        self.pane.contents.remove_requested.connect(self._remove_items)
        self.pane.trial.open_requested.connect(self._open_hit)
        self._runner.progressed.connect(self._show_progress)
        self._runner.changed.connect(self.refresh)

    def _show_bases(self, bases: Sequence[Base]) -> None:
        self._bases = {base.id: base for base in bases}
        self.list.show_bases(bases)  # which loads the contents
        self._stack.setCurrentIndex(1 if bases else 0)
        if not bases:
            self._loaded()

    def _choose(self, base_id: str) -> None:
        base = self._bases.get(base_id)
        if base is None:
            return
        if base_id != self._current:
            self._current = base_id
            self.pane.show_contents((), ())
        self.pane.show_base(base, self._providers())
        self.pane.show_progress(self._runner.progress(base_id) if self._runner.runs(base_id) else None)

        async def load() -> tuple[list[Item], list[Document]]:
            return await self._store.items(base_id), await self._store.documents(base_id)

        def show(contents: tuple[list[Item], list[Document]]) -> None:
            if base_id == self._current:
                self._items = contents[0]
                self.pane.show_contents(*contents)
            self._loaded()

        self._tasks.run(load(), while_alive(self, show), while_alive(self, self._failed))

    def _loaded(self) -> None:
        if self._loading and self._began.isValid():
            self._beat.setInterval(min(_SLOWEST, max(_BEAT, _REST * self._began.elapsed())))
        self._loading = False
        if self._stale:
            self._beat.start()

    def _failed(self, failure: Failure) -> None:
        self._loaded()
        self.bar.announce(failure_sentence(failure), (self.tr("Close"), lambda: None))

    def _show_progress(self, progress: ImportProgress) -> None:
        if progress.base == self._current:
            self.pane.show_progress(progress)
        if not self._beat.isActive():
            self._beat.start()

    def _make(self) -> None:
        used_names = {base.name.casefold() for base in self._bases.values()}
        plain = self.tr("My documents")
        names = (plain, *(f"{plain} {number}" for number in range(2, len(used_names) + 3)))
        name = next(name for name in names if name.casefold() not in used_names)
        embedding = self._embedding()

        async def make() -> Base:
            base = await self._store.create(name)
            if embedding is not None and base.embedding is None:
                await self._store.keep_base(replace(base, embedding=embedding))
            return base

        def show(base: Base) -> None:
            self._bases[base.id] = base
            self._stack.setCurrentIndex(1)
            self.list.show_bases(list(self._bases.values()), base.id)
            self.list.edit()
            self._runner.changed.emit()

        self._tasks.run(make(), while_alive(self, show), while_alive(self, self._failed))

    def _rename(self, base_id: str, name: str) -> None:
        if base := self._bases.get(base_id):
            self._keep(replace(base, name=name))

    def _keep_options(self, base: Base) -> None:
        self._keep(base, then=lambda: self._runner.start(base.id))  # passages get their vectors

    def _keep(self, base: Base, then: Callable[[], object] = lambda: None) -> None:
        self._bases[base.id] = base

        def finish(_: None) -> None:
            self._runner.changed.emit()
            then()

        self._tasks.run(self._store.keep_base(base), finish, while_alive(self, self._failed))

    def _ask_to_remove(self, base_id: str) -> None:
        base = self._bases.get(base_id)
        if base is None:
            return
        words = self.tr("Delete “{name}” with {documents}? The files themselves stay where they are.").format(
            name=line(base.name, 60), documents=counts.documents(base.documents)
        )

        def remove() -> None:
            self._current = ""
            self._runner.remove_base(base_id)

        self.bar.announce(words, (self.tr("Delete"), remove), (self.tr("Keep"), lambda: None))

    def _add(self, entries: Sequence[tuple[ItemKind, str]]) -> None:
        if base := self._bases.get(self._current):
            self._runner.add(base, entries)

    def _add_note(self, title: str, text: str) -> None:
        if base := self._bases.get(self._current):
            self._runner.add(base, [(ItemKind.NOTE, uuid4().hex)], title, text)

    def _pause(self, pause: bool) -> None:
        if pause:
            self._runner.pause(self._current)
        else:
            self._runner.go_on(self._current)

    def _read_again(self, documents: Sequence[Document]) -> None:
        self._runner.read_again(self._current, documents)

    def _remove_items(self, items: Sequence[Item]) -> None:
        base = self._bases.get(self._current)
        if base is None or not items:
            return
        self._runner.remove(base.id, items)
        name = item_title(items[0]) if len(items) == 1 else counts.documents(len(items))
        words = self.tr("Removed “{name}” from {base}").format(name=line(name, 60), base=line(base.name, 40))
        self.pane.bar.offer_undo(words, self.tr("Undo"), lambda: self._runner.put_back(base, items))

    def _open_hit(self, hit: ChunkMatch) -> None:
        self.open_requested.emit(hit.document, hit.chunk)
