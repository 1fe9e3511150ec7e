"""The last window after all data was erased: what could not be deleted, and what is not ours and stays."""

import asyncio

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from app.core.domain.removal import Removal
from app.ui.wording.sentences import shortened, with_remark

_MOST_LINES = 8
_LONGEST = 120  # characters of a path


class ErasedWindow(QMessageBox):
    """`await closed()` shows it."""

    def __init__(self, removal: Removal) -> None:
        super().__init__()
        self._removal = removal
        done = not removal.failed and not removal.keychain
        self.setWindowTitle("Citewise")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setIcon(QMessageBox.Icon.Information if done else QMessageBox.Icon.Warning)
        self.setText(self.tr("Everything was erased.") if done else self.tr("Not everything could be erased."))
        self.setInformativeText("\n\n".join(filter(None, (self._failed(), self._keychain(), self._foreign()))))
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.addButton(self.tr("Close Citewise"), QMessageBox.ButtonRole.AcceptRole)

    async def closed(self) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.finished.connect(lambda _: None if done.done() else done.set_result(None))
        self.show()
        self.raise_()
        self.activateWindow()
        await done
        self.deleteLater()

    def _failed(self) -> str:
        lines = [with_remark(shortened(path, _LONGEST), reason) for path, reason in self._removal.failed]
        return self._listed(self.tr("Could not be deleted; delete it yourself:"), lines)

    def _foreign(self) -> str:
        words = self.tr("Not written by Citewise, so left in {folder}:")
        names = [shortened(name, _LONGEST) for name in self._removal.foreign]
        return self._listed(words.format(folder=shortened(self._removal.folder, _LONGEST)), names)

    def _keychain(self) -> str:
        if not self._removal.keychain:
            return ""
        return self.tr(
            "The system's keychain did not open, so API keys may still be in it. Delete its entries named Citewise."
        )

    def _listed(self, words: str, lines: list[str]) -> str:
        if not lines:
            return ""
        rest = len(lines) - _MOST_LINES
        more = self.tr("and {count} more").format(count=rest) if rest > 0 else ""
        return "\n".join(filter(None, (words, *lines[:_MOST_LINES], more)))
