"""Settings, Network: the way into the web, and a test that says where it ends."""

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.domain.addresses import is_web_address
from app.core.domain.catalogue import Hop
from app.core.domain.events import Failure
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Choice, Hint, Page, StatusLabel, bring_into_view, while_alive
from app.ui.settings.keys.eye import Eye
from app.ui.settings.labels import hop_words, key_place_sentence
from app.ui.settings.line_list import LineList
from app.ui.settings.validation import ProxyParts, bypass_entry, proxy_parts
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.failures import failure_sentence

PASSWORD = "proxy"  # under this id the secret store keeps it


class NetworkPage(Page):
    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self._controller = controller
        self._tasks = tasks
        self.title(self.tr("Network"))
        self._build_proxy()
        self._build_bypass()
        self._build_fake_ip()
        self._build_test()

    def _build_proxy(self) -> None:
        current = self._controller.effective("proxy")
        self.kind = Choice[str]()
        self.kind.offer(
            [(self.tr("System"), "system"), (self.tr("Manual"), "own"), (self.tr("No proxy"), "none")],
            "own" if current not in ("", "system", "none") else current or "system",
        )
        self.row(self.tr("Proxy"), self.kind)
        self.proxy = ProxyForm(key_place_sentence(self._controller.services.vault.place))
        parts = proxy_parts(current if self.kind.value() == "own" else "")
        if parts.user and not parts.password:
            parts = replace(parts, password=self._controller.services.secrets.get(PASSWORD))
        self.proxy.show_parts(parts)
        self._proxy_status = StatusLabel()
        self.column.addWidget(self.proxy)
        self.column.addWidget(self._proxy_status)
        origin = self._controller.origin("proxy")
        self.decided(self.kind, origin)
        self.proxy.setEnabled(not origin)
        self.column.addWidget(
            Hint(
                self.tr(
                    "Used for models, search and pages from the next request on. This computer is always reached "
                    "directly. A proxy resolves names itself, so behind one only literal private addresses are refused."
                )
            )
        )
        self.proxy.setVisible(self.kind.value() == "own")
        self.kind.activated.connect(self._take_proxy)
        self.proxy.edited.connect(self._take_proxy)

    def _build_bypass(self) -> None:
        self.section(self.tr("Bypass list"))
        self.bypass = LineList(
            "proxy_bypass", self._controller.effective("proxy_bypass"), bypass_entry, self._controller
        )
        self.bypass.explain(
            "localhost\n*.example.org\n10.0.0.0/8",
            self.tr("Line {number}, “{text}”, is not a host, address or network. The other lines apply."),
        )
        self.row(self.tr("One per line: host, *.host, address or network"), self.bypass)
        self.decided(self.bypass, self._controller.origin("proxy_bypass"))
        self.bypass.changed.connect(lambda entries: self._controller.change_search(proxy_bypass=entries))

    def _build_fake_ip(self) -> None:
        self.section(
            self.tr("Fake-IP DNS (Clash)"),
            self.tr(
                "Clash and similar tools answer every name with an address in 198.18.0.0/15, which looks private. With "
                "Fake-IP these addresses may be read; truly private ones stay refused."
            ),
        )
        self.fake_ip = Choice[bool | None]()
        self.fake_ip.offer(
            [(self.tr("Auto"), None), (self.tr("On"), True), (self.tr("Off"), False)],
            self._controller.effective("fake_ip"),
        )
        self.row(self.tr("Fake-IP"), self.fake_ip)
        self.decided(self.fake_ip, self._controller.origin("fake_ip"))
        self.fake_ip.activated.connect(lambda: self._controller.change_search(fake_ip=self.fake_ip.value()))

    def _build_test(self) -> None:
        self.section(self.tr("Connection test"), self.tr("Uses the current settings and shows each step."))
        self.where = QLineEdit()
        self.where.setPlaceholderText(self.tr("Optional: an address such as https://api.example.com"))
        self.where.setAccessibleName(self.tr("Address to reach"))
        self.test_button = QPushButton(self.tr("Test the connection"))
        self.test_button.setAutoDefault(False)
        self.column.addWidget(self.where)
        self.column.addWidget(self.test_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.status = StatusLabel()
        self.column.addWidget(self.status)
        self._hop_lines: list[StatusLabel] = []
        self.hops = QVBoxLayout()
        self.hops.setSpacing(6)
        self.column.addLayout(self.hops)
        self.test_button.clicked.connect(self.test)
        self.where.returnPressed.connect(self.test)

    def test(self) -> None:
        address = self.where.text().strip()
        if address and "://" not in address:
            address = f"https://{address}"
        if address and not is_web_address(address):
            self.status.bad(self.tr("Invalid address. It should begin with https://"))
            return
        self._show_hops([])
        self.status.waiting(self.tr("Testing…"))
        self.test_button.setEnabled(False)

        async def work() -> list[Hop]:
            return await self._controller.services.web.diagnose(address)

        self._tasks.request(work(), while_alive(self, self._show_way), while_alive(self, self._report))

    def _show_way(self, hops: list[Hop]) -> None:
        self.test_button.setEnabled(True)
        self._show_hops(hops)
        if hops and all(hop.ok for hop in hops):
            self.status.good(self.tr("The connection works."))
        elif hops:
            self.status.bad(self.tr("The connection fails at the first line marked ✗."))
        else:
            self.status.waiting(self.tr("No result."))
        QTimer.singleShot(0, self, self._bring_into_view)  # the lines have no place yet

    def _bring_into_view(self) -> None:
        """All of what the test said, from its end up to its beginning."""
        for widget in (*self._hop_lines[-1:], self.status):
            bring_into_view(self, widget)

    def _show_hops(self, hops: list[Hop]) -> None:
        for line in self._hop_lines:
            self.hops.removeWidget(line)
            line.deleteLater()
        self._hop_lines = [StatusLabel() for _ in hops]
        for line, hop in zip(self._hop_lines, hops, strict=True):
            self.hops.addWidget(line)  # before it has words: without a parent it would be a window
            (line.good if hop.ok else line.bad)(("✓ " if hop.ok else "✗ ") + hop_words(hop))

    def _report(self, failure: Failure) -> None:
        self.test_button.setEnabled(True)
        self.status.bad(failure_sentence(failure))

    def _take_proxy(self) -> None:
        kind = self.kind.value()
        self.proxy.setVisible(kind == "own")
        if kind != "own":
            self._proxy_status.nothing()
            self._controller.change_search(proxy=kind)
            return
        parts = self.proxy.parts()
        if parts.address:
            self._proxy_status.nothing()
            self.proxy.show_parts(parts)
            self._keep_password(parts.password if parts.user else "")
            self._controller.change_search(proxy=replace(parts, password="").address)
        elif self.proxy.place.text().strip():
            self._proxy_status.bad(self.tr("Invalid proxy address. Example: 127.0.0.1:7890"))
        else:
            self._proxy_status.waiting(self.tr("Enter the proxy address. Until then nothing changes."))

    def _keep_password(self, password: str) -> None:
        """In the keychain, not in the settings file; the address in force is put together from both."""
        secrets = self._controller.services.secrets
        if secrets.get(PASSWORD) == password:
            return

        async def work() -> str:
            return await secrets.set(PASSWORD, password)

        def done(_: str) -> None:
            self._controller.keys_changed()

        self._tasks.run(work(), while_alive(self, done), while_alive(self, self._report_password))

    def _report_password(self, failure: Failure) -> None:
        self._proxy_status.bad(failure_sentence(failure))


class ProxyForm(QWidget):
    """A proxy's kind, place, user and password; a whole address may be pasted into the place."""

    edited = Signal()

    def __init__(self, place: str, parent: QWidget | None = None) -> None:
        """place: the sentence that says where the password is kept."""
        super().__init__(parent)
        self.scheme = Choice[str]()
        self.place, self.user, self.password = QLineEdit(), QLineEdit(), QLineEdit()
        self.place.setPlaceholderText("127.0.0.1:7890")
        self.eye = Eye([self.password])
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        rows = (
            (self.tr("Type"), self.scheme),
            (self.tr("Host and port"), self.place),
            (self.tr("User"), self.user),
            (self.tr("Password"), self.password),
        )
        for number, (words, field) in enumerate(rows):
            label = QLabel(words)
            label.setBuddy(field)
            field.setAccessibleName(words)
            grid.addWidget(label, number, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(field, number, 1, 1, 1 if field is self.password else 2)
        self.scheme.offer([("HTTP", "http"), ("HTTPS", "https"), ("SOCKS5", "socks5")], "http")
        self.scheme.activated.connect(self.edited)
        for field in (self.place, self.user, self.password):
            field.editingFinished.connect(self.edited)
        grid.addWidget(self.eye, len(rows) - 1, 2)
        grid.addWidget(Hint(place), len(rows), 1)

    def parts(self) -> ProxyParts:
        """What is typed; without a place where that is no address."""
        entered = proxy_parts(self.place.text(), self.scheme.value())
        user, password = entered.user or self.user.text().strip(), entered.password or self.password.text()
        return replace(entered, user=user, password=password)

    def show_parts(self, parts: ProxyParts) -> None:
        scheme = "socks5" if parts.scheme == "socks5h" else parts.scheme  # names are always looked up by the proxy
        self.scheme.show_value(scheme)
        for field, text in ((self.place, parts.place), (self.user, parts.user), (self.password, parts.password)):
            if field.text() != text:
                field.setText(text)
