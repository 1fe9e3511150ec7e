"""The steps of a turn, and those of a research's sub-questions."""

from collections.abc import Callable
from functools import partial

from app.bootstrap.shared_resources import SharedResources
from app.core.domain.settings import SearchSettings, Settings
from app.core.ports import MemoryStore, ModelDirectory, PageReader, RankingModels
from app.core.research.limits import LimitedDirectory
from app.core.research.machine import Research
from app.core.research.searcher import NodeSteps
from app.core.running.step_order import Steps
from app.core.search.query_cache import Searches
from app.core.search.router import Router
from app.core.services import KnowledgeAccess
from app.core.steps.check import Check
from app.core.steps.quote import Quote
from app.core.steps.read import ReadPages
from app.core.steps.recall import Recall
from app.core.steps.refer import Refer
from app.core.steps.search import Search
from app.core.steps.select import Select
from app.core.steps.tools import Tools
from app.core.steps.understand import Understand
from app.core.steps.write import Write


def turn_steps(
    shared: SharedResources,
    settings: Callable[[], Settings],
    router: Router,
    models: ModelDirectory,
    ranking: RankingModels,
    reader: PageReader,
    knowledge: KnowledgeAccess,
    facts: MemoryStore,
) -> Steps:
    def search() -> SearchSettings:
        return settings().search

    write = partial(Write, settings=search, links=shared.links, documents=knowledge.documents)
    searches, read = Searches(router, shared.stores.conversations), ReadPages(reader, search)
    few = LimitedDirectory(models, lambda: settings().providers)  # questions of a research that run side by side
    recall = Recall(knowledge.retrieval, facts, knowledge.documents)
    refer = Refer(models, search, ranking, lambda: settings().knowledge)
    tools = Tools(searches, reader, models, search)
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
        understand=Understand(models),
        search=Search(searches, search, shared.extraction.warm),
        read=read,
        refer=refer,
        write=write(models),
        quote=Quote(),
        check=Check(),
        tools=tools,
        recall=recall,
        research=Research(few, node_steps, router),
    )
