"""How a program is pointed at the local API, to copy."""

from collections.abc import Callable

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from app.ui.settings.form import Choice, Hint
from app.ui.settings.local_api.copy_button import CopyButton
from app.ui.settings.local_api.samples import Target, curl, mcp_address, mcp_command, python

_MOST_LINES = 12


class SampleSection(QWidget):
    def __init__(self, target: Callable[[], Target]) -> None:
        super().__init__()
        self._target = target
        self.kind = Choice[str]()
        self.kind.setAccessibleName(self.tr("Example for"))
        self.kind.offer(
            [
                ("curl", "curl"),
                ("Python (openai)", "python"),
                ("Cherry Studio", "cherry"),
                (self.tr("MCP over HTTP"), "mcp"),
                (self.tr("MCP as a command"), "command"),
            ],
            "curl",
        )
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(self.tr("Example"))
        self.copy = CopyButton(self.text.toPlainText, self.tr("Copy the example"))
        self.note = Hint()
        row = QHBoxLayout()
        row.addWidget(self.kind, 1)
        row.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(row)
        column.addWidget(self.text)
        column.addWidget(self.note)
        self.kind.activated.connect(self.refresh)

    def refresh(self) -> None:
        """Called again and again: what is marked in a text that stays is left so."""
        target, kind = self._target(), self.kind.value()
        words = {"python": python, "mcp": mcp_address, "cherry": self._cherry}.get(kind, curl)(target)
        words = mcp_command() if kind == "command" else words
        if words != self.text.toPlainText():
            self.text.setPlainText(words)
            self.note.setText(self._note(kind))
            self.note.setVisible(bool(self.note.text()))
        self._fit()

    def _fit(self) -> None:
        """As high as its lines, and the bar that scrolls long ones."""
        lines = min(_MOST_LINES, self.text.blockCount()) * self.text.fontMetrics().lineSpacing()
        padding = self.text.height() - self.text.viewport().height()  # and border, as the theme has it; and the bar
        if not self.text.horizontalScrollBar().isVisible():
            padding += self.text.horizontalScrollBar().sizeHint().height()
        height = round(lines + 2 * self.text.document().documentMargin()) + padding + 2
        if height != self.text.height():
            self.text.setFixedHeight(height)

    def _cherry(self, target: Target) -> str:
        return "\n".join(
            (
                self.tr("Settings → Model Provider → Add"),
                self.tr("Provider type: OpenAI"),
                self.tr("API key: {key}").format(key=target.key or self.tr("any word")),
                self.tr("API host: {url}").format(url=target.url),
                self.tr("Models: Manage, then choose citewise-search"),
            )
        )

    def _note(self, kind: str) -> str:
        if kind == "mcp":
            return self.tr("For agents and editors that speak MCP over HTTP.")
        if kind == "command":
            return self.tr("Needs neither the switch nor a key: the program starts Citewise itself.")
        return ""
