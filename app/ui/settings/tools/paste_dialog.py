"""Servers out of the JSON of a guide or another program: what would be added is said while one types."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.core.domain.events import Failure
from app.ui.settings.form import Hint, StatusLabel, while_alive
from app.ui.settings.labels import card_sentence, key_place_sentence
from app.ui.settings.tools.changes import ServerChanges
from app.ui.settings.tools.consent_dialog import with_consent
from app.ui.settings.tools.pasted import Pasted, read
from app.ui.settings.tools.words import pasted_lines, pasted_problem
from app.ui.widgets.screen_fit import fit_on_screen
from app.ui.wording.language import join_sentences

_SIZE = (560, 480)  # pixels
_EXAMPLE = """{
  "mcpServers": {
    "files": {
      "command": "npx",
      "args": ["-y", "@modelcontextprotocol/server-filesystem", "/home/me/notes"]
    }
  }
}"""


class PasteDialog(QDialog):
    """Stays open until the servers are added, or the user gives up."""

    def __init__(self, changes: ServerChanges, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Add servers from JSON"))
        self._changes = changes
        self.added = ""  # the id of the first, once they are saved
        self.pasted = Pasted()
        self.text, self.list, self.status = QPlainTextEdit(), Hint(), StatusLabel()
        self._build()
        self.text.textChanged.connect(self._look)
        self._look()
        self.resize(*_SIZE)
        fit_on_screen(self)
        self.text.setFocus()

    def accept(self) -> None:
        if usable := self.pasted.usable:
            with_consent([draft.server for draft in usable], self, self._add)

    def _build(self) -> None:
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setPlaceholderText(_EXAMPLE)
        self.text.setAccessibleName(self.tr("JSON of the servers"))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = QWidget()
        lines = QVBoxLayout(content)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setAlignment(Qt.AlignmentFlag.AlignTop)
        lines.addWidget(self.status)
        lines.addWidget(self.list)
        area.setWidget(content)
        buttons = QDialogButtonBox()
        self.add_button, cancel = QPushButton(self.tr("Add")), QPushButton(self.tr("Cancel"))
        self.add_button.setProperty("primary", True)
        self.add_button.setDefault(True)
        cancel.setAutoDefault(False)
        buttons.addButton(self.add_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(10)
        column.addWidget(
            Hint(
                join_sentences(
                    self.tr(
                        "Paste the block that the guide of a server gives for Claude Desktop, Cursor, VS Code or "
                        "Cherry Studio. Values of variables and headers are secrets."
                    ),
                    key_place_sentence(self._changes.key_place),
                )
            )
        )
        column.addWidget(self.text, 3)
        column.addWidget(area, 2)
        column.addWidget(buttons)

    def _look(self) -> None:
        text = self.text.toPlainText()
        self.pasted = read(text)
        problem = pasted_problem(self.pasted) if text.strip() else ""
        self.status.bad(problem) if problem else self.status.nothing()
        self.list.setText(pasted_lines(self.pasted))
        self.list.setVisible(bool(self.list.text()))
        self.add_button.setEnabled(bool(self.pasted.usable))

    def _add(self) -> None:
        self.setEnabled(False)
        self._changes.add(self.pasted.usable, while_alive(self, self._saved), while_alive(self, self._report))

    def _saved(self, id: str) -> None:
        self.added = id
        super().accept()

    def _report(self, failure: Failure) -> None:
        self.setEnabled(True)
        self.status.bad(card_sentence(failure))
