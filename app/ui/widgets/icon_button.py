"""A button that is an icon in the colours in force, with a name for tool tip and screen reader."""

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QToolButton, QWidget

from app.ui.widgets.icons import icon


class IconButton(QToolButton):
    def __init__(
        self, picture: str, words: str, act: Callable[[], object] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.picture = picture
        self.setProperty("quiet", True)
        self.rename(words)
        self._paint()
        if act is not None:
            self.clicked.connect(lambda: act())

    def rename(self, words: str) -> None:
        self.setToolTip(words)
        self.setAccessibleName(words)

    def show_picture(self, picture: str) -> None:
        self.picture = picture
        self._paint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._paint()

    def _paint(self) -> None:
        role = self.palette().ColorRole
        self.setIcon(icon(self.picture, self.palette().color(role.PlaceholderText).name()))
