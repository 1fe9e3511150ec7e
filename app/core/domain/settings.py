"""Settings are frozen values; `resolve` says which one is in force and where it came from."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import PurePosixPath, PureWindowsPath
from typing import Generic, TypeVar

from app.core.domain.appearance import Appearance as Appearance
from app.core.domain.appearance import SpeechSettings as SpeechSettings
from app.core.domain.appearance import Theme as Theme
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.chat.tool_servers import McpServerSettings
from app.core.domain.editing import EditingMode
from app.core.domain.editing import GoingOnSettings as GoingOnSettings
from app.core.domain.gateway import OWN_MODELS
from app.core.domain.gateway import GatewaySettings as GatewaySettings

T = TypeVar("T")


class SearchMode(StrEnum):
    """The switch beside the question."""

    OFF = "off"
    AUTO = "auto"
    ALWAYS = "always"


class Planner(StrEnum):
    """Who plans the search of a model that can call tools."""

    REWRITE = "rewrite"  # the question is rewritten into queries first
    MODEL = "model"  # tools are offered, and the model decides


BUILTIN = "builtin"  # the channel of a model's own search
KNOWLEDGE = "kb"  # the channel of the user's knowledge bases
ALL_BASES = "*"  # in place of a base's id
EMBEDDED_PROVIDER = "inside"  # the provider whose models this program runs by itself


@dataclass(frozen=True)
class SearchSettings:
    mode: SearchMode = SearchMode.AUTO
    channel: str = "local"
    order: tuple[str, ...] = ()  # channels that stand in for one that fails, in this order; empty: by what is set up
    builtin: ModelChoice | None = None  # the model that searches for others where the channel is `builtin`
    planner: Planner = Planner.REWRITE
    blocked: tuple[str, ...] = ()  # match patterns of addresses that are neither searched nor read
    allowed: tuple[str, ...] = ()  # where there are any, nothing else is
    engines: tuple[str, ...] = ()  # in order of preference; empty: by the user's language
    addresses: dict[str, str] = field(default_factory=dict)  # engine or channel → its own address, not the built-in one
    engines_at_once: int = 2  # asked side by side for one query
    engine_deadline: float = 3.0  # seconds after which the first good answers are used and late ones dropped
    max_results: int = 10
    max_pages: int = 6
    reference_tokens: int | None = None  # None: by the model's context
    allowed_hosts: tuple[str, ...] = ()  # private `host:port` that pages may be read from
    keep_engine_cookies: bool = False
    proxy: str = ""  # the user's own; empty or "system": as the system says, "none": no proxy
    proxy_bypass: tuple[str, ...] = ()  # hosts, `*.host` or networks that are reached without it
    fake_ip: bool | None = None  # names resolve to 198.18.0.0/15 (Clash and its like); None: found out by itself


@dataclass(frozen=True)
class LocalModel:
    """Models that this program runs by itself."""

    files: tuple[str, ...] = ()  # paths of GGUF files that the user picked
    context_size: int = 4096  # tokens of prompt and answer together
    threads: int = 0  # 0: all processors but one
    gpu_layers: int = 0

    def files_by_name(self) -> dict[str, str]:
        """Model → its file: the file's name without its ending, numbered where two files share it."""
        names: dict[str, str] = {}
        for file in dict.fromkeys(self.files):
            stem = PureWindowsPath(file).stem if "\\" in file else PurePosixPath(file).stem
            candidates = (stem, *(f"{stem} ({number})" for number in range(2, len(names) + 2)))
            names[next(name for name in candidates if name not in names)] = file
        return names

    def provider(self) -> Provider:
        models = tuple(self.files_by_name())
        return Provider(
            EMBEDDED_PROVIDER, "Model inside", "", models, local=True, needs_key=False,
            context_size=self.context_size, checked="recorded",
        )  # fmt: skip


@dataclass(frozen=True)
class RerankSettings:
    """A service that orders passages once more. Its key is kept under `rerank:` and its name."""

    service: str = ""  # empty: none; jina, cohere, voyage, siliconflow, or other
    model: str = ""  # empty: the service's usual one
    address: str = ""  # of `other`: the whole address of its `/rerank`


@dataclass(frozen=True)
class KnowledgeSettings:
    embedding: ModelChoice | None = None  # of new bases; None: they are found by words alone
    rerank: RerankSettings = RerankSettings()
    web_embedding: bool = False  # web passages are compared by meaning too, with the model above


@dataclass(frozen=True)
class MemorySettings:
    """Off by default: only conversations of these groups are remembered from, and remember."""

    groups: tuple[str, ...] = ()  # an empty name stands for conversations of no group
    model: ModelChoice | None = None  # that proposes facts; None: the one that answered


@dataclass(frozen=True)
class DesktopSettings:
    """What is shown beside the window."""

    notify: bool = True  # that an answer is ready, to who waited long and looks elsewhere
    tray: bool = False  # an icon, with which the program goes on when its window is closed


@dataclass(frozen=True)
class UpdateSettings:
    check: bool = False  # ask once a day whether there is a newer version; where this build has somebody to ask


class BackupInterval(StrEnum):
    NEVER = "never"
    DAILY = "daily"
    WEEKLY = "weekly"


@dataclass(frozen=True)
class WebDavSettings:
    """A server that backups go to as well. The password is kept under `webdav`."""

    address: str = ""  # empty: none
    user: str = ""
    folder: str = "Citewise"
    keep: int = 5  # backups


@dataclass(frozen=True)
class BackupSettings:
    """Backups that are made by themselves."""

    every: BackupInterval = BackupInterval.DAILY
    folder: str = ""  # empty: `backups` in the data directory
    keep: int = 5  # backups
    webdav: WebDavSettings = WebDavSettings()


@dataclass(frozen=True)
class ArchiveSettings:
    """Pages that turns read are kept as files."""

    pages: bool = False
    megabytes: int = 1000  # of all such files together; the oldest go first


@dataclass(frozen=True)
class Settings:
    """All that the settings file holds. No key ever stands here: of the local API's own, hashes."""

    providers: tuple[Provider, ...] = ()
    model: ModelChoice | None = None  # None: Quotes, the default without any model
    search: SearchSettings = SearchSettings()
    appearance: Appearance = field(default_factory=Appearance)
    local: LocalModel = LocalModel()
    knowledge: KnowledgeSettings = KnowledgeSettings()
    memory: MemorySettings = MemorySettings()
    desktop: DesktopSettings = DesktopSettings()
    updates: UpdateSettings = UpdateSettings()
    gateway: GatewaySettings = field(default_factory=GatewaySettings)
    backups: BackupSettings = BackupSettings()
    mcp_servers: tuple[McpServerSettings, ...] = ()  # whose tools models may call
    editing: EditingMode = EditingMode.MARK  # what is done with an answer once it is checked
    archive: ArchiveSettings = ArchiveSettings()
    going_on: GoingOnSettings = field(default_factory=GoingOnSettings)
    speech: SpeechSettings = field(default_factory=SpeechSettings)

    def api_models(self) -> tuple[str, ...]:
        """The names by which other programs ask for models: our own first, then every configured one."""
        providers = (*self.providers, *((self.local.provider(),) if self.local.files else ()))
        return (*OWN_MODELS, *(f"{one.id}/{model}" for one in providers for model in one.models))

    def provider(self, provider_id: str) -> Provider | None:
        return next((p for p in self.providers if p.id == provider_id), None)


@dataclass(frozen=True)
class Saved:
    """What the settings file holds now. `aside`: the name of a copy of what somebody else had written there."""

    settings: Settings
    aside: str = ""
    fields: tuple[str, ...] = ()  # that were changed here and there; empty beside an `aside`: it was not understood


class SettingSource(StrEnum):
    """Where a value in force was found."""

    MESSAGE = "message"
    CONVERSATION = "conversation"
    ASSISTANT = "assistant"
    ENVIRONMENT = "environment"
    SETTINGS = "settings"
    DEFAULT = "default"


@dataclass(frozen=True)
class ResolvedValue(Generic[T]):
    value: T
    origin: SettingSource


@dataclass(frozen=True)
class Overrides:
    """What one level (a message, a conversation, the environment) asks for; None where it says nothing.

    `model` may be `QUOTES` to ask for the answer without a model.
    """

    mode: SearchMode | None = None
    channel: str | None = None
    model: ModelChoice | None = None
    planner: Planner | None = None
    site: str | None = None  # only this site or match pattern; empty: the whole web
    fresh: bool = False  # search again, whatever is kept of the last hour
    bases: tuple[str, ...] | None = None  # ids of the knowledge bases that are asked too
    tools: bool | None = None  # the tools of the user's MCP servers are offered to the model
    editing: EditingMode | None = None  # what is done with the answer once it is checked
    archive_pages: bool | None = None  # pages that are read are kept as files
    assistant: str | None = None  # its id; empty: none

    def over(self, others: "Overrides") -> "Overrides":
        """These, and where they say nothing the others."""
        names = (name for name in self.__dataclass_fields__ if name != "fresh")
        values = {n: getattr(others if getattr(self, n) is None else self, n) for n in names}
        return Overrides(**values, fresh=self.fresh or others.fresh)


QUOTES = ModelChoice("quotes", "quotes")


@dataclass(frozen=True)
class ResolvedSettings:
    mode: ResolvedValue[SearchMode]
    channel: ResolvedValue[str]
    model: ResolvedValue[ModelChoice | None]  # None: Quotes
    planner: ResolvedValue[Planner]
    site: ResolvedValue[str]
    bases: ResolvedValue[tuple[str, ...]]
    tools: ResolvedValue[bool] = ResolvedValue(True, SettingSource.DEFAULT)
    editing: ResolvedValue[EditingMode] = ResolvedValue(EditingMode.MARK, SettingSource.DEFAULT)
    archive_pages: ResolvedValue[bool] = ResolvedValue(False, SettingSource.DEFAULT)


def resolve(
    message: Overrides,
    conversation: Overrides,
    settings: Settings,
    environment: Overrides,
    assistant: Overrides = Overrides(),
) -> ResolvedSettings:
    """The value in force: message > conversation > assistant > environment > settings.

    Where the service of the assistant's model is not set up, the assistant names none.
    """
    if assistant.model not in (None, QUOTES) and settings.provider(assistant.model.provider) is None:
        assistant = replace(assistant, model=None)
    levels = (
        (message, SettingSource.MESSAGE),
        (conversation, SettingSource.CONVERSATION),
        (assistant, SettingSource.ASSISTANT),
        (environment, SettingSource.ENVIRONMENT),
    )

    def first(name: str, fallback: T) -> ResolvedValue[T]:
        for overrides, origin in levels:
            if (value := getattr(overrides, name)) is not None:
                return ResolvedValue(value, origin)
        return ResolvedValue(fallback, SettingSource.SETTINGS)

    model: ResolvedValue[ModelChoice | None] = first("model", settings.model)
    if model.value == QUOTES or (model.value is not None and settings.provider(model.value.provider) is None):
        model = ResolvedValue(None, model.origin)  # a provider that was deleted must not break its old conversations
    return ResolvedSettings(
        first("mode", settings.search.mode),
        first("channel", settings.search.channel),
        model,
        first("planner", settings.search.planner),
        first("site", ""),
        first("bases", ()),
        first("tools", True),
        first("editing", settings.editing),
        first("archive_pages", settings.archive.pages),
    )
