"""Servers of the Model Context Protocol (MCP), whose tools a model may call."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import sha256
from itertools import count
from typing import Any

from app.core.domain.chat.messages import ImageBlock, Tool

# What a model is told of a call that the user does not allow.
CALL_REFUSED = "The user does not allow this call. Go on without it, and say what could not be looked up or done."
OTHER_TOOLS = "*"  # in `McpServerSettings.tools`: those that are not named there


class ToolUse(StrEnum):
    """Whether a model may call a tool."""

    ON = "on"
    ASK = "ask"  # the user is asked at each call
    OFF = "off"


class ToolAnswer(StrEnum):
    """What the user says where a model wants to call a tool."""

    ONCE = "once"
    ALWAYS = "always"  # for every tool of this server
    NOT_NOW = "not_now"
    NEVER = "never"  # for this tool


@dataclass(frozen=True)
class ToolSearch:
    """A tool that is a way to search: what its arguments are called, and where its hits stand."""

    tool: str  # the server's own name of it
    query: str = "query"  # the argument that takes what is searched for
    count: str = ""  # the one that takes how many hits are wanted; empty: it has none
    arguments: str = ""  # what else goes along at each call, as a JSON object
    hits: str = ""  # names that lead to the list of hits in structured content or JSON, with dots; empty: anywhere


@dataclass(frozen=True)
class McpServerSettings:
    """A command that runs here and is spoken to over its standard input, or an address.

    What its variables and headers say is a secret, and stands in the keychain under `secret_id`.
    """

    id: str
    name: str = ""
    command: str = ""
    args: tuple[str, ...] = ()
    url: str = ""  # counts where there is no command
    env: tuple[str, ...] = ()  # names of environment variables
    headers: tuple[str, ...] = ()  # names of HTTP headers
    enabled: bool = True
    tools: dict[str, ToolUse] = field(default_factory=dict)  # by the server's own name; unnamed: ask
    consent: str = ""  # digest of the command that the user agreed to
    searches: tuple[ToolSearch, ...] = ()  # its tools that are search channels

    @property
    def label(self) -> str:
        return self.name or self.id

    @property
    def digest(self) -> str:
        """Of what runs here; empty where nothing does. Variables change what a command does: their names count."""
        if not self.command:
            return ""
        return sha256(json.dumps([self.command, self.args, sorted(self.env)]).encode()).hexdigest()

    @property
    def needs_consent(self) -> bool:
        return self.consent != self.digest

    @property
    def waits_for_consent(self) -> bool:
        """A command that runs here, and that the user has not seen as it is now: it is not started."""
        return bool(self.command) and self.needs_consent

    def channel_id(self, search: ToolSearch) -> str:
        """What the search channel is called in settings, on the command line and by models."""
        return re.sub(r"[^\w.-]+", "-", f"mcp.{self.id}.{search.tool}".lower())

    def use(self, tool: str) -> ToolUse:
        return self.tools.get(tool, self.tools.get(OTHER_TOOLS, ToolUse.ASK))

    def secret_id(self, name: str) -> str:
        return f"mcp:{self.id}:{name}"

    def secret_ids(self) -> tuple[str, ...]:
        login = (self.login_id,) if self.login_id else ()
        return (*map(self.secret_id, (*self.env, *self.headers)), *login)

    @property
    def login_id(self) -> str:
        """Under which a sign-in is kept; empty where a command runs, or a header of the user's stands for it."""
        has_header = any(name.casefold() == "authorization" for name in self.headers)
        return "" if self.command or not self.url or has_header else f"mcp-login:{self.id}"

    def after(self, tool: str, answer: ToolAnswer) -> dict[str, ToolUse]:
        """The uses of its tools once the user has said this of one of them."""
        match answer:
            case ToolAnswer.ALWAYS:
                off = {name: use for name, use in self.tools.items() if use is ToolUse.OFF and name != OTHER_TOOLS}
                return {**off, OTHER_TOOLS: ToolUse.ON}
            case ToolAnswer.NEVER:
                return {**self.tools, tool: ToolUse.OFF}
        return self.tools


def without_trust(
    servers: Iterable[McpServerSettings], own: Iterable[McpServerSettings]
) -> tuple[McpServerSettings, ...]:
    """Servers out of settings that came from elsewhere: the user's own stay as they are; the others are off, agreed to
    nothing, none of their tools is called without a question, and what the user's own keep secret is not theirs."""
    servers, own = tuple(servers), tuple(own)
    mine = {(one.id, one.url, one.digest): one for one in own}
    ids = {one.id for one in (*servers, *own)}
    safe = []
    for one in servers:
        same = mine.get((one.id, one.url, one.digest))
        if same is None and _shares_secrets(one, own):
            others = (replace(one, id=f"{one.id}-{number}") for number in count(2))
            one = next(other for other in others if other.id not in ids and not _shares_secrets(other, own))
            ids.add(one.id)
        safe.append(same or _off(one))
    return tuple(safe)


def _shares_secrets(server: McpServerSettings, own: Iterable[McpServerSettings]) -> bool:
    places = _places(server)
    return any(places & _places(one) for one in own)


def _places(server: McpServerSettings) -> set[str]:
    """Its id and those of its secrets, as names of environment variables spell them."""
    return {re.sub(r"[^A-Z0-9]", "_", id.upper()) for id in (server.id, *server.secret_ids())}


def _off(server: McpServerSettings) -> McpServerSettings:
    tools: dict[str, ToolUse] = {name: use for name, use in server.tools.items() if use is ToolUse.OFF}
    return replace(server, enabled=False, consent="", tools=tools, searches=())


class ServerState(StrEnum):
    STOPPED = "stopped"
    STARTING = "starting"
    READY = "ready"
    FAILED = "failed"


class ServerFault(StrEnum):
    """Why a server failed, as far as that can be told."""

    NONE = ""
    OTHER = "other"
    NO_COMMAND = "no_command"  # the program is not there
    NOT_PERMITTED = "not_permitted"  # the program may not be run
    TIMED_OUT = "timed_out"  # it did not get ready in time
    ENDED_EARLY = "ended_early"  # before it was ready
    ENDED = "ended"
    UNREACHABLE = "unreachable"
    REFUSED = "refused"  # it wants other headers
    SIGN_IN = "sign_in"  # it wants the user to sign in, in the browser
    NO_CONSENT = "no_consent"  # the user has not agreed to its command
    NO_SERVER = "no_server"  # the address answers, but not in this protocol


@dataclass(frozen=True)
class ServerTool:
    """A tool as its server lists it, cleaned: all of it is foreign text."""

    server: str  # the server's id
    name: str
    description: str = ""
    parameters: dict[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class ServerStatus:
    """How a server fares. `omitted`: tools that it lists beyond the limit."""

    id: str
    state: ServerState = ServerState.STOPPED
    tools: tuple[ServerTool, ...] = ()
    omitted: int = 0
    problem: str = ""  # foreign text
    fault: ServerFault = ServerFault.NONE
    log: tuple[str, ...] = field(default=(), repr=False)  # what it wrote to its standard error last


@dataclass(frozen=True)
class ToolLink:
    """A document or an address that a result names. `text`: what it holds, where the result has that too."""

    url: str
    title: str = ""
    text: str = ""


@dataclass(frozen=True)
class ToolOutput:
    """What a tool gave. Its texts are data, never instructions. `cut`: it was longer."""

    texts: tuple[str, ...] = ()
    links: tuple[ToolLink, ...] = ()
    images: tuple[ImageBlock, ...] = field(default=(), repr=False)
    failed: bool = False
    cut: bool = False
    structured: str = field(default="", repr=False)  # as JSON, whether or not the texts say the same


@dataclass(frozen=True)
class OfferedTool:
    """A server's tool as a model is told of it."""

    tool: Tool
    server: str  # the server's id
    server_name: str
    name: str  # the server's own
    asks: bool = True  # the user, before each call
