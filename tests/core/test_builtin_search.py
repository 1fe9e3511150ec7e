"""A whole turn whose model searches by itself while it writes."""

from contextlib import aclosing
from dataclasses import replace

import pytest

from app.core.domain import events as e
from app.core.domain.chat import (
    Abilities,
    BuiltinSearch,
    CitedPart,
    FinishPart,
    GroundingPart,
    ModelPart,
    ProviderCitation,
    ProviderMetadataPart,
    ProviderSearchPart,
    ProviderSource,
    ReasoningPart,
    RetryPart,
    Role,
    SourcesPart,
    TextPart,
    ToolCall,
    ToolCallPart,
    ToolResult,
    Usage,
    UsagePart,
)
from app.core.domain.citation import Anchor
from app.core.domain.errors import (
    AppError,
    BadAnswer,
    KeyMissing,
    KeyRefused,
    OutOfCredit,
    RateLimited,
    TimedOut,
    Unreachable,
)
from app.core.domain.plan import Plan
from app.core.domain.settings import Overrides, SearchMode, SearchSettings
from app.core.domain.sources import Origin
from app.core.domain.turn.fold import fold
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State
from tests.core.world import REWRITE, SETTINGS, World, kinds
from tests.fakes import Answer, FakeLinks, FakeModel

SEARCHES = Abilities(search=True, tools=True)
A = ProviderSource("a", "https://a.example/x?utm_source=openai", "Page A", "1", "Snippet A")
B = ProviderSource("b", "https://b.example/", "b.example", "2")
C = ProviderSource("c", "https://c.example/", "Page C", "3")
SETTINGS_BUILTIN = replace(SETTINGS, search=SearchSettings(channel="builtin"))


def world(*answers: Answer, **more: object) -> World:
    return World(FakeModel(list(answers), abilities=SEARCHES), settings=SETTINGS_BUILTIN, **more)  # type: ignore[arg-type]


def at(text: str, *keys: str, **more: object) -> ProviderCitation:
    """A citation right behind the text."""
    return ProviderCitation(keys, (len(text), len(text)), Anchor.SPAN, **more)  # type: ignore[arg-type]


def model_of(one: World) -> FakeModel:
    assert one.model is not None
    return one.model


async def test_the_model_is_asked_to_search_and_its_evidence_becomes_chips() -> None:
    text = "Air scatters light."
    one = world(
        [
            ProviderSearchPart("s", query="sky blue"),
            ProviderSearchPart("s", query="sky blue", state="completed"),
            SourcesPart((A, B, C)),
            TextPart(text),
            CitedPart(at(text, "a", cited_text="short waves")),
            GroundingPart((A, B, C), (at(text, "a", "b", cited_text="short waves"),)),
        ]
    )
    turn, events = await one.turn()
    assert isinstance(events[-1], e.TurnFinished)
    assert not one.channel.asked
    assert model_of(one).requests[0].search == BuiltinSearch(language="en-US")
    assert [(c.numbers, c.place) for c in turn.citations] == [((1, 2), (len(text), len(text)))]
    assert [turn.sources[r.source].url for r in turn.references or ()] == [A.url, B.url]
    assert [p.text for p in (turn.references or [])[0].passages] == ["short waves"]
    assert len(turn.findings) == 3, "what was merely consulted is kept too"
    assert turn.source_numbered(3) is None, "and has no number"
    assert [(s.query, s.channel) for s in turn.searches] == [("sky blue", "builtin")]
    started = events[0]
    assert isinstance(started, e.TurnStarted)
    assert started.builtin


async def test_a_citation_shows_as_soon_as_it_is_known_and_its_number_is_on_disk_before() -> None:
    text = "So it is."
    one = world([SourcesPart((A,)), TextPart(text), CitedPart(at(text, "a")), TextPart(" More.")])
    _, events = await one.turn()
    order = [type(event) for event in events]
    built, cited = order.index(e.ReferencesBuilt), order.index(e.Cited)
    assert built < cited < [i for i, event in enumerate(events) if isinstance(event, e.TextDelta)][1]


async def test_markers_in_a_providers_own_dialect_get_the_numbers_of_the_book() -> None:
    one = world([TextPart("Sea [2], sky [1], both [1][2], none [9]."), GroundingPart((A, B), (), textual=True)])
    turn, _ = await one.turn()
    assert [(c.marker, c.numbers) for c in turn.citations] == [
        ("[2]", (1,)),
        ("[1]", (2,)),
        ("[1]", (2,)),
        ("[2]", (1,)),
    ]


async def test_markers_that_name_a_providers_list_are_chips_while_the_answer_comes() -> None:
    parts: list[ModelPart | BaseException] = [TextPart("Sea [2]. "), SourcesPart((A, B)), TextPart("Sky [1]. More.")]
    one = world([*parts, GroundingPart((A, B), (), textual=True)])
    turn, events = await one.turn()
    given = [event.citation for event in events if isinstance(event, e.Cited)]
    assert [(c.numbers, c.place) for c in given] == [((1,), (4, 7)), ((2,), (13, 16))]
    assert [(c.numbers, c.place) for c in turn.citations] == [(c.numbers, c.place) for c in given]


async def test_later_turns_see_the_numbers_of_the_book_whatever_the_provider_wrote() -> None:
    one = world(
        [TextPart("Sea [2]."), GroundingPart((A, B), (), textual=True)],
        [TextPart("Again [1]."), GroundingPart((C,), (at("Again", "c"),))],
    )
    first, _ = await one.turn()
    await one.turn("And?", parent=first.id)
    assert [m.text for m in model_of(one).requests[1].messages if m.role is Role.ASSISTANT] == ["Sea [1]."]


async def test_sources_are_one_per_page_over_the_whole_conversation() -> None:
    again = replace(A, key="z", url="http://www.a.example/x/", title="1")
    one = world(
        [TextPart("One."), GroundingPart((A,), (at("One.", "a"),))],
        [TextPart("Two."), GroundingPart((B, again), (at("Two.", "z", "b"),))],
    )
    first, _ = await one.turn()
    second, _ = await one.turn("And?", parent=first.id)
    assert second.cited_numbers() == [1, 2]
    assert second.source_numbered(1) is not None
    source = second.source_numbered(1)
    assert source is not None
    assert (source.title, source.origin) == ("Page A", Origin.PROVIDER)


async def test_a_source_without_an_address_is_listed_and_one_that_is_no_web_address_is_not_opened() -> None:
    nameless, odd = ProviderSource("n", "", "A report", "1"), ProviderSource("o", "javascript:alert(1)", "Odd", "2")
    one = world([TextPart("So [1][2]."), GroundingPart((nameless, odd), (), textual=True)])
    turn, _ = await one.turn()
    assert [(turn.sources[r.source].title, turn.sources[r.source].url) for r in turn.references or ()] == [
        ("A report", ""),
        ("Odd", ""),
    ]


async def test_redirects_are_resolved_before_a_source_is_known() -> None:
    hidden = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/xyz"
    other = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/lost"
    given = (ProviderSource("a", hidden, "a.example"), ProviderSource("b", other, "lost.example"))
    one = world(
        [TextPart("So."), GroundingPart(given, (at("So.", "a", "b"),), entry_html="<div>")],
        links=FakeLinks({hidden: "https://a.example/story"}),
    )
    turn, events = await one.turn()
    sources = [turn.sources[r.source] for r in turn.references or ()]
    assert [(s.url, s.site) for s in sources] == [("https://a.example/story", "a.example"), (other, "lost.example")]
    assert one.links.asked == [hidden, other]
    assert turn.entry_html == "<div>"
    assert e.SearchEntryReceived(turn.id, "<div>") in events


async def test_what_the_settings_say_of_sites_goes_with_the_request() -> None:
    one = world([TextPart("x"), GroundingPart((A,))])
    one.settings = replace(one.settings, search=SearchSettings(channel="builtin", blocked=("*://*.bad.example/*",)))
    await one.turn(overrides=Overrides(mode=SearchMode.ALWAYS, site="good.example"))
    assert model_of(one).requests[0].search == BuiltinSearch(("good.example",), ("bad.example",), True, "en-US")


async def test_with_search_off_nothing_is_searched_by_anybody() -> None:
    one = world([TextPart("Hello.")])
    turn, _ = await one.turn(overrides=Overrides(mode=SearchMode.OFF))
    assert model_of(one).requests[0].search is None
    assert turn.text == "Hello."


async def test_a_model_without_own_search_uses_the_channel_of_that_name() -> None:
    one = World(FakeModel([REWRITE, "x [1]"]), settings=SETTINGS_BUILTIN)
    turn, _ = await one.turn()
    assert not turn.builtin
    assert turn.cited_numbers() == [1]


FELL_BACK = [TimedOut("Fake"), RateLimited("Fake"), BadAnswer("Fake", "no search today"), Unreachable("Fake")]


@pytest.mark.parametrize("error", FELL_BACK, ids=lambda error: error.kind)
async def test_where_built_in_search_fails_the_next_channel_takes_over_and_says_so(error: AppError) -> None:
    one = world(error, REWRITE, "Found [1].")
    turn, events = await one.turn()
    assert isinstance(events[-1], e.TurnFinished)
    assert (turn.text, turn.cited_numbers(), turn.channel) == ("Found [1].", [1], "local")
    fallen = next(event for event in events if isinstance(event, e.ChannelFellBack))
    assert (fallen.query, fallen.channel, fallen.to, fallen.failure.kind) == ("", "builtin", "local", error.kind)
    assert turn.fallbacks == [fallen]
    assert "builtin_failed" in kinds(turn)
    assert one.router.cooldown("builtin:fake") > 0
    assert model_of(one).requests[-1].search is None


async def test_what_was_shown_before_the_search_failed_is_withdrawn() -> None:
    one = world([TextPart("Wrong."), BadAnswer("Fake", "overloaded")], REWRITE, "Right [1].")
    turn, events = await one.turn()
    assert turn.text == "Right [1]."
    order = [type(event) for event in events]
    assert order.index(e.AnswerWithdrawn) < order.index(e.ChannelFellBack)


async def test_an_answer_that_must_rest_on_the_web_and_does_not_is_asked_for_again() -> None:
    one = world([TextPart("From memory.")], REWRITE, "Found [1].")
    turn, events = await one.turn(overrides=Overrides(mode=SearchMode.ALWAYS))
    assert turn.text == "Found [1]."
    assert e.AnswerWithdrawn(turn.id, "no_evidence") in events


async def test_an_answer_that_may_do_without_the_web_stands() -> None:
    turn, events = await world([TextPart("Hello!")]).turn("Hi")
    assert turn.text == "Hello!"
    assert not any(isinstance(event, e.ChannelFellBack) for event in events)


async def test_while_built_in_search_rests_the_next_channel_is_asked_right_away() -> None:
    one = world(REWRITE, "Found [1].")
    one.router.failed("builtin:fake", e.Failure(e.FailureKind.TIMED_OUT, "Fake"))
    turn, events = await one.turn()
    assert isinstance(events[1], e.ChannelFellBack)
    assert events[1].failure.kind == "TimedOut"
    assert turn.text == "Found [1]."
    assert all(request.search is None for request in model_of(one).requests)


async def test_a_connection_that_breaks_in_mid_answer_keeps_text_and_chips() -> None:
    text = "Half an"
    one = world([SourcesPart((A,)), TextPart(text), CitedPart(at(text, "a")), Unreachable("Fake", "incomplete")])
    turn, events = await one.turn()
    assert isinstance(events[-1], e.TurnFailed)
    assert (turn.text, turn.cited_numbers(), turn.state) == (text, [1], State.FAILED)


@pytest.mark.parametrize(
    "error", [KeyMissing("Fake"), OutOfCredit("Fake"), KeyRefused("Fake", "bad key")], ids=lambda error: error.kind
)
async def test_without_a_good_key_or_money_no_other_channel_helps(error: AppError) -> None:
    one = world(error)
    _, events = await one.turn()
    assert isinstance(events[-1], e.TurnFailed)
    assert not one.channel.asked


async def test_where_only_the_search_is_not_allowed_the_next_channel_helps() -> None:
    one = world(KeyRefused("Fake", "no search in this plan", status="403"), REWRITE, "Found [1].")
    turn, events = await one.turn()
    assert isinstance(events[-1], e.TurnFinished)
    assert (turn.text, len(one.channel.asked)) == ("Found [1].", 1)


async def test_stop_keeps_the_chips_that_came() -> None:
    text = "So it is."
    endless = [SourcesPart((A,)), TextPart(text), CitedPart(at(text, "a")), *[ReasoningPart(".")] * 100_000]
    one = world(endless)
    turn_id = ""
    async with aclosing(one.ask.run(Question("c", "Why?"))) as events:
        async for event in events:
            if isinstance(event, e.Cited):
                one.ask.stop(event.turn)
            turn_id = event.turn
    assert [(c.numbers, c.place) for c in one.store.turns[turn_id].citations] == [((1,), (9, 9))]


async def test_a_pause_is_asked_to_go_on_with_what_was_said() -> None:
    one = world(
        [
            TextPart("First. "),
            ProviderMetadataPart(({"raw": 1},), "messages"),
            FinishPart("pause"),
            UsagePart(Usage(1, 2)),
        ],
        [
            TextPart("Second."),
            GroundingPart((A,), (at("Second.", "a"),)),
            ProviderMetadataPart(({"raw": 2},), "messages"),
            UsagePart(Usage(3, 4)),
        ],
    )
    turn, events = await one.turn()
    assert turn.text == "First. Second."
    assert [c.place for c in turn.citations] == [(14, 14)]
    assert turn.usage == Usage(4, 6)
    assert sum(isinstance(event, e.AnswerPaused) for event in events) == 1
    again = model_of(one).requests[1]
    assert again.search is not None
    assert again.messages[-1].role is Role.ASSISTANT
    echo = again.messages[-1].provider_metadata
    assert echo is not None
    assert (echo.provider, echo.wire_format, echo.items) == ("fake", "messages", ({"raw": 1},))


async def test_citations_of_an_earlier_part_of_the_answer_are_kept() -> None:
    one = world(
        [TextPart("One [1]. "), GroundingPart((A,), (), textual=True), FinishPart("pause")],
        [TextPart("Two [2]."), GroundingPart((B,), (), textual=True)],
    )
    turn, _ = await one.turn()
    assert [(c.numbers, c.place) for c in turn.citations] == [((1,), (4, 7)), ((2,), (13, 16))]


async def test_a_model_that_never_stops_pausing_is_stopped() -> None:
    turn, _ = await world(*[[TextPart("x"), FinishPart("pause")]] * 9).turn()
    assert (turn.text, turn.state) == ("x" * 6, State.FINISHED)
    assert "answer_paused" in kinds(turn)


async def test_the_same_provider_gets_back_what_it_wants_echoed_in_the_next_turn() -> None:
    one = world([TextPart("One."), ProviderMetadataPart(({"raw": 1},), "messages")], [TextPart("Two.")])
    first, _ = await one.turn()
    await one.turn("And?", parent=first.id)
    said = next(m for m in model_of(one).requests[1].messages if m.role is Role.ASSISTANT)
    assert said.provider_metadata is not None
    assert said.provider_metadata.items == ({"raw": 1},)


async def test_a_search_that_the_provider_wants_confirmed_is_answered_with_its_own_words() -> None:
    call = ToolCall("t1", "$web_search", '{"search_result": {"search_id": "x"}}', server_executed=True)
    one = world(
        [ToolCallPart(call), FinishPart("tool_calls")],
        [TextPart("So."), GroundingPart((A,), (at("So.", "a"),))],
    )
    turn, _ = await one.turn()
    assert turn.text == "So."
    result = model_of(one).requests[1].messages[-1].blocks[0]
    assert result == ToolResult("t1", "$web_search", call.arguments)


async def test_an_answer_that_the_provider_takes_back_is_gone() -> None:
    turn, events = await world([TextPart("Bad words"), FinishPart("sensitive", withdrawn=True)]).turn()
    assert (turn.text, turn.citations, turn.state) == ("", (), State.FINISHED)
    assert kinds(turn) == ["withdrawn"]
    assert any(isinstance(event, e.AnswerWithdrawn) for event in events)


async def test_a_request_that_waits_says_so() -> None:
    _, events = await world([RetryPart(2.5, e.FailureKind.RATE_LIMITED), TextPart("x")]).turn()
    told = next(event for event in events if isinstance(event, e.RetryScheduled))
    assert (told.seconds, told.failure.kind) == (2.5, "RateLimited")


async def test_a_search_that_failed_at_the_providers_is_told() -> None:
    part = ProviderSearchPart("s", query="q", state="failed", error="max_uses_exceeded")
    turn, _ = await world([part, part, TextPart("x")]).turn()
    (search,) = turn.searches
    assert search.failure is not None
    assert search.failure.detail == "max_uses_exceeded"


def test_a_turn_that_fell_back_forgets_what_its_model_searched() -> None:
    turn = RunningTurn("t", "c", "q", builtin=True, plan=Plan(origin="builtin"), references=[])
    fold(turn, e.SearchFinished("t", "q", "builtin", (), hit_count=4))
    assert turn.searches[0].hit_count == 4
    fold(turn, e.ChannelFellBack("t", "", "builtin", "local", e.Failure(e.FailureKind.TIMED_OUT)))
    assert (turn.builtin, turn.plan, turn.references, turn.searched) == (False, None, None, [])


async def test_what_the_users_rules_forbid_is_neither_listed_nor_cited() -> None:
    text = "Air scatters light."
    blocked = replace(SETTINGS_BUILTIN, search=SearchSettings(channel="builtin", blocked=("*://*.a.example/*",)))
    part = GroundingPart((A, B), (at(text, "a"), at(text, "b")))
    one = World(FakeModel([[TextPart(text), part]], abilities=SEARCHES), settings=blocked)
    turn, _ = await one.turn()
    assert [source.url for source in turn.sources.values()] == ["https://b.example/"]
    assert turn.cited_numbers() == [1]


async def test_another_services_search_does_not_rest_with_this_ones() -> None:
    one = world([TextPart("Found."), GroundingPart((A,), (at("Found.", "a"),))])
    one.router.failed("builtin:other", e.Failure(e.FailureKind.TIMED_OUT, "Other"))
    turn, _ = await one.turn()
    assert (turn.text, turn.fallbacks) == ("Found.", [])
