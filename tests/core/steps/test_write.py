"""What the model is told, and what becomes of what it says."""

from datetime import date

from app.core.domain.chat import FinishPart, Role, TextPart, Usage, UsagePart
from app.core.domain.events import CitationsPlaced, Cited, Event, NoticeGiven, TextDelta, UsageReported
from app.core.domain.evidence import Passage, Reference
from app.core.domain.plan import Plan
from app.core.domain.sources import Source
from app.core.domain.turn import PastTurn, Turn
from app.core.prompting import prompt
from app.core.steps.write import Write
from tests.fakes import CHOICE, FakeModel, FakeModels

TODAY = date(2026, 3, 4)


def turn_with(*numbers: int, plan: Plan | None = None) -> Turn:
    turn = Turn("t", "c", "Why?", model=CHOICE, plan=plan or Plan(("why",)), references=[])
    for number in numbers:
        turn.sources[str(number)] = Source(str(number), str(number), f"https://{number}.example", "T", number)
        assert turn.references is not None
        turn.references.append(Reference(number, str(number), (Passage(str(number), f"Evidence {number}"),)))
    return turn


async def written(turn: Turn, *parts: object, context: int = 8192) -> list[Event]:
    model = FakeModel([parts], context_size=context)  # type: ignore[list-item]
    return [event async for event in Write(FakeModels(model)).run(turn)]


async def test_a_marker_that_comes_in_pieces_is_cited_where_it_stands() -> None:
    events = await written(turn_with(3), TextPart("Blue ["), TextPart("3"), TextPart("]. And [4]."))
    placed = next(event for event in events if isinstance(event, CitationsPlaced)).citations
    assert [(c.numbers, c.place, c.marker) for c in placed] == [((3,), (5, 8), "[3]")]
    assert len([event for event in events if isinstance(event, Cited)]) == 1


async def test_usage_and_the_length_limit_are_told() -> None:
    events = await written(turn_with(), TextPart("x"), UsagePart(Usage(1, 2)), FinishPart("length"))
    assert any(isinstance(event, UsageReported) for event in events)


async def test_a_question_that_is_longer_than_the_context_is_told_to_be_so() -> None:
    turn = turn_with()
    turn.question = "word " * 9000
    events = await written(turn, TextPart("x"), context=4096)
    assert "context_small" in [event.notice.kind for event in events if isinstance(event, NoticeGiven)]
    assert any(isinstance(event, TextDelta) for event in events), "it is sent all the same: the size may be a guess"


def test_the_prompt_carries_date_rules_references_and_question_in_this_order() -> None:
    system, user = prompt(turn_with(7), TODAY, 8192)
    assert "2026-03-04" in system.text
    assert "square brackets" in system.text
    assert user.text.index("[7] T") < user.text.index("Evidence 7") < user.text.index("Why?")


def test_without_references_the_model_is_told_which_kind_of_without_it_is() -> None:
    assert "brought nothing" in prompt(turn_with(), TODAY, 8192)[0].text
    assert "No web search" in prompt(turn_with(plan=Plan(origin="off")), TODAY, 8192)[0].text


def test_of_a_long_conversation_the_latest_turns_are_sent_with_their_markers() -> None:
    turn = turn_with(1)
    turn.history = tuple(PastTurn(f"Q{n}", f"A{n} [1]. " + "word " * 400) for n in range(20))
    sent = prompt(turn, TODAY, 4096)
    assert [one.role for one in sent[1:3]] == [Role.USER, Role.ASSISTANT]
    assert sent[-2].text.startswith("A19 [1].")
    assert len(sent) < 20
