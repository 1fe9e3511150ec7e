"""A list that is typed one entry per line: every line is checked, those that cannot be used are named and kept."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QTextEdit, QVBoxLayout, QWidget

from app.ui.settings.controller import SettingsController
from app.ui.settings.form import StatusLabel
from app.ui.settings.validation import lines_of, without_doubles
from app.ui.wording.sentences import shortened

_MOST_FAULTS = 5  # lines whose faults are told at once
_MARK = QColor("#d0554b")  # seen on light and on dark


class LineList(QWidget):
    """`read` turns a line into what is kept, or into nothing where it cannot be used.

    The text itself stays with the draft until Citewise ends, so that no line with a slip in it is lost with the page.
    """

    changed = Signal(object)  # a tuple of the entries that can be used

    def __init__(
        self,
        name: str,
        entries: Sequence[str],
        read: Callable[[str], str],
        controller: SettingsController,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._name = name
        self._read = read
        self._controller = controller
        self._fault = self.tr("Line {number}, “{text}”, cannot be used. The other lines apply.")
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setFixedHeight(108)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.status = StatusLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.text)
        column.addWidget(self.status)
        self.setFocusProxy(self.text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        text = controller.texts.get(name, "")
        same = self._usable(text) == tuple(entries)  # else the list was changed elsewhere since
        self.text.setPlainText(text if text and same else "\n".join(entries))
        self._check()
        self.text.textChanged.connect(self._take)

    def explain(self, placeholder: str, fault: str) -> None:
        """`fault`: the sentence for a line that cannot be used, with `{number}` and `{text}` in it."""
        self.text.setPlaceholderText(placeholder)
        self._fault = fault
        self._check()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.text.setAccessibleName(name)

    def bad_lines(self) -> list[tuple[int, str]]:
        return [(number, line) for number, line in lines_of(self.text.toPlainText()) if not self._read(line)]

    def _usable(self, text: str) -> tuple[str, ...]:
        return without_doubles(self._read(line) for _, line in lines_of(text))

    def _take(self) -> None:
        text = self.text.toPlainText()
        self._controller.texts[self._name] = text
        self._check()
        self.changed.emit(self._usable(text))

    def _check(self) -> None:
        bad = self.bad_lines()
        lines = [self._fault.format(number=number, text=shortened(line, 60)) for number, line in bad[:_MOST_FAULTS]]
        if len(bad) > _MOST_FAULTS:
            lines.append("…")
        self.status.bad("\n".join(lines)) if lines else self.status.nothing()
        self.text.setExtraSelections([self._marked(number) for number, _ in bad])

    def _marked(self, number: int) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.text.document().findBlockByNumber(number - 1))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        shape = QTextCharFormat()
        shape.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        shape.setUnderlineColor(_MARK)
        selection: Any = mark
        selection.cursor, selection.format = cursor, shape
        return mark
