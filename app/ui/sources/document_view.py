"""A document of the user's at the place that an answer rests on: its text, and a PDF's pages as they look."""

from dataclasses import dataclass
from pathlib import PurePath

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.ui.widgets.bars import Bar
from app.ui.widgets.icons import icon
from app.ui.widgets.labels import keep_gap
from app.ui.widgets.theme import Colours
from app.ui.wording.knowledge import line, page_words

_LONGEST_LINE = 2_000  # characters: Qt takes seconds to lay out one of a million
_AROUND = 400_000  # characters before and behind the place that are shown
_CODE = ("code", "csv")
_FOREIGN_SUFFIXES = (
    *(".pdf", ".docx", ".pptx", ".xlsx", ".odt", ".rtf", ".epub", ".html", ".htm", ".md", ".markdown"),
    *(".txt", ".csv", ".tsv", ".rst", ".json", ".log", ".tex"),
)


@dataclass(frozen=True)
class DocumentContent:
    """What there is to show of a document.

    `start` and `end`: code points into `text`; equal where nothing stands out. `path`: of a file that is there, else
    empty. `is_missing`: it was a file and is not there any more.
    """

    title: str
    text: str
    start: int = 0
    end: int = 0
    page: int = 0  # from 1
    line: int = 0
    place: str = ""  # where it is or was
    path: str = ""
    kind: str = ""  # as in `DocumentText`
    is_missing: bool = False


def locate_passage(text: str, passage: str, start: int = 0, end: int = 0) -> tuple[int, int]:
    """Where a passage stands in a text: at its place if it still does, else wherever, else (0, 0).

    White space may differ: what a model was given is the same words.
    """
    if passage and start >= 0 and text[start:end] == passage:
        return start, start + len(passage)  # a text that is shorter than it was may end before `end`
    if passage and (at := text.find(passage)) >= 0:
        return at, at + len(passage)
    words = passage.split()
    if not words:
        return 0, 0
    first, last = _run(words[:8]), _run(words[-8:])
    begins = _find_words(text, first)
    if begins is None:
        return 0, 0
    ends = _find_words(text, last, begins[0])
    near = ends is not None and ends[1] - begins[0] <= 2 * len(passage) + 200
    return begins[0], ends[1] if ends is not None and near else begins[1]


def _run(words: list[str]) -> list[str]:
    return [word[:200] for word in words]


def _find_words(text: str, words: list[str], begin: int = 0) -> tuple[int, int] | None:
    """The first place where these words follow one another with nothing but white space between; linear."""
    at = text.find(words[0], begin)
    tries = 0
    while at >= 0 and tries < 2000:
        tries += 1
        end = at + len(words[0])
        for word in words[1:]:
            while end < len(text) and text[end].isspace():
                end += 1
            if not text.startswith(word, end):
                break
            end += len(word)
        else:
            return at, end
        at = text.find(words[0], at + 1)
    return None


def line_place(text: str, number: int) -> int:
    """Where the line of that number (from 1) begins, in code points."""
    at = 0
    for _ in range(number - 1):
        following = text.find("\n", at)
        if following < 0:
            return at
        at = following + 1
    return at


def broken(text: str) -> str:
    """The text with overlong lines divided, so that a field can lay them out in time."""
    if len(text) <= _LONGEST_LINE:
        return text
    parts = []
    for row in text.split("\n"):
        parts += [row[at : at + _LONGEST_LINE] for at in range(0, len(row), _LONGEST_LINE)] or [""]
    return "\n".join(parts)


def is_view_only(path: str) -> bool:
    """True for kinds of files that their own program shows. Some systems run a script that is opened."""
    return PurePath(path).suffix.lower() in _FOREIGN_SUFFIXES


class DocumentView(QDialog):
    """Non-modal. Nothing of a document is ever run or opened by itself."""

    open_requested = Signal(str)  # the path of a file, or of the folder of one that may run, for the system to open

    def __init__(self, content: DocumentContent, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(860, 720)
        self.content = content
        self._pdf: QWidget | None = None
        self._build()
        self.set_colours(colours)
        self.retranslate()
        self._fill()
        if content.path and (content.kind == "pdf" or content.path.lower().endswith(".pdf")):
            self._show_pages()

    @property
    def highlighted(self) -> str:
        """The words that stand out."""
        marks = self.text.extraSelections()
        return marks[0].cursor.selectedText().replace("\u2029", "\n") if marks else ""

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.opening.setIcon(icon("open", colours.text))
        self._mark()

    def retranslate(self) -> None:
        content = self.content
        self.setWindowTitle(line(content.title, 80))
        in_program, in_folder = self.tr("Open in the default application"), self.tr("Show in folder")
        self.opening.setText(in_program if is_view_only(content.path) else in_folder)
        self.tabs.setTabText(0, self.tr("Text"))
        if self.tabs.count() > 1:
            self.tabs.setTabText(1, self.tr("Pages"))
        self.text.setAccessibleName(self.tr("Text of the document"))
        if content.is_missing:
            self.bar.announce(self.tr("The file no longer exists. This is the text that was read from it."))
        elif not content.text:
            self.bar.announce(self.tr("This document has no text."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "bar"):
            self.retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        self.bar = Bar()
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        if self.content.kind in _CODE:
            self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.tabs = QTabWidget()
        self.tabs.addTab(self.text, "")
        self.tabs.tabBar().hide()
        self.tabs.setStyleSheet("QTabWidget::pane { border: none; }")  # without tabs there is nothing to part from
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addLayout(self._head())
        column.addWidget(self.bar)
        column.addWidget(self.tabs, 1)

    def _head(self) -> QHBoxLayout:
        content = self.content
        self.title, self.place = QLabel(line(content.title, 160)), QLabel()
        for label in (self.title, self.place):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        font = QFont(self.title.font())
        font.setWeight(QFont.Weight.Bold)
        self.title.setFont(font)
        self.place.setProperty("muted", True)
        self.place.setText(" · ".join(filter(None, (page_words(content.page, content.line), line(content.place, 200)))))
        self.place.setVisible(bool(self.place.text()))
        self.opening = QPushButton()
        keep_gap(self.opening)
        self.opening.setAutoDefault(False)
        self.opening.setVisible(bool(content.path))
        self.opening.clicked.connect(self._open)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.place)
        head = QHBoxLayout()
        head.addLayout(words, 1)
        head.addWidget(self.opening)
        return head

    def _open(self) -> None:
        path = self.content.path
        self.open_requested.emit(path if is_view_only(path) else str(PurePath(path).parent))

    def _fill(self) -> None:
        """A window of the text around the place: a book has millions of characters."""
        content = self.content
        text, start, end = content.text, content.start, content.end
        if end <= start and content.line:
            start = end = line_place(text, content.line)
        begin, stop = max(0, start - _AROUND), end + _AROUND
        before, marked, behind = broken(text[begin:start]), broken(text[start:end]), broken(text[end:stop])
        cut = "…\n" if begin else ""
        self.text.setPlainText(cut + before + marked + behind + ("\n…" if stop < len(text) else ""))
        self._marked = (_units(cut + before), _units(marked))
        self._mark()
        QTimer.singleShot(0, self, self._scroll)

    def _mark(self) -> None:
        start, length = getattr(self, "_marked", (0, 0))
        if not length:
            return
        cursor, look = QTextCursor(self.text.document()), QTextCharFormat()
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        look.setBackground(QColor(self._colours.highlight))
        look.setForeground(QColor(self._colours.text))
        mark = QTextEdit.ExtraSelection()
        mark.cursor, mark.format = cursor, look
        self.text.setExtraSelections([mark])

    def _scroll(self) -> None:
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(self._marked[0])
        self.text.setTextCursor(cursor)
        self.text.centerCursor()

    def _show_pages(self) -> None:
        """The pages stand first once the file turns out to be a PDF that can be shown."""
        from PySide6.QtPdf import QPdfDocument  # not loaded for those who never open one
        from PySide6.QtPdfWidgets import QPdfView

        document, view = QPdfDocument(self), QPdfView(self)
        view.setPageMode(QPdfView.PageMode.MultiPage)
        view.setZoomMode(QPdfView.ZoomMode.FitToWidth)
        view.setDocument(document)
        if document.load(self.content.path) is not QPdfDocument.Error.None_ or document.pageCount() < 1:
            view.deleteLater()
            document.deleteLater()
            return
        self._pdf = view
        self.tabs.addTab(view, self.tr("Pages"))
        self.tabs.tabBar().show()
        self.tabs.setStyleSheet("")
        self.tabs.setCurrentIndex(1)
        page = min(max(self.content.page, 1), document.pageCount()) - 1
        QTimer.singleShot(0, view, lambda: view.pageNavigator().jump(page, QPointF()))


def _units(text: str) -> int:
    """Qt counts in UTF-16."""
    return len(text) + sum(sign > "\uffff" for sign in text)
