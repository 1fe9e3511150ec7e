"""Tool tips of foreign words."""

from dataclasses import replace

import pytest
from PySide6.QtGui import Qt, QTextDocument
from pytestqt.qtbot import QtBot

from app.core.domain.chat import ModelChoice
from app.ui.composer.model_picker import ModelPicker, ModelPopup
from app.ui.widgets.tips import plain_tip
from tests.ui.fakes import OLLAMA

HOSTILE = "<img src='file:///x.png'>&lt;b>"


def read(tip: str) -> str:
    """What Qt shows for a tool tip; an image would be one sign, U+FFFC."""
    if not Qt.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


@pytest.mark.parametrize("text", ["gpt-5", "a < b", "<b>x</b>", "x\n<b>y", "AT&T", "&lt;b>", "<qt>", HOSTILE])
def test_a_tip_shows_its_words_as_they_are(text: str) -> None:
    assert read(plain_tip(text)) == " ".join(text.split())


def test_a_tip_has_an_end() -> None:
    assert len(read(plain_tip("<" * 10_000))) == 300


def test_a_models_name_is_no_markup(qtbot: QtBot) -> None:
    picker = ModelPicker()
    qtbot.addWidget(picker)
    provider = replace(OLLAMA, models=(HOSTILE,))
    picker.show_models([provider], ModelChoice(provider.id, HOSTILE))
    assert read(picker.toolTip()) == picker.accessibleName() == f"Model: {HOSTILE}"
    popup = ModelPopup([provider], ModelChoice(provider.id, HOSTILE), picker)
    assert read(popup.list.currentItem().toolTip()) == HOSTILE
