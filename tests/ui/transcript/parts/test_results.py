"""The result card: which channel answered, after what, and what an answer cost."""

import re
from datetime import UTC, datetime
from typing import Any

from app.core.domain import events as e
from app.core.domain.chat import Usage
from app.core.domain.turn.turn import State, Turn
from app.ui.transcript.parts import results
from app.ui.transcript.parts import turn as parts
from app.ui.transcript.view import Transcript
from tests.ui.transcript.turns import referring, started, stored, tell, whole

TIMEOUT = e.Failure(e.FailureKind.TIMED_OUT, "qwen-plus")


def searched(*fallbacks: e.ChannelFellBack, **more: Any) -> Turn:
    turn = stored()
    turn.searches = [e.SearchFinished("t1", "why glaciers melt", "perplexity", (), seconds=1.24, hit_count=8, **more)]
    turn.fallbacks = list(fallbacks)
    return turn


def test_the_card_names_channel_query_hits_time_and_fall_over() -> None:
    card = results.card(searched(e.ChannelFellBack("t1", "why glaciers melt", "builtin", "perplexity", TIMEOUT)))
    assert "why glaciers melt" in card
    assert re.search(
        r"Source: Perplexity \(Model&#x27;s own search failed: no answer in time\) · 8 result[^·]* · 1.2 s", card
    )


def test_a_fall_over_of_the_whole_turn_counts_for_every_query() -> None:
    failure = e.Failure(e.FailureKind.BAD_ANSWER, data={"reason": "no_evidence"})
    card = results.card(searched(e.ChannelFellBack("t1", "", "builtin", "perplexity", failure)))
    assert "(Model&#x27;s own search failed: no sources given)" in card


def test_another_querys_fall_over_is_not_told_here() -> None:
    card = results.card(searched(e.ChannelFellBack("t1", "other", "builtin", "perplexity", TIMEOUT)))
    assert "failed" not in card


def test_a_kept_result_says_from_when_and_can_be_searched_again() -> None:
    turn = searched(cached_at=datetime.now(UTC).isoformat(timespec="seconds"))
    card = results.card(turn)
    assert "cached" in card
    assert 'data-do="search-again"' in card
    turn.state = State.RUNNING
    assert "search-again" not in results.card(turn)


def test_foreign_words_are_escaped_and_short() -> None:
    card = results.card(searched(response="<img src=x onerror=hit()>" + "long " * 400))
    assert "<img" not in card
    assert len(card) < 2000


def test_usage_and_cost_are_told_as_far_as_the_service_told_them() -> None:
    told = results.usage_words(Usage(1204, 356, searches=2, cost=0.00412))
    assert re.fullmatch(r"1,?204 tokens in, 356 out · 2 search[^·]* by the provider · \$0\.0041", told)
    assert results.usage_words(Usage(output=3)) == ""
    assert results.usage_words(None) == ""


def test_counts_that_no_number_of_qt_can_hold_break_nothing() -> None:
    assert results.usage_words(Usage(10**30, 1, searches=2)).startswith("2 search")
    assert results.usage_words(Usage(searches=10**30))


def test_an_answer_that_broke_off_can_be_continued_and_a_whole_one_cannot() -> None:
    turn = stored()
    assert not parts.can_continue(turn)
    turn.state, turn.error = State.FAILED, e.Failure(e.FailureKind.UNREACHABLE, "x", "incomplete")
    assert 'data-do="continue"' in parts.error(turn)
    turn.state, turn.error = State.STOPPED, None
    assert 'data-do="continue"' in parts.stopped_note(turn)
    turn.text_parts = []
    assert not parts.can_continue(turn)


def show(transcript: Transcript, events: Any) -> None:
    tell(transcript, *events)


def test_a_withdrawn_answer_leaves_the_page_and_the_next_one_takes_its_place(
    transcript: Transcript, until: Any
) -> None:
    show(transcript, [started(), *referring(), e.TextDelta("t1", "# Wrong\n\nAll wrong.\n\n- very\n")])
    until("document.querySelector('.answer').innerText.includes('All wrong.')")
    show(transcript, [e.AnswerWithdrawn("t1", "no_evidence"), e.TextDelta("t1", "Right.")])
    until("document.querySelector('.answer').innerText.trim() === 'Right.'")
    show(transcript, [e.TurnFinished("t1")])
    until("document.querySelector('.bar') && document.querySelector('.answer').innerText.trim() === 'Right.'")


def test_an_answer_goes_on_where_it_broke_off(transcript: Transcript, until: Any, qtbot: Any, look: Any) -> None:
    show(
        transcript,
        [
            *list(whole(text="The ice"))[:-1],
            e.TurnFailed("t1", e.Failure(e.FailureKind.UNREACHABLE, "x", "incomplete")),
        ],
    )
    until("document.querySelector('[data-do=continue]')")
    with qtbot.waitSignal(transcript.continue_requested) as asked:
        look("document.querySelector('[data-do=continue]').click()")
    assert asked.args == ["t1"]
    show(transcript, [e.TurnResumed("t1"), e.TextDelta("t1", " melts.")])
    until("document.querySelector('.answer').innerText.trim() === 'The ice melts.'")
    until("!document.querySelector('.note.error')")
    show(transcript, [e.TurnFinished("t1")])
    until("document.querySelector('.turn:last-child .bar') && !document.querySelector('.live')")
