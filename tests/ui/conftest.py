"""What tests of the window share."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication

from app.ui.window.translation import install_language

_POINTER = QPoint(10, 10)  # where a screen that nobody sees has it at the start


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """American English, whatever the machine speaks; the next test finds it so, too."""
    install_language(qapp, "en-US")
    yield
    install_language(qapp, "en-US")
    QLocale.setDefault(QLocale("en_US"))


@pytest.fixture(autouse=True)
def no_widget_outlives_its_test() -> Iterator[None]:
    """Thousands of forgotten ones would be dressed anew at every change of the look, which takes many seconds."""
    yield
    if QApplication.instance() is None:
        return
    for widget in QApplication.topLevelWidgets():
        if widget.parent() is None:
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCursor.setPos(_POINTER)  # one that a test left in the middle would lie on the next one's window
