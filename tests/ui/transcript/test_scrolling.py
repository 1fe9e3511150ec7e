"""Where the view stands: a new question at its top, and nothing that moves by itself."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.ui.transcript.view import Transcript
from tests.ui.transcript.turns import referring, searching, started, stored, tell, writing

LINES = "A line of text.\n\n"
TOP = "document.querySelector('.turn:last-child').getBoundingClientRect().top"
LENGTH = "document.querySelector('.turn:last-child .answer').innerText.length"


@pytest.fixture
def with_first(transcript: Transcript, until: Any) -> Transcript:
    """One long answer is there, its end in view."""
    transcript.show_conversation([stored("t1", None, LINES * 80)])
    until("document.querySelector('.bar') && scrollY > 300")
    return transcript


def test_a_new_question_stands_at_the_top_and_its_answer_grows_below(
    with_first: Transcript, look: Any, until: Any
) -> None:
    tell(with_first, started("t2", "t1"), *searching("t2"))
    until(f"document.querySelectorAll('.turn').length === 2 && Math.abs({TOP}) < 3")
    here = look("scrollY")
    tell(with_first, *referring("t2"))
    for count in (4, 60):  # less than the view, and more
        before = look(LENGTH)
        tell(with_first, *list(writing("t2", LINES * count))[:-2])
        until(f"{LENGTH} > {before}")
        assert abs(look("scrollY") - here) < 1
    tell(with_first, e.TurnFinished("t2"))
    until("document.querySelector('[data-turn=t2] .bar')")
    assert abs(look("scrollY") - here) < 1
    assert look("document.querySelector('#latest').hidden") is False


def test_a_short_answer_leaves_its_question_at_the_top(with_first: Transcript, look: Any, until: Any) -> None:
    tell(with_first, started("t2", "t1"), *referring("t2"), *writing("t2", "Short."), e.TurnFinished("t2"))
    until("document.querySelector('[data-turn=t2] .bar')")
    assert abs(look(TOP)) < 3
    assert look("document.querySelector('#latest').hidden") is True
    end = "document.documentElement.scrollHeight"
    before = look(end)
    look("scrollBy(0, -300) ?? 0")
    until(f"{end} < {before}")
    tell(with_first, started("t3", "t2"))
    until(f"document.querySelectorAll('.turn').length === 3 && Math.abs({TOP}) < 3")


def test_the_first_question_needs_no_scrolling(transcript: Transcript, look: Any, until: Any) -> None:
    tell(transcript, started(), *referring(), *writing(text="Short."), e.TurnFinished("t1"))
    until("document.querySelector('[data-turn=t1] .bar')")
    assert look("document.documentElement.scrollHeight - innerHeight") == 0


def test_the_question_stays_at_the_top_of_a_view_of_another_height(
    with_first: Transcript, look: Any, until: Any
) -> None:
    tell(with_first, started("t2", "t1"), *referring("t2"))
    until(f"document.querySelectorAll('.turn').length === 2 && Math.abs({TOP}) < 3")
    tell(with_first, *writing("t2", "Short."), e.TurnFinished("t2"))
    until("document.querySelector('[data-turn=t2] .bar')")
    for height in (820, 480):
        with_first.resize(900, height)
        until(f"innerHeight === {height} && Math.abs({TOP}) < 3")
        until("document.documentElement.scrollHeight - innerHeight - scrollY < 3")  # no more room than it needs
        assert look("document.querySelector('#latest').hidden") is True


def test_a_reader_who_scrolled_is_left_where_they_are(
    with_first: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    tell(with_first, started("t2", "t1"), *referring("t2"))
    until(f"document.querySelectorAll('.turn').length === 2 && Math.abs({TOP}) < 3")
    look("scrollBy(0, -200) ?? 0")
    until(f"{TOP} > 150")
    here = look("scrollY")
    tell(with_first, *writing("t2", LINES * 60), e.TurnFinished("t2"))
    until("document.querySelector('[data-turn=t2] .bar')")
    with_first.resize(900, 600)
    until("innerHeight === 600")
    assert abs(look("scrollY") - here) < 1


def test_older_turns_that_come_leave_the_question_at_the_top(transcript: Transcript, look: Any, until: Any) -> None:
    parents = [None, *(f"t{i}" for i in range(40))]
    transcript.show_conversation([stored(f"t{i}", parents[i], LINES * 9) for i in range(40)])
    tell(transcript, started("t40", "t39"), *referring("t40"))
    until(f"document.querySelectorAll('.turn').length > 30 && Math.abs({TOP}) < 3")
    tell(transcript, *writing("t40", LINES * 60), e.TurnFinished("t40"))
    until("document.querySelector('[data-turn=t40] .bar')")
    assert abs(look(TOP)) < 3


def test_a_new_question_lets_go_of_what_stands_far_above_it(transcript: Transcript, look: Any, until: Any) -> None:
    count = "document.querySelectorAll('.turn').length"
    parents = [None, *(f"t{i}" for i in range(70))]
    transcript.show_conversation([stored(f"t{i}", parents[i], LINES * 9) for i in range(70)])
    transcript.show_place("t0", "")
    until(f"{count} === 70")
    tell(transcript, started("t70", "t69"), *referring("t70"), *writing("t70", LINES * 60), e.TurnFinished("t70"))
    until("document.querySelector('[data-turn=t70] .bar')")
    assert look(count) == 30
    assert abs(look(TOP)) < 3
    look("scrollTo(0, 0) ?? 0")
    until(f"{count} === 60")
    assert look("document.querySelector('.turn').dataset.turn") == "t11"


@pytest.mark.parametrize("size", [15, 20])
def test_the_greeting_begins_in_a_low_view(transcript: Transcript, look: Any, until: Any, size: int) -> None:
    transcript.set_colours(transcript._colours, size)
    transcript.resize(440, 250)
    until(f"innerHeight === 250 && getComputedStyle(document.body).fontSize === '{size}px'")
    assert look("scrollY") == 0
    assert 0 < look("document.querySelector('#empty h1').getBoundingClientRect().top") < 40


def test_nothing_leads_to_the_latest_answer_over_a_greeting(transcript: Transcript, look: Any, until: Any) -> None:
    transcript.resize(440, 90)
    until("innerHeight === 90 && document.documentElement.scrollHeight > 300")
    look("scrollBy(0, 8) ?? 0")
    until("scrollY === 8 && document.querySelector('#latest').hidden")
