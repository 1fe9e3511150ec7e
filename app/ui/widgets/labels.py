"""Buttons that keep their words while there is room for them, and only their pictures where there is not."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QToolButton

_WORDS, _PICTURE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly

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
