"""What the editor did to an answer that was checked: nothing of it is lost, and all of it is told."""

from dataclasses import dataclass
from enum import StrEnum

from app.core.domain.citation import Citation, DisagreeingValue, Disagreement, Span

__all__ = [
    "DisagreeingValue",
    "Disagreement",
    "Edit",
    "EditKind",
    "EditingMode",
    "GoingOnSettings",
    "Original",
    "Translation",
]


class EditingMode(StrEnum):
    """How far the editor goes."""

    OFF = "off"
    MARK = "mark"  # citations are moved and marked: no model, no network
    REPAIR = "repair"  # claims are looked up and corrected as well


class EditKind(StrEnum):
    """Stored."""

    MOVED = "moved"  # a citation names another source: see from_numbers, to_numbers
    DISAGREEMENT = "disagreement"  # sources of the turn give different figures or dates
    DATED = "dated"  # it says "latest" or the like, and its sources are old
    LOOKED_UP = "looked_up"  # evidence was searched for and found
    CONTRADICTED = "contradicted"  # what was found says otherwise
    CORRECTED = "corrected"
    HEDGED = "hedged"
    DROPPED = "dropped"
    UNKNOWN = "unknown"  # stored by a later version


@dataclass(frozen=True)
class Edit:
    """One thing that was done. `place`: in the answer as it is shown now; of a citation, where its chip stands."""

    kind: EditKind
    place: Span
    before: str = ""  # words of the answer, where they changed
    after: str = ""
    from_numbers: tuple[int, ...] = ()
    to_numbers: tuple[int, ...] = ()
    score_before: float = 0.0
    score_after: float = 0.0
    detail: str = ""


@dataclass(frozen=True)
class Original:
    """The answer as the model wrote it, with the citations that it had then."""

    text: str
    citations: tuple[Citation, ...]


@dataclass(frozen=True)
class Translation:
    """An answer in another language. The citations stand at the same statements, their places are in this text."""

    language: str  # BCP 47
    text: str
    citations: tuple[Citation, ...] = ()
    current: bool = False  # the reader looks at the answer in it


@dataclass(frozen=True)
class GoingOnSettings:
    """What a model is asked for once an answer is there."""

    follow_ups: bool = False  # questions that the user may want to ask next
    titles: bool = False  # of conversations
