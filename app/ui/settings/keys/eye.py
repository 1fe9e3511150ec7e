"""The eye beside a secret: it shows what is typed, and hides it again."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLineEdit, QWidget
from shiboken6 import isValid

from app.ui.widgets.icon_button import IconButton


class Eye(IconButton):
    """For these lines, and for those that are added later by `watch`."""

    def __init__(self, lines: Sequence[QLineEdit] = (), parent: QWidget | None = None) -> None:
        super().__init__("eye", "", parent=parent)
        self._lines: list[QLineEdit] = []
        self.setCheckable(True)
        self.toggled.connect(self._show)
        for line in lines:
            self.watch(line)
        self._show(False)

    def watch(self, line: QLineEdit) -> None:
        self._lines = [*filter(isValid, self._lines), line]
        line.setEchoMode(self._mode())

    def _mode(self) -> QLineEdit.EchoMode:
        return QLineEdit.EchoMode.Normal if self.isChecked() else QLineEdit.EchoMode.Password

    def _show(self, visible: bool) -> None:
        self.rename(self.tr("Hide") if visible else self.tr("Show"))
        self.show_picture("eye-off" if visible else "eye")
        for line in filter(isValid, self._lines):
            line.setEchoMode(self._mode())
