"""How sentences stand beside each other."""

import pytest
from PySide6.QtWidgets import QApplication

from app.ui.window.translation import install_language
from app.ui.wording.language import join_sentences


@pytest.mark.usefixtures("english")
def test_only_sentences_of_latin_script_have_a_space_between_them(qapp: QApplication) -> None:
    assert join_sentences("It works.", "", "Try it.") == "It works. Try it."
    install_language(qapp, "zh-CN")
    assert join_sentences("可用。", "", "试一下。") == "可用。试一下。"
