"""Try it: what a question would find in a knowledge base, best first."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QListWidgetItem, QStackedLayout, QVBoxLayout, QWidget

from app.core.domain.knowledge import ChunkMatch
from app.core.ports import Knowledge
from app.ui.knowledge.row_delegate import ICONS, TwoLines
from app.ui.settings.form import while_alive
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.theme import Colours
from app.ui.widgets.tips import plain_tip
from app.ui.wording.knowledge import document_title, line, page_words

_DELAY = 250  # ms after the last key
_MOST = 20
_HIT = Qt.ItemDataRole.UserRole
_TEXT = Qt.ItemDataRole.UserRole + 1


class TrialPane(QWidget):
    open_requested = Signal(object)  # a ChunkMatch

    def __init__(self, knowledge: Knowledge, tasks: Tasks, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._knowledge = knowledge
        self._tasks = tasks
        self._base = ""
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setProperty("quiet", True)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.delegate = TwoLines(colours, lambda i: (str(i.data(_TEXT)), False), _picture, self.list)
        self.list.setItemDelegate(self.delegate)
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.setProperty("muted", True)
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setAlignment(Qt.AlignmentFlag.AlignTop)
        middle = QWidget()
        self._stack = QStackedLayout(middle)
        self._stack.addWidget(self.status)
        self._stack.addWidget(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.field)
        column.addWidget(middle, 1)
        self._delay = QTimer(self, singleShot=True, interval=_DELAY)
        self._delay.timeout.connect(self._search)
        self.field.textChanged.connect(lambda: self._delay.start())
        self.field.returnPressed.connect(self._search)
        self.list.itemActivated.connect(lambda item: self.open_requested.emit(item.data(_HIT)))
        self.retranslate()
        self._show_hint()

    def show_base(self, base_id: str) -> None:
        if base_id != self._base:
            self._base = base_id
            self.field.clear()
            self._show_hint()

    def set_colours(self, colours: Colours) -> None:
        self.delegate.colours = colours
        self.list.viewport().update()

    def retranslate(self) -> None:
        self.field.setPlaceholderText(self.tr("Question or keywords"))
        self.field.setAccessibleName(self.tr("Test search in this knowledge base"))
        self.list.setAccessibleName(self.tr("Results, best first"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _search(self) -> None:
        self._delay.stop()
        base, text = self._base, self.field.text().strip()
        if not base or not text:
            self._show_hint()
            return

        def show(hits: Sequence[ChunkMatch]) -> None:
            if (base, text) == (self._base, self.field.text().strip()):
                self._show(text, hits)

        self._tasks.request(self._knowledge.find([base], [text], _MOST), while_alive(self, show))

    def _show(self, text: str, hits: Sequence[ChunkMatch]) -> None:
        self.list.clear()
        for one in hits:
            where = " · ".join(filter(None, (page_words(one.chunk.page, one.chunk.line), line(one.chunk.heading, 60))))
            item = QListWidgetItem(" · ".join(filter(None, (document_title(one.document), where))), self.list)
            item.setData(_HIT, one)
            item.setData(_TEXT, line(one.chunk.text, 300))
            item.setToolTip(plain_tip(one.chunk.text))
        self.status.setText(self.tr("Nothing found for “{text}”.").format(text=line(text, 80)))
        self._stack.setCurrentIndex(1 if hits else 0)

    def _show_hint(self) -> None:
        self.list.clear()
        self.status.setText(self.tr("Enter a question or keywords to see which passages an answer would use."))
        self._stack.setCurrentIndex(0)


def _picture(index: object) -> str:
    hit: ChunkMatch | None = index.data(_HIT)  # type: ignore[attr-defined]
    return ICONS[hit.document.kind] if hit is not None else "document"
