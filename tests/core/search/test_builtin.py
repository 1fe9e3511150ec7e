"""A model's own search as a channel of another model."""

import pytest

from app.core.domain.chat import (
    Abilities,
    FinishPart,
    GroundingPart,
    ModelChoice,
    ModelPart,
    Provider,
    ProviderCitation,
    ProviderMetadataPart,
    ProviderSource,
    Role,
    TextPart,
    ToolCall,
    ToolCallPart,
)
from app.core.domain.citation import Anchor
from app.core.domain.errors import TimedOut, Unavailable, Unreachable
from app.core.domain.evidence import Outcome, Query, Report
from app.core.domain.rules import DomainRules
from app.core.domain.settings import SearchSettings, Settings
from app.core.search.builtin import BuiltinChannel
from tests.fakes import FakeModel, FakeModels

A = ProviderSource("a", "https://a.example/one", "One", "1", date="2026-11-01")
B = ProviderSource("b", "https://b.example/two", "Two", "2", snippet="What the page of two says.")
QWEN = ModelChoice("qwen", "qwen-plus")


class FakeLinks:
    def __init__(self, led: dict[str, str] | None = None) -> None:
        self.led = led or {}

    async def resolve(self, urls: object) -> dict[str, str]:
        return self.led


def channel(*answers: object, named: bool = True, links: FakeLinks | None = None, **more: object) -> BuiltinChannel:
    model = FakeModel(list(answers), "qwen-plus", abilities=Abilities(search=True, tools=False))  # type: ignore[arg-type]
    provider = Provider("qwen", "Qwen", "https://q.example/v1", ("qwen-plus",))
    settings = Settings((provider,), search=SearchSettings(builtin=QWEN if named else None))
    return BuiltinChannel(FakeModels(model), lambda: settings, links or FakeLinks(), lambda _: True, **more)  # type: ignore[arg-type]


async def report_of(channel: BuiltinChannel, query: Query | None = None) -> Report:
    (report,) = [report async for report in channel.search(query or Query("news"))]
    return report


async def test_cited_sources_become_hits_with_the_sentences_that_cite_them() -> None:
    text = "Rain fell in Rome. Snow fell in Oslo."
    cited = (
        ProviderCitation(("b",), (18, 18), Anchor.SPAN, claim=(0, 18)),
        ProviderCitation(("a",), (37, 37), Anchor.SPAN, claim=(19, 37)),
    )
    report = await report_of(channel([TextPart(text), GroundingPart((A, B), cited)]))
    assert (report.engine, report.outcome, report.response) == ("qwen-plus", Outcome.HITS, text)
    assert [(h.rank, h.title, h.snippet, h.site, h.date) for h in report.hits] == [
        (1, "Two", "What the page of two says.", "b.example", ""),
        (2, "One", "Snow fell in Oslo.", "a.example", "2026-11-01"),
    ]


async def test_markers_in_the_text_name_the_sources_of_the_list() -> None:
    text = "Rain fell in Rome [1]. Snow fell in Oslo [2]."
    report = await report_of(channel([TextPart(text), GroundingPart((A, B), textual=True)]))
    assert [hit.title for hit in report.hits] == ["One", "Two"]
    assert report.hits[0].snippet == "Rain fell in Rome"


async def test_an_answer_without_sources_is_no_search_result() -> None:
    report = await report_of(channel(["I remember that it rained."]))
    assert (report.outcome, report.hits, report.response) == (Outcome.NO_RESULTS, (), "")


async def test_redirects_are_resolved_before_pages_are_told_apart() -> None:
    twice = (A, ProviderSource("c", "https://hidden.example/x"))
    links = FakeLinks({"https://hidden.example/x": "https://a.example/one"})
    report = await report_of(channel([TextPart("x"), GroundingPart(twice)], links=links))
    assert [hit.url for hit in report.hits] == ["https://a.example/one"]


async def test_the_rules_and_the_wish_to_search_reach_the_model() -> None:
    asked = channel([TextPart("x"), GroundingPart((A,))])
    await report_of(asked, Query("news", language="zh-CN", rules=DomainRules(("*://*.a.example/*",), ("bad.example",))))
    (request,) = asked.models.chat.requests  # type: ignore[attr-defined]
    assert request.search is not None
    assert (request.search.allowed, request.search.blocked) == (("a.example",), ("bad.example",))
    assert (request.search.forced, request.search.language) == (True, "zh-CN")
    assert request.messages[-1].text == "news"


async def test_kimis_search_is_confirmed_with_its_own_arguments() -> None:
    call = ToolCall("t1", "$web_search", '{"search_result": {"search_id": "s"}}', server_executed=True)
    first: list[ModelPart] = [
        ToolCallPart(call),
        ProviderMetadataPart(({"role": "assistant"},), "chat"),
        FinishPart("tool_calls"),
    ]
    asked = channel(first, [TextPart("It rained."), GroundingPart((A,))])
    report = await report_of(asked)
    assert report.outcome is Outcome.HITS
    spoken, confirmed = asked.models.chat.requests[1].messages[-2:]  # type: ignore[attr-defined]
    assert (spoken.role, spoken.provider_metadata.provider) == (Role.ASSISTANT, "qwen")
    assert confirmed.blocks[0].text == call.arguments


async def test_a_paused_answer_goes_on_as_one() -> None:
    first = [TextPart("One. "), GroundingPart((A,), (ProviderCitation(("a",), (4, 4), Anchor.BLOCK, claim=(0, 4)),))]
    second = [TextPart("Two."), GroundingPart((B,), (ProviderCitation(("b",), (4, 4), Anchor.BLOCK, claim=(0, 4)),))]
    report = await report_of(channel([*first, FinishPart("pause")], second))
    assert report.response == "One. Two."
    assert [hit.title for hit in report.hits] == ["One", "Two"]
    assert report.hits[0].snippet == "One."


async def test_a_model_that_never_answers_counts_as_timed_out() -> None:
    with pytest.raises(TimedOut):
        await report_of(channel(TimeoutError()))


async def test_errors_of_the_model_reach_the_router() -> None:
    with pytest.raises(Unreachable):
        await report_of(channel(Unreachable("qwen")))


async def test_without_a_model_that_searches_it_cannot_be_used() -> None:
    nobody = BuiltinChannel(FakeModels(None), Settings, FakeLinks(), lambda _: True)
    assert (nobody.usable, nobody.is_fallback) == (False, False)
    with pytest.raises(Unavailable):
        await report_of(nobody)


async def test_the_first_model_that_can_search_serves_where_none_is_named() -> None:
    unnamed = channel(named=False)
    assert unnamed.choice() == QWEN
    assert (unnamed.usable, unnamed.is_fallback) == (True, False)
