"""Two small forms: a web page, and a note, to put into a knowledge base."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.addresses import is_web_address
from app.ui.settings.form import StatusLabel
from app.ui.widgets.long_lines import split_heavy

translate = QCoreApplication.translate  # lupdate knows it by this name

_LONGEST = 1_000_000  # characters of a note


class AddPage(QDialog):
    submitted = Signal(str)  # a web address

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add a web page"))
        self.address = QLineEdit()
        self.address.setPlaceholderText("https://")
        self.status = StatusLabel()
        _fill(self, ((self.tr("Address"), self.address),), self.status, self._take)
        self.resize(460, self.sizeHint().height())

    def _take(self) -> None:
        address = self.address.text().strip()
        if "://" not in address and "." in address:
            address = f"https://{address}"
        if not is_web_address(address):
            self.status.bad(self.tr("Invalid web address."))
            return
        self.submitted.emit(address)
        self.accept()


class AddNote(QDialog):
    submitted = Signal(str, str)  # title, text

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Add a note"))
        self.title, self.text = QLineEdit(), QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.status = StatusLabel()
        _fill(self, ((self.tr("Title"), self.title), (self.tr("Text"), self.text)), self.status, self._take)
        self.resize(520, 420)

    def _take(self) -> None:
        text = self.text.toPlainText().strip()[:_LONGEST]
        if not text:
            self.status.bad(self.tr("Enter the text of the note."))
            return
        first = split_heavy(text)[0].strip().partition("\n")[0] or text[:80]
        self.submitted.emit(" ".join((self.title.text().strip() or first).split())[:80], text)
        self.accept()


def _fill(dialog: QDialog, fields: tuple[tuple[str, QWidget], ...], status: StatusLabel, take: object) -> None:
    column = QVBoxLayout(dialog)
    column.setContentsMargins(20, 18, 20, 16)
    column.setSpacing(8)
    for words, field in fields:
        name = QLabel(words)
        name.setBuddy(field)
        field.setAccessibleName(words)
        column.addWidget(name)
        column.addWidget(field)
    column.addWidget(status)
    buttons = QDialogButtonBox()
    add = buttons.addButton(translate("Adding", "Add"), QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.addButton(translate("Adding", "Cancel"), QDialogButtonBox.ButtonRole.RejectRole)  # Qt's has a picture
    add.setProperty("primary", True)
    buttons.accepted.connect(take)
    buttons.rejected.connect(dialog.reject)
    column.addWidget(buttons)
