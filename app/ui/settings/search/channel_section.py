"""All search channels: their list, the order in which they stand in, and the card of the one that is chosen."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from app.core.domain.catalogue import ChannelState
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint, StatusLabel
from app.ui.settings.labels import origin_sentence
from app.ui.settings.search.channel_card import ChannelCard
from app.ui.settings.search.channel_list import ChannelList
from app.ui.tasks.turn_runner import Tasks

_AGAIN = 1000  # milliseconds: rests run out while one looks


class ChannelSection(QWidget):
    open_requested = Signal(str)  # an address

    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self._controller = controller
        self._tasks = tasks
        self._infos = controller.services.search.channels()
        self.card: ChannelCard | None = None
        self.none = Hint(self.tr("This installation has no search provider."))
        self.automatic = QCheckBox(self.tr("Automatic fallback"))
        self.list = ChannelList()
        self._status = StatusLabel()
        self._place = QVBoxLayout()
        self._build()
        self._clock = QTimer(self, interval=_AGAIN)
        self._clock.timeout.connect(self.refresh)
        self.automatic.toggled.connect(self._take_automatic)
        self.list.ordered.connect(self._take_order)
        self.list.selected.connect(self._open)
        controller.saved.connect(self.refresh)
        controller.keyed.connect(self.refresh)
        self._open(self.list.current())

    def refresh(self) -> None:
        """How the channels stand now; tools of MCP servers come and go while the settings are open."""
        states, infos = self._states(), self._controller.services.search.channels()
        if infos != self._infos:
            self._infos = infos
            self._show_list(self._controller.effective("order"), manual=not self.automatic.isChecked())
            if self.card is not None and self.card.info not in infos:
                self._open(self.list.current())
        self.list.show_states(self._infos, states)
        if self.card is not None:
            self.card.show_state(states.get(self.card.info.id))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def _build(self) -> None:
        order = self._controller.effective("order")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.automatic.setChecked(not order)
        origin = origin_sentence(self._controller.origin("order"))
        self.automatic.setEnabled(not origin)
        self._show_list(order, manual=bool(order) and not origin)
        about = Hint(
            self.tr(
                "If a search fails, the next provider is used. Turned off, the ticked ones are used from top to bottom."
            )
        )
        for widget in (self.none, self.list, self.automatic, about, self._status):
            column.addWidget(widget)
        if origin:
            column.addWidget(Hint(origin))
        column.addLayout(self._place)
        self.none.setVisible(not self._infos)
        for widget in (self.list, self.automatic, about):
            widget.setVisible(bool(self._infos))

    def _states(self) -> dict[str, ChannelState]:
        return {state.id: state for state in self._controller.services.search.channel_states()}

    def _show_list(self, order: tuple[str, ...], manual: bool) -> None:
        self.list.show_channels(self._infos, order, manual)
        self.list.show_states(self._infos, self._states())

    def _take_automatic(self, on: bool) -> None:
        order = () if on else self._controller.usual_order()
        self._show_list(order, manual=not on)
        self._take_order(order)

    def _take_order(self, order: tuple[str, ...]) -> None:
        if not order and not self.automatic.isChecked():
            self._status.bad(self.tr("Tick at least one. Until then nothing changes."))
            return
        self._status.nothing()
        self._controller.change_search(order=tuple(order))

    def _open(self, channel: str) -> None:
        """The card of this channel in place of the former one."""
        info = next((info for info in self._infos if info.id == channel), None)
        if self.card is not None and info is not None and self.card.info == info:
            return
        if self.card is not None:
            self.card.hide()  # what is typed in it is kept now
            self._place.removeWidget(self.card)
            self.card.deleteLater()
            self.card = None
        if info is None:
            return
        self.card = ChannelCard(info, self._controller, self._tasks)
        self.card.open_requested.connect(self.open_requested)
        self.card.tested.connect(self.refresh)
        self._place.addWidget(self.card)
        self.refresh()
