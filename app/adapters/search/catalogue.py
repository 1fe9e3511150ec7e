"""All search channels as data, and those of them that are services as channels."""

from collections.abc import Callable, Sequence

import httpx

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
from app.adapters.search.service_channel import ApiChannel
from app.core.domain.catalogue import ChannelInfo
from app.core.domain.settings import BUILTIN, KNOWLEDGE, SearchSettings
from app.core.ports import SearchChannel

DOCUMENTED = "documented"  # a client's code or the vendor's own page was read; no traffic was seen
UNVERIFIED = "unverified"

APIS: dict[str, Api] = {
    module.NAME: module.API
    for module in (
        *(tavily, exa, brave, serper, serpapi, searxng, bocha, zhipu, jina, perplexity, sonar, linkup, firecrawl, you),
        *(querit, ollama_search, kagi, hackernews, arxiv, crossref, stackexchange, github),
    )
}

CHANNELS: tuple[ChannelInfo, ...] = (
    ChannelInfo(
        "local",
        "Local search",
        checked="recorded",
        note="Reads engines' result pages in a browser of its own; several engines' terms forbid reading by program",
    ),
    ChannelInfo(BUILTIN, "Built-in search of a model", answers=True, checked=DOCUMENTED, note="The model's own terms"),
    ChannelInfo(KNOWLEDGE, "Knowledge bases", checked="recorded", note="Your own documents, on this computer"),
    ChannelInfo(
        "tavily",
        "Tavily",
        key="tavily",
        key_url="https://app.tavily.com/home",
        key_optional=True,
        checked=DOCUMENTED,
        note="Monthly free credits; a few searches without a key",
    ),
    ChannelInfo(
        "exa",
        "Exa",
        key="exa",
        key_url="https://dashboard.exa.ai/api-keys",
        checked=DOCUMENTED,
        note="Paid, with free credits every month",
    ),
    ChannelInfo(
        "brave",
        "Brave Search",
        key="brave",
        key_url="https://api-dashboard.search.brave.com/app/keys",
        checked=DOCUMENTED,
        note="Paid, with free credits every month; wants a card",
    ),
    ChannelInfo(
        "serper",
        "Serper",
        key="serper",
        key_url="https://serper.dev/api-key",
        checked=DOCUMENTED,
        note="Google's results; prepaid, more than ten results cost double",
    ),
    ChannelInfo(
        "serpapi",
        "SerpApi",
        key="serpapi",
        key_url="https://serpapi.com/manage-api-key",
        checked=DOCUMENTED,
        note="Google's results; a small free plan",
    ),
    ChannelInfo(
        "searxng",
        "SearXNG",
        address=True,
        checked=DOCUMENTED,
        note="Your own server; `json` must stand in search.formats of its settings.yml",
    ),
    ChannelInfo(
        "bocha",
        "Bocha 博查",
        key="bocha",
        key_url="https://open.bochaai.com",
        checked=DOCUMENTED,
        note="Paid, after a small trial",
    ),
    ChannelInfo(
        "zhipu",
        "Zhipu search 智谱搜索",
        key="zhipu",
        key_url="https://open.bigmodel.cn/usercenter/proj-mgmt/apikeys",
        checked=DOCUMENTED,
        note="Paid by the search, with the key of the models",
    ),
    ChannelInfo(
        "jina",
        "Jina",
        key="jina",
        key_url="https://jina.ai/api-dashboard",
        checked=DOCUMENTED,
        note="Paid by tokens; the free key is for non-commercial use",
    ),
    ChannelInfo(
        "perplexity",
        "Perplexity Search",
        key="perplexity",
        key_url="https://www.perplexity.ai/settings/api",
        checked=DOCUMENTED,
        note="Paid by the search",
    ),
    ChannelInfo(
        "sonar",
        "Perplexity Sonar",
        key="perplexity",
        key_url="https://www.perplexity.ai/settings/api",
        answers=True,
        checked=DOCUMENTED,
        note="Paid by the search and by tokens",
    ),
    ChannelInfo(
        "linkup",
        "Linkup",
        key="linkup",
        key_url="https://app.linkup.so/api-keys",
        checked=DOCUMENTED,
        note="Paid, with free credits every month",
    ),
    ChannelInfo(
        "firecrawl",
        "Firecrawl",
        key="firecrawl",
        key_url="https://www.firecrawl.dev/app/api-keys",
        key_optional=True,
        checked=DOCUMENTED,
        note="Monthly free credits; a few searches without a key",
    ),
    ChannelInfo(
        "you",
        "You.com",
        key="you",
        key_url="https://you.com/platform/api-keys",
        key_optional=True,
        checked=DOCUMENTED,
        note="Paid, with credit to start; a hundred searches a day without a key",
    ),
    ChannelInfo(
        "querit",
        "Querit",
        key="querit",
        key_url="https://www.querit.ai",
        checked=UNVERIFIED,
        note="Its host is not confirmed; another address can be set",
    ),
    ChannelInfo(
        "ollama_search",
        "Ollama web search",
        key="ollama",
        key_url="https://ollama.com/settings/keys",
        checked=DOCUMENTED,
        note="A free account works within low limits; ten results at most",
    ),
    ChannelInfo(
        "kagi",
        "Kagi",
        key="kagi",
        key_url="https://kagi.com/settings/api",
        checked=DOCUMENTED,
        note="Prepaid; the API's older version",
    ),
    ChannelInfo(
        "hackernews", "Hacker News", checked=DOCUMENTED, note="Stories of Hacker News, by Algolia's free search"
    ),
    ChannelInfo("arxiv", "arXiv", checked=DOCUMENTED, note="Papers; one request in three seconds"),
    ChannelInfo("crossref", "Crossref", checked=DOCUMENTED, note="Scholarly works; free and open"),
    ChannelInfo(
        "stackexchange",
        "Stack Exchange",
        key="stackexchange",
        key_url="https://stackapps.com/apps/oauth/register",
        key_optional=True,
        checked=DOCUMENTED,
        note="Stack Overflow, or the allowed site of the network; texts under CC BY-SA; 300 searches a day",
    ),
    ChannelInfo(
        "github",
        "GitHub",
        key="github",
        key_url="https://github.com/settings/tokens",
        key_optional=True,
        checked=DOCUMENTED,
        note="Repositories; ten requests a minute without a key",
    ),
    ChannelInfo("wikipedia", "Wikipedia", checked=DOCUMENTED, note="In the language of the question; CC BY-SA"),
)


def api_channels(
    client: Callable[[], httpx.AsyncClient],
    keys_of: Callable[[str], Sequence[str]],
    settings: Callable[[], SearchSettings] = SearchSettings,
    sonar_model: Callable[[], str] = lambda: sonar.MODEL,
) -> dict[str, SearchChannel]:
    """A channel for every service, by id, those included that lack a key.

    `keys_of` takes the id of a key and gives the secrets under it; each may hold several keys, between commas or on
    lines of their own. Nothing is asked for and nothing is opened before a search.
    """

    def built(info: ChannelInfo) -> SearchChannel:
        def keys() -> Sequence[str]:
            return keys_of(info.key) if info.key else ()

        api = sonar.api(sonar_model) if info.id == sonar.NAME else APIS[info.id]
        return ApiChannel(info.id, api, client, keys, settings)

    return {info.id: built(info) for info in CHANNELS if info.id in APIS}
