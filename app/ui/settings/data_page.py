"""Settings, Data: where everything lives."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from app.core.domain.conversation import Summary
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint, Page
from app.ui.tasks.turn_runner import Tasks


class DataPage(Page):
    folder_requested = Signal(str)

    def __init__(self, controller: SettingsController, tasks: Tasks) -> None:
        super().__init__()
        self._controller = controller
        folder = str(controller.services.data_dir)
        self.title(self.tr("Data"))
        self.section(self.tr("Data directory"), self.tr("Conversations, settings and logs are kept here."))
        path = QLabel(folder)
        path.setTextFormat(Qt.TextFormat.PlainText)
        path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        path.setWordWrap(True)
        opening = QPushButton(self.tr("Open"))
        opening.setAutoDefault(False)
        opening.setAccessibleName(self.tr("Open the data directory"))
        opening.clicked.connect(lambda: self.folder_requested.emit(folder))
        row = QHBoxLayout()
        row.addWidget(path, 1)
        row.addWidget(opening)
        self.column.addLayout(row)
        self.count = Hint()
        self.column.addWidget(self.count)
        self.section(self.tr("Keys"), self.tr("No key stands in the database, the settings file or the logs."))
        self.keys = Hint(self._where_keys_are())
        self.column.addWidget(self.keys)
        tasks.run(controller.services.conversations.summaries(), self._show_count)

    def _show_count(self, rows: list[Summary]) -> None:
        self.count.setText(self.tr("%n conversation(s)", "", len(rows)))

    def _where_keys_are(self) -> str:
        places = {
            "keychain": self.tr("in this system's keychain"),
            "session": self.tr("until Citewise is closed, since no keychain was found"),
            "environment": self.tr("in an environment variable"),
            ".env": self.tr("in the .env file of the data directory"),
            "": self.tr("no key"),
        }
        origin = self._controller.services.secrets.origin
        lines = [f"{p.name}: {places.get(origin(p.id), origin(p.id))}" for p in self._controller.settings.providers]
        return "\n".join(lines) or self.tr("No service was added yet.")
