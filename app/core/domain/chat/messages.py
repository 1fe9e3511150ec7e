"""What a model is sent: messages of typed blocks, tools, a request."""

import json
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any


class Role(StrEnum):
    SYSTEM = "system"
    USER = "user"
    ASSISTANT = "assistant"


@dataclass(frozen=True)
class TextBlock:
    text: str


@dataclass(frozen=True)
class ReasoningBlock:
    text: str


@dataclass(frozen=True)
class ImageBlock:
    data: bytes = field(repr=False)
    media_type: str = "image/png"


@dataclass(frozen=True)
class ToolCall:
    """A model's wish to have a tool called. `arguments` is JSON text as the model wrote it, which may be broken.

    `server_executed`: the provider runs it by itself and waits for a result that is the arguments, unchanged.
    """

    id: str
    name: str
    arguments: str = "{}"
    server_executed: bool = False


@dataclass(frozen=True)
class ToolResult:
    """The answer to a call; it stands in a message of the user's role. Every call gets one, failed ones too."""

    call: str  # the call's id
    name: str
    text: str
    failed: bool = False


Block = TextBlock | ReasoningBlock | ImageBlock | ToolCall | ToolResult


@dataclass(frozen=True)
class ProviderMetadata:
    """What a provider wants back verbatim in place of the message that it stands for.

    Signatures, encrypted content, reasoning items: JSON values in the order in which the wire format sent them. Only
    the same provider under the same wire format is sent them; to all others the message's blocks speak.
    """

    provider: str  # its id
    wire_format: str
    items: tuple[Any, ...] = field(default=(), repr=False)


@dataclass(frozen=True)
class Message:
    """A role and typed blocks, as a model sees them."""

    role: Role
    blocks: tuple[Block, ...]
    provider_metadata: ProviderMetadata | None = None

    @cached_property
    def text(self) -> str:
        return "".join(block.text for block in self.blocks if isinstance(block, TextBlock))

    @cached_property
    def calls(self) -> tuple[ToolCall, ...]:
        return tuple(block for block in self.blocks if isinstance(block, ToolCall))


def message(role: Role, text: str) -> Message:
    return Message(role, (TextBlock(text),))


@dataclass(frozen=True)
class Tool:
    """A function that a model may call. `parameters` is a JSON Schema object."""

    name: str
    description: str
    parameters: dict[str, Any] = field(repr=False)


@dataclass(frozen=True)
class BuiltinSearch:
    """The wish that the model searches by its provider's own search while it writes.

    Domains are plain hosts (`example.org`, subdomains included); where a provider takes only one of the two lists,
    `allowed` is sent. `forced`: search in any case, where the provider knows such a wish.
    """

    allowed: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    forced: bool = False
    language: str = "en-US"  # the user's locale, BCP 47


@dataclass(frozen=True)
class AnswerFormat:
    """JSON instead of prose. `schema`: the JSON Schema that it has to fit; None: any object."""

    schema: dict[str, Any] | None = field(default=None, repr=False)
    name: str = "answer"
    strict: bool = False


@dataclass(frozen=True)
class Sampling:
    """How a model is to write. None and empty: as its service does by itself."""

    max_tokens: int | None = None
    temperature: float | None = None
    top_p: float | None = None
    stop: tuple[str, ...] = ()  # texts before which the answer ends
    effort: str = ""  # of reasoning: `none`, `minimal`, `low`, `medium` or `high`
    answer_format: AnswerFormat | None = None


@dataclass(frozen=True)
class AssistantUse:
    """What a turn was asked with. It stays as it was, whatever becomes of the assistant."""

    id: str
    name: str
    icon: str = ""
    instructions: str = ""
    sampling: Sampling = Sampling()

    @property
    def label(self) -> str:
        """“🪶 Poet”."""
        return f"{self.icon} {self.name}".strip()


@dataclass(frozen=True)
class ChatRequest:
    """`search` None: the model must not search by itself (where it does so unasked, it is asked not to).

    tool_choice: `auto`, `none`, `required`, or the name of a tool that must be called. batch_seconds: words of a stream
    that come closer together than that may be passed on as one; 0 gives each as it comes.
    """

    messages: tuple[Message, ...]
    sampling: Sampling = Sampling()
    tools: tuple[Tool, ...] = ()
    tool_choice: str = "auto"
    search: BuiltinSearch | None = None
    batch_seconds: float = 0.0


def tool_key(call: ToolCall) -> str:
    """The same for calls that ask the same, whatever the order and spacing of their arguments."""
    try:
        arguments = json.dumps(json.loads(call.arguments), sort_keys=True, ensure_ascii=False)
    except (ValueError, RecursionError):
        arguments = call.arguments
    return f"{call.name} {arguments}"
