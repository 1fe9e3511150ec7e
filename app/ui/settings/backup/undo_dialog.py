"""The question before a restore is undone."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from app.ui.settings.form import Hint

_WIDTH = 420  # pixels


class UndoDialog(QDialog):
    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Undo restore"))
        self.setMinimumWidth(_WIDTH)
        self.go = QPushButton(self.tr("Undo and restart"))
        self.go.setDefault(True)
        rest = self.tr("What is here now is kept as a backup. Citewise closes for it and opens again.")
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addWidget(Hint(f"{words}\n{rest}"))
        column.addStretch(1)
        buttons = QDialogButtonBox()
        buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
