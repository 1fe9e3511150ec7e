"""Settings, Data: what was imported, or merged from a backup, and the way back of each."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.core.domain.errors import Failure
from app.core.domain.transfer.whole import BatchState, ImportBatch, Undone
from app.ui.settings.backup.words import moment_words
from app.ui.settings.form import Hint, StatusLabel, button_row, while_alive
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.bars import Bar
from app.ui.wording.failures import failure_sentence
from app.ui.wording.foreign import imports as words
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.sentences import shortened

if TYPE_CHECKING:
    from app.core.transfer.importing import ConversationImports

_FIRST = 5  # imports that are listed before somebody wants all


class ImportSection(QWidget):
    """The list is read from the store when it is first seen, and each time that it may be another one."""

    import_requested = Signal()
    undone = Signal()

    def __init__(self, make_imports: Callable[[], "ConversationImports"], tasks: Tasks) -> None:
        super().__init__()
        self._make_imports, self._tasks = make_imports, tasks
        self._imports: ConversationImports | None = None
        self._batches: Sequence[ImportBatch] = ()
        self.cards: list[BatchCard] = []
        self.question, self.status = Bar(), StatusLabel()
        self.more, self.begin = QPushButton(), QPushButton(self.tr("Import conversations…"))
        self.more.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        column.addLayout(self._list)
        column.addWidget(self.question)
        column.addWidget(self.status)
        acts = [(self.begin, self.import_requested.emit), (self.more, lambda: self._fill(len(self._batches)))]
        column.addLayout(button_row(acts))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._imports is None:  # it knows all formats, which takes a while to load
            self._imports = self._make_imports()
            self.refresh()

    def refresh(self) -> None:
        if self._imports is not None:
            self._tasks.request(self._imports.batches(), while_alive(self, self.show_batches))

    def show_batches(self, batches: Sequence[ImportBatch]) -> None:
        """Newest first."""
        self._batches = batches
        self._fill(_FIRST)

    def _fill(self, count: int) -> None:
        for old in self.cards:
            self._list.removeWidget(old)
            old.deleteLater()
        self.cards = [BatchCard(batch) for batch in self._batches[:count]]
        for card in self.cards:
            card.undo_requested.connect(self._ask)
            self._list.addWidget(card)
        self.more.setVisible(len(self._batches) > count)
        self.more.setText(self.tr("Show all ({count})").format(count=len(self._batches)))

    def _ask(self, batch: ImportBatch) -> None:
        self.status.nothing()
        question = self.tr(
            "Undo the import of “{file}”? What came with it is deleted; conversations in which something was asked "
            "since stay."
        ).format(file=unturned(shortened(batch.file, 60)))
        undo, cancel = self.tr("Undo import"), self.tr("Cancel")
        self.question.announce(question, (undo, lambda: self._undo(batch)), (cancel, lambda: None))
        self.question.setFocus()

    def _undo(self, batch: ImportBatch) -> None:
        assert self._imports is not None
        for widget in (*self.cards, self.begin):
            widget.setEnabled(False)
        self.status.waiting(self.tr("Undoing the import…"))
        call = self._imports.undo(batch.id)
        self._tasks.run(call, while_alive(self, self._report), while_alive(self, self._fail))

    def _report(self, undone: Undone) -> None:
        self.begin.setEnabled(True)
        self.status.good(words.undone_line(undone))
        self.refresh()
        self.undone.emit()

    def _fail(self, failure: Failure) -> None:
        for widget in (*self.cards, self.begin):
            widget.setEnabled(True)
        self.status.bad(failure_sentence(failure))


class BatchCard(QFrame):
    undo_requested = Signal(object)  # an ImportBatch

    def __init__(self, batch: ImportBatch) -> None:
        super().__init__()
        self.setObjectName("card")
        file = unturned(shortened(batch.file, 60))
        self.title = QLabel(f"{words.program_name(batch.format)} · {file}")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.facts = Hint(" · ".join(self._facts(batch)))
        self.undo = QPushButton(self.tr("Undo"))
        self.undo.setAutoDefault(False)
        self.undo.setAccessibleName(self.tr("Undo the import of {file}").format(file=file))
        self.undo.clicked.connect(lambda: self.undo_requested.emit(batch))
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(self.title)
        lines.addWidget(self.facts)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        row.addLayout(lines, 1)
        row.addWidget(self.undo)

    def _facts(self, batch: ImportBatch) -> list[str]:
        facts = [moment_words(batch.started), words.count_words(batch.conversations, batch.turns)]
        if batch.state is not BatchState.FINISHED:
            facts.append(self.tr("not complete: import it again"))
        return facts
