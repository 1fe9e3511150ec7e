"""The switch of the local API, its port, whether it serves, and the address that other programs are given."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from app.core.domain.gateway import GatewaySettings
from app.core.domain.gateway.state import GatewayState, GatewayStatus
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import NumberField, StatusLabel
from app.ui.settings.local_api.copy_button import CopyButton
from app.ui.settings.local_api.words import problem_sentence, running_sentence

_LAST_PORT = 65_535
_ADDRESS = 110  # pixels at least


class AddressSection(QWidget):
    def __init__(self, controller: SettingsController) -> None:
        super().__init__()
        self._controller = controller
        self._state: GatewayState | None = None
        self.switch = QCheckBox(self.tr("Serve the local API"))
        self.status = StatusLabel()
        self.port = NumberField()
        self.port.setRange(1, _LAST_PORT)
        self.port.setKeyboardTracking(False)  # a number that is still being typed moves no server
        self.port.setAccessibleName(self.tr("Port"))
        self.address = QLineEdit()
        self.address.setReadOnly(True)
        self.address.setMinimumWidth(_ADDRESS)
        self.address.setAccessibleName(self.tr("Address for other programs"))
        self.copy = CopyButton(self.address.text, self.tr("Copy the address"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.switch)
        column.addWidget(self.status)
        column.addLayout(self._rows())
        settings = controller.settings.gateway
        self.switch.setChecked(settings.enabled)
        self.port.setValue(settings.port)
        self.switch.toggled.connect(self._turn)
        self.port.valueChanged.connect(self._move)

    def url(self) -> str:
        """Without a path: where it is served, else where it would be."""
        settings = self._controller.settings.gateway
        return (self._state.url if self._state else "") or _url(settings)

    def show_state(self, state: GatewayState) -> None:
        """Called again and again: only what is new is announced."""
        if state == self._state:
            return
        self._state = state
        self.address.setText(f"{self.url()}/v1")
        self.address.setCursorPosition(0)  # where it is cut off, its beginning is seen
        match state.status:
            case GatewayStatus.OFF:
                self.status.nothing()
            case GatewayStatus.STARTING:
                self.status.waiting(self.tr("Starting…"))
            case GatewayStatus.ON if state.open_to_network:
                self.status.bad(running_sentence(state))
            case GatewayStatus.ON:
                self.status.good(running_sentence(state))
            case GatewayStatus.FAILED:
                self.status.bad(problem_sentence(state, self._controller.settings.gateway.port))

    def _rows(self) -> QGridLayout:
        rows = QGridLayout()
        rows.setSpacing(8)
        for row, (words, field) in enumerate(((self.tr("Port"), self.port), (self.tr("Address"), self.address))):
            label = QLabel(words)
            label.setBuddy(field)
            rows.addWidget(label, row, 0)
        rows.addWidget(self.port, 0, 1, Qt.AlignmentFlag.AlignLeft)
        rows.addWidget(self.address, 1, 1)
        rows.addWidget(self.copy, 1, 2)
        return rows

    def _turn(self, on: bool) -> None:
        self._controller.change_gateway(enabled=on)
        if self._controller.settings.gateway.enabled is not on:  # it could not be saved
            self.switch.setChecked(not on)

    def _move(self, port: int) -> None:
        self._controller.change_gateway(port=port)
        self._state = None  # the address and the sentence name the port


def _url(settings: GatewaySettings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"
