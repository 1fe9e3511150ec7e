"""The second step of the first start: a model that was found on this computer, a key, or none."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QButtonGroup, QLabel, QRadioButton, QVBoxLayout, QWidget

from app.core.domain.chat import ModelChoice, Provider
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint, while_alive
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.sentences import shortened


class ModelStep(QWidget):
    """`take` puts in force what was selected; `wants_key`: the settings are to be opened for it."""

    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self._controller = controller
        self._servers: list[Provider] = []
        self._is_done = False  # the search for servers
        self.title, self.hint, self.status = QLabel(), Hint(), Hint()
        self.title.setProperty("title", True)
        self.none, self.key = QRadioButton(), QRadioButton()
        self.local: list[QRadioButton] = []
        self._group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        for widget in (self.title, self.hint, self.none, self.key, self.status):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        for button in (self.none, self.key):
            self._group.addButton(button)
        self.none.setChecked(True)
        self.retranslate()
        tasks.request(controller.services.models.directory.discover(), while_alive(self, self._offer))

    @property
    def wants_key(self) -> bool:
        return self.key.isChecked()

    def take(self) -> None:
        """A server is added with its first model; whatever was set up before stays otherwise."""
        for button, server in zip(self.local, self._servers, strict=True):
            if button.isChecked():
                added = self._controller.add_provider(server)
                if server.models:
                    choice = ModelChoice(added.id, server.models[0])
                    self._controller.change(replace(self._controller.settings, model=choice))

    def retranslate(self) -> None:
        self.title.setText(self.tr("Choose a model"))
        self.hint.setText(self.tr("You can change it for every question, and add more in Settings."))
        self.none.setText(self.tr("No model (quotes only): the best passages, word for word"))
        self.key.setText(self.tr("A provider with an API key (opens Settings at the end)"))
        for button, server in zip(self.local, self._servers, strict=True):
            button.setText(self._server_words(server))
        self._show_status()

    def _offer(self, servers: Sequence[Provider]) -> None:
        """What is found stands first, and is selected unless somebody was quicker."""
        existing = {provider.base_url for provider in self._controller.settings.providers}
        untouched = self.none.isChecked() and not self.none.hasFocus()
        for server in servers:
            if server.base_url not in existing:
                button = QRadioButton(self._server_words(server))
                self._column.insertWidget(2 + len(self.local), button)
                self._group.addButton(button)
                self._servers.append(server)
                self.local.append(button)
        self._is_done = True
        self._show_status()
        if untouched and self.local:
            self.local[0].setChecked(True)

    def _server_words(self, server: Provider) -> str:
        count = self.tr("%n model(s)", "", len(server.models))
        words = self.tr("{name} on this computer ({count})").format(name=shortened(server.name, 40), count=count)
        return words.replace("&", "&&")

    def _show_status(self) -> None:
        if not self._is_done:
            self.status.setText(self.tr("Looking for Ollama and LM Studio on this computer…"))
        elif not self.local:
            self.status.setText(self.tr("Neither Ollama nor LM Studio is running on this computer."))
        self.status.setVisible(not (self._is_done and self.local))
