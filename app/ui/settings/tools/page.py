"""Settings, Tools (MCP): the servers whose tools models may call."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout

from app.core.domain.chat.tool_servers import McpServerSettings
from app.core.domain.settings import Settings
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint, Page, bring_into_view, button_row, call_while_alive
from app.ui.settings.tools.changes import Deleted, ServerChanges
from app.ui.settings.tools.server_card import ServerCard
from app.ui.settings.tools.words import name_of
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.bars import Bar

_MS = 500  # between two looks at the servers, while this page is in sight


class ToolsPage(Page):
    open_requested = Signal(str)  # an address

    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self._controller, self._tasks = controller, tasks
        self.changes = ServerChanges(controller, tasks)
        self.cards: dict[str, ServerCard] = {}  # by the server's id
        self._timer = QTimer(self, interval=_MS)
        self._timer.timeout.connect(self.refresh)
        self._build()
        self._follow(controller.settings)
        controller.saved.connect(self._follow)
        controller.keyed.connect(self._show_servers)
        self.changes.changed.connect(self.refresh)

    def refresh(self) -> None:
        statuses = self.changes.statuses()
        for id, card in self.cards.items():
            card.show_status(statuses.get(id))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def add(self) -> None:
        self._open_form(None)

    def paste(self) -> None:
        from app.ui.settings.tools.paste_dialog import PasteDialog  # rarely needed

        dialog = PasteDialog(self.changes, self.window())  # what is typed outlives a page that is built anew
        dialog.accepted.connect(call_while_alive(self, lambda: self._show_added(dialog.added)))
        dialog.open()

    def delete(self, id: str) -> None:
        deleted = self.changes.delete(id)
        if deleted is None:
            return
        self.bar.offer_undo(
            self.tr("“{name}” is deleted.").replace("{name}", name_of(deleted.server)),
            self.tr("Undo"),
            lambda: self._bring_back(deleted),
        )
        self.bar.buttons[0].setFocus()

    def _build(self) -> None:
        self.title(self.tr("Tools (MCP)"))
        self.column.addWidget(
            Hint(
                self.tr(
                    "Models can use tools that MCP servers give them: your files, calendars, databases, other "
                    "programs. You are asked before each call, unless you set a tool to On."
                )
            )
        )
        self.add_button, self.paste_button = QPushButton(self.tr("Add server…")), QPushButton(self.tr("Paste JSON…"))
        self.column.addLayout(button_row([(self.add_button, self.add), (self.paste_button, self.paste)]))
        self.bar, self.none = Bar(), self._empty_state()
        self._cards = QVBoxLayout()
        self._cards.setSpacing(12)
        self.column.addWidget(self.bar)
        self.column.addWidget(self.none)
        self.column.addLayout(self._cards)

    def _empty_state(self) -> QFrame:
        frame, title = QFrame(), QLabel(self.tr("No servers yet"))
        frame.setObjectName("card")
        font = title.font()
        font.setWeight(font.Weight.Bold)
        title.setFont(font)
        column = QVBoxLayout(frame)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(6)
        column.addWidget(title)
        column.addWidget(
            Hint(
                self.tr(
                    "MCP (Model Context Protocol) is how programs offer tools to models. There are servers for files, "
                    "notes, GitHub, databases and more. The guide of each has a block of JSON that begins with "
                    "“mcpServers”: copy it and choose Paste JSON. Without one, choose Add server and give its command "
                    "or its address."
                )
            )
        )
        return frame

    def _follow(self, settings: Settings) -> None:
        """Cards that stay are left alone: one of them may be open, or have the focus."""
        servers = settings.mcp_servers
        for id in [id for id in self.cards if id not in {server.id for server in servers}]:
            card = self.cards.pop(id)
            self._cards.removeWidget(card)
            card.hide()
            card.deleteLater()
        for place, server in enumerate(servers):
            if server.id not in self.cards:
                self._add_card(place, server)
        self.cards = {server.id: self.cards[server.id] for server in servers}
        self.none.setVisible(not servers)
        self._show_servers()

    def _add_card(self, place: int, server: McpServerSettings) -> None:
        card = self.cards[server.id] = ServerCard(server, self.changes, self._without_value)
        card.edit_requested.connect(lambda id: self._open_form(self.changes.server(id)))
        card.delete_requested.connect(self.delete)
        card.open_requested.connect(self.open_requested)
        self._cards.insertWidget(place, card)
        card.show()  # else it is only with the next round of the loop, and can have no focus

    def _show_servers(self) -> None:
        for server in self.changes.servers:
            if server.id in self.cards:
                self.cards[server.id].show_server(server)

    def _without_value(self, server: McpServerSettings) -> list[str]:
        secrets = self._controller.services.secrets
        return [name for name in (*server.env, *server.headers) if not secrets.origin(server.secret_id(name))]

    def _open_form(self, server: McpServerSettings | None) -> None:
        from app.ui.settings.tools.server_dialog import ServerDialog  # rarely needed

        dialog = ServerDialog(self._controller, self._tasks, self.changes, server, self.window())
        dialog.accepted.connect(call_while_alive(self, lambda: self._show_added(dialog.added)))
        dialog.open()

    def _show_added(self, id: str) -> None:
        if (card := self.cards.get(id)) is not None:
            card.open()
            card.head.button.setFocus()
            QTimer.singleShot(0, card, lambda: bring_into_view(self, card))  # it has no place yet

    def _bring_back(self, deleted: Deleted) -> None:
        self.changes.bring_back(deleted)
        card = self.cards.get(deleted.server.id)
        (card.head.button if card is not None else self.add_button).setFocus()
