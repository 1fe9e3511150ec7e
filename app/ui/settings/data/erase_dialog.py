"""The question before all data is erased: what goes, what stays, and a word to type."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.ui.settings.form import Hint

_WIDTH = 480  # pixels


class EraseDialog(QDialog):
    """Accepted only after the word was typed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Erase everything"))
        self.setMinimumWidth(_WIDTH)
        self.word = self.tr("ERASE", "the word to type; case does not count")
        self.field, self.erase = QLineEdit(), QPushButton(self.tr("Erase everything"))
        self._build()
        self.field.textChanged.connect(self._look)
        self._look()
        self.field.setFocus()

    def accept(self) -> None:
        if self._is_confirmed():
            super().accept()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addWidget(_paragraph(self.tr("This deletes for good, from this computer:")))
        lines = (
            self.tr("conversations, memory and knowledge bases, with their backups"),
            self.tr("settings, cached pages, cookies of search engines and logs"),
            self.tr(
                "API keys: the key file, and Citewise's entries in the system's keychain, those of other data "
                "directories included"
            ),
        )
        column.addWidget(_paragraph("\n".join(f"•  {line}" for line in lines)))
        column.addWidget(
            Hint(
                self.tr(
                    "Your own documents stay where they are, and so do files in the data directory that Citewise did "
                    "not write, and backups in other folders or on a server. Answers that are being written are "
                    "stopped, and Citewise closes."
                )
            )
        )
        label = _paragraph(self.tr("Type {word} to confirm:").format(word=self.word))
        label.setBuddy(self.field)
        self.field.setAccessibleName(label.text())
        column.addWidget(label)
        column.addWidget(self.field)
        column.addStretch(1)
        buttons = QDialogButtonBox()
        self.erase.setDefault(True)
        buttons.addButton(self.erase, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def _is_confirmed(self) -> bool:
        return self.field.text().strip().casefold() == self.word.casefold()

    def _look(self) -> None:
        self.erase.setEnabled(self._is_confirmed())


def _paragraph(words: str) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label
