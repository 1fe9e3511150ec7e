"""What a model is sent and what it streams back, in no wire format's words."""

import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from app.core.domain.citation import Anchor, Span


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

    @property
    def text(self) -> str:
        return "".join(block.text for block in self.blocks if isinstance(block, TextBlock))

    @property
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
class ChatRequest:
    """`search` None: the model must not search by itself (where it does so unasked, it is asked not to).

    tool_choice: `auto`, `none`, `required`, or the name of a tool that must be called. batch_seconds: words of a stream
    that come closer together than that may be passed on as one; 0 gives each as it comes.
    """

    messages: tuple[Message, ...]
    max_tokens: int | None = None
    temperature: float | None = None
    tools: tuple[Tool, ...] = ()
    tool_choice: str = "auto"
    search: BuiltinSearch | None = None
    batch_seconds: float = 0.0


@dataclass(frozen=True)
class TextPart:
    text: str


@dataclass(frozen=True)
class ReasoningPart:
    text: str


@dataclass(frozen=True)
class RevisionPart:
    """The text of this answer so far was thinking: it comes again as `ReasoningPart`, and the answer behind it."""


@dataclass(frozen=True)
class Usage:
    """Tokens, searches made by the provider, and its price in US dollars. None where the provider did not say."""

    input: int | None = None
    output: int | None = None
    reasoning: int | None = None
    cached: int | None = None  # of the input
    searches: int | None = None
    cost: float | None = None

    def plus(self, other: "Usage | None") -> "Usage":
        """The sum of two calls of one answer."""
        if other is None:
            return self
        pairs = ((getattr(self, name), getattr(other, name)) for name in self.__dataclass_fields__)
        return Usage(*(a if b is None else b if a is None else a + b for a, b in pairs))


@dataclass(frozen=True)
class UsagePart:
    usage: Usage


@dataclass(frozen=True)
class FinishPart:
    """The model's own end: `stop`, `length`, `content_filter`, `tool_calls`, `pause` or what the provider said.

    `pause`: the provider wants the same request again, with what it said so far (its echo) as the last message.
    `withdrawn`: what was shown has to be taken back (Hunyuan's `sensitive`).
    """

    reason: str
    withdrawn: bool = False


def tool_key(call: ToolCall) -> str:
    """The same for calls that ask the same, whatever the order and spacing of their arguments."""
    try:
        arguments = json.dumps(json.loads(call.arguments), sort_keys=True, ensure_ascii=False)
    except (ValueError, RecursionError):
        arguments = call.arguments
    return f"{call.name} {arguments}"


@dataclass(frozen=True)
class ToolCallPart:
    """A call, whole; after all text that precedes it."""

    call: ToolCall


@dataclass(frozen=True)
class ProviderSearchPart:
    """Something that the provider's own search does. Sent when it becomes known, and again as it changes (same id)."""

    id: str
    action: str = "search"  # search, open_page, find_in_page
    query: str = ""
    url: str = ""
    state: str = "running"  # running, completed, failed
    error: str = ""  # the provider's own word, such as `max_uses_exceeded`


@dataclass(frozen=True)
class ProviderSource:
    """A source as a provider gives it. `key` names it within one answer; `label` is what markers in the text call it.

    `url` may be empty (Zhipu, files). `title` is never to be trusted: it may be a number, a host or the address.
    """

    key: str
    url: str = ""
    title: str = ""
    label: str = ""  # as given: `1`, `ref_1`, `5`
    snippet: str = ""
    site: str = ""
    date: str = ""
    kind: str = "web"  # web, news, image, x_post, video, maps, file
    data: dict[str, Any] = field(default_factory=dict, repr=False)  # the provider's own object, verbatim
    from_text: bool = False  # its address stands in the answer's text alone, and in no field: see `Source.from_text`


@dataclass(frozen=True)
class ProviderCitation:
    """A provider's citation; spans are code points `[start, end)` into the text of this answer's `TextPart`s joined.

    keys: of `ProviderSource`s. place: where the chip stands: the marker's span (`marker` is then its text), or an empty
    span right behind what is cited, or None where nothing is known (`Anchor.UNPLACED`).
    """

    keys: tuple[str, ...]
    place: Span | None = None
    anchor: Anchor = Anchor.UNPLACED
    marker: str = ""
    claim: Span | None = None
    cited_text: str = ""  # the source's own words
    data: dict[str, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class CitedPart:
    """A citation as soon as it is known; provisional. A `SourcesPart` with its sources came before it."""

    citation: ProviderCitation


@dataclass(frozen=True)
class SourcesPart:
    """All sources known so far, consulted ones too; a later one replaces it."""

    sources: tuple[ProviderSource, ...]


@dataclass(frozen=True)
class GroundingPart:
    """The evidence of the whole answer, once, near its end; it replaces what `SourcesPart` and `CitedPart` said.

    textual: markers in the text name sources by `label`, and the core has to find them (Perplexity, Qwen, Zhipu …).
    entry_html: Google's search entry point, which its terms ask to show. Hostile HTML like any other.
    """

    sources: tuple[ProviderSource, ...] = ()
    citations: tuple[ProviderCitation, ...] = ()
    textual: bool = False
    entry_html: str = field(default="", repr=False)


@dataclass(frozen=True)
class ProviderMetadataPart:
    """What has to be sent back with this answer, once, before the finish; sent also where the stream broke off."""

    items: tuple[Any, ...]
    wire_format: str


@dataclass(frozen=True)
class RetryPart:
    """The service asked to wait, or failed before its first byte: it is asked again after `seconds`."""

    seconds: float
    kind: str  # the error's kind


ModelPart = (
    TextPart
    | ReasoningPart
    | RevisionPart
    | UsagePart
    | FinishPart
    | ToolCallPart
    | ProviderSearchPart
    | CitedPart
    | SourcesPart
    | GroundingPart
    | ProviderMetadataPart
    | RetryPart
)


@dataclass(frozen=True)
class ModelChoice:
    """A model of a provider that the settings know by its id."""

    provider: str
    model: str


@dataclass(frozen=True)
class Abilities:
    """What a model can do; None where it is not known. As a user's override, None leaves what the catalogue says."""

    search: bool | None = None  # the provider's built-in search
    tools: bool | None = None
    vision: bool | None = None
    context_size: int | None = None  # tokens of prompt and answer together

    def over(self, fallback: "Abilities") -> "Abilities":
        """These, completed by `known`."""
        names = self.__dataclass_fields__
        return Abilities(**{n: getattr(fallback if getattr(self, n) is None else self, n) for n in names})


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
    wire_format: str = "chat"  # chat, responses, messages, gemini, ollama, dashscope, mistral
    search: str = ""  # how built-in search is asked for: the dialect's name; empty: there is none
    search_format: str = ""  # the wire format in which it is asked for, where that is another one (Qwen, Mistral)
    search_url: str = ""  # and its base address; empty: derived from `base_url`
    preset: str = ""  # the preset that it was made from, whose abilities count
    abilities: dict[str, Abilities] = field(default_factory=dict)  # the user's, by model
    favourites: tuple[str, ...] = ()
    checked: str = "unverified"  # recorded, documented, unverified
    key: str = field(default="", repr=False)
