"""Tool tips that end with the keys in force of what a button does."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

_RICH = "<qt>", "</qt>"


class KeyTips(QObject):
    """The tip of a widget itself has no keys in it: they are put behind it whenever it is about to be shown."""

    def __init__(self, keys: Callable[[str], str], parent: QObject) -> None:
        """keys: the first one of a command, as it is written; empty for none."""
        super().__init__(parent)
        self._keys = keys
        self._ids: dict[QObject, str] = {}

    def add(self, widget: QWidget, command_id: str) -> None:
        self._ids[widget] = command_id
        widget.installEventFilter(self)
        widget.destroyed.connect(lambda: self._ids.pop(widget, None))

    def tip(self, widget: QWidget) -> str:
        words, keys = widget.toolTip(), self._keys(self._ids[widget])
        if not words or not keys:
            return words
        begin, end = _RICH if words.startswith(_RICH[0]) else ("", "")
        return f"{begin}{words.removeprefix(begin).removesuffix(end)} ({keys}){end}"

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and isinstance(watched, QWidget):
            QToolTip.showText(event.globalPos(), self.tip(watched), watched)
            return True
        return super().eventFilter(watched, event)
