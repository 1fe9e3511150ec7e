"""All ways to search, those included that lack what they need."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from app.adapters.search.catalogue import CHANNELS
from app.adapters.search.providers import sonar
from app.adapters.search.providers.wikipedia import WikipediaSearch
from app.adapters.search.service_channel import api_channels
from app.adapters.secrets import Keys
from app.bootstrap.shared_resources import SharedResources
from app.core.domain.catalogue import ChannelInfo, register_names
from app.core.domain.chat.tool_servers import McpServerSettings
from app.core.domain.settings import BUILTIN, KNOWLEDGE, SearchSettings, Settings
from app.core.knowledge.channel import KnowledgeChannel
from app.core.knowledge.retrieval import Bases
from app.core.ports import ModelDirectory, SearchChannel, ToolServers
from app.core.search.builtin import BuiltinChannel
from app.core.search.router import LAST_RESORT, LOCAL


def search_channels(
    shared: SharedResources, settings: Callable[[], Settings], keys: Keys, models: ModelDirectory, bases: Bases
) -> Mapping[str, SearchChannel]:
    """Services with accounts are no part of the web: they are asked outside the gate."""

    def search() -> SearchSettings:
        return settings().search

    def sonar_model() -> str:
        """Where Perplexity is set up as a model service too, the first of its models answers searches."""
        provider = settings().provider("perplexity")
        return next(iter(provider.models if provider else ()), sonar.MODEL)

    channels: dict[str, SearchChannel] = {
        LOCAL: shared.local_search,
        BUILTIN: BuiltinChannel(models, settings, shared.links, lambda name: bool(keys.get(name))),
        KNOWLEDGE: KnowledgeChannel(bases),
        **api_channels(lambda: shared.clients.outside, keys.several, search, sonar_model),
        LAST_RESORT: WikipediaSearch(shared.clients.web, search),
    }
    return WithToolChannels(channels, lambda: settings().mcp_servers, lambda: shared.tool_servers)


def channel_infos(settings: Settings) -> tuple[ChannelInfo, ...]:
    """What is told of all of them. Tools have the names that the user gave their servers."""
    if not any(one.searches for one in settings.mcp_servers):
        return CHANNELS
    from app.core.search.tool_channel import tool_channel_infos

    tools = tool_channel_infos(settings.mcp_servers)
    register_names(tools, ())
    return (*CHANNELS, *tools)


@dataclass(frozen=True)
class WithToolChannels(Mapping[str, SearchChannel]):
    """The program's own channels, and those that the settings make of tools at this moment."""

    own: Mapping[str, SearchChannel]
    settings: Callable[[], Iterable[McpServerSettings]]
    servers: Callable[[], ToolServers]

    def __getitem__(self, name: str) -> SearchChannel:
        channel = self.own.get(name)
        return channel if channel is not None else self._tools()[name]

    def __iter__(self) -> Iterator[str]:
        return iter({**self.own, **self._tools()})

    def __len__(self) -> int:
        return len({**self.own, **self._tools()})

    def _tools(self) -> dict[str, SearchChannel]:
        searches = [(one, search) for one in self.settings() for search in one.searches]
        if not searches:
            return {}
        from app.core.search.tool_channel import ToolChannel, tool_channel_infos  # most people have none

        register_names(tool_channel_infos(self.settings()), ())
        channels = [ToolChannel(one, search, self.servers) for one, search in searches]
        return {channel.name: channel for channel in channels if channel.name not in self.own}
