"""What later turns know of earlier ones is made once of each, and never of another than is meant."""

import gc
from dataclasses import replace

from app.core.domain.citation import Citation
from app.core.domain.evidence import Passage, Reference
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn.turn import State, Turn
from app.core.prompt.earlier_turns import PastTurns, past_turn
from app.core.prompt.history_messages import history_messages, history_tokens

PAGE = Source("s", "example.org/s", "https://example.org/s", "Page", 1)


def cited(name: str = "t1") -> Turn:
    return Turn(
        name,
        "c",
        "How high?",
        state=State.FINISHED,
        sources={"s": PAGE},
        references=[Reference(1, "s", (Passage("s", "It is high."),))],
        citations=(Citation((1,), (8, 11), "[1]"),),
        text_parts=["It is it[1]."],
    )


def test_of_one_turn_all_is_made_once() -> None:
    past_turns, turn, book = PastTurns(), cited(), SourceBook([PAGE])
    first = past_turns.of(turn, book)
    assert first == past_turn(turn, book)
    assert past_turns.of(turn, SourceBook([PAGE])) is first
    again, once = (history_messages([first], 1000, "", True) for _ in range(2))
    assert [one is other for one, other in zip(again, once, strict=True)] == [True, True]


def test_a_turn_that_was_read_anew_is_looked_at_anew() -> None:
    past_turns, book = PastTurns(), SourceBook([PAGE])
    past_turns.of(cited(), book)
    grown = replace(cited(), text_parts=["Another answer."], citations=())
    assert past_turns.of(grown, book).answer == "Another answer."


def test_another_book_gives_its_own_numbers() -> None:
    past_turns, turn = PastTurns(), cited()
    assert past_turns.of(turn, SourceBook([PAGE])).numbers == (1,)
    assert past_turns.of(turn, SourceBook([replace(PAGE, number=7)])).numbers == (7,)
    assert past_turns.of(turn, SourceBook()).numbers == ()
    assert past_turns.of(turn, SourceBook([PAGE])).numbers == (1,)


def test_nothing_stays_of_a_turn_that_nobody_holds() -> None:
    past_turns, turns = PastTurns(), [cited(f"t{n}") for n in range(5)]
    for turn in turns:
        past_turns.of(turn, SourceBook([PAGE]))
    assert len(past_turns) == 5
    del turns, turn
    gc.collect()
    assert len(past_turns) == 0


def test_a_history_costs_what_its_questions_and_answers_cost() -> None:
    past = past_turn(cited(), SourceBook([PAGE]))
    assert past.tokens is not None
    assert history_tokens([past, replace(past, tokens=None)]) == 2 * sum(past.tokens)
