"""Settings, Data: where everything lives."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton

from app.core.domain.conversation import Summary
from app.ui.settings.backup.section import BackupSection
from app.ui.settings.controller import SettingsController
from app.ui.settings.data.update_section import UpdateSection
from app.ui.settings.form import Hint, Page, button_row, while_alive
from app.ui.settings.keys.vault_actions import VaultActions
from app.ui.settings.labels import key_place_sentence
from app.ui.tasks.turn_runner import Tasks

if TYPE_CHECKING:
    from app.ui.settings.data.archive_section import ArchiveSection

translate = QCoreApplication.translate  # lupdate knows it by this name


class DataPage(Page):
    folder_requested = Signal(str)
    welcome_requested = Signal()
    update_requested = Signal(object)  # an UpdateOffer
    erase_requested = Signal()
    restore_requested = Signal(str)  # a backup's path; empty: undo the last restore
    merged = Signal()  # a second machine's backup; also: an import was undone
    import_requested = Signal()

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
        self.backups = self._backup_section(tasks)
        self.imports = self._import_section(tasks)
        self.archive = self._archive_section(tasks)
        self.section(self.tr("API keys"))
        self.place, self.keys = Hint(), Hint()
        self.column.addWidget(self.place)
        self.column.addWidget(self.keys)
        self.vault = VaultActions(controller, tasks)
        self.column.addWidget(self.vault)
        self.updates: UpdateSection | None = None
        if (updates := controller.services.updates) is not None:
            self.section(self.tr("Updates"))
            self.updates = UpdateSection(controller, tasks, updates)
            self.updates.notes_requested.connect(self.update_requested)
            self.column.addWidget(self.updates)
        self.section(self.tr("Welcome"), self.tr("The three steps of the first start."))
        again = QPushButton(self.tr("Show again"))
        again.setAccessibleName(self.tr("Show the first steps again"))
        self.column.addLayout(button_row([(again, self.welcome_requested.emit)]))
        self.section(
            self.tr("Erase everything"),
            self.tr("Deletes all conversations, knowledge bases, settings and API keys, and closes Citewise."),
        )
        self.erase = QPushButton(self.tr("Erase everything…"))
        self.column.addLayout(button_row([(self.erase, self.erase_requested.emit)]))
        controller.keyed.connect(self._show_keys)
        self._show_keys()
        tasks.run(controller.services.conversations.summaries(), while_alive(self, self._show_count))

    def _backup_section(self, tasks: Tasks) -> BackupSection | None:
        if (backups := self._controller.services.backups) is None:
            return None
        self.section(
            self.tr("Backups"),
            self.tr("Made while nothing else is going on, where something has changed. A missed one is made up."),
        )
        section = BackupSection(self._controller, tasks, backups())
        section.restore_requested.connect(self.restore_requested)
        section.merged.connect(self.merged)
        self.column.addWidget(section)
        return section

    def _import_section(self, tasks: Tasks) -> Any:
        if (imports := self._controller.services.imports) is None:
            return None
        from app.ui.settings.data.import_section import ImportSection

        self.section(self.tr("Imports"), self.tr("Conversations of other programs. Each import can be undone."))
        section = ImportSection(imports, tasks)
        section.import_requested.connect(self.import_requested)
        section.undone.connect(self.merged)
        self.column.addWidget(section)
        if self.backups is not None:
            self.backups.merged.connect(section.refresh)
        return section

    def _archive_section(self, tasks: Tasks) -> "ArchiveSection | None":
        if (archive := self._controller.services.page_archive) is None:
            return None
        from app.ui.settings.data.archive_section import ArchiveSection

        self.section(self.tr("Kept pages"))
        section = ArchiveSection(self._controller, tasks, archive())
        self.column.addWidget(section)
        return section

    def _show_count(self, rows: list[Summary]) -> None:
        self.count.setText(self.tr("%n conversation(s)", "", len(rows)))

    def _show_keys(self) -> None:
        self.place.setText(key_place_sentence(self._controller.services.vault.place))
        self.keys.setText(self._key_lines())
        self.keys.setVisible(bool(self.keys.text()))

    def _key_lines(self) -> str:
        """A line for each provider that has a key, or needs one."""
        secrets = self._controller.services.secrets
        origins = {p.name: secrets.origin(p.id) for p in self._controller.settings.providers if p.needs_key}
        line = self.tr("{name}: {origin}")
        return "\n".join(line.format(name=name, origin=_origin_words(origin)) for name, origin in origins.items())


def _origin_words(origin: str) -> str:
    words: dict[str, Callable[[], str]] = {
        "keychain": lambda: translate("DataPage", "keychain"),
        "file": lambda: translate("DataPage", "encrypted key file"),
        "session": lambda: translate("DataPage", "in memory until you quit"),
        "environment": lambda: translate("DataPage", "environment variable"),
        ".env": lambda: translate("DataPage", ".env file in the data directory"),
        "": lambda: translate("DataPage", "no key"),
    }
    return words.get(origin, lambda: origin)()
