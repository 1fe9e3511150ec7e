"""One server: how it stands, what it runs, its tools; tested, restarted, changed, deleted."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QPushButton, QVBoxLayout, QWidget

from app.core.domain.chat.server_command import command_line
from app.core.domain.chat.tool_servers import (
    McpServerSettings,
    ServerFault,
    ServerState,
    ServerStatus,
    ServerTool,
    ToolSearch,
    ToolUse,
)
from app.core.domain.events import Failure
from app.ui.settings.form import Hint, StatusLabel, button_row, call_while_alive, while_alive
from app.ui.settings.models.card_head import CardHead
from app.ui.settings.tools.changes import Browser, ServerChanges, ServerTest
from app.ui.settings.tools.code_text import CodeText
from app.ui.settings.tools.consent_dialog import with_consent
from app.ui.settings.tools.log_dialog import LogDialog
from app.ui.settings.tools.tool_list import ToolList
from app.ui.settings.tools.words import (
    failure_words,
    fault_sentence,
    missing_sentence,
    name_of,
    state_words,
    works_sentence,
)
from app.ui.wording.sentences import shortened

_TITLE, _TITLE_LEAST = 40, 90  # characters; pixels


class ServerCard(QFrame):
    """Its first line opens and closes it."""

    edit_requested = Signal(str)  # id
    delete_requested = Signal(str)
    open_requested = Signal(str)  # an address

    def __init__(
        self, server: McpServerSettings, changes: ServerChanges, without_value: Callable[[McpServerSettings], list[str]]
    ) -> None:
        """without_value: the variables and headers for which none is stored."""
        super().__init__()
        self.setObjectName("card")
        self.server = server
        self._changes, self._without_value = changes, without_value
        self._status: ServerStatus | None = None
        self._tools: tuple[ServerTool, ...] = ()  # as listed last
        self._test_log: tuple[str, ...] = ()
        self._test_fault = ServerFault.NONE
        self._problem = ""
        self._end_sign_in: Callable[[], None] | None = None  # while one is under way
        self._build()
        self.head.button.toggled.connect(self._turn)
        self.switch.clicked.connect(self._switch)
        self.tools.changed.connect(self._use)
        self.tools.searches_changed.connect(self._search_with)
        self.open(False)
        self.show_server(server)

    def open(self, is_open: bool = True) -> None:
        self.head.button.setChecked(is_open)
        self._turn(is_open)

    def show_server(self, server: McpServerSettings) -> None:
        self.server, name = server, name_of(server)
        self.head.show_name(shortened(name, _TITLE), self.tr("Show or hide {name}").replace("{name}", name))
        self.switch.setChecked(server.enabled)
        self.switch.setAccessibleName(self.tr("Use {name}").replace("{name}", name))
        self.switch.setToolTip(self.switch.accessibleName())
        self.command.show_text(command_line(server))
        self.command.setAccessibleName(self.tr("Command") if server.command else self.tr("Address"))
        missing = missing_sentence(self._without_value(server))
        self.missing.setText(missing)
        self.missing.setVisible(bool(missing))
        self.buttons["restart"].setEnabled(server.enabled)
        self.show_status(self._status)

    def show_status(self, status: ServerStatus | None) -> None:
        """Called again and again: only what is new is announced."""
        self._status, server, busy = status, self.server, self.server.id in self._changes.busy
        self.head.state.setText(state_words(server, status, busy and server.enabled))
        if status is not None and status.state is ServerState.READY:
            self._tools = status.tools
        self.tools.show_tools(server, self._tools)
        problem = ""
        if failure := self._changes.failures.get(server.id):
            problem = failure_words(failure)
        elif server.enabled and not busy and status is not None and status.state is ServerState.FAILED:
            problem = fault_sentence(server, status)
        if problem != self._problem:
            self._problem = problem
            self.problem.bad(problem) if problem else self.problem.nothing()
        self._show_sign_in()

    def log_lines(self) -> tuple[str, ...]:
        """Of the server that runs or ran; else of the last test."""
        status = self._changes.statuses().get(self.server.id)
        return status.log if status is not None and status.log else self._test_log

    def test(self) -> None:
        self._agreed(self._test)

    def restart(self) -> None:
        self.status.nothing()
        self._agreed(lambda: self._changes.restart(self.server.id))

    def sign_in(self) -> None:
        """Once more: end it."""
        if self._end_sign_in is not None:
            end, self._end_sign_in = self._end_sign_in, None
            end()
            self.status.nothing()
        else:
            self._changes.unlocked(self.server, call_while_alive(self, self._sign_in))
        self._show_sign_in()

    def sign_out(self) -> None:
        self._changes.sign_out(self.server, while_alive(self, self._report))

    def show_log(self) -> None:
        LogDialog(name_of(self.server), self.log_lines, self.window()).open()

    def _build(self) -> None:
        self.head = CardHead()
        self.head.badge.hide()
        self.head.button.setMinimumWidth(_TITLE_LEAST)  # in a narrow dialog the name is cut, not the switch
        self.switch = QCheckBox()
        self.head.addWidget(self.switch)
        self.problem, self.body = StatusLabel(), QWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(6)
        column.addLayout(self.head)
        column.addWidget(self.problem)
        self.sign_in_button, self.sign_out_button = QPushButton(), QPushButton(self.tr("Sign out"))
        self.sign_in_row = QWidget()
        self.consent_button = QPushButton(self.tr("Show command…"))
        acts_outside = [(self.consent_button, self.restart), (self.sign_in_button, self.sign_in)]
        self.sign_in_row.setLayout(button_row(acts_outside))
        column.addWidget(self.sign_in_row)  # of a card that is closed, too
        column.addWidget(self.body)
        body = QVBoxLayout(self.body)
        body.setContentsMargins(4, 2, 4, 6)
        body.setSpacing(10)
        self.command, self.missing, self.status, self.tools = CodeText(most_lines=4), Hint(), StatusLabel(), ToolList()
        acts: dict[str, tuple[str, Callable[[], object]]] = {
            "test": (self.tr("Test"), self.test),
            "restart": (self.tr("Restart"), self.restart),
            "edit": (self.tr("Edit…"), lambda: self.edit_requested.emit(self.server.id)),
            "log": (self.tr("Log…"), self.show_log),
            "delete": (self.tr("Delete"), lambda: self.delete_requested.emit(self.server.id)),
        }
        self.buttons = {name: QPushButton(label) for name, (label, _) in acts.items()}
        body.addWidget(self.command)
        body.addWidget(self.missing)
        body.addWidget(self.tools)
        rows = [(self.buttons[name], act) for name, (_, act) in acts.items()]
        rows.insert(-1, (self.sign_out_button, self.sign_out))
        body.addLayout(button_row(rows, apart=self.buttons["delete"]))
        body.addWidget(self.status)  # below the buttons, which stay under the pointer

    def _turn(self, is_open: bool) -> None:
        self.head.show_open(is_open)
        self.body.setVisible(is_open)

    def _switch(self, on: bool) -> None:
        if not on:
            self._changes.change(replace(self.server, enabled=False))
            self.switch.setChecked(self.server.enabled)  # it may not have been saved
            return
        self.switch.setChecked(False)  # until the user has agreed
        with_consent([self.server], self.window(), call_while_alive(self, self._switch_on))

    def _switch_on(self) -> None:
        self._changes.change(replace(self.server, enabled=True, consent=self.server.digest))
        self.switch.setChecked(self.server.enabled)

    def _agreed(self, act: Callable[[], object]) -> None:
        """Nothing is started from here to which the user has not agreed, nor without its secrets."""

        def go() -> None:
            if self.server.needs_consent:
                self._changes.change(replace(self.server, consent=self.server.digest))
            self._changes.unlocked(self.server, call_while_alive(self, act))

        with_consent([self.server], self.window(), call_while_alive(self, go))

    def _use(self, uses: dict[str, ToolUse]) -> None:
        self._changes.change(replace(self.server, tools=uses))

    def _search_with(self, searches: tuple[ToolSearch, ...]) -> None:
        self._changes.change(replace(self.server, searches=searches))

    def _test(self) -> None:
        self.status.waiting(self.tr("Starting the server and asking for its tools…"))
        self.buttons["test"].setEnabled(False)
        self._changes.test(self.server, while_alive(self, self._show_test), while_alive(self, self._report))

    def _sign_in(self) -> None:
        self.open()
        self.status.waiting(self.tr("Sign in in your browser, then come back here."))
        words = self.tr("You are signed in. You can close this page and go back to Citewise.")
        self._end_sign_in = self._changes.sign_in(
            self.server,
            Browser(while_alive(self, self.open_requested.emit), words),
            while_alive(self, self._signed_in),
            while_alive(self, self._report),
        )
        self._show_sign_in()

    def _signed_in(self, status: ServerStatus) -> None:
        self._end_sign_in = None
        if status.state is ServerState.READY:
            self._test_fault = ServerFault.NONE
            self.status.good(self.tr("You are signed in."))
        else:
            self.status.bad(fault_sentence(self.server, status))
        self._show_sign_in()

    def _show_sign_in(self) -> None:
        faults = (self._test_fault, self._status.fault if self._status is not None else ServerFault.NONE)
        under_way = self._end_sign_in is not None
        wants_sign_in = under_way or ServerFault.SIGN_IN in faults
        waits = self.server.enabled and self.server.waits_for_consent
        self.sign_in_row.setVisible(wants_sign_in or waits)
        self.sign_in_button.setVisible(wants_sign_in)
        self.consent_button.setVisible(waits)
        self.sign_in_button.setText(self.tr("Cancel sign-in") if under_way else self.tr("Sign in…"))
        self.sign_out_button.setVisible(not under_way and self._changes.is_signed_in(self.server))

    def _show_test(self, test: ServerTest) -> None:
        status = test.status
        self.buttons["test"].setEnabled(True)
        self._test_log, self._test_fault = status.log, status.fault
        if status.state is ServerState.READY:
            self._tools = status.tools
            self.tools.show_tools(self.server, self._tools)
            self.status.good(works_sentence(status, test.seconds))
        else:
            self.status.bad(fault_sentence(self.server, status))

    def _report(self, failure: Failure) -> None:
        self._end_sign_in = None
        self.buttons["test"].setEnabled(True)
        self.status.bad(failure_words(failure))
