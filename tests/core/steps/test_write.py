"""What the model is told, and what becomes of what it says."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.domain.chat import (
    Abilities,
    CitedPart,
    FinishPart,
    GroundingPart,
    ImageBlock,
    ModelPart,
    ProviderCitation,
    ProviderSearchPart,
    ProviderSource,
    ReasoningPart,
    Role,
    SourcesPart,
    TextPart,
    ToolCall,
    ToolCallPart,
    Usage,
    UsagePart,
)
from app.core.domain.citation import Anchor
from app.core.domain.errors import Unreachable
from app.core.domain.events import (
    AnswerWritten,
    CitationsPlaced,
    Cited,
    Event,
    NoticeAdded,
    TextDelta,
    ToolsCalled,
    UsageReported,
)
from app.core.domain.evidence import Passage, Reference
from app.core.domain.plan import Plan
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn.fold import fold
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.prompting import prompt
from app.core.steps.write import Write
from tests.fakes import CHOICE, FakeModel, FakeModels

TODAY = date(2026, 3, 4)


def turn_with(*numbers: int, plan: Plan | None = None) -> RunningTurn:
    turn = RunningTurn("t", "c", "Why?", model=CHOICE, plan=plan or Plan(("why",)), references=[])
    for number in numbers:
        turn.sources[str(number)] = Source(str(number), str(number), f"https://{number}.example", "T", number)
        assert turn.references is not None
        turn.references.append(Reference(number, str(number), (Passage(str(number), f"Evidence {number}"),)))
    turn.book = SourceBook(turn.sources.values())
    return turn


async def written(turn: RunningTurn, *parts: object, context: int = 8192) -> list[Event]:
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
    assert "context_small" in [event.notice.kind for event in events if isinstance(event, NoticeAdded)]
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


async def test_a_model_that_cannot_see_is_sent_no_pictures_and_says_so() -> None:
    turn = turn_with()
    turn.images = (ImageBlock(b"png"),)
    model = FakeModel(["x"], abilities=Abilities(search=False, tools=False, vision=False))
    events = [event async for event in Write(FakeModels(model)).run(turn)]
    assert "no_vision" in [event.notice.kind for event in events if isinstance(event, NoticeAdded)]
    assert not any(isinstance(block, ImageBlock) for m in model.requests[0].messages for block in m.blocks)


async def test_with_references_of_our_own_numbers_name_those_whatever_the_provider_found() -> None:
    source = ProviderSource("a", "https://a.example/", "A", "3")
    grounding = GroundingPart((source,), (ProviderCitation(("a",), (9, 9), Anchor.SPAN),), textual=True)
    events = await written(turn_with(3), TextPart("Blue [3]. Sea."), grounding)
    placed = next(event for event in events if isinstance(event, CitationsPlaced)).citations
    assert [(c.numbers, c.place) for c in placed] == [((3,), (5, 8)), ((4,), (9, 9))]


async def test_a_provider_that_searches_unasked_is_heard_where_there_are_no_references() -> None:
    source = ProviderSource("a", "https://a.example/", "A", "1")
    turn = turn_with(plan=Plan(origin="off"))
    events = await written(turn, TextPart("Blue [1]."), GroundingPart((source,), (), textual=True))
    placed = next(event for event in events if isinstance(event, CitationsPlaced)).citations
    assert [(c.numbers, c.marker) for c in placed] == [((1,), "[1]")]


async def test_an_answer_that_breaks_off_tells_its_citations_and_its_price() -> None:
    events: list[Event] = []

    async def write() -> None:
        model = FakeModel([[TextPart("Blue [3]"), UsagePart(Usage(1, 2)), Unreachable("fake")]])
        async for event in Write(FakeModels(model)).run(turn_with(3)):
            events.append(event)

    with pytest.raises(Unreachable):
        await write()
    assert any(isinstance(event, UsageReported) for event in events)
    placed = next(event for event in events if isinstance(event, CitationsPlaced)).citations
    assert [c.numbers for c in placed] == [(3,)]


async def test_usage_that_grows_in_the_stream_is_told_once() -> None:
    events = await written(turn_with(), TextPart("x"), UsagePart(Usage(1, 1)), UsagePart(Usage(1, 2)))
    assert [event.usage for event in events if isinstance(event, UsageReported)] == [Usage(1, 2)]


async def test_calls_that_nobody_offered_are_not_made() -> None:
    events = await written(turn_with(), TextPart("x"), ToolCallPart(ToolCall("1", "web_search")))
    assert not any(isinstance(event, ToolsCalled) for event in events)
    assert any(isinstance(event, AnswerWritten) for event in events)


PARTS = st.one_of(
    st.sampled_from(["Blue [1]. ", "[", "1]", "```\n", "\n\n", "`a` ", "([x](https://a.example/))", "【9†x】"]).map(
        TextPart
    ),
    st.builds(
        CitedPart,
        st.builds(
            ProviderCitation,
            st.lists(st.sampled_from("abx"), max_size=2).map(tuple),
            st.none() | st.tuples(st.integers(-3, 30), st.integers(-3, 30)),
            st.sampled_from(Anchor),
            st.sampled_from(["", "[1]"]),
        ),
    ),
    st.just(
        SourcesPart((ProviderSource("a", "https://a.example/", label="1"), ProviderSource("b", "http://[", label="2")))
    ),
    st.builds(ProviderSearchPart, st.sampled_from("st"), query=st.sampled_from(["", "q"]), state=st.text(max_size=3)),
    st.just(ReasoningPart("hm")),
)


@given(st.lists(PARTS, max_size=25), st.booleans(), st.booleans())
async def test_whatever_a_model_streams_citations_stay_within_the_text(
    parts: list[ModelPart], textual: bool, builtin: bool
) -> None:
    turn = turn_with(*(() if builtin else (1,)))
    turn.builtin = builtin
    sources = (ProviderSource("a", "https://a.example/", label="1"),)
    cited = tuple(part.citation for part in parts if isinstance(part, CitedPart))
    model = FakeModel([[TextPart("So. "), *parts, GroundingPart(sources, cited, textual)]])
    text = ""
    async for event in Write(FakeModels(model)).run(turn):
        fold(turn, event)
        if isinstance(event, TextDelta):
            text += event.text
        for citation in [event.citation] if isinstance(event, Cited) else turn.citations:
            if citation.place is not None:
                assert text[slice(*citation.place)] == citation.marker
            assert all(turn.source_numbered(number) for number in citation.numbers)
