"""After a dialog the focus is where it was before: not every desktop sees to that."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget


def return_focus(dialog: QDialog, widget: QWidget) -> None:
    """Once `dialog` is closed: to the window of `widget`, and there to what had it, else to `widget`."""

    def back() -> None:
        window = widget.window()
        if QApplication.activeWindow() is None and QApplication.activeModalWidget() is None and window.isVisible():
            window.activateWindow()
            if window.focusWidget() is None:
                widget.setFocus()

    dialog.finished.connect(lambda: QTimer.singleShot(0, widget, back))  # the dialog is hidden only then
