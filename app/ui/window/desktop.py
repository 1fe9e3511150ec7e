"""What the desktop gives the program: its one application, and a browser for addresses."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication


def application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def open_in_browser(url: str) -> None:
    QDesktopServices.openUrl(QUrl(url))
