"""Settings, Data, Backups: a server that they go to as well."""

from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.domain.addresses import is_web_address
from app.core.domain.events import Failure
from app.core.ports.backup import BackupStore
from app.ui.settings.backup.words import backup_failure_sentence
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint, NumberField, StatusLabel, add_grid_row, button_row, while_alive
from app.ui.settings.keys.eye import Eye
from app.ui.tasks.turn_runner import Tasks

KEY_ID = "webdav"
_MOST = 100  # backups
_LOCAL = ("localhost", "127.0.0.1", "::1")


class WebDavSection(QWidget):
    def __init__(self, controller: SettingsController, tasks: Tasks, backups: BackupStore) -> None:
        super().__init__()
        self._controller, self._tasks, self._backups = controller, tasks, backups
        self.address, self.user, self.password, self.folder = (QLineEdit() for _ in range(4))
        self.keep, self.status = NumberField(), StatusLabel()
        self.warning = Hint(self.tr("This address is not encrypted: others on the way can read the password."))
        self.test = QPushButton(self.tr("Test"))
        self.test.setAccessibleName(self.tr("Test the WebDAV server"))
        self._build()
        self._fill()
        self._connect()
        self._look()

    def check(self) -> None:
        """With what stands in the fields."""
        self._keep_address()
        self.test.setEnabled(False)
        self.status.waiting(self.tr("Asking the server…"))

        def ask(_: object = None) -> None:
            call = self._backups.check_remote(self._controller.settings.backups)
            self._tasks.request(call, while_alive(self, self._show), while_alive(self, self._report))

        self._keep_password(ask)

    def _build(self) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(12)
        rows = (
            (self.tr("Address"), self.address),
            (self.tr("User name"), self.user),
            (self.tr("Password"), self.password),
            (self.tr("Folder on the server"), self.folder),
            (self.tr("Keep"), self.keep),
        )
        for number, (label, field) in enumerate(rows):
            add_grid_row(grid, number, label, field)
        self.eye = Eye([self.password])
        grid.addWidget(self.eye, 2, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(grid)
        column.addWidget(self.warning)
        words = self.tr(
            "Nextcloud and many network drives speak WebDAV. The password is kept where API keys are. The backups are "
            "not encrypted, and no keys are in them."
        )
        column.addWidget(Hint(words))
        column.addLayout(button_row([(self.test, self.check)]))
        column.addWidget(self.status)

    def _fill(self) -> None:
        settings = self._controller.settings.backups.webdav
        self.address.setText(settings.address)
        self.address.setPlaceholderText("https://cloud.example.org/remote.php/dav/files/name/")
        self.user.setText(settings.user)
        self.folder.setText(settings.folder)
        self.keep.setRange(1, _MOST)
        self.keep.setSuffix(self.tr(" backups", "behind a number"))
        self.keep.setValue(settings.keep)
        self.keep.setKeyboardTracking(False)
        self._tasks.request(self._controller.services.secrets.load([KEY_ID]), while_alive(self, self._show_password))

    def _connect(self) -> None:
        self.address.textChanged.connect(lambda _: self._look())
        self.address.editingFinished.connect(self._keep_address)
        self.user.editingFinished.connect(lambda: self._change(user=self.user.text().strip()))
        self.folder.editingFinished.connect(lambda: self._change(folder=self.folder.text().strip()))
        self.password.editingFinished.connect(self._keep_password)
        self.keep.valueChanged.connect(lambda value: self._change(keep=value))

    def _look(self) -> None:
        address = self.address.text().strip()
        parts = urlsplit(address) if is_web_address(address) else None
        self.warning.setVisible(parts is not None and parts.scheme == "http" and parts.hostname not in _LOCAL)
        self.test.setEnabled(parts is not None)

    def _keep_address(self) -> None:
        address = self.address.text().strip()
        if address and not is_web_address(address):
            self.status.bad(self.tr("An address begins with https:// or http://."))
            return
        self.status.nothing()
        news = {"user": self.user.text().strip(), "folder": self.folder.text().strip()}
        self._change(address=address, **news)

    def _keep_password(self, then: Any = None) -> None:
        secrets, password = self._controller.services.secrets, self.password.text()
        if password == secrets.get(KEY_ID):
            if then is not None:
                then()
            return
        self._tasks.run(secrets.set(KEY_ID, password), while_alive(self, then or (lambda _: None)), self._report)

    def _show_password(self, _: object) -> None:
        if not self.password.text():
            self.password.setText(self._controller.services.secrets.get(KEY_ID))

    def _change(self, **news: Any) -> None:
        settings = self._controller.settings
        webdav = replace(settings.backups.webdav, **news)
        self._controller.change(replace(settings, backups=replace(settings.backups, webdav=webdav)))

    def _show(self, count: int) -> None:
        self.test.setEnabled(True)
        self.status.good(self.tr("The server is ready. It has %n backup(s).", "", count))

    def _report(self, failure: Failure) -> None:
        self.test.setEnabled(True)
        self.status.bad(backup_failure_sentence(failure))
