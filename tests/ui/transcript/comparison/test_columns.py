"""Answers side by side in real Chromium: how they stand, where the focus goes, what the buttons and keys ask for."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.chat import ModelChoice
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State, Turn
from app.ui.transcript.rendered_turn import script_call
from app.ui.transcript.view import Transcript
from tests.ui.transcript.turns import stored
from tests.waiting import until_shown

PRESS = "new PointerEvent('pointerdown', {bubbles: true})"
SEEN = "[...document.querySelectorAll('.columns > article')].filter((one) => one.offsetParent)"
ORDER = "[...document.querySelectorAll('.columns > article')].map((one) => one.dataset.turn)"
NAMES = ("alpha", "beta", "gamma", "delta")


def compared(count: int = 2, parent: str | None = None) -> list[Turn]:
    """Answers of as many models to one question."""
    return [
        replace(
            stored(name, parent, f"The answer of {name} [1]."),
            comparison="c",
            model=ModelChoice("p", name),
            model_name=name,
        )
        for name in NAMES[:count]
    ]


def begun(turn: Turn) -> e.TurnStarted:
    about = turn.question, turn.created, turn.mode, turn.channel, turn.model, turn.model_name, turn.language
    return e.TurnStarted(turn.id, turn.conversation, turn.parent, *about, comparison=turn.comparison)


def show(transcript: Transcript, until: Any, columns: Sequence[Turn], before: Sequence[Turn] = ()) -> None:
    transcript.show_conversation([*before, columns[0]], columns=columns)
    until(f"document.querySelectorAll('.columns > article').length === {len(columns)}")


def test_columns_have_the_same_width_and_their_question_stands_above_them_once(
    transcript: Transcript, look: Any, until: Any
) -> None:
    show(transcript, until, compared(3, "a"), [stored("a")])
    widths = look("[...document.querySelectorAll('.columns > article')].map((one) => Math.round(one.offsetWidth))")
    assert len(set(widths)) == 1
    assert len(widths) == 3
    assert look("document.querySelectorAll('.compared .question').length") == 1
    assert look("[...document.querySelectorAll('.head b')].map((one) => one.textContent)") == list(NAMES[:3])
    assert look("[...document.querySelectorAll('.columns > article')].map((one) => one.ariaLabel)") == list(NAMES[:3])
    assert look("document.querySelectorAll('.columns .chip').length") == 3
    assert look("document.querySelectorAll('#turns > article').length") == 1


def test_the_name_of_a_model_stays_in_sight_as_long_as_its_column_is(
    transcript: Transcript, look: Any, until: Any
) -> None:
    columns = compared(3)
    columns[0] = replace(columns[0], text_parts=["Ice melts.\n\n" * 60], citations=())
    show(transcript, until, columns)
    until("document.documentElement.scrollHeight > innerHeight + 600")
    look("void scrollTo(0, 600)")
    until("document.querySelector('[data-turn=alpha]').getBoundingClientRect().top < -200")
    until("Math.abs(document.querySelector('[data-turn=alpha] .head').getBoundingClientRect().top) < 2")


def test_a_click_in_a_column_gives_it_the_focus(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    show(transcript, until, compared())
    assert look("document.querySelector('[data-current]').dataset.turn") == "alpha"
    with qtbot.waitSignal(transcript.command_requested) as signal:
        look(f"document.querySelector('[data-turn=beta] p').dispatchEvent({PRESS})")
    assert signal.args == ["column", "beta", ""]
    assert look("document.querySelectorAll('[data-current]').length") == 1


def test_the_column_with_the_focus_is_marked_where_the_same_ones_are_shown_again(
    transcript: Transcript, look: Any, until: Any
) -> None:
    columns = compared()
    show(transcript, until, columns)
    transcript.show_conversation([columns[1]], columns=columns)
    until("document.querySelector('[data-current]').dataset.turn === 'beta'")
    transcript.show_conversation([columns[0]], columns=columns)
    transcript.focus_column("beta")  # before the page heard of the other
    transcript.feed.put(script_call("say", "all heard"))
    until("document.getElementById('status').textContent === 'all heard'")
    assert look("document.querySelector('[data-current]').dataset.turn") == "beta"


def test_arrows_lead_from_column_to_column_and_enter_keeps_the_answer(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, until, compared(3))
    key = "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: '%s', bubbles: true}))"
    look("document.querySelector('[data-turn=alpha]').focus()")
    look(key % "ArrowRight")
    assert look("document.activeElement.dataset.turn") == "beta"
    look(key % "ArrowRight")
    look(key % "ArrowRight")
    assert look("document.activeElement.dataset.turn") == "alpha"
    look(key % "ArrowLeft")
    with qtbot.waitSignal(transcript.command_requested) as signal:
        look(key % "Enter")
    assert signal.args == ["keep", "gamma", ""]


def test_in_a_narrow_view_one_column_is_seen_under_tabs(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, until, compared(3))
    assert look("getComputedStyle(document.querySelector('.tabs')).display") == "none"
    transcript.resize(520, 700)
    until("getComputedStyle(document.querySelector('.tabs')).display === 'flex'")
    visible = f"{SEEN}.map((one) => one.dataset.turn)"
    assert look(visible) == ["alpha"]
    look("document.querySelectorAll('.tabs button')[2].click()")
    assert look(visible) == ["gamma"]
    assert look("document.querySelectorAll('.tabs button')[2].ariaSelected") == "true"
    assert look("document.documentElement.scrollWidth <= innerWidth")


def test_tabs_of_models_with_long_names_all_have_room(transcript: Transcript, look: Any, until: Any) -> None:
    names = [replace(one, model_name=f"{one.model_name}-of-a-name-that-goes-on-and-on") for one in compared(4)]
    show(transcript, until, names)
    transcript.resize(440, 700)
    until("getComputedStyle(document.querySelector('.tabs')).display === 'flex'")
    assert look("document.querySelector('.tabs').scrollWidth <= document.querySelector('.tabs').clientWidth")
    assert look("[...document.querySelectorAll('.tabs button')].every((tab) => tab.offsetWidth > 50 && tab.title)")


@pytest.mark.parametrize(("count", "width", "rows"), [(4, 900, 2), (4, 720, 2), (3, 720, 2), (4, 1000, 1), (3, 900, 1)])
def test_columns_that_would_be_too_narrow_stand_two_by_two_and_nothing_scrolls_sideways(
    transcript: Transcript, look: Any, until: Any, count: int, width: int, rows: int
) -> None:
    transcript.resize(width, 700)
    until(f"innerWidth === {width}")
    show(transcript, until, compared(count))
    assert len(set(look(f"{SEEN}.map((one) => Math.round(one.getBoundingClientRect().top))"))) == rows
    assert look("document.querySelector('.columns').scrollWidth <= document.querySelector('.columns').clientWidth")
    assert look("document.documentElement.scrollWidth <= innerWidth")
    assert look("document.querySelectorAll('.columns [data-do=keep]').length") == count


def test_arrows_lead_to_the_beginning_of_an_answer_in_the_next_row_which_keeps_its_name_in_sight(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, until, [replace(one, text_parts=["Ice melts.\n\n" * 60], citations=()) for one in compared(4)])
    until("document.documentElement.scrollHeight > innerHeight + 600")
    key = "document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: '%s', bubbles: true}))"
    look("document.querySelector('[data-turn=beta]').focus()")
    for arrow, name in (("ArrowRight", "gamma"), ("ArrowLeft", "beta"), ("ArrowRight", "gamma")):
        look(key % arrow)
        until(f"Math.abs(document.querySelector('[data-turn={name}]').getBoundingClientRect().top) < 2")
    look("void scrollBy(0, 500)")
    until("Math.abs(document.querySelector('[data-turn=gamma] .head').getBoundingClientRect().top) < 2")
    with qtbot.waitSignal(transcript.command_requested) as signal:
        look(key % "Enter")
    assert signal.args == ["keep", "gamma", ""]


def test_all_columns_stream_at_once_each_with_a_button_that_stops_it(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    turns = [RunningTurn.of(replace(one, state=State.RUNNING, text_parts=[], citations=())) for one in compared(3)]
    for turn in turns:
        transcript.show_event(begun(turn), turn)
    until("document.querySelectorAll('.columns > article.live').length === 3")
    for number in range(12):
        for turn in turns:
            delta = e.TextDelta(turn.id, f"{turn.id}{number} ")
            fold(turn, delta)
            transcript.show_event(delta, turn)
    for name in NAMES[:3]:
        until(f"document.querySelector('[data-turn={name}] .answer').textContent.includes('{name}11')")
    with qtbot.waitSignal(transcript.command_requested) as signal:
        look("document.querySelector('[data-turn=beta] [data-do=stop]').click()")
    assert signal.args[:2] == ["stop", "beta"]
    fold(turns[1], end := e.TurnStopped("beta"))
    transcript.show_event(end, turns[1])
    until("document.querySelector('[data-turn=beta] [data-do=keep]')")
    assert look("document.querySelectorAll('article.live').length") == 2


def test_one_that_is_tried_again_takes_the_place_of_its_column(transcript: Transcript, look: Any, until: Any) -> None:
    columns = compared(2)
    show(transcript, until, columns)
    again = RunningTurn.of(replace(columns[0], id="alpha2", state=State.RUNNING, text_parts=[], citations=()))
    transcript.show_event(begun(again), again)
    until("document.querySelector('[data-turn=alpha2]')")
    assert look(ORDER) == [
        "alpha2",
        "beta",
    ]
    assert look("document.querySelector('.compared > [data-part=question]').dataset.of") == "alpha2"
    assert look("document.querySelector('[data-current]').dataset.turn") == "alpha2"


def test_columns_stand_in_the_order_in_which_they_were_asked(transcript: Transcript, look: Any, until: Any) -> None:
    turns = [RunningTurn.of(replace(one, state=State.RUNNING, text_parts=[], citations=())) for one in compared(3)]
    for number, turn in enumerate(turns):
        turn.created += timedelta(milliseconds=number)
    for turn in (turns[1], turns[2], turns[0]):
        transcript.show_event(begun(turn), turn)
    until(f"{ORDER}.length === 3")
    assert look(ORDER) == list(NAMES[:3])
    assert look("document.querySelectorAll('.compared .question').length") == 1


def test_the_kept_answer_takes_the_place_of_all_columns(transcript: Transcript, look: Any, until: Any) -> None:
    columns = compared(3)
    show(transcript, until, columns)
    transcript.show_conversation([columns[1]], places={"beta": (2, 3)})
    until("!document.querySelector('.compared') && document.querySelector('#turns > [data-turn=beta] .question')")
    assert look("document.querySelector('.versions [data-do=side-by-side]').textContent") == "Side by side"
    sizes = "[...document.querySelectorAll('.versions :is([data-do=side-by-side], span)')]"
    assert len(set(look(f"{sizes}.map((one) => getComputedStyle(one).fontSize)"))) == 1


def test_words_are_found_in_every_column_and_in_the_question(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, until, compared(3))
    finder = transcript.finder()
    counts: list[tuple[int, int]] = []
    finder.changed.connect(lambda place, count: counts.append((place, count)))
    finder.search(["answer of"])
    until_shown(lambda: counts and counts[-1][1] == 3)
    until("CSS.highlights.get('match')?.size === 3")
    finder.stop()
