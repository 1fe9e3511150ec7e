"""The form of one server: a command that runs here, or an address; with its variables or headers."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.chat.tool_servers import McpServerSettings
from app.core.domain.events import Failure
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Choice, Hint, Page, StatusLabel, while_alive
from app.ui.settings.keys.vault_actions import VaultActions
from app.ui.settings.labels import card_sentence, key_place_sentence
from app.ui.settings.tools.changes import ServerChanges
from app.ui.settings.tools.consent_dialog import with_consent
from app.ui.settings.tools.draft import LONGEST_NAME, Draft, DraftProblem, fault_of, split_command
from app.ui.settings.tools.value_rows import ValueRows, Wording
from app.ui.settings.tools.words import name_of, problem_sentence
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.screen_fit import fit_on_screen
from app.ui.wording.sentences import shortened

_SIZE = (560, 600)  # pixels
_ARGUMENTS = 92  # pixels of height
_NEW = McpServerSettings("")


class ServerDialog(QDialog):
    """Stays open until what it says is saved, or the user gives up. `server`: the one that is edited."""

    def __init__(
        self,
        controller: SettingsController,
        tasks: Tasks,
        changes: ServerChanges,
        server: McpServerSettings | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._controller, self._tasks, self._changes = controller, tasks, changes
        self.server = server
        self.added = ""  # the id of a new one, once it is saved
        self.setWindowTitle(
            self.tr("Edit {name}").replace("{name}", name_of(server)) if server else self.tr("Add server")
        )
        self.page, self.status = Page(), StatusLabel()
        self._build()
        self._fill(server or _NEW)
        self.kind.activated.connect(self._turn)
        self.command.editingFinished.connect(self._split)
        self.resize(*_SIZE)
        fit_on_screen(self)
        self.name.setFocus()

    def draft(self) -> Draft:
        """What stands in the form."""
        base, is_command = self.server or _NEW, self.kind.value() == "command"
        rows = self.variables if is_command else self.headers
        server = replace(
            base,
            name=shortened(self.name.text(), LONGEST_NAME),
            command=self.command.text().strip() if is_command else "",
            args=self._arguments() if is_command else (),
            url="" if is_command else self.address.text().strip(),
            env=rows.names() if is_command else (),
            headers=() if is_command else rows.names(),
        )
        values = rows.values()
        secrets = self._controller.services.secrets
        for name, before in rows.renamed().items():
            values.setdefault(name, secrets.get(base.secret_id(before)))
        return Draft(server, values, *fault_of(server, values))

    def accept(self) -> None:
        self._split()
        draft = self.draft()
        if not draft.server.name:
            self.status.bad(self.tr("Give it a name."))
            self.name.setFocus()
            return
        if draft.problem is not None:
            self.status.bad(self._problem(draft))
            self._faulty_field(draft).setFocus()
            return
        self.status.nothing()
        with_consent([draft.server], self, lambda: self._save(draft))

    def _build(self) -> None:
        page = self.page
        self.name, self.command, self.address = QLineEdit(), QLineEdit(), QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(self.tr("Such as My files"))
        self.command.setPlaceholderText("npx")
        self.address.setPlaceholderText("https://example.com/mcp")
        self.arguments = QPlainTextEdit()
        self.arguments.setTabChangesFocus(True)
        self.arguments.setFixedHeight(_ARGUMENTS)
        self.arguments.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.arguments.setPlaceholderText("-y\n@modelcontextprotocol/server-filesystem\n/home/me/notes")
        self.kind = Choice[str]()
        self.variables = ValueRows(Wording(self.tr("Variable"), self.tr("Add variable"), "API_TOKEN"))
        self.headers = ValueRows(Wording(self.tr("Header"), self.tr("Add header"), "Authorization"))
        page.row(self.tr("Name"), self.name)
        page.row(self.tr("Kind"), self.kind)
        self._local, self._remote = QWidget(), QWidget()
        for group in (self._local, self._remote):
            page.column.addWidget(group)
        self._build_group(
            self._local,
            (self.tr("Command"), self.command, self.tr("The program, or the whole line of a guide.")),
            (self.tr("Arguments, one per line"), self.arguments, ""),
            (self.tr("Environment variables"), self.variables, ""),
        )
        self._build_group(
            self._remote,
            (self.tr("Address (streamable HTTP)"), self.address, ""),
            (self.tr("Headers"), self.headers, ""),
        )
        self.where = Hint(key_place_sentence(self._controller.services.vault.place))
        page.column.addWidget(self.where)
        page.column.addWidget(VaultActions(self._controller, self._tasks, brief=True))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(page, 1)
        column.addWidget(self._foot())

    def _build_group(self, group: QWidget, *rows: tuple[str, QWidget, str]) -> None:
        outer, self.page.column = self.page.column, QVBoxLayout(group)
        self.page.column.setContentsMargins(0, 0, 0, 0)
        self.page.column.setSpacing(outer.spacing())
        for label, field, hint in rows:
            self.page.row(label, field, hint)
        self.page.column = outer

    def _foot(self) -> QWidget:
        foot, buttons = QWidget(), QDialogButtonBox()
        self.save_button, cancel = QPushButton(self.tr("Save")), QPushButton(self.tr("Cancel"))
        self.save_button.setProperty("primary", True)
        self.save_button.setDefault(True)
        cancel.setAutoDefault(False)
        buttons.addButton(self.save_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(foot)
        column.setContentsMargins(24, 8, 16, 16)
        column.addWidget(self.status)
        column.addWidget(buttons)
        return foot

    def _fill(self, server: McpServerSettings) -> None:
        local, remote = self.tr("Program on this computer"), self.tr("Server at an address")
        is_remote = bool(server.url and not server.command)
        self.kind.offer([(local, "command"), (remote, "address")], "address" if is_remote else "command")
        self.name.setText(server.name or server.id)
        self.command.setText(server.command)
        self.arguments.setPlainText("\n".join(server.args))
        self.address.setText(server.url)
        secrets = self._controller.services.secrets
        origins: Mapping[str, str] = {
            name: secrets.origin(server.secret_id(name)) for name in (*server.env, *server.headers)
        }
        self.variables.show_names(server.env, origins)
        self.headers.show_names(server.headers, origins)
        self._turn()

    def _turn(self) -> None:
        is_command = self.kind.value() == "command"
        self._local.setVisible(is_command)
        self._remote.setVisible(not is_command)

    def _split(self) -> None:
        """A whole command line becomes the program and its arguments."""
        if self.arguments.toPlainText().strip():
            return
        command, args = split_command(self.command.text())
        if args:
            self.command.setText(command)
            self.arguments.setPlainText("\n".join(args))

    def _arguments(self) -> tuple[str, ...]:
        """One that holds a line break or nothing stays what it is as long as none is changed."""
        text, old = self.arguments.toPlainText(), self.server.args if self.server is not None else ()
        if text == "\n".join(old):
            return old
        return tuple(word for line in text.split("\n") if (word := line.strip()))

    def _problem(self, draft: Draft) -> str:
        if draft.problem is DraftProblem.NOTHING:
            is_command = self.kind.value() == "command"
            return self.tr("Give the command.") if is_command else self.tr("Give the address.")
        if draft.problem is DraftProblem.NAME and not draft.detail:
            return self.tr("Every value needs a name.")
        return problem_sentence(draft)

    def _faulty_field(self, draft: Draft) -> QWidget:
        is_command = self.kind.value() == "command"
        rows = (self.variables if is_command else self.headers).rows
        for row in rows:
            if (
                draft.problem in (DraftProblem.NAME, DraftProblem.CHARACTERS)
                and row.name.text().strip() == draft.detail
            ):
                return row.name
        if is_command and any(draft.detail and draft.detail in word for word in draft.server.args):
            return self.arguments
        return self.command if is_command else self.address

    def _save(self, draft: Draft) -> None:
        self.setEnabled(False)
        saved, failed = while_alive(self, self._saved), while_alive(self, self._report)
        if self.server is None:
            self._changes.add([draft], saved, failed)
        else:
            self._changes.save(draft.server, draft.values, lambda: saved(draft.server.id), failed)

    def _saved(self, id: str) -> None:
        self.added = id
        super().accept()

    def _report(self, failure: Failure) -> None:
        self.setEnabled(True)
        self.status.bad(card_sentence(failure))
