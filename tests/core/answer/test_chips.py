"""Chips while an answer is written."""

import pytest

from app.core.answer.chips import AnswerText, Chips
from app.core.answer.grounding import Evidence
from app.core.domain.events import Cited
from app.core.domain.evidence import Passage, Reference
from app.core.domain.sources import Source
from app.core.domain.turn.running_turn import RunningTurn
from tests.core.test_growth import calls_of, claims

PARAGRAPH = claims(10, " [1]") + "\n\n"
MANY = PARAGRAPH * 100


def chips() -> Chips:
    turn = RunningTurn("t", "c", "q", references=[Reference(1, "a", (Passage("a", "Water is wet"),))])
    turn.sources["a"] = Source("a", "a", "https://a.example", "A", 1)
    return Chips(turn, AnswerText(), Evidence(turn, "p"), 0, uses_references=True)


async def calls_for(text: str) -> int:
    async def work() -> None:
        assert len(list(chips().read(text))) == 1000

    return await calls_of(work)


async def test_of_a_megabyte_that_comes_at_once_no_more_is_read_than_shows() -> None:
    assert await calls_for(MANY * 40) < 2 * await calls_for(MANY)


@pytest.mark.parametrize("size", [7, 5_001, 10**6])
def test_chips_stand_where_their_markers_do_in_whatever_pieces_the_text_comes(size: int) -> None:
    text = MANY + "The end. "
    one = chips()
    pieces = [text[at : at + size] for at in range(0, len(text), size)]
    events = [event for piece in pieces for event in one.read(piece)]
    places = [event.citation.place for event in events if isinstance(event, Cited)]
    assert [text[slice(*place)] for place in places if place] == ["[1]"] * text.count("[1]")
