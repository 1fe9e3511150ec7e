"""What a model streams back: one part after another."""

from dataclasses import dataclass, field, replace
from typing import Any

from app.core.domain.chat.messages import ToolCall
from app.core.domain.citation import Anchor, Span, shifted_span
from app.core.domain.errors import FailureKind


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

    def shifted(self, by: int) -> "ProviderCitation":
        """The same `by` code points further on."""
        return replace(self, place=shifted_span(self.place, by), claim=shifted_span(self.claim, by)) if by else self


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
    kind: FailureKind


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
