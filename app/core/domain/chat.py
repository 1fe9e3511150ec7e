"""What a model is sent and what it streams back, in no wire format's words."""

from dataclasses import dataclass, field
from enum import StrEnum


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


Block = TextBlock | ReasoningBlock


@dataclass(frozen=True)
class Message:
    """A role and typed blocks, as a model sees them."""

    role: Role
    blocks: tuple[Block, ...]

    @property
    def text(self) -> str:
        return "".join(block.text for block in self.blocks if isinstance(block, TextBlock))


def message(role: Role, text: str) -> Message:
    return Message(role, (TextBlock(text),))


@dataclass(frozen=True)
class ChatRequest:
    messages: tuple[Message, ...]
    max_tokens: int | None = None
    temperature: float | None = None


@dataclass(frozen=True)
class TextPart:
    text: str


@dataclass(frozen=True)
class ReasoningPart:
    text: str


@dataclass(frozen=True)
class Usage:
    """Tokens. None where the provider did not say."""

    input: int | None = None
    output: int | None = None
    reasoning: int | None = None


@dataclass(frozen=True)
class UsagePart:
    usage: Usage


@dataclass(frozen=True)
class FinishPart:
    """The model's own end: `stop`, `length`, `content_filter`, or what the provider said."""

    reason: str


ModelPart = TextPart | ReasoningPart | UsagePart | FinishPart


@dataclass(frozen=True)
class ModelChoice:
    """A model of a provider that the settings know by its id."""

    provider: str
    model: str


@dataclass(frozen=True)
class Provider:
    """A model service. `context_size` is in tokens, None where unknown."""

    id: str
    name: str
    base_url: str  # up to and with the version, e.g. https://api.openai.com/v1
    models: tuple[str, ...] = ()
    local: bool = False  # runs on this machine: no key, and contexts that are cut silently
    needs_key: bool = True
    key_url: str = ""  # where a key is got
    context_size: int | None = None
    key: str = field(default="", repr=False)
