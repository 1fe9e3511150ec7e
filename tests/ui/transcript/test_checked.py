"""What the check of citations found is shown: hollow chips, a line under the answer, reasons in the card."""

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.citation import Citation, Support, SupportReason, Verdict
from app.core.domain.memory import Fact
from app.core.domain.turn.turn import Turn
from app.core.memory import MemoryChange
from app.ui.transcript.parts import footer as under
from app.ui.transcript.parts import turn as parts
from app.ui.transcript.view import Transcript
from tests.ui.fakes import NOW
from tests.ui.transcript.test_view import ENDED, show
from tests.ui.transcript.turns import stored, tell, whole

pytestmark = pytest.mark.usefixtures("english")

TEXT = "Ice melts at zero [1]. It floats on 42 lakes [2]. Bears like it [3]. Penguins live far in the south."
FOUND = Support(Verdict.SUPPORTED, 0.9, "word for word.")
MISSING = Support(Verdict.NOT_FOUND, 0.01, "Passage of Title 2, word for word.", SupportReason.NUMBER, "42")
HALF = Support(Verdict.PARTLY, 0.3, "", SupportReason.COVERAGE, "bears")


def checked(citations: tuple[Citation, ...]) -> tuple[Citation, ...]:
    verdicts = (FOUND, MISSING, HALF)
    return tuple(replace(c, support=s) for c, s in zip(citations, verdicts, strict=False))


def checked_turn() -> Turn:
    turn = stored(text=TEXT)
    turn.citations = checked(turn.citations)
    return turn


CHIPS = "[...document.querySelectorAll('.chip')].map((c) => c.className)"


def test_doubtful_chips_are_hollow(transcript: Transcript, look: Any, until: Any) -> None:
    transcript.show_conversation([checked_turn()])
    until(ENDED)
    assert look(CHIPS) == ["chip", "chip weak hollow not_found", "chip hollow partly"]
    assert "not found in its source" in look("document.querySelectorAll('.chip')[1].ariaLabel")
    assert look("getComputedStyle(document.querySelector('.hollow')).backgroundColor") == "rgba(0, 0, 0, 0)"


def test_late_verdicts_change_only_the_blocks_that_differ(transcript: Transcript, look: Any, until: Any) -> None:
    *events, end = whole(text=f"# Ice\n\n{TEXT}")
    show(transcript, events)
    until("document.querySelectorAll('.chip').length === 3")
    look("void (document.querySelector('.answer section').dataset.same = 'yes')")
    placed = next(event for event in events if isinstance(event, e.CitationsPlaced))
    tell(transcript, e.CitationsChecked("t1", checked(placed.citations)))
    until("document.querySelector('.chip.hollow') && document.querySelector('.checked')")
    assert not look("document.querySelector('.bar')")
    tell(transcript, end)
    until(ENDED)
    assert look("document.querySelector('.answer section').dataset.same") == "yes"


def test_the_line_under_the_answer_leads_to_the_first_doubt(transcript: Transcript, look: Any, until: Any) -> None:
    transcript.show_conversation([checked_turn()])
    until(ENDED)
    line = look("document.querySelector('.checked button').textContent")
    assert line == "1 of 3 citations found in their sources · 1 only partly"
    look("document.querySelector('.checked button').click()")
    assert look("document.activeElement.className") == "chip weak hollow not_found"


def test_the_card_tells_why_and_shows_the_best_sentence(transcript: Transcript, look: Any, until: Any) -> None:
    transcript.show_conversation([checked_turn()])
    until(ENDED)
    look("document.querySelectorAll('.chip')[1].focus({focusVisible: true})")
    until("!document.querySelector('#card').hidden")
    told = look("document.querySelector('#card').innerText")
    assert "Not found in its source: the number “42” is not there" in told
    assert "Passage of Title 2, word for word." in told
    assert look("document.querySelector('#card .offer').textContent") == "Check with Model M"


def test_a_second_opinion_is_asked_for_and_comes_into_the_card(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    transcript.show_conversation([checked_turn()])
    until(ENDED)
    look("document.querySelectorAll('.chip')[1].focus({focusVisible: true})")
    until("document.querySelector('#card .offer')")
    with qtbot.waitSignal(transcript.command_requested) as wanted:
        look("document.querySelector('#card .offer').click()")
    assert wanted.args == ["second-opinion", "t1", "1"]
    transcript.show_opinion("t1", 1, "According to M: <b>so</b>")
    until("document.querySelector('#card').innerText.includes('According to M: <b>so</b>')")
    assert not look("document.querySelector('#card .offer')")


def test_uncited_statements_are_marked_on_demand(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    transcript.show_conversation([stored(text="Ice melts [1].\n\nPenguins **live** far\nin the south. Do they?")])
    until(ENDED)
    look("document.querySelector('[data-do=uncited]').click()")
    until("document.querySelector('.uncited')")
    pieces = look("[...document.querySelectorAll('.uncited')].map((s) => s.textContent)")
    assert "".join(pieces).split() == ["Penguins", "live", "far", "in", "the", "south."]
    assert "uncited claim" in look("document.querySelector('.checked').innerText")
    assert look("document.querySelectorAll('.uncited[role=button]').length") == 1
    look(
        "document.querySelector('.uncited').dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}))"
    )
    assert look("document.activeElement.textContent") == "Find a source for this"
    with qtbot.waitSignal(transcript.command_requested) as wanted:
        look("document.activeElement.click()")
    assert wanted.args == ["find-source", "t1", "Penguins live far in the south."]
    look("document.querySelector('[data-do=uncited]').click()")
    until("!document.querySelector('.uncited') && !document.querySelector('.checked')")
    assert look("document.querySelector('.answer').innerText").split()[-7:-2] == ["live", "far", "in", "the", "south."]


def test_marks_leave_chips_and_code_alone(transcript: Transcript, look: Any, until: Any) -> None:
    text = "Ice melts at zero degrees.\n\n    Ice melts at zero degrees.\n\nIce floats [1]."
    transcript.show_conversation([stored(text=text)])
    until(ENDED)
    look("document.querySelector('[data-do=uncited]').click()")
    until("document.querySelector('.uncited')")
    assert look("document.querySelectorAll('.uncited').length") == 1
    assert not look("document.querySelector('pre .uncited, .chip .uncited')")


def test_what_was_learnt_stands_under_the_answer(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    transcript.show_conversation([stored()])
    until(ENDED)
    transcript.show_memory_changes("t1", [MemoryChange(None, Fact("f1", "", "Lives in <b>Graz</b>", NOW, NOW))])
    until("document.querySelector('.learnt')")
    assert "Remembered: Lives in <b>Graz</b>" in look("document.querySelector('.learnt').innerText")
    for do in ("memory-undo", "memory-edit"):
        with qtbot.waitSignal(transcript.command_requested) as wanted:
            look(f"document.querySelector('[data-do={do}]').click()")
        assert wanted.args == [do, "t1", ""]
    transcript.show_memory_changes("t1", ())
    until("!document.querySelector('.learnt')")


def test_a_private_conversation_says_so_before_it_begins(transcript: Transcript, until: Any) -> None:
    transcript.show_conversation([], private=True)
    until("document.querySelector('#empty').innerText.includes('Nothing of it is written to disk')")


def test_nothing_is_told_of_an_answer_that_was_not_checked() -> None:
    turn = stored(text="Ice melts [1].")
    assert under.support(turn) == ""
    assert 'data-do="uncited"' in parts.bar(turn)
    turn.model = None
    assert 'data-do="uncited"' not in parts.bar(turn)


def test_hostile_words_stay_words() -> None:
    hostile = replace(MISSING, detail="<img src=x onerror=y>")
    turn = checked_turn()
    turn.citations = tuple(replace(citation, support=hostile) for citation in turn.citations)
    assert "<img" not in under.support(turn)
    learnt = [MemoryChange(Fact("f", "", "<img>", NOW, NOW), None)]
    assert "<img" not in under.memory(learnt)
    assert "Forgotten" in under.memory(learnt)
