"""Settings, Local API: the switch, the keys of other programs, examples, and who asked lately."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox

from app.core.domain.gateway.state import GatewayState
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint, Page
from app.ui.settings.line_list import LineList
from app.ui.settings.local_api.address_section import AddressSection
from app.ui.settings.local_api.call_list import CallList
from app.ui.settings.local_api.key_section import KeySection
from app.ui.settings.local_api.sample_section import SampleSection
from app.ui.settings.local_api.samples import KEY, Target
from app.ui.settings.validation import host_name, web_origin

_MS = 500  # between two looks at what the server does, while this page is in sight


class LocalApiPage(Page):
    def __init__(self, controller: SettingsController) -> None:
        super().__init__()
        self._controller = controller
        self._access = controller.services.gateway
        self._timer = QTimer(self, interval=_MS)
        self._timer.timeout.connect(self.refresh)
        self.title(self.tr("Local API"))
        self.column.addWidget(
            Hint(
                self.tr(
                    "Editors, agents and other chat programs get cited answers from Citewise by one address, "
                    "in the words of OpenAI's and Anthropic's APIs. It is served while Citewise is open."
                )
            )
        )
        self.address = AddressSection(controller)
        self.column.addWidget(self.address)
        self._build_keys()
        self.section(self.tr("Examples"))
        self.samples = SampleSection(self._target)
        self.column.addWidget(self.samples)
        self._build_calls()
        self._build_more()
        self.refresh()

    def refresh(self) -> None:
        state = self._access.state() if self._access else GatewayState()
        calls = self._access.calls() if self._access else ()
        self.address.show_state(state)
        self.keys.show_calls(calls)
        self.samples.refresh()
        self.calls.show_calls(calls)
        self.calls.setVisible(bool(calls))
        self.none.setVisible(not calls)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def _build_keys(self) -> None:
        self.section(
            self.tr("Keys"), self.tr("One for each program. Citewise keeps only a hash of it, so it is shown once.")
        )
        self.keys = KeySection(self._controller)
        self.keys.key_changed.connect(self.refresh)
        self.column.addWidget(self.keys)

    def _build_calls(self) -> None:
        self.section(self.tr("Recent requests"), self.tr("Since Citewise was started. What was asked is not recorded."))
        self.calls, self.none = CallList(), Hint(self.tr("No requests yet."))
        self.column.addWidget(self.none)
        self.column.addWidget(self.calls)

    def _build_more(self) -> None:
        settings = self._controller.settings.gateway
        with self.folded(self.tr("Advanced")) as self.more:
            self.keeps = QCheckBox(self.tr("Keep conversations of other programs"))
            self.keeps.setChecked(settings.keep_conversations)
            self.keeps.toggled.connect(lambda on: self._controller.change_gateway(keep_conversations=on))
            self.column.addWidget(self.keeps)
            self.column.addWidget(Hint(self.tr("In the group API. Otherwise they are forgotten after an hour.")))
            self.origins = LineList("gateway_origins", settings.origins, web_origin, self._controller)
            self.origins.explain(
                "https://chat.example.org",
                self.tr("Line {number}, “{text}”, is not a web origin such as https://chat.example.org."),
            )
            self.row(
                self.tr("Allowed web origins, one per line"),
                self.origins,
                self.tr("Web pages in a browser are refused, except those of these sites."),
            )
            self.origins.changed.connect(lambda entries: self._controller.change_gateway(origins=entries))
            self.hosts = LineList("gateway_hosts", settings.hosts, host_name, self._controller)
            self.hosts.explain(
                "desk.example.org", self.tr("Line {number}, “{text}”, is not a host name such as desk.example.org.")
            )
            self.row(
                self.tr("Allowed host names, one per line"),
                self.hosts,
                self.tr("Names by which others reach this computer, for a proxy or another computer of your network."),
            )
            self.hosts.changed.connect(lambda entries: self._controller.change_gateway(hosts=entries))

    def _target(self) -> Target:
        required = self._controller.settings.gateway.require_key
        return Target(self.address.url(), self.keys.key_text() or (KEY if required else ""))
