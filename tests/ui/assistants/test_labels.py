"""How an assistant is named on a button."""

from pytestqt.qtbot import QtBot

from app.core.domain.assistants import Assistant
from app.ui.assistants.labels import assistant_label


def test_a_label_is_cut_and_its_sentence_and_tip_say_the_rest(qtbot: QtBot, english: None) -> None:
    poet = Assistant("a", "Poet of long and longer verse", "", "<b>Verse</b>")
    label, sentence, tip = assistant_label(poet, 12)
    assert len(label) <= 12
    assert sentence == "Assistant: Poet of long and longer verse"
    assert "&lt;b&gt;Verse" in tip
    assert assistant_label(None, 12) == ("Assistant", "No assistant", "No assistant")
