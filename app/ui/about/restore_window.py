"""A restore that failed after the window was closed: why, before the window opens again."""

import asyncio

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from app.core.domain.errors import Failure
from app.ui.settings.backup.words import backup_failure_sentence


class RestoreFailedWindow(QMessageBox):
    """`await closed()` shows it."""

    def __init__(self, failure: Failure | None) -> None:
        super().__init__()
        self.setWindowTitle("Citewise")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setText(self.tr("The backup was not restored; everything is as it was."))
        self.setInformativeText(backup_failure_sentence(failure) if failure else "")
        self.addButton(self.tr("Open Citewise"), QMessageBox.ButtonRole.AcceptRole)

    async def closed(self) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.finished.connect(lambda _: None if done.done() else done.set_result(None))
        self.show()
        self.raise_()
        self.activateWindow()
        await done
        self.deleteLater()
