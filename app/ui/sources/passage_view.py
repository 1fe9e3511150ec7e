"""One source up close: what the model was given of it, the cited passage highlighted. All of it plain text."""

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QGuiApplication,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QTextEdit, QToolButton, QVBoxLayout, QWidget

from app.core.cited_passage import is_document, is_quoted
from app.core.domain.addresses import is_web_address
from app.core.domain.evidence import Page, Passage
from app.core.domain.sources import OWN
from app.core.listing import Group, SourceRow
from app.ui.sources.rows import title_words
from app.ui.widgets.icons import icon
from app.ui.widgets.labels import fit_labels
from app.ui.widgets.theme import Colours
from app.ui.wording.foreign.titles import forgotten_sentence
from app.ui.wording.knowledge import line, page_words
from app.ui.wording.sentences import shortened

_LEFT, _RIGHT = 16, 12  # pixels


_MOST = 20_000  # characters of a page that was read again


class PassageView(QFrame):
    open_requested = Signal(str)  # an address
    document_requested = Signal(object, object)  # a Source of the user's own, the Passage in it or None
    refresh_requested = Signal(str)  # an address

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row: SourceRow | None = None
        self._passages: Sequence[Passage] = ()
        self._cited = False
        self._reason, self._quote = "", ""
        self._refreshing = ""  # the address that is being read again, or was
        self._again: Page | str | None = None  # what came of it: the page, or why not
        self._build()
        self.set_colours(colours)
        self.retranslate()

    def show_source(
        self, row: SourceRow, passages: Sequence[Passage], cited: bool, reason: str, quote: str = ""
    ) -> None:
        """`passages` in the order to show; with `cited` the first is the one behind the citation that was opened.

        `quote`: the words that the citation itself quotes; all passages that hold them stand highlighted.
        """
        if self._refreshing != row.source.address:
            self._refreshing, self._again = "", None
        self._row, self._passages, self._cited, self._reason, self._quote = row, passages, cited, reason, quote
        self._show()

    def show_again(self, address: str, outcome: Page | str) -> None:
        """The page as it is now, or why it could not be read, below what the model was given."""
        if self._row is not None and address == self._refreshing:
            place = self.text.verticalScrollBar().value()
            self._again = outcome
            self._show()
            self.text.verticalScrollBar().setValue(place)

    def clear(self) -> None:
        self._row = None
        self._refreshing, self._again = "", None
        self.text.clear()
        self.hide()

    @property
    def cited_text(self) -> str:
        """The passage that stands highlighted; empty where none does."""
        return self._passages[0].text if self._row is not None and self._cited and self._passages else ""

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._open.setIcon(icon("open", colours.muted))
        self._copy.setIcon(icon("copy", colours.muted))
        self._refresh.setIcon(icon("again", colours.muted))
        if self._row is not None:
            self._show()

    def copy_passage(self) -> None:
        """What is selected, else the passage shown first."""
        selection = self.text.textCursor().selectedText().replace("\u2029", "\n")
        QGuiApplication.clipboard().setText(
            selection or (self._passages[0].text if self._passages else self._snippet())
        )

    def retranslate(self) -> None:
        for button, words in (
            (self._copy, self.tr("Copy passage")),
            (self._refresh, self.tr("Refresh")),
        ):
            button.setText(words)
            button.setToolTip(words)  # it may stand there without them
        self._name_open()
        self._refresh.setToolTip(self.tr("Read the page again and show it below what the model was given"))
        self._fit()
        self.text.setAccessibleName(self.tr("What the model was given of this source"))
        if self._row is not None:
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
        font.setWeight(QFont.Weight.DemiBold)
        self.title.setFont(font)
        self.address = QLabel()
        self.address.setTextFormat(Qt.TextFormat.PlainText)
        self.address.setProperty("muted", True)
        self.text = QTextEdit()
        self.text.setReadOnly(True)
        self.text.setObjectName("passages")
        self.text.setTabChangesFocus(True)
        self._open, self._copy, self._refresh = QToolButton(), QToolButton(), QToolButton()
        buttons = QHBoxLayout()
        for button in (self._open, self._copy, self._refresh):
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

    def _fit(self) -> None:
        fit_labels((self._open, self._copy, self._refresh), self.width() - _LEFT - _RIGHT)

    def _show(self) -> None:
        assert self._row is not None
        source = self._row.source
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
        self.text.clear()
        cursor = self.text.textCursor()
        if self._reason:
            self._write(cursor, self._reason, self._colours.warning)
        if self._passages:
            self._write_passages(cursor)
        elif not forgotten_sentence(source):
            self._write_snippet(cursor)
        self._write_again(cursor)
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.show()

    def _write_passages(self, cursor: QTextCursor) -> None:
        first = self._passages[0]
        cited = 1 + self._also_quoted() if self._cited else 0
        self._label(cursor, self._heading(first))
        for passage in self._passages[:cited]:
            self._write_cited(cursor, passage.text)
        others = self._passages[cited:]
        if others and self._cited:
            self._label(cursor, self.tr("Also quoted") if self._from_provider else self.tr("Also given to the model"))
        for passage in others:
            self._write(cursor, passage.text, self._colours.text)

    def _also_quoted(self) -> int:
        """How many passages behind the first one the citation quotes as well."""
        return len(list(takewhile(lambda passage: is_quoted(passage, self._quote), self._passages[1:])))

    def _write_cited(self, cursor: QTextCursor, text: str) -> None:
        """Highlighted; of a longer passage only the words that the citation quotes."""
        before, quote, after = text.partition(self._quote) if self._quote else ("", "", "")
        if not quote:
            before, quote = "", text
        self._write(cursor, before, self._colours.text)
        self._add(cursor, quote, self._colours.highlight)
        self._add(cursor, after)

    def _write_snippet(self, cursor: QTextCursor) -> None:
        if not self._from_provider:
            own = self._row is not None and self._row.source.origin in OWN
            engine = self.tr("Not given to the model. The search engine showed:")
            self._label(cursor, self.tr("Not given to the model. Found in it:") if own else engine)
            self._write(cursor, self._snippet() or "—", self._colours.text)
        elif snippet := self._snippet():
            self._label(cursor, self._excerpt())
            self._write(cursor, snippet, self._colours.text)
        else:
            self._label(cursor, self.tr("The service named this source without an excerpt; it was not read here."))

    def _write_again(self, cursor: QTextCursor) -> None:
        """Last, and never highlighted: the answer does not rest on it."""
        if not self._refreshing:
            return
        if self._again is None:
            self._label(cursor, self.tr("Reading the page again …"))
        elif isinstance(self._again, str):
            self._write(cursor, self._again, self._colours.warning)
        else:
            self._label(cursor, self._compared(self._again))
            cut = "" if len(self._again.text) <= _MOST else " …"
            self._write(cursor, self._again.text[:_MOST] + cut, self._colours.text)

    def _compared(self, page: Page) -> str:
        if not self._passages or self._passages[0].from_snippet or self._from_provider:
            return self.tr("The page as it is now")
        if _words(self._passages[0].text) in _words(page.text):
            return self.tr("The page as it is now; the first passage above still stands in it")
        return self.tr("The page as it is now; the first passage above no longer stands in it word for word")

    @property
    def _from_provider(self) -> bool:
        return self._row is not None and self._row.from_provider

    def _excerpt(self) -> str:
        return self.tr("This is the service's excerpt; the page itself was not read here.")

    def _heading(self, passage: Passage) -> str:
        if self._from_provider:
            quoted = self.tr("The service quoted this; the page itself was not read here.")
            return self._excerpt() if passage.from_snippet else quoted
        words = self.tr("Cited passage") if self._cited else self.tr("Given to the model")
        if passage.from_snippet:
            return self.tr("{label} (the search engine's snippet; the page was not read)").format(label=words)
        own = self._row is not None and self._row.source.origin in OWN
        place = (page_words(passage.page, passage.line), line(passage.heading, 60)) if own else ()
        return " · ".join(filter(None, (words, *place)))

    def _label(self, cursor: QTextCursor, words: str) -> None:
        self._write(cursor, words, self._colours.muted, small=True)

    def _write(self, cursor: QTextCursor, words: str, colour: str, background: str = "", small: bool = False) -> None:
        block, letters = QTextBlockFormat(), QTextCharFormat()
        block.setBottomMargin(4 if small else 14)
        block.setLineHeight(130, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        letters.setForeground(QColor(colour))
        if background:
            letters.setBackground(QColor(background))
        if small:
            letters.setFontPointSize(QFontInfo(self.text.font()).pointSizeF() * 0.9)  # a style sheet's has pixels only
        if cursor.position():
            cursor.insertBlock(block, letters)
        else:
            cursor.setBlockFormat(block)
        _insert(cursor, words, letters)

    def _add(self, cursor: QTextCursor, words: str, background: str = "") -> None:
        """Go on in the block that was written last."""
        letters = QTextCharFormat()
        letters.setForeground(QColor(self._colours.text))
        if background:
            letters.setBackground(QColor(background))
        _insert(cursor, words, letters)

    def _snippet(self) -> str:
        """As some search of the conversation showed it; a citation's own words stand in its passages, or nowhere."""
        if self._row is None or (self._from_provider and self._row.group is Group.CITED):
            return ""
        return self._row.source.snippet

    def _ask_again(self) -> None:
        if self._row is not None:
            self._refreshing, self._again = self._row.source.address, None
            self._show()
            self.text.moveCursor(QTextCursor.MoveOperation.End)
            self.refresh_requested.emit(self._refreshing)

    def _ask_to_open(self) -> None:
        if self._row is not None and is_document(self._row.source):
            self.document_requested.emit(self._row.source, next(iter(self._passages), None))
        elif self._row is not None:
            self.open_requested.emit(self._row.source.address)

    def _name_open(self) -> None:
        own = self._row is not None and is_document(self._row.source)
        words = self.tr("Open document") if own else self.tr("Open in browser")
        self._open.setText(words)
        self._open.setToolTip(words)  # it may stand there without them


def _words(text: str) -> str:
    return " ".join(text.split())


def _insert(cursor: QTextCursor, words: str, letters: QTextCharFormat) -> None:
    cursor.insertText(words.replace("\n", "\u2028"), letters)  # a passage is one block, however many lines
