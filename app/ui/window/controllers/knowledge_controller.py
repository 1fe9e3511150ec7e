"""Where knowledge bases meet the rest of the window: dialog, imports, composer, sources, conversation list."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.knowledge import Base, ChunkMatch, ImportProgress, ItemKind
from app.core.domain.settings import ALL_BASES
from app.core.ports import Knowledge
from app.core.services import KnowledgeAccess, SettingsAccess
from app.ui.composer.composer import Composer
from app.ui.conversations.list import ConversationList
from app.ui.sources.documents import DocumentOpener
from app.ui.sources.panel import SourcesPanel
from app.ui.tasks.import_runner import ImportRunner
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.wording.knowledge import line


class KnowledgeController(QObject):
    """Call `close` before the services close."""

    loaded = Signal(object)  # the bases that there are

    def __init__(
        self,
        knowledge: KnowledgeAccess,
        settings: SettingsAccess,
        listing: ConversationList,
        composer: Composer,
        panel: SourcesPanel,
        tasks: Tasks,
        open_url: Callable[[str], None],
        window: QWidget,
        colours: Colours,
    ) -> None:
        super().__init__(window)
        self._knowledge, self._settings, self._list, self._composer = knowledge, settings, listing, composer
        self._tasks, self._window, self._colours = tasks, window, colours
        self._bases: Sequence[Base] = ()
        self.dialog: Any = None  # a KnowledgeDialog while it is open
        self.runner = ImportRunner(knowledge.imports, knowledge.bases, self)
        self.opening = DocumentOpener(knowledge.bases, knowledge.documents, tasks, open_url, window, colours)
        composer.own.reads = knowledge.documents.reads
        composer.own.menu.manage_requested.connect(self.open)
        panel.document_requested.connect(self.opening.open_source)
        listing.knowledge_requested.connect(self.open)
        listing.imports.open_requested.connect(self.open)
        listing.more_for_row = self._offer
        self.runner.changed.connect(self.refresh)
        self.runner.progressed.connect(self._show_progress)
        self.runner.failed.connect(tasks.failed)

    def begin(self) -> None:
        """Load the bases, and go on with imports that an earlier run of the program left."""
        self.refresh()
        self.runner.start_unfinished()

    def open(self) -> None:
        """Open the knowledge bases, or bring them to the front."""
        from app.ui.knowledge.dialog import KnowledgeDialog  # ten modules that a start can do without
        from app.ui.widgets.focus_return import return_focus

        if self.dialog is None:
            self.dialog = KnowledgeDialog(
                self._knowledge.bases,
                _Unlocked(self._knowledge.retrieval, self.runner),
                self.runner,
                self._tasks,
                self._knowledge.documents.reads,
                self._providers,
                self._embedding,
                self._colours,
                self._window,
            )
            self.dialog.open_requested.connect(self.opening.open_document)
            self.dialog.finished.connect(self._forget)
            return_focus(self.dialog, self._window)
            self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def embedding_providers(self, base_ids: Collection[str]) -> set[str]:
        """Whose models embed the questions to these bases."""
        bases = [base for base in self._bases if base.id in base_ids or ALL_BASES in base_ids]
        return {base.embedding.provider for base in bases if base.embedding is not None}

    @property
    def bases(self) -> Sequence[Base]:
        """The bases that there were when they were loaded last."""
        return self._bases

    def refresh(self) -> None:
        self._tasks.run(self._knowledge.bases.bases(), self._know)

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.opening.set_colours(colours)
        if self.dialog is not None:
            self.dialog.set_colours(colours)

    async def close(self) -> None:
        await self.runner.close()

    def _providers(self) -> Sequence[Provider]:
        return self._settings.in_force().providers

    def _embedding(self) -> ModelChoice | None:
        return self._settings.in_force().knowledge.embedding

    def _know(self, bases: Sequence[Base]) -> None:
        self._bases = bases
        self._composer.own.know(bases)
        self.loaded.emit(bases)

    def _show_progress(self, progress: ImportProgress) -> None:
        self._list.imports.show_running(self.runner.running)

    def _forget(self) -> None:
        self.dialog = None

    def _offer(self, menu: QMenu, conversation: str, title: str) -> None:
        """*Add to knowledge base ▸* in a conversation's menu."""
        submenu = menu.addMenu(icon("book", self._colours.muted), self.tr("Add to knowledge base"))
        for base in self._bases:
            action = submenu.addAction(line(base.name, 60).replace("&", "&&"))
            action.triggered.connect(
                lambda _=False, base=base: self.runner.add(base, [(ItemKind.CONVERSATION, conversation)], title)
            )
        if self._bases:
            submenu.addSeparator()
        submenu.addAction(self.tr("Knowledge bases…")).triggered.connect(self.open)


class _Unlocked:
    """The search over knowledge bases, before which their keys are unlocked; fits the port `Knowledge`."""

    def __init__(self, knowledge: Knowledge, runner: ImportRunner) -> None:
        self._knowledge, self._runner = knowledge, runner

    async def bases(self) -> list[Base]:
        return await self._knowledge.bases()

    async def find(self, base_ids: Sequence[str], queries: Sequence[str], limit: int = 20) -> list[ChunkMatch]:
        await self._runner.unlock(base_ids)
        return await self._knowledge.find(base_ids, queries, limit)
