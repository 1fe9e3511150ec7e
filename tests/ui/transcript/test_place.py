"""A place that a search over conversations found, in real Chromium and in plain text: it is in view, and marked."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.domain.turn.turn import Turn
from app.ui.transcript.find.matching import pattern_source
from app.ui.transcript.plain import PlainTranscript
from app.ui.transcript.view import Transcript
from app.ui.widgets.theme import LIGHT
from tests.ui.transcript.turns import stored

LONG = "\n\n".join(f"Paragraph {n} of a long answer." for n in range(30))
MARKED = "[...(CSS.highlights.get('place') ?? [])].map(String)"
IN_VIEW = """[...CSS.highlights.get('place')].some((range) => {{
    const place = range.getBoundingClientRect();
    return place.height && place.top > 0 && place.bottom < innerHeight && range.startContainer.parentElement
        .closest('article').dataset.turn === '{turn}';
}})"""


def branch(count: int) -> list[Turn]:
    """A long conversation, one of whose turns speaks of pumps."""
    texts = {5: f"{LONG}\n\nA **Heat pump** works below zero.\n\n{LONG}"}
    ids = [f"t{number}" for number in range(count)]
    return [stored(id_, ids[n - 1] if n else None, texts.get(n, LONG)) for n, id_ in enumerate(ids)]


@pytest.mark.parametrize("count", [10, 70])
def test_the_words_of_a_search_are_in_view_and_marked(
    transcript: Transcript, look: Any, until: Any, count: int
) -> None:
    transcript.show_conversation(branch(count))
    transcript.show_place("t5", pattern_source(["pump", "zero"]))
    until(f"CSS.highlights.has('place') && {IN_VIEW.format(turn='t5')}")
    assert look(MARKED) == ["pump", "zero"]
    assert look("scrollY + innerHeight < document.documentElement.scrollHeight - 1000")  # it does not follow the end


FOLDED = "Die Straße, İstanbul. 他用機器學習，她用机器学习。"


def test_words_are_marked_in_the_other_script_too_and_where_a_fold_is_longer(
    transcript: Transcript, look: Any, until: Any
) -> None:
    transcript.show_conversation([stored("t1", None, FOLDED)])
    transcript.show_place("t1", pattern_source(["strasse", "机器学习"]))
    until("CSS.highlights.get('place')?.size")
    assert look(MARKED) == ["Straße", "機器學習", "机器学习"]


@pytest.mark.parametrize(
    ("words", "selected"), [("strasse", "Straße"), ("机器学习", "機器學習"), ("STRASSE", "Straße")]
)
def test_plain_text_selects_the_word_as_it_is_written(qtbot: QtBot, words: str, selected: str) -> None:
    plain = PlainTranscript(LIGHT, 15)
    qtbot.addWidget(plain)
    plain.show_conversation([stored("t1", None, FOLDED)])
    plain.show_place("t1", pattern_source([words]))
    assert plain.textCursor().selectedText() == selected


def test_a_turn_without_the_words_is_in_view_from_its_beginning(transcript: Transcript, look: Any, until: Any) -> None:
    transcript.show_conversation(branch(8))
    transcript.show_place("t2", pattern_source(["walrus"]))
    until("CSS.highlights.has('place')")
    top = look("document.querySelector('[data-turn=t2]').getBoundingClientRect().top")
    assert -1 < top < 100  # parts of a pixel are rounded away
    assert look(MARKED) == []


def test_plain_text_selects_the_word(qtbot: QtBot) -> None:
    plain = PlainTranscript(LIGHT, 15)
    qtbot.addWidget(plain)
    plain.resize(600, 400)
    plain.show()
    plain.show_conversation(branch(8))
    plain.show_place("t5", pattern_source(["zero"]))
    assert plain.textCursor().selectedText() == "zero"
