"""The settings dialog at the tools' page, with servers that do as told, or real ones."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QWidget

from app.core.domain.chat.tool_servers import McpServerSettings, ServerState, ServerStatus, ServerTool
from app.core.domain.errors import AppError
from app.core.domain.settings import Settings
from app.core.ports import ToolServers
from app.ui.settings.dialog import SettingsDialog
from app.ui.settings.tools.page import ToolsPage
from app.ui.settings.tools.server_card import ServerCard
from app.ui.widgets.theme import colours
from tests.ui.settings.scene import Scene

D = TypeVar("D", bound=QDialog)


class FakeToolServers:
    """The port `ToolServers`: a restart makes a server stand as `next_status` says."""

    def __init__(self, settings: Callable[[], tuple[McpServerSettings, ...]]) -> None:
        self._settings = settings
        self.current: dict[str, ServerStatus] = {}
        self.restarts: list[str] = []
        self.tests: list[tuple[McpServerSettings, dict[str, str]]] = []
        self.next_status: Callable[[str], ServerStatus] = lambda id: ready(id, "read")
        self.error: AppError | None = None
        self.signed_in = asyncio.Event()
        self.signed_out: list[str] = []

    async def restart(self, server: str) -> None:
        if self.error is not None:
            raise self.error
        self.restarts.append(server)
        self.current.pop(server, None)
        if any(one.id == server and one.enabled for one in self._settings()):
            self.current[server] = self.next_status(server)

    async def test(self, server: McpServerSettings, secret: Callable[[str], str]) -> ServerStatus:
        if self.error is not None:
            raise self.error
        self.tests.append((server, {name: secret(name) for name in (*server.env, *server.headers)}))
        return self.next_status(server.id)

    def statuses(self) -> tuple[ServerStatus, ...]:
        return tuple(self.current.values())

    async def ready(self, seconds: float) -> tuple[ServerStatus, ...]:
        return self.statuses()

    async def call(self, server: str, tool: str, arguments: object) -> None:
        raise NotImplementedError

    async def sign_in(
        self, server: McpServerSettings, open_page: Callable[[str], None], done_words: str
    ) -> ServerStatus:
        open_page(f"{server.url}/login")
        await self.signed_in.wait()
        return self.next_status(server.id)

    async def sign_out(self, server: McpServerSettings) -> None:
        self.signed_out.append(server.id)

    async def stop(self, server: str) -> None: ...

    async def close(self) -> None: ...


def ready(id: str, *names: str, about: str = "") -> ServerStatus:
    return ServerStatus(id, ServerState.READY, tuple(ServerTool(id, name, about) for name in names))


class Desk:
    def __init__(self, folder: Path, *servers: McpServerSettings, port: ToolServers | None = None) -> None:
        self.scene = Scene(folder, Settings(mcp_servers=servers))
        self.fake = FakeToolServers(lambda: self.saved)
        self.scene.services.tool_servers = lambda: port or self.fake  # type: ignore[assignment]
        self.window = QWidget()
        self.dialog = SettingsDialog(self.scene.controller, self.scene.tasks, colours(dark=False), self.window)
        self.dialog.open()
        self.dialog.resize(760, 560)
        self.dialog.show_page("tools")

    @property
    def page(self) -> ToolsPage:
        page = self.dialog.page("tools")
        assert isinstance(page, ToolsPage)
        return page

    @property
    def saved(self) -> tuple[McpServerSettings, ...]:
        return self.scene.saved.mcp_servers

    @property
    def secrets(self) -> dict[str, str]:
        """Those that are kept."""
        return {id: key for id, key in self.scene.services.secrets.keys.items() if key}

    def card(self, id: str) -> ServerCard:
        card = self.page.cards[id]
        card.open()
        return card

    def opened(self, kind: type[D]) -> D:
        """The dialog of that kind that is open."""
        (one,) = [dialog for dialog in self.dialog.findChildren(kind) if dialog.isVisible()]
        return one

    def has(self, kind: type[QDialog]) -> bool:
        return any(dialog.isVisible() for dialog in self.dialog.findChildren(kind))

    async def done(self) -> None:
        await self.scene.done()
        self.page.refresh()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(8, button.height() // 2))


def press(widget: QWidget, key: Qt.Key = Qt.Key.Key_Space) -> None:
    QTest.keyClick(widget, key)
