"""What tests of the window share."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from app.ui.translation import install_language


@pytest.fixture
def english(qapp: QApplication) -> Iterator[None]:
    """American English, whatever the machine speaks; the next test finds it so, too."""
    install_language(qapp, "en-US")
    yield
    install_language(qapp, "en-US")
    QLocale.setDefault(QLocale("en_US"))
