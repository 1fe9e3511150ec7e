"""As `finder.Finder`, where the whole conversation is one plain text."""

import re
from bisect import bisect_left
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPalette, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from app.ui.transcript.find.matching import pattern_of

_MOST = 3000  # matches that are marked


def _in_document(spans: list[tuple[int, int]], text: str) -> list[tuple[int, int]]:
    """Qt counts in units of UTF-16, in which an emoji has two."""
    if text.isascii() or max(text) <= "\uffff":
        return spans
    wide = [index for index, sign in enumerate(text) if sign > "\uffff"]
    return [(start + bisect_left(wide, start), end + bisect_left(wide, end)) for start, end in spans]


class PlainFinder(QObject):
    """Signals and methods as `Finder`."""

    changed = Signal(int, int)

    def __init__(self, view: QTextBrowser) -> None:
        super().__init__(view)
        self._view = view
        self._pattern: re.Pattern[str] | None = None
        self._spans: list[tuple[int, int]] = []
        self._at = -1
        self._active = False

    def selected_text(self) -> str:
        return self._view.textCursor().selectedText().replace("\u2029", "\n")

    def begin(self) -> None:
        if not self._active:
            self._active = True
            self._view.textChanged.connect(self._look_again)

    def search(self, texts: Sequence[str], match_case: bool = False) -> None:
        self.begin()
        self._pattern, self._at = pattern_of(texts, match_case), -1
        self._find()
        start = self._view.cursorForPosition(self._view.viewport().rect().topLeft()).position()
        self._go(next((at for at, span in enumerate(self._spans) if span[0] >= start), 0))

    def step(self, by: int) -> None:
        self._go(self._at + by)

    def stop(self) -> None:
        if self._active:
            self._active, self._pattern = False, None
            self._view.textChanged.disconnect(self._look_again)
            self._view.setExtraSelections([])

    def _look_again(self) -> None:
        self._find()
        self._at = min(self._at, len(self._spans) - 1)
        self._mark()

    def _find(self) -> None:
        text = self._view.toPlainText()
        spans = [match.span() for match in self._pattern.finditer(text)] if self._pattern else []
        self._spans = _in_document(spans, text)

    def _go(self, at: int) -> None:
        self._at = at % len(self._spans) if self._spans else -1
        if self._at >= 0:
            cursor = QTextCursor(self._view.document())
            cursor.setPosition(self._spans[self._at][0])
            self._view.setTextCursor(cursor)
            self._view.ensureCursorVisible()
        self._mark()

    def _mark(self) -> None:
        self._view.setExtraSelections([self._selection(at) for at in range(min(len(self._spans), _MOST))])
        self.changed.emit(self._at + 1, len(self._spans))

    def _selection(self, at: int) -> QTextEdit.ExtraSelection:
        start, end = self._spans[at]
        cursor, palette = QTextCursor(self._view.document()), self._view.palette()
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        selection = QTextEdit.ExtraSelection()
        role = QPalette.ColorRole.Accent if at == self._at else QPalette.ColorRole.Highlight
        selection.cursor = cursor
        selection.format.setBackground(palette.color(role))
        words = QPalette.ColorRole.Base if at == self._at else QPalette.ColorRole.HighlightedText
        selection.format.setForeground(palette.color(words))
        return selection


class PlainOutline(QObject):
    """As `outline.Outline`, without a rail: each question is an anchor named by its turn."""

    def __init__(self, view: QTextBrowser, ids: Callable[[], Sequence[str]]) -> None:
        super().__init__(view)
        self._view, self._ids = view, ids

    def show(self, long: bool) -> None:
        """There is no rail here."""

    def step(self, by: int) -> None:
        """To the nearest question above what is read (-1), or below it (1)."""
        bar, tops = self._view.verticalScrollBar(), []
        here = bar.value()
        for one in self._ids():
            self._view.scrollToAnchor(one)
            tops.append(bar.value())
        others = [top for top in tops if (top - here) * by > 0]
        bar.setValue(here if not others else max(others) if by < 0 else min(others))
