"""All ways to search, those included that lack what they need."""

from collections.abc import Callable

from app.adapters.search.providers import sonar
from app.adapters.search.providers.wikipedia import WikipediaSearch
from app.adapters.search.service_channel import api_channels
from app.adapters.secrets import Keys
from app.bootstrap.shared_resources import SharedResources
from app.core.domain.settings import BUILTIN, KNOWLEDGE, SearchSettings, Settings
from app.core.knowledge.channel import KnowledgeChannel
from app.core.knowledge.retrieval import Bases
from app.core.ports import ModelDirectory, SearchChannel
from app.core.search.builtin import BuiltinChannel
from app.core.search.router import LAST_RESORT, LOCAL


def search_channels(
    shared: SharedResources, settings: Callable[[], Settings], keys: Keys, models: ModelDirectory, bases: Bases
) -> dict[str, SearchChannel]:
    """Services with accounts are no part of the web: they are asked outside the gate."""

    def search() -> SearchSettings:
        return settings().search

    def sonar_model() -> str:
        """Where Perplexity is set up as a model service too, the first of its models answers searches."""
        provider = settings().provider("perplexity")
        return next(iter(provider.models if provider else ()), sonar.MODEL)

    return {
        LOCAL: shared.local_search,
        BUILTIN: BuiltinChannel(models, settings, shared.links, lambda name: bool(keys.get(name))),
        KNOWLEDGE: KnowledgeChannel(bases),
        **api_channels(lambda: shared.clients.outside, keys.several, search, sonar_model),
        LAST_RESORT: WikipediaSearch(shared.clients.web, search),
    }
