"""What can be chosen from: search channels, rerankers, as data. (Model services are `Provider` values of `chat.py`.)"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Outcome

# How a service was checked.
RECORDED = "recorded"
DOCUMENTED = "documented"  # a client's code or the vendor's own page was read; no traffic was seen
UNVERIFIED = "unverified"


@dataclass(frozen=True)
class ChannelInfo:
    """The record of a way to search: everything that is told of it anywhere stands here, and nowhere else.

    `key` is the id under which the secret store keeps its key; empty where none is needed. `name` is what people call
    it, in every language.
    """

    id: str
    name: str
    key: str = ""
    key_url: str = ""  # where a key is got
    key_optional: bool = False  # works without one, within narrower limits
    address: bool = False  # runs at an address of the user's own (SearXNG)
    is_tool: bool = False  # of an MCP server of the user's: what it asks is the server's business
    answers: bool = False  # gives an answer in words beside its hits
    checked: str = UNVERIFIED
    note: str = ""  # what its terms say, in a few words of English; others: app/ui/wording/foreign/records.py
    variables: tuple[str, ...] = ()  # usual names of its key in the environment, but for those of a model service
    company: str = ""  # the model service on whose host it lies, where that has another id


@dataclass(frozen=True)
class ChannelState:
    """How a channel stands now. `cooldown` is in seconds, 0 where it is awake; `reason` is the failure's kind."""

    id: str
    usable: bool  # it has what it needs: a key, an address, a model
    cooldown: float = 0.0
    reason: FailureKind | None = None


@dataclass(frozen=True)
class EngineInfo:
    """The record of an engine of the local search: everything that is told of it anywhere stands here."""

    id: str
    name: str
    terms: str = ""  # the address of what it says about reading its pages by program
    checked: str = UNVERIFIED


@dataclass(frozen=True)
class EngineState:
    """How an engine of the local search stands now. `cooldown` is in seconds, 0 where it is awake."""

    id: str
    terms: str = ""  # the address of what it says about reading its pages by program
    cooldown: float = 0.0
    outcome: Outcome | None = None  # of the last query; None before the first


@dataclass(frozen=True)
class EmbeddedModelState:
    """How the model inside stands. `doing`: `off`, `loading`, `running`, `failed`."""

    installed: bool  # the part that runs models is there
    doing: str = "off"
    model: str = ""  # the one that is loaded, loads or failed
    failure: Failure | None = None


@dataclass(frozen=True)
class RerankInfo:
    """A service that orders passages. `key`: the id under which the secret store keeps its key."""

    id: str
    name: str  # empty: any other one, at an address of the user's own
    key: str
    model: str = ""  # the one that is taken where none is named
    key_url: str = ""  # where a key is got
    needs_key: bool = True


@dataclass(frozen=True)
class Hop:
    """One station of the way into the web, as the connection test found it.

    name: `address`, `proxy_name`, `proxy_connect`, `proxy_tls`, `proxy_auth`, `proxy_tunnel`, `name`, `connect`, `tls`,
    `http`. reason: empty where it is ok, else `unknown_name`, `refused`, `timed_out`, `closed`, `certificate`, `tls`,
    `status`, `proxy`, `address`, `not_http` or `failed`.
    """

    name: str
    ok: bool
    detail: str  # what was found, or foreign words about why it failed: plain text
    seconds: float
    reason: str = ""


def folded(name: str) -> str:
    """A name for comparing: without signs and capitals."""
    return re.sub(r"[\W_]+", "", name.casefold())


_names: dict[str, str] = {}
_engines: dict[str, EngineInfo] = {}


def register_names(services: Iterable[ChannelInfo], engines: Iterable[EngineInfo]) -> None:
    """Called where the program is put together: from here on these have their names in every front end."""
    _names.update((info.id, info.name) for info in services)
    _engines.update((info.id, info) for info in engines)


def service_name(id: str) -> str:
    """What people call a search service, in every language; empty for what is none."""
    return _names.get(id, "")


def engine_label(id: str) -> str:
    """What people call an engine in English; empty for what is none."""
    info = _engines.get(id)
    return info.name if info else ""
