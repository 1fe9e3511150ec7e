"""The steps of a turn, and those of a research's sub-questions."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from app.bootstrap.service_parts import ServerToolParts
from app.bootstrap.shared_resources import SharedResources
from app.core.domain.events import Events
from app.core.domain.settings import SearchSettings, Settings
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import MemoryStore, ModelDirectory, PageReader, RankingModels
from app.core.research.limits import LimitedDirectory
from app.core.research.machine import Research
from app.core.research.searcher import NodeSteps
from app.core.running.step_order import Step, Steps
from app.core.search.query_cache import Searches
from app.core.search.router import Router
from app.core.services import KnowledgeAccess
from app.core.steps.check import Check
from app.core.steps.read import ReadPages
from app.core.steps.recall import Recall
from app.core.steps.refer import Refer
from app.core.steps.search import Search
from app.core.steps.select import Select
from app.core.steps.understand import Understand
from app.core.steps.write import Write


@dataclass(frozen=True)
class _Rare:
    """A step that few turns need: it is loaded with the first one."""

    make: Callable[[], Step]

    def run(self, turn: RunningTurn) -> Events:
        return self.make().run(turn)


def _quote() -> Step:
    from app.core.steps.quote import Quote

    return Quote()


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
    few = LimitedDirectory(models, lambda: settings().providers)  # questions of a research that run side by side
    recall = Recall(knowledge.retrieval, facts, knowledge.documents)
    refer = Refer(models, search, ranking, lambda: settings().knowledge)

    def make_tools() -> Step:
        from app.core.steps.tools import Tools

        return Tools(searches, reader, models, search, servers=server_tools.calls)

    tools = _Rare(make_tools)
    node_steps = NodeSteps(
        understand=Understand(few),
        recall=recall,
        search=Search(searches, search, shared.extraction.warm),
        select=Select(few, search),
        read=read,
        refer=refer,
        write=write(few),
        tools=tools,
    )
    return Steps(
        understand=Understand(models, offer=server_tools.offer),
        search=Search(searches, search, shared.extraction.warm),
        read=read,
        refer=refer,
        write=write(models),
        quote=_Rare(_quote),
        check=Check(),
        tools=tools,
        recall=recall,
        research=Research(few, node_steps, router),
    )
