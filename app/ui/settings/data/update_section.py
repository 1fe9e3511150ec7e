"""Settings, Data: whether the program asks for new versions, and *Check now*."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QVBoxLayout, QWidget

from app.core.domain.events import Failure
from app.core.domain.updates import UpdateOffer
from app.core.updates import Updates
from app.ui.settings.controller import SettingsController
from app.ui.settings.data.update_words import check_failure_sentence, offer_sentence
from app.ui.settings.form import Hint, StatusLabel, button_row, while_alive
from app.ui.tasks.turn_runner import Tasks


class UpdateSection(QWidget):
    notes_requested = Signal(object)  # an UpdateOffer

    def __init__(self, controller: SettingsController, tasks: Tasks, updates: Updates) -> None:
        super().__init__()
        self._tasks, self._updates = tasks, updates
        self._offer: UpdateOffer | None = None
        self.daily = QCheckBox(self.tr("Check for new versions once a day"))
        self.daily.setChecked(controller.settings.updates.check)
        self.now, self.notes = QPushButton(self.tr("Check now")), QPushButton(self.tr("What's new"))
        self.notes.hide()
        self.status = StatusLabel()
        words = self.tr(
            "Asks {host} for a signed list of versions; nothing about you or this computer is sent with it. You are "
            "told of a new version, and nothing is downloaded or installed."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.daily)
        column.addWidget(Hint(words.format(host=updates.host)))
        column.addLayout(button_row([(self.now, self.check), (self.notes, self._show_notes)]))
        column.addWidget(self.status)
        self.daily.toggled.connect(lambda on: controller.change_updates(check=on))

    def check(self) -> None:
        self.now.setEnabled(False)
        self.notes.hide()
        self.status.waiting(self.tr("Checking…"))
        call = self._updates.check()
        self._tasks.request(call, while_alive(self, self._show), while_alive(self, self._report))

    def _show(self, offer: UpdateOffer) -> None:
        self.now.setEnabled(True)
        self._offer = offer
        self.notes.setVisible(offer.newest is not None)
        (self.status.waiting if offer.newest or offer.unfit else self.status.good)(offer_sentence(offer))

    def _report(self, failure: Failure) -> None:
        self.now.setEnabled(True)
        self.status.bad(check_failure_sentence(failure))

    def _show_notes(self) -> None:
        if self._offer is not None:
            self.notes_requested.emit(self._offer)
