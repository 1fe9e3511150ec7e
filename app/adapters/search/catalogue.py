"""All search channels: the record of each service stands in its module, those of the other channels here."""

from app.adapters.search.providers import (
    arxiv,
    bocha,
    brave,
    crossref,
    exa,
    firecrawl,
    github,
    hackernews,
    jina,
    kagi,
    linkup,
    ollama_search,
    parallel,
    perplexity,
    querit,
    searxng,
    serpapi,
    serper,
    sonar,
    stackexchange,
    tavily,
    you,
    zhipu,
)
from app.adapters.search.service_call import Api
from app.core.domain.catalogue import DOCUMENTED, RECORDED, ChannelInfo
from app.core.domain.settings import BUILTIN, KNOWLEDGE

_SERVICES = (
    *(tavily, exa, brave, serper, serpapi, searxng, bocha, zhipu, jina, perplexity, sonar, linkup, firecrawl, you),
    *(parallel, querit, ollama_search, kagi, hackernews, arxiv, crossref, stackexchange, github),
)  # in the order in which they are listed

APIS: dict[str, Api] = {module.NAME: module.API for module in _SERVICES}
SERVICES: tuple[ChannelInfo, ...] = tuple(module.INFO for module in _SERVICES)

CHANNELS: tuple[ChannelInfo, ...] = (
    ChannelInfo(
        "local",
        "Local search",
        checked=RECORDED,
        note="Reads engines' result pages in a browser of its own; several engines' terms forbid reading by program",
    ),
    ChannelInfo(
        BUILTIN,
        "Built-in search of a model",
        answers=True,
        checked=DOCUMENTED,
        note="The model's own terms",
    ),
    ChannelInfo(
        KNOWLEDGE,
        "Knowledge bases",
        checked=RECORDED,
        note="Your own documents, on this computer",
    ),
    *SERVICES,
    ChannelInfo(
        "wikipedia",
        "Wikipedia",
        checked=DOCUMENTED,
        note="In the language of the question; CC BY-SA",
    ),
)


def key_variables() -> dict[str, tuple[str, ...]]:
    """Usual names of keys in the environment, by the id of the key; those that model services share are theirs."""
    return {info.key or info.id: info.variables for info in SERVICES if info.variables}


def companies() -> dict[str, str]:
    """The model service on whose host a channel lies, by channel, where the two have different ids."""
    return {info.id: info.company for info in SERVICES if info.company}
