"""A whole core with a fake behind every port."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from app.core.ask import Ask
from app.core.domain import events as e
from app.core.domain.chat import Provider
from app.core.domain.graph import BUDGETS, Budget, Depth
from app.core.domain.settings import Settings
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import Turn
from app.core.editing.repair import Repair
from app.core.ports import ModelDirectory
from app.core.research.machine import Research
from app.core.research.searcher import NodeSteps
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
from app.core.steps.select import Select
from app.core.steps.tools import Tools
from app.core.steps.understand import Understand
from app.core.steps.write import Write
from tests.fakes import (
    CHOICE,
    FakeChannel,
    FakeConversations,
    FakeDocuments,
    FakeFacts,
    FakeKnowledge,
    FakeLinks,
    FakeModel,
    FakeModels,
    FakeReader,
    hit,
)

SKY = "https://sky.example/blue"
SEA = "https://sea.example/blue"
HITS = [hit(1, SKY, "Why the sky is blue."), hit(2, SEA, "Why the sea is blue.")]
PAGES = {
    SKY: "The sky is blue because air scatters short waves more than long ones. This is Rayleigh scattering.",
    SEA: "The sea is blue because water absorbs red light. It is not only a mirror of the sky.",
}
REWRITE = "<websearch><question>why is the sky blue</question></websearch>"
SETTINGS = Settings(providers=(Provider("fake", "Fake", "http://fake.invalid/v1", ("fake-1",)),), model=CHOICE)


@dataclass
class World:
    model: FakeModel | None = None
    channel: FakeChannel = field(default_factory=lambda: FakeChannel({"*": HITS}))
    wikipedia: FakeChannel = field(default_factory=lambda: FakeChannel({}, "wikipedia"))
    reader: FakeReader = field(default_factory=lambda: FakeReader(PAGES))
    store: FakeConversations = field(default_factory=FakeConversations)
    others: dict[str, Any] = field(default_factory=dict)  # search channels
    links: FakeLinks = field(default_factory=FakeLinks)
    knowledge: FakeKnowledge = field(default_factory=FakeKnowledge)
    memory: FakeFacts = field(default_factory=FakeFacts)
    documents: FakeDocuments = field(default_factory=FakeDocuments)
    settings: Settings = SETTINGS
    models: ModelDirectory | None = None  # in place of `model`
    budgets: Mapping[Depth, Budget] = field(default_factory=lambda: BUDGETS)

    def __post_init__(self) -> None:
        if self.model is None and self.models is None:
            self.settings = replace(self.settings, model=None)
        models = self.models or FakeModels(self.model)
        self.router = Router({"local": self.channel, "wikipedia": self.wikipedia, **self.others})
        router = self.router
        searches = Searches(router, self.store)
        understand = Understand(models, timeout_seconds=0.05)
        search = Search(searches, lambda: self.settings.search)
        read = ReadPages(self.reader, lambda: self.settings.search)
        refer = Refer(models, lambda: self.settings.search)
        write = Write(models, settings=lambda: self.settings.search, links=self.links, documents=self.documents)
        recall = Recall(self.knowledge, self.memory, self.documents)
        select = Select(models, lambda: self.settings.search)
        tools = Tools(searches, self.reader, models, lambda: self.settings.search)
        node_steps = NodeSteps(understand, recall, search, select, read, refer, write, tools)
        self.research = Research(models, node_steps, router, self.budgets)
        edit = EditAnswer(Repair(searches, self.reader, models, lambda: self.settings.search))
        steps = Steps(understand, search, read, refer, write, Quote(), tools, Check(), recall, edit, self.research)
        self.ask = Ask(steps, self.store, lambda: self.settings, models=models, channels=router)

    async def turn(self, text: str = "Why is the sky blue?", **more: object) -> tuple[RunningTurn, list[e.Event]]:
        events = [event async for event in self.ask.run(Question("c", text, **more))]  # type: ignore[arg-type]
        return self._turn(events[0].turn), events

    async def resumed(self, turn: Turn) -> tuple[RunningTurn, list[e.Event]]:
        events = [event async for event in self.ask.resume("c", turn.id)]
        return self._turn(turn.id), events

    def _turn(self, turn_id: str) -> RunningTurn:
        turn = self.store.turns[turn_id]
        assert isinstance(turn, RunningTurn)
        return turn


def kinds(turn: Turn) -> list[str]:
    return [notice.kind for notice in turn.notices]
