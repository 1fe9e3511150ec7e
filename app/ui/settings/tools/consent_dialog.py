"""The question before a command runs: all of it is shown, and nothing starts without a yes."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from app.core.domain.chat.server_command import command_line
from app.core.domain.chat.tool_servers import McpServerSettings
from app.ui.settings.form import Hint, Page
from app.ui.settings.tools.code_text import CodeText
from app.ui.settings.tools.words import download_sentence, name_of
from app.ui.widgets.screen_fit import fit_on_screen
from app.ui.wording.language import listed
from app.ui.wording.sentences import shortened

_WIDTH = 560  # pixels
_LEAST, _MOST = 300, 560  # pixels of height


class ConsentDialog(QDialog):
    """Accepted: these commands may run."""

    def __init__(self, servers: Sequence[McpServerSettings], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Run these commands?") if len(servers) > 1 else self.tr("Run this command?"))
        self.commands: list[CodeText] = []
        self.page = Page()
        for server in servers:
            self._add(server)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.page, 1)
        column.addWidget(self._buttons())
        self.resize(_WIDTH, min(_MOST, _LEAST + 110 * (len(servers) - 1)))
        fit_on_screen(self)
        self.cancel.setFocus()

    def _add(self, server: McpServerSettings) -> None:
        if not self.commands:
            self.page.column.addWidget(
                Hint(
                    self.tr(
                        "It runs on this computer with your rights: it can read and change your files. "
                        "Run only what you trust."
                    )
                )
            )
        name = QLabel(name_of(server))
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setWordWrap(True)
        font = name.font()
        font.setWeight(font.Weight.Bold)
        name.setFont(font)
        command = CodeText(command_line(server))
        command.setAccessibleName(self.tr("Command of {name}").format(name=name_of(server)))
        self.commands.append(command)
        self.page.column.addWidget(name)
        self.page.column.addWidget(command)
        if server.env:
            names = listed(shortened(one, 60) for one in server.env)
            self.page.column.addWidget(Hint(self.tr("With the variables: {names}").replace("{names}", names)))
        if sentence := download_sentence(server):
            self.page.column.addWidget(Hint(sentence))

    def _buttons(self) -> QWidget:
        buttons = QDialogButtonBox()
        buttons.setContentsMargins(24, 8, 16, 16)
        self.run = QPushButton(self.tr("Run"))
        self.cancel = QPushButton(self.tr("Cancel"))
        self.run.setAutoDefault(False)
        self.cancel.setDefault(True)  # a key that is pressed too often agrees to nothing
        buttons.addButton(self.run, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons


def with_consent(servers: Sequence[McpServerSettings], parent: QWidget, then: Callable[[], object]) -> None:
    """Do it at once where the user has agreed to all commands, else once that is done."""
    new = [server for server in servers if server.waits_for_consent]
    if not new:
        then()
        return
    dialog = ConsentDialog(new, parent)
    dialog.accepted.connect(then)
    dialog.open()
