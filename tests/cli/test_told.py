"""What the terminal tells besides the answer: sources that were only consulted, and who answered instead of whom."""

import json
import logging
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import pytest

from app.cli.commands import run
from app.cli.commands.answer import as_json
from app.cli.options import parse
from app.core.domain.chat import (
    Abilities,
    CitedPart,
    ModelPart,
    ProviderCitation,
    ProviderSource,
    SourcesPart,
    TextPart,
)
from app.core.domain.citation import Anchor, Citation
from app.core.domain.errors import RateLimited, TimedOut
from app.core.domain.evidence import Finding, Outcome
from app.core.domain.settings import Overrides, SearchSettings
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.turn import Turn
from tests.core.world import HITS, SETTINGS, World
from tests.fakes import Answer, FakeChannel, FakeModel

BUILTIN = replace(SETTINGS, search=SearchSettings(channel="builtin"))
SEARCHES = Abilities(search=True, tools=True)
A = ProviderSource("a", "https://a.example/", "Page A", "1", "Snippet A")
B = ProviderSource("b", "https://b.example/", "Page B", "2", "Snippet B")


@dataclass
class Terminal:
    """The command line over a whole core with fakes behind its ports."""

    world: World
    capsys: pytest.CaptureFixture[str]

    async def __call__(self, *arguments: str) -> tuple[int, str, str]:
        async def load(providers: list[str]) -> None: ...

        world = self.world
        services = SimpleNamespace(
            problems=(), ask=world.ask, secrets=SimpleNamespace(load=load), search=SimpleNamespace(router=world.router),
            vault=SimpleNamespace(locked_ids=frozenset),
            settings=SimpleNamespace(
                environment=Overrides(), in_force=lambda: world.settings,
                file=SimpleNamespace(load=lambda: world.settings),
            ),
        )  # fmt: skip
        status = await run(parse(list(arguments)), services)  # type: ignore[arg-type]
        printed = self.capsys.readouterr()
        return status, printed.out, printed.err


def searching(*answers: Answer) -> World:
    return World(FakeModel(list(answers), abilities=SEARCHES), settings=BUILTIN)


def consulted() -> list[ModelPart | BaseException]:
    cited = ProviderCitation(("a",), (8, 8), Anchor.SPAN)
    return [SourcesPart((A, B)), TextPart("It is so."), CitedPart(cited)]


async def test_sources_that_the_model_consulted_and_did_not_cite_are_told_apart(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = await Terminal(searching(consulted()), capsys)("ask", "Why?", "--json")
    sources = json.loads(out)["sources"]
    assert [(source["url"], source["cited"]) for source in sources] == [(A.url, True), (B.url, False)]
    assert [source["group"] for source in sources] == ["cited", "consulted"]


async def test_an_answer_that_cites_nothing_still_lists_what_was_consulted(capsys: pytest.CaptureFixture[str]) -> None:
    world = searching([SourcesPart((A, B)), TextPart("It is so.")])
    _, out, _ = await Terminal(world, capsys)("ask", "Why?", "--search", "auto")
    assert f"Page A (consulted, not cited)\n    {A.url}" in out
    assert f"Page B (consulted, not cited)\n    {B.url}" in out


def test_a_citation_without_a_place_is_in_the_json() -> None:
    turn = Turn("t", "c", "q", text_parts=["It is so."], citations=(Citation((1,), None, anchor=Anchor.UNPLACED),))
    turn.sources["a"] = Source("a", "a", "https://a.example/", "A", 1, origin=Origin.PROVIDER)
    turn.findings["a"] = Finding("a")
    found = as_json(turn)
    edits = {"support": None, "moved_from": [], "disagreement": None, "as_of": None, "looked_up": False}
    assert found["citations"] == [{"start": None, "end": None, "marker": "", "numbers": [1], **edits}]
    assert [(source["number"], source["cited"]) for source in found["sources"]] == [(1, True)]


async def test_ask_tells_that_another_channel_took_over_and_why(capsys: pytest.CaptureFixture[str]) -> None:
    answers = [TimedOut("api.example")], "no queries", "Blue [1]."
    words = "The model's own search failed (no answer in time), so Web search (no key) was used instead."
    _, _, told = await Terminal(searching(*answers), capsys)("ask", "Why is the sky blue?")  # type: ignore[arg-type]
    assert told.count(words) == 1
    _, out, _ = await Terminal(searching(*answers), capsys)("ask", "Why is the sky blue?", "--json")  # type: ignore[arg-type]
    fallback = json.loads(out).get("fallbacks", [{}])[0]
    assert (fallback.get("channel"), fallback.get("to")) == ("builtin", "local")
    assert fallback["reason"] == "no answer in time"


async def test_every_fall_over_of_a_search_is_told_with_its_reason(capsys: pytest.CaptureFixture[str]) -> None:
    world = World(channel=FakeChannel({"*": Outcome.CHECK}), wikipedia=FakeChannel({"*": HITS}, "wikipedia"))
    world.others["tavily"] = FakeChannel({"*": RateLimited("tavily", "slow down")}, "tavily")
    world.__post_init__()
    status, out, told = await Terminal(world, capsys)("search", "sky", "--provider", "tavily")
    assert status == 0
    assert "tavily did not answer (rate limit reached), so Web search (no key) was used instead." in told
    assert "local did not answer (asked for a captcha), so Wikipedia was used instead." in told
    assert "Why the sky is blue" in out or "sky.example" in out


async def test_the_json_of_a_search_has_its_fall_overs_beside_the_unified_result(
    capsys: pytest.CaptureFixture[str],
) -> None:
    world = World(channel=FakeChannel({"*": Outcome.REFUSED}), wikipedia=FakeChannel({"*": HITS}, "wikipedia"))
    _, out, _ = await Terminal(world, capsys)("search", "sky", "--json")
    found = json.loads(out)
    assert list(found)[:6] == ["query", "response", "results", "provider", "success", "error"]
    assert found.get("fallbacks") == [
        {"query": "sky", "channel": "local", "to": "wikipedia", "kind": "refused", "reason": "refused for now",
         "detail": "local-engine=refused"}
    ]  # fmt: skip


async def test_the_reason_of_a_fall_over_is_in_the_log(caplog: pytest.LogCaptureFixture, capsys: Any) -> None:
    world = World(channel=FakeChannel({"*": TimedOut("local", "after 15 s")}))
    world.wikipedia.answers = {"*": HITS}
    with caplog.at_level(logging.WARNING):
        await Terminal(world, capsys)("search", "sky")
    assert any("TimedOut" in text and "after 15 s" in text for text in caplog.messages)
