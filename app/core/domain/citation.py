"""Citations: where in an answer which sources are named."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum

Span = tuple[int, int]  # [start, end) in code points of the stored text


def shifted_span(span: Span | None, by: int) -> Span | None:
    return span and (span[0] + by, span[1] + by)


class Anchor(StrEnum):
    """How the place of a citation is known."""

    MARKER = "marker"  # the text itself says [1]
    SPAN = "span"  # the provider named a span
    BLOCK = "block"  # the provider named a block of text
    UNPLACED = "unplaced"  # it belongs to the answer, but nowhere in particular


class Verdict(StrEnum):
    SUPPORTED = "supported"
    PARTLY = "partly"
    NOT_FOUND = "not_found"


class SupportReason(StrEnum):
    """What is amiss with a claim; stored."""

    NUMBER = "number"
    UNIT = "unit"
    QUOTE = "quote"
    NAME = "name"
    NEGATION = "negation"
    LANGUAGE = "language"  # not checked: the passages are in another one, and no number contradicts
    COVERAGE = "coverage"  # too little of it stands there
    UNKNOWN = "unknown"  # stored by a later version


@dataclass(frozen=True)
class Support:
    """How well the passages that a citation names support its claim. `score`: 0 … 1, higher is better."""

    verdict: Verdict
    score: float = 0.0
    sentence: str = ""  # of the passages, word for word: the one that fits best
    reason: SupportReason | None = None
    detail: str = ""  # such as the number that does not stand there

    @property
    def checked(self) -> bool:
        """False where nothing can be said: the verdict does not count then."""
        return self.reason is not SupportReason.LANGUAGE


@dataclass(frozen=True)
class DisagreeingValue:
    """What one source says. `date`: of the source, as exact as known; may be empty."""

    number: int  # the source's
    value: str  # as it stands there
    sentence: str = ""  # word for word
    date: str = ""


@dataclass(frozen=True)
class Disagreement:
    """Sources of one turn give different figures or dates for the same thing, newest first."""

    values: tuple[DisagreeingValue, ...]


@dataclass(frozen=True)
class Citation:
    """An answer's span → references. `place` is where the chip stands, `claim` what it supports, where known."""

    numbers: tuple[int, ...]
    place: Span | None
    marker: str = ""  # the text at `place`
    anchor: Anchor = Anchor.MARKER
    claim: Span | None = None
    cited_text: str = ""  # the passage's words, where the provider gave them
    support: Support | None = None  # None: not checked
    moved_from: tuple[int, ...] = ()  # the numbers that it had before the editor moved it; empty: it was not moved
    disagreement: Disagreement | None = None
    as_of: str = ""  # ISO date of the newest source behind words such as "currently"; empty: nothing to say
    looked_up: bool = False  # its evidence was searched for after the answer was written

    @property
    def contradicts(self) -> bool:
        """What was looked up says otherwise: its chip stands beside the claim and supports nothing."""
        not_found = self.support is not None and self.support.verdict is Verdict.NOT_FOUND
        return self.looked_up and not_found and not self.marker and not self.moved_from

    def shifted(self, by: int) -> "Citation":
        """The same `by` code points further on."""
        return replace(self, place=shifted_span(self.place, by), claim=shifted_span(self.claim, by)) if by else self


@dataclass(frozen=True)
class OwnMarkers:
    """Which markers of an answer name our references: plain ones such as `[1]`, or only those with our sign.

    since: where the part begins that is read; what stands before it keeps the citations that it has. across: the part
    before it was written by the same rules, so that a marker which was cut in two there is whole again.
    """

    numbers: Collection[int]
    signed: bool = False
    since: int = 0
    across: bool = True
