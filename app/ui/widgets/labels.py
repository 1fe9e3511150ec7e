"""Buttons that keep their words while there is room for them, and only their pictures where there is not."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

_WORDS, _PICTURE = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly


def fit_labels(buttons: Sequence[QToolButton], room: int, spacing: int = 6) -> bool:
    """Show the words of all `buttons`, which stand in a row, if they fit into `room` pixels; else of none: False."""
    for button in buttons:
        button.setToolButtonStyle(_WORDS)
    visible = [button for button in buttons if not button.isHidden()]
    needed = sum(button.sizeHint().width() for button in visible) + spacing * max(0, len(visible) - 1)
    if needed <= room:
        return True
    for button in buttons:
        button.setToolButtonStyle(_PICTURE)
    return False
