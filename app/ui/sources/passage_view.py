"""One source up close: what the model was given of it, the cited passage highlighted. All of it plain text."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QResizeEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app.core.cited_passage import is_document
from app.core.domain.addresses import is_web_address
from app.core.domain.evidence import Page, Passage
from app.core.listing import SourceRow
from app.ui.sources.passage_text import PassageContent, PassageText
from app.ui.sources.rows import title_words
from app.ui.widgets.icons import icon
from app.ui.widgets.labels import fit_labels
from app.ui.widgets.theme import Colours
from app.ui.wording.sentences import shortened

_LEFT, _RIGHT = 16, 12  # pixels


class PassageView(QFrame):
    copied = Signal(str)  # a sentence that says so
    open_requested = Signal(str)  # an address
    document_requested = Signal(object, object)  # a Source of the user's own, the Passage in it or None
    refresh_requested = Signal(str)  # an address
    source_changed = Signal(str)  # the id of the source of the web that is shown now
    archived_requested = Signal(object)  # the Source whose page was archived

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content: PassageContent | None = None
        self._refreshing = ""  # the address that is being read again, or was
        self._again: Page | str | None = None  # what came of it: the page, or why not
        self._current: tuple[str, object] = ("", None)  # the source's id, and how far it was read
        self._build()
        self.set_colours(colours)
        self.retranslate()

    def show_source(
        self, row: SourceRow, passages: Sequence[Passage], cited: bool, reason: str, quote: str = "", note: str = ""
    ) -> None:
        """`passages` in the order to show; with `cited` the first is the one behind the citation that was opened.

        `quote`: the words that the citation itself quotes; all passages that hold them stand highlighted. `note`: that
        the source was checked again, and is as it was.
        """
        if self._refreshing != row.source.address:
            self._refreshing, self._again = "", None
        self._content = PassageContent(row, passages, cited, reason, quote, note)
        self._show()
        if self._current != (row.source.id, row.group):
            self._current = row.source.id, row.group
            self._archived.hide()
            if is_web_address(row.source.address):
                self.source_changed.emit(row.source.id)

    def offer_archived(self, source: str, is_there: bool) -> None:
        """Whether the page of the source was archived."""
        if self._content is not None and self._content.row.source.id == source:
            self._archived.setVisible(is_there)
            self._fit()

    def show_again(self, address: str, outcome: Page | str) -> None:
        """The page as it is now, or why it could not be read, below what the model was given."""
        if self._content is not None and address == self._refreshing:
            place = self.text.verticalScrollBar().value()
            self._again = outcome
            self._show()
            self.text.verticalScrollBar().setValue(place)

    def clear(self) -> None:
        self._content = None
        self._refreshing, self._again = "", None
        self._current = ("", None)
        self._archived.hide()
        self.text.clear()
        self.hide()

    @property
    def cited_text(self) -> str:
        """The passage that stands highlighted; empty where none does."""
        content = self._content
        return content.passages[0].text if content is not None and content.is_cited and content.passages else ""

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._open.setIcon(icon("open", colours.muted))
        self._copy.setIcon(icon("copy", colours.muted))
        self._refresh.setIcon(icon("again", colours.muted))
        self._archived.setIcon(icon("archive", colours.muted))
        if self._content is not None:
            self._show()

    def copy_passage(self) -> None:
        """What is selected, else the passage shown first."""
        selection = self.text.textCursor().selectedText().replace("\u2029", "\n")
        QGuiApplication.clipboard().setText(selection or (self._content.first_words if self._content else ""))
        self.copied.emit(self.tr("Passage copied"))

    def retranslate(self) -> None:
        for button, words in (
            (self._copy, self.tr("Copy passage")),
            (self._refresh, self.tr("Refresh")),
            (self._archived, self.tr("Show kept page")),
        ):
            button.setText(words)
            button.setToolTip(words)  # it may stand there without them
        self._name_open()
        self._refresh.setToolTip(self.tr("Read the page again and show it below what the model was given"))
        self._fit()
        self.text.setAccessibleName(self.tr("What the model was given of this source"))
        if self._content is not None:
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _build(self) -> None:
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.title.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        font = QFont(self.title.font())
        font.setWeight(QFont.Weight.Bold)
        self.title.setFont(font)
        self.address = QLabel()
        self.address.setTextFormat(Qt.TextFormat.PlainText)
        self.address.setWordWrap(True)
        self.address.setProperty("muted", True)
        self.text = PassageText()
        self._open, self._copy, self._refresh, self._archived = (QToolButton() for _ in range(4))
        self._archived.hide()
        buttons = QHBoxLayout()
        for button in (self._open, self._copy, self._refresh, self._archived):
            buttons.addWidget(button)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_LEFT, 12, _RIGHT, 12)
        column.setSpacing(6)
        self.about = QLabel()  # who wrote it, and when
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.about.setWordWrap(True)
        self.about.setProperty("muted", True)
        for widget in (self.title, self.address, self.about, self.text):
            column.addWidget(widget)
        column.addLayout(buttons)
        self._open.clicked.connect(self._ask_to_open)
        self._copy.clicked.connect(self.copy_passage)
        self._refresh.clicked.connect(self._ask_again)
        self._archived.clicked.connect(self._ask_for_archived)

    def _fit(self) -> None:
        fit_labels((self._open, self._copy, self._refresh, self._archived), self.width() - _LEFT - _RIGHT)

    def _show(self) -> None:
        assert self._content is not None
        source = self._content.row.source
        self.title.setText(title_words(source, 160))
        self.address.setText(shortened(source.address, 48))
        self.address.setVisible(bool(source.address))
        self.about.setText(" · ".join(filter(None, (shortened(source.author, 120), shortened(source.date, 20)))))
        self.about.setVisible(bool(self.about.text()))
        self._open.setVisible(is_web_address(source.address) or is_document(source))
        self._name_open()
        self._refresh.setVisible(is_web_address(source.address))
        self._refresh.setEnabled(not self._refreshing or self._again is not None)
        self._fit()
        self.text.write(self._content, self._again, bool(self._refreshing), self._colours)
        self.show()

    def _ask_again(self) -> None:
        if self._content is not None:
            self._refreshing, self._again = self._content.row.source.address, None
            self._show()
            self.text.moveCursor(QTextCursor.MoveOperation.End)
            self.refresh_requested.emit(self._refreshing)

    def _ask_for_archived(self) -> None:
        if self._content is not None:
            self.archived_requested.emit(self._content.row.source)

    def _ask_to_open(self) -> None:
        if self._content is None:
            return
        source = self._content.row.source
        if is_document(source):
            self.document_requested.emit(source, next(iter(self._content.passages), None))
        else:
            self.open_requested.emit(source.address)

    def _name_open(self) -> None:
        own = self._content is not None and is_document(self._content.row.source)
        words = self.tr("Open document") if own else self.tr("Open in browser")
        self._open.setText(words)
        self._open.setToolTip(words)  # it may stand there without them
