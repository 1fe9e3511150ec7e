"""Buttons that keep their words while there is room for them, and only their pictures where there is not; words that
are not ours on one line."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QToolButton

from app.ui.widgets.row_painting import direction_of
from app.ui.widgets.tips import plain_tip

_WORDS, _PICTURE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly

_FEWEST = 6  # letters for which an elided label keeps room
_ROUNDED = 2  # pixels by which the width of words may be told too small
_GAP = 4  # pixels between a picture and its words, beside the two that the style leaves


def keep_gap(button: QAbstractButton, gap: int = _GAP) -> None:
    """Between the picture of a button and its words; none where there are no words: it stands in the middle then."""
    side = button.iconSize().height()
    button.setIconSize(QSize(side + gap, side))


def fit_labels(buttons: Sequence[QToolButton], room: int, spacing: int = 6) -> bool:
    """Show the words of all `buttons`, which stand in a row, if they fit into `room` pixels; else of none: False."""
    for button in buttons:
        button.setToolButtonStyle(_WORDS if button.text() else _PICTURE)
        keep_gap(button, _GAP if button.text() else 0)
    visible = [button for button in buttons if not button.isHidden()]
    needed = sum(button.sizeHint().width() for button in visible) + spacing * max(0, len(visible) - 1)
    if needed <= room:
        return True
    for button in buttons:
        button.setToolButtonStyle(_PICTURE)
        keep_gap(button, 0)
    return False


class ElidedLabel(QLabel):
    """One line of plain text that ends with an ellipsis where it has no room, whenever that changes; it is whole in
    the tool tip then."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._words = ""

    def show_words(self, words: str) -> None:
        self._words = words
        self.setLayoutDirection(direction_of(words))  # what is cut off stands where the writing ends
        self._elide()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._width(self._words), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        few = min(self._width(self._words), self._width("x" * _FEWEST))
        return QSize(few, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _width(self, words: str) -> int:
        margins = self.contentsMargins()
        return self.fontMetrics().horizontalAdvance(words) + _ROUNDED + margins.left() + margins.right()

    def _elide(self) -> None:
        room = self.contentsRect().width()
        words = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        self.setText(words)
        self.setToolTip("" if words == self._words else plain_tip(self._words))
