"""An answer that is edited: redrawn in place, its line, its chips and cards, and the way back to the original."""

from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.editing import EditingMode
from app.ui.transcript.parts import footer as under
from app.ui.transcript.view import Transcript
from tests.ui.transcript.edited import WRITTEN, edited_events, edited_turn, until_checked
from tests.ui.transcript.test_view import ENDED, show
from tests.ui.transcript.turns import stored, tell
from tests.waiting import until_shown

pytestmark = pytest.mark.usefixtures("english")

CHIPS = "[...document.querySelectorAll('.chip')].map((c) => c.className)"
LINE = "document.querySelector('.checked > :first-child').textContent"
TEXT = "document.querySelector('.answer').innerText"


def test_the_line_counts_each_claim_once() -> None:
    turn = edited_turn()
    assert under.claims_line(turn) == (
        "5 claims: 1 found, 1 moved, 1 corrected, 1 softened, 1 with disagreeing sources"
    )
    turn = stored(text="Ice melts [1].")
    turn.editing, turn.checked = EditingMode.MARK, True
    assert under.claims_line(turn) == "1 claim: 1 could not be checked"


def test_an_answer_that_is_edited_is_drawn_anew_where_it_differs(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, [*until_checked()])
    until("document.querySelectorAll('.chip').length === 5 && document.querySelector('.checked')")
    assert look(LINE) == "5 claims: 2 found, 3 not found"
    look("void [...document.querySelectorAll('.answer section')].forEach((s, n) => s.dataset.same = n)")
    first, second, finished = edited_events()
    tell(transcript, first)
    until("document.querySelector('.chip.disputed')")
    assert look(CHIPS)[:3] == ["chip", "chip", "chip disputed"]
    assert look("document.querySelectorAll('.chip')[1].dataset.r") == "1:3"
    assert "Moved from 2 to 3" in look("document.querySelectorAll('.chip')[1].ariaLabel")
    assert "Bears swim in June" in look(TEXT)
    tell(transcript, second, finished, e.TurnFinished("t1"))
    until(ENDED)
    assert "Bears swim in July" in look(TEXT)
    assert look("[...document.querySelectorAll('.answer section')].map((s) => s.dataset.same)") == ["0", "1"]
    assert look(LINE).startswith("5 claims: 1 found, 1 moved, 1 corrected")


def test_a_chip_whose_sources_disagree_differs_by_more_than_its_colour(
    transcript: Transcript, look: Any, until: Any
) -> None:
    transcript.show_conversation([edited_turn()])
    until(ENDED)
    chip = "document.querySelector('.chip.disputed')"
    assert "≠" in look(f"{chip}.innerText")
    assert "sources disagree" in look(f"{chip}.ariaLabel")
    assert look(f"getComputedStyle({chip}).backgroundColor") != look(
        "getComputedStyle(document.querySelector('.chip')).backgroundColor"
    )
    assert look(f"{chip}.nextElementSibling.innerText") == "as of 2026-03-01"


def card_of(look: Any, until: Any, place: int) -> str:
    look(f"document.querySelectorAll('.chip')[{place}].focus({{focusVisible: true}})")
    until("!document.querySelector('#card').hidden")
    words: str = look("document.querySelector('#card').innerText")
    look("document.activeElement.blur()")
    return words


def test_cards_tell_what_was_done(transcript: Transcript, look: Any, until: Any) -> None:
    transcript.show_conversation([edited_turn()])
    until(ENDED)
    assert "Moved from 2 to 3" in card_of(look, until, 1)
    values = card_of(look, until, 2)
    assert "Sources disagree" in values
    assert "As of 2026-03-01" in values
    newest, oldest = values.index("4.2 million"), values.index("3.9 million")
    assert newest < values.index("2026-03-01", newest) < oldest < values.index("2019-05-12")
    corrected = card_of(look, until, 3)
    assert "Corrected" in corrected
    assert corrected.index("Bears swim in June.") < corrected.index("Bears swim in July.")


def test_the_original_answer_is_one_click_away_and_so_is_the_corrected_one(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    transcript.show_conversation([edited_turn()])
    until(ENDED)
    button = "document.querySelector('[data-do=original]')"
    assert look(f"{button}.textContent") == "Show original"
    look(f"{button}.focus()")
    with qtbot.waitSignal(transcript.command_requested) as pressed:
        look(f"{button}.click()")
    assert pressed.args[1] == "t1"
    until(f"{button}.textContent === 'Show corrected'")
    assert "Bears swim in June" in look(TEXT)
    assert look("[...document.querySelectorAll('.chip')].map((c) => c.dataset.r)") == [
        "0:1",
        "1:2",
        "2:3",
        "3:1",
        "4:2",
    ]
    assert look("document.activeElement.dataset.do") == "original"
    assert "Not found in its source" in card_of(look, until, 1)
    look(f"{button}.click()")
    until(f"{button}.textContent === 'Show original'")
    assert "Bears swim in July" in look(TEXT)


def test_copy_takes_the_answer_that_is_shown(transcript: Transcript, look: Any, until: Any) -> None:
    transcript.show_conversation([edited_turn()])
    until(ENDED)
    copy = "document.querySelector('[data-do=copy]').click()"
    look(copy)
    until("!document.querySelector('#toast').hidden")
    assert "Bears swim in July." in QGuiApplication.clipboard().text()
    look("document.querySelector('[data-do=original]').click()")
    until("document.querySelector('[data-do=original]').textContent === 'Show corrected'")
    look(copy)
    assert transcript.version(transcript.turns()[0]).text == WRITTEN
    until_shown(lambda: "Bears swim in June." in QGuiApplication.clipboard().text(), "the original answer is copied")


def test_the_changes_stand_folded_under_the_answer(transcript: Transcript, look: Any, until: Any) -> None:
    transcript.show_conversation([edited_turn()])
    until(ENDED)
    assert look("document.querySelector('.checked summary').textContent") == "5 changes"
    assert not look("document.querySelector('.checked details').open")
    look("document.querySelector('.checked summary').click()")
    rows = look("[...document.querySelectorAll('.edits li')].map((li) => li.innerText)")
    assert rows[0].startswith("Moved from 2 to 3 It floats on 42 lakes")
    assert rows[3].splitlines()[0] == "Corrected"
    look("document.querySelector('[data-do=original]').click()")
    until("document.querySelector('[data-do=original]').textContent === 'Show corrected'")
    assert look("document.querySelector('.checked details').open")


def test_a_card_that_is_open_stays_at_its_chip_while_the_answer_is_edited(
    transcript: Transcript, look: Any, until: Any
) -> None:
    show(transcript, [*until_checked()])
    until("document.querySelectorAll('.chip').length === 5 && document.querySelector('.checked')")
    look("document.querySelectorAll('.chip')[1].focus({focusVisible: true})")
    until("!document.querySelector('#card').hidden")
    tell(transcript, *edited_events(), e.TurnFinished("t1"))
    until(ENDED)
    until("document.querySelector('#card').innerText.includes('Moved from 2 to 3')")
    assert look("document.querySelectorAll('.chip')[1].getAttribute('aria-expanded')") == "true"
    assert look("document.activeElement === document.querySelectorAll('.chip')[1]")


def test_the_reader_s_place_stays_while_an_answer_is_edited(transcript: Transcript, look: Any, until: Any) -> None:
    before = [stored(f"old{n}", f"old{n - 1}" if n else None) for n in range(3)]
    transcript.show_conversation([*before, edited_turn()])
    until("document.querySelectorAll('article').length === 4")
    look("void document.querySelector('[data-do=original]').scrollIntoView({block: 'center', behavior: 'instant'})")
    top = "Math.round(document.querySelector('[data-do=original]').getBoundingClientRect().top)"
    was = look(top)
    look("document.querySelector('[data-do=original]').click()")
    until("document.querySelector('[data-do=original]').textContent === 'Show corrected'")
    assert abs(look(top) - was) <= 1


def test_hostile_words_of_an_edit_stay_words() -> None:
    turn = edited_turn()
    turn.edits = tuple(
        type(edit)(edit.kind, edit.place, "<img src=x>", "<img src=y>", detail="<script>") for edit in turn.edits
    )
    assert "<img" not in under.support(turn)
    assert "<script" not in under.support(turn)


def test_the_step_line_tells_that_the_answer_is_being_repaired_and_what_is_looked_up(
    transcript: Transcript, look: Any, until: Any
) -> None:
    show(transcript, [*until_checked()])
    until("document.querySelector('.steps')?.innerText.includes('Checking and repairing the answer…')")
    tell(transcript, e.SearchStarted("t1", "lakes of ice", "local"))
    until("document.querySelector('.steps').innerText.includes('Looking up “lakes of ice”…')")
    tell(transcript, *edited_events(), e.TurnFinished("t1"))
    until(ENDED)
    assert "Checking" not in look("document.querySelector('.steps').innerText")
