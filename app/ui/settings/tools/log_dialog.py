"""What a server wrote to its standard error, as long as it is looked at."""

import re
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontDatabase, QTextOption
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from app.core.domain.chat.server_command import visible
from app.ui.settings.form import Hint
from app.ui.settings.local_api.copy_button import CopyButton
from app.ui.widgets.screen_fit import fit_on_screen

_COLOURS = re.compile(r"\x1b\[[0-9;:?]*[A-Za-z]")  # for terminals
_MS = 500  # between two looks
_SIZE = (640, 420)  # pixels


class LogDialog(QDialog):
    def __init__(self, name: str, lines: Callable[[], tuple[str, ...]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Log of {name}").replace("{name}", name))
        self._lines = lines
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setPlaceholderText(self.tr("It has not written anything."))
        self.copy = CopyButton(self.text.toPlainText, self.tr("Copy the log"))
        self._build()
        self.resize(*_SIZE)
        fit_on_screen(self)
        self._timer = QTimer(self, interval=_MS)
        self._timer.timeout.connect(self.refresh)
        self._timer.start()
        self.refresh()

    def refresh(self) -> None:
        """Whoever reads the end goes on reading the end; a selection stays."""
        text = "\n".join(visible(_COLOURS.sub("", line).expandtabs(4)) for line in self._lines())
        if text == self.text.toPlainText() or self.text.textCursor().hasSelection():
            return
        bar = self.text.verticalScrollBar()
        place, at_end = bar.value(), bar.value() >= bar.maximum()
        self.text.setPlainText(text)
        bar.setValue(bar.maximum() if at_end else place)

    def _build(self) -> None:
        close = QPushButton(self.tr("Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.copy)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(Hint(self.tr("The last lines that the server wrote. Values of its variables are masked.")))
        column.addWidget(self.text, 1)
        column.addLayout(row)
