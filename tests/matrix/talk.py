"""A conversation with real models behind real HTTP: the whole core, with fakes for the web and the disk only."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import httpx

from app.adapters.llm.directory import Directory
from app.core.ask import Ask
from app.core.domain import events as e
from app.core.domain.addresses import page_key
from app.core.domain.chat import Abilities, ModelChoice, Provider
from app.core.domain.settings import BUILTIN, Overrides, Planner, SearchMode, SearchSettings, Settings
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.question import BATCH_SECONDS, Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State, Turn
from app.core.running.step_order import Steps
from app.core.search.query_cache import Searches
from app.core.search.router import Router
from app.core.steps.check import Check
from app.core.steps.edit import EditAnswer
from app.core.steps.quote import Quote
from app.core.steps.read import ReadPages
from app.core.steps.recall import Recall
from app.core.steps.refer import Refer
from app.core.steps.search import Search
from app.core.steps.tools import Tools
from app.core.steps.understand import Understand
from app.core.steps.write import Write
from tests.fakes import (
    FakeChannel,
    FakeConversations,
    FakeDocuments,
    FakeFacts,
    FakeKnowledge,
    FakeLinks,
    FakeReader,
    hit,
)
from tests.matrix.scripts.base import KEY, SKY, Script
from tests.matrix.scripts.gemini import LED
from tests.matrix.servers import Server

HITS = [hit(1, SKY.url, "The sky is blue because air scatters short waves.", SKY.title)]
PAGES = {SKY.url: "The sky is blue because air scatters short waves more than long ones. It is Rayleigh scattering."}
OFF = Overrides(mode=SearchMode.OFF)
CALLS = Overrides(planner=Planner.MODEL)  # the model calls our tools
ITSELF = Overrides(channel=BUILTIN)  # the model searches by itself
LOCAL = Overrides(channel="local")
_ENDS = e.TurnFinished | e.TurnStopped | e.TurnFailed


class Keys:
    """A `SecretStore` with one key for everybody."""

    def get(self, provider_id: str) -> str:
        return KEY

    def origin(self, provider_id: str) -> str:
        return "session"

    async def set(self, provider_id: str, key: str) -> str:
        return "session"

    async def load(self, provider_ids: Sequence[str]) -> None:
        return None


def provider_of(script: Script, server: Server, name: str = "p") -> Provider:
    abilities = Abilities(search=bool(script.dialect), tools=True, vision=True, context_size=32_000)
    return Provider(
        name,
        f"The {script.name} service",
        server.url + script.base,
        ("m",),
        wire_format=script.name,
        search=script.dialect,
        abilities={"m": abilities},
    )


class Talk:
    """Turns of one conversation, each of which is checked. The first provider is asked unless another is named."""

    def __init__(
        self,
        client: httpx.AsyncClient,
        *providers: Provider,
        timeout_seconds: float | None = None,
        store: Any = None,
        hits: Any = HITS,
    ) -> None:
        choice = ModelChoice(providers[0].id, "m")
        self.settings = Settings(providers=providers, model=choice, search=SearchSettings())
        self.directory = Directory(lambda: providers, Keys(), lambda: client, timeout_seconds=timeout_seconds)
        self.channel = FakeChannel({"*": hits})
        self.store = store or FakeConversations()
        self.links = FakeLinks(LED)
        self.router = Router({"local": self.channel})
        reader, searches = FakeReader(PAGES), Searches(self.router, self.store)
        steps = Steps(
            Understand(self.directory, timeout_seconds=60.0),
            Search(searches, lambda: self.settings.search),
            ReadPages(reader, lambda: self.settings.search),
            Refer(self.directory, lambda: self.settings.search),
            Write(self.directory, settings=lambda: self.settings.search, links=self.links),
            Quote(),
            Tools(searches, reader, self.directory, lambda: self.settings.search),
            Check(),
            Recall(FakeKnowledge(), FakeFacts(), FakeDocuments()),
            EditAnswer(),
        )
        self.ask = Ask(steps, self.store, lambda: self.settings, models=self.directory, channels=self.router)

    async def turn(
        self,
        overrides: Overrides = OFF,
        parent: str | None = None,
        text: str = "Why is it so?",
        by: str = "",
        batch_seconds: float = BATCH_SECONDS,
    ) -> tuple[Turn, list[e.Event]]:
        overrides = replace(overrides, model=ModelChoice(by, "m")) if by else overrides
        question = Question("c", text, parent, overrides, batch_seconds=batch_seconds)
        events = [event async for event in self.ask.run(question)]
        assert isinstance(events[0], e.TurnStarted)
        return await self._checked(events, new_turn(events[0])), events

    async def resumed(self, turn: Turn) -> tuple[Turn, list[e.Event]]:
        mine = replace(
            RunningTurn.of(turn),
            sources=dict(turn.sources),
            findings=dict(turn.findings),
            notices=list(turn.notices),
            messages=list(turn.messages),
            reports=list(turn.reports),
            searches=list(turn.searches),
            fallbacks=list(turn.fallbacks),
            text_parts=[turn.text],
            reasoning_parts=[turn.reasoning],
        )
        events = [event async for event in self.ask.resume("c", turn.id)]
        assert isinstance(events[0], e.TurnResumed)
        return await self._checked(events, mine), events

    async def stored(self, turn_id: str) -> Turn:
        conversation = await self.store.conversation("c")
        return next(turn for turn in conversation.turns if turn.id == turn_id)

    async def _checked(self, events: list[e.Event], mine: RunningTurn) -> Turn:
        """What holds of every turn; `mine` is a front end's copy, which has nothing but the events."""
        assert {event.turn for event in events} == {mine.id}
        assert [isinstance(event, _ENDS) for event in events] == [False] * (len(events) - 1) + [True]
        for event in events:
            fold(mine, event)
            shown = [event.citation] if isinstance(event, e.Cited) else []
            for citation in [*shown, *(event.citations if isinstance(event, e.CitationsPlaced) else ())]:
                check_citation(mine, citation)
        turn = await self.stored(mine.id)
        check_places(turn)
        for name in ("text", "reasoning", "citations", "state", "error", "finish", "usage", "notices"):
            assert getattr(turn, name) == getattr(mine, name), name
        assert numbered(turn) == numbered(mine)
        book = await self.store.book("c")
        assert all(page_key(book.numbered(n).url) == page_key(url) for n, url in numbered(turn).items())
        assert KEY not in f"{turn.error} {turn.text} {turn.notices} {events}"
        return turn


def check_places(turn: Turn) -> None:
    """In order, within the text, none over another; every number names a source and a reference."""
    for citation in turn.citations:
        check_citation(turn, citation)
    places = [citation.place for citation in turn.citations if citation.place]
    assert places == sorted(places)
    assert all(before[1] <= after[0] for before, after in pairwise(places))


def check_citation(turn: Turn, citation: Any) -> None:
    for number in citation.numbers:
        assert turn.source_numbered(number) is not None
    for span in filter(None, (citation.place, citation.claim)):
        assert 0 <= span[0] <= span[1] <= len(turn.text)
    if citation.place:
        assert citation.marker == turn.text[slice(*citation.place)]


def numbered(turn: Turn) -> Mapping[int, str]:
    """The addresses behind the turn's references."""
    return {reference.number: turn.sources[reference.source].url for reference in turn.references or ()}


def chips(turn: Turn) -> list[tuple[str, int, int]]:
    """(page, start, end) of each number that is shown in the text; page keys, since some providers decorate links."""
    urls = {source.number: page_key(source.url) for source in turn.sources.values() if source.number}
    return [(urls[number], *one.place) for one in turn.citations if one.place for number in one.numbers]


def keyed(given: Sequence[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    return [(page_key(url), start, end) for url, start, end in given]


def ended(turn: Turn) -> tuple[State, str]:
    return turn.state, turn.error.kind if turn.error else ""
