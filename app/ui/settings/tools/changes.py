"""Tool servers are added, changed, started, tested, deleted and brought back; secrets go to the keychain."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject, Signal

from app.core.domain.chat.tool_servers import McpServerSettings, ServerState, ServerStatus
from app.core.domain.events import Failure, FailureKind
from app.core.ports import KeyPlace, ToolServers
from app.core.streams import Started
from app.ui.settings.controller import SettingsController
from app.ui.settings.tools.draft import Draft, free_id, free_name
from app.ui.tasks.turn_runner import Tasks

_OUTSIDE = ("environment", ".env")  # what these say cannot be changed here


@dataclass(frozen=True)
class Deleted:
    """A server that can be brought back, with its secrets."""

    server: McpServerSettings
    place: int
    secrets: Mapping[str, str] = field(default_factory=dict, repr=False)  # by their ids


@dataclass(frozen=True)
class ServerTest:
    status: ServerStatus
    seconds: float  # until it was ready, or had failed


@dataclass(frozen=True)
class Browser:
    """The user's. `done_words`: what it says when the user comes back from a sign-in."""

    open_page: Callable[[str], None]
    done_words: str


class ServerChanges(QObject):
    """What was begun is finished even where the dialog is closed meanwhile."""

    changed = Signal()  # something to look at again

    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self._controller, self._tasks = controller, tasks
        self.failures: dict[str, Failure] = {}  # by the id of a server that could not even be tried
        self.busy: set[str] = set()  # ids of those that are being ended and started anew
        self._failure = Failure(FailureKind.UNAVAILABLE)  # of the last saving that failed
        controller.failed.connect(self._remember)

    @property
    def servers(self) -> tuple[McpServerSettings, ...]:
        return self._controller.settings.mcp_servers

    @property
    def key_place(self) -> KeyPlace:
        return self._controller.services.vault.place

    def server(self, id: str) -> McpServerSettings | None:
        return next((one for one in self.servers if one.id == id), None)

    def statuses(self) -> dict[str, ServerStatus]:
        port = self._port() if self.servers else None
        return {one.id: one for one in port.statuses()} if port is not None else {}

    def add(self, entries: Sequence[Draft], then: Callable[[str], object], failed: Callable[[Failure], object]) -> None:
        """With the user's agreement to their commands; `then` is given the id of the first."""
        used, names = {one.id for one in self.servers}, {one.label for one in self.servers}
        added: list[tuple[McpServerSettings, Mapping[str, str]]] = []
        for draft in entries:
            name = free_name(draft.server.name, names)
            server = replace(draft.server, id=free_id(name, used), name=name)
            server = replace(server, consent=server.digest)
            used.add(server.id)
            names.add(name)
            added.append((server, draft.values))

        def put() -> None:
            if not self._put((*self.servers, *(server for server, _ in added))):
                failed(self._failure)
                return
            for server, _ in added:
                self.restart(server.id)
            then(added[0][0].id)

        values = {server.secret_id(name): value for server, own in added for name, value in own.items()}
        self._store(values, put, failed)

    def save(
        self,
        server: McpServerSettings,
        values: Mapping[str, str],
        then: Callable[[], object],
        failed: Callable[[Failure], object],
    ) -> None:
        """In place of the one with its id, with the user's agreement. `values`: those that were typed anew."""
        old = self.server(server.id)
        if old is None:
            return
        server = replace(server, consent=server.digest)
        secrets = dict.fromkeys(set(old.secret_ids()) - set(server.secret_ids()), "")
        if old.login_id and server.url != old.url:
            secrets[old.login_id] = ""  # a sign-in is of one address
        secrets |= {server.secret_id(name): value for name, value in values.items()}

        def put() -> None:
            if not self._put(tuple(server if one.id == server.id else one for one in self.servers)):
                failed(self._failure)
                return
            self.restart(server.id)
            then()

        self._store(secrets, put, failed)

    def change(self, server: McpServerSettings) -> None:
        """What is no secret and starts no other command: the switch, the uses of tools, an agreement."""
        old = self.server(server.id)
        if not self._put(tuple(server if one.id == server.id else one for one in self.servers)) or old is None:
            return
        if old.enabled != server.enabled:
            self.restart(server.id)

    def delete(self, id: str) -> Deleted | None:
        """None where it could not be saved, which the dialog says."""
        server = self.server(id)
        if server is None:
            return None
        secrets = self._controller.services.secrets
        stored = {id: secrets.get(id) for id in server.secret_ids() if secrets.origin(id) not in _OUTSIDE}
        deleted = Deleted(server, self.servers.index(server), stored)
        if not self._put(tuple(one for one in self.servers if one.id != id)):
            return None
        self.restart(id)  # which ends it
        self._store(dict.fromkeys(stored, ""), lambda: None, self._controller.failed.emit)
        return deleted

    def bring_back(self, deleted: Deleted) -> None:
        def put() -> None:
            servers = [one for one in self.servers if one.id != deleted.server.id]
            servers.insert(deleted.place, deleted.server)
            if self._put(tuple(servers)):
                self.restart(deleted.server.id)

        self._store({id: value for id, value in deleted.secrets.items() if value}, put, lambda failure: put())

    def restart(self, id: str) -> None:
        """End it, and start it where it is switched on."""
        port = self._port()
        if port is None:
            return
        self.failures.pop(id, None)
        self.busy.add(id)
        self._tasks.request(
            port.restart(id),
            lambda _: self._restarted(id),
            lambda failure: self._restarted(id, failure),
        )
        self.changed.emit()

    def test(
        self,
        server: McpServerSettings,
        then: Callable[[ServerTest], object],
        failed: Callable[[Failure], object],
    ) -> None:
        """Start it beside the one that may run."""
        port, secrets, start = self._port(), self._controller.services.secrets, time.monotonic()
        if port is None:
            return
        call = port.test(server, lambda name: secrets.get(server.secret_id(name)))
        self._tasks.request(call, lambda status: then(ServerTest(status, time.monotonic() - start)), failed)

    def sign_in(
        self,
        server: McpServerSettings,
        browser: Browser,
        then: Callable[[ServerStatus], object],
        failed: Callable[[Failure], object],
    ) -> Callable[[], None]:
        """What is returned ends it early; nobody is told then."""
        port = self._port()
        if port is None:
            return lambda: None

        def signed_in(status: ServerStatus) -> None:
            if status.state is ServerState.READY:
                self.restart(server.id)
            then(status)

        call = Started(port.sign_in(server, browser.open_page, browser.done_words))
        self._tasks.request(call.result(), signed_in, failed)
        return lambda: self._tasks.run(call.cancel())

    def sign_out(self, server: McpServerSettings, failed: Callable[[Failure], object]) -> None:
        if (port := self._port()) is not None:
            self._tasks.run(port.sign_out(server), lambda _: self.restart(server.id), failed)

    def is_signed_in(self, server: McpServerSettings) -> bool:
        return bool(server.login_id) and bool(self._controller.services.secrets.origin(server.login_id))

    def unlocked(self, server: McpServerSettings, then: Callable[[], object]) -> None:
        """Do it once the secrets of that server can be read."""
        for id in server.secret_ids():
            if self._controller.defer(id, then):
                return
        then()

    def _port(self) -> ToolServers | None:
        make = self._controller.services.tool_servers
        return make() if make is not None else None

    def _remember(self, failure: Failure) -> None:
        self._failure = failure

    def _restarted(self, id: str, failure: Failure | None = None) -> None:
        self.busy.discard(id)
        if failure is not None:
            self.failures[id] = failure
        self.changed.emit()

    def _put(self, servers: tuple[McpServerSettings, ...]) -> bool:
        """Whether they could be saved; the dialog says where not."""
        before = self._controller.settings
        self._controller.change(replace(before, mcp_servers=servers))
        return self._controller.settings is not before or servers == before.mcp_servers

    def _store(
        self,
        values: Mapping[str, str],
        then: Callable[[], object],
        failed: Callable[[Failure], object],
    ) -> None:
        """Secrets first, by their ids: a server starts with them. Where there are none nothing is waited for."""
        if not values:
            then()
            return
        secrets = self._controller.services.secrets

        async def store() -> None:
            for id, value in values.items():
                if value or secrets.origin(id) not in ("", *_OUTSIDE):
                    await secrets.set(id, value)

        def stored(_: None) -> None:
            self._controller.keys_changed()
            then()

        self._tasks.run(store(), stored, failed)
