"""The steps of a turn, and those of a research's sub-questions."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial

from app.bootstrap.service_parts import ServerToolParts
from app.bootstrap.shared_resources import SharedResources
from app.core.domain.events import Events
from app.core.domain.settings import KnowledgeSettings, SearchSettings, Settings
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import MemoryStore, ModelDirectory, PageReader, RankingModels
from app.core.running.step_order import ResearchStep, Step, Steps
from app.core.search.query_cache import Searches
from app.core.search.router import Router
from app.core.services import KnowledgeAccess
from app.core.steps.read import ReadPages
from app.core.steps.recall import Recall
from app.core.steps.refer import Refer
from app.core.steps.search import Search
from app.core.steps.understand import Understand
from app.core.steps.write import Write


@dataclass(frozen=True)
class _Rare:
    """A step that few turns need, or none before its answer is there: it is loaded with the first one."""

    make: Callable[[], Step]

    def run(self, turn: RunningTurn) -> Events:
        return self.make().run(turn)


@dataclass(frozen=True)
class _RareResearch:
    """The research with its planner and searchers: one object for all turns, loaded with the first one."""

    make: Callable[[], ResearchStep]

    def run(self, turn: RunningTurn) -> Events:
        return self._step.run(turn)

    def answer_now(self, turn_id: str) -> bool:
        return self._step.answer_now(turn_id)

    @cached_property
    def _step(self) -> ResearchStep:
        return self.make()


def _quote() -> Step:
    from app.core.steps.quote import Quote

    return Quote()


def _check(ranking: RankingModels, knowledge: Callable[[], KnowledgeSettings]) -> Step:
    from app.core.steps.check import Check

    return Check(ranking, knowledge)


def turn_steps(
    shared: SharedResources,
    settings: Callable[[], Settings],
    router: Router,
    models: ModelDirectory,
    ranking: RankingModels,
    reader: PageReader,
    knowledge: KnowledgeAccess,
    facts: MemoryStore,
    server_tools: ServerToolParts,
) -> Steps:
    def search() -> SearchSettings:
        return settings().search

    write = partial(Write, settings=search, links=shared.links, documents=knowledge.documents)
    searches, read = Searches(router, shared.stores.conversations), ReadPages(reader, search)
    recall = Recall(knowledge.retrieval, facts, knowledge.documents)
    refer = Refer(models, search, ranking, lambda: settings().knowledge)

    def make_tools() -> Step:
        from app.core.steps.tools import Tools

        return Tools(searches, reader, models, search, servers=server_tools.calls)

    def make_research() -> ResearchStep:
        from app.core.research.limits import LimitedDirectory
        from app.core.research.machine import Research
        from app.core.research.searcher import NodeSteps
        from app.core.steps.select import Select

        few = LimitedDirectory(models, lambda: settings().providers)  # questions that run side by side
        parts = Understand(few), recall, finding, Select(few, search), read, refer, write(few), tools
        return Research(few, NodeSteps(*parts), router)

    def make_edit() -> Step:
        from app.core.editing.repair import Repair
        from app.core.steps.edit import EditAnswer

        return EditAnswer(Repair(searches, reader, models, search))

    tools, finding = _Rare(make_tools), Search(searches, search, shared.extraction.warm)
    return Steps(
        understand=Understand(models, offer=server_tools.offer),
        search=finding,
        read=read,
        refer=refer,
        write=write(models),
        quote=_Rare(_quote),
        check=_Rare(lambda: _check(ranking, lambda: settings().knowledge)),
        tools=tools,
        recall=recall,
        edit=_Rare(make_edit),
        research=_RareResearch(make_research),
    )
