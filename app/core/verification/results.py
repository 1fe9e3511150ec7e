"""What became of the evidence behind claims."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from app.core.domain.citation import Support
from app.core.domain.errors import FailureKind


class EvidenceState(StrEnum):
    """The values stand in JSON and in files. In order: of several sources behind a claim the last one counts."""

    UNCHECKED = "unchecked"  # nothing to ask the web for: see `Unasked`
    UNCHANGED = "unchanged"
    MOVED = "moved"  # the words stand elsewhere in the page
    UNREACHABLE = "unreachable"
    CHANGED = "changed"
    REMOVED = "removed"  # the page is there without them
    NO_PAGE = "gone"  # the page is not there any more


ALTERED = (EvidenceState.CHANGED, EvidenceState.REMOVED, EvidenceState.NO_PAGE)


class Unasked(StrEnum):
    """Why a source was not read again."""

    OWN = "own"  # the user's own material, which has no page
    NO_ADDRESS = "no_address"
    FROM_TEXT = "from_text"  # its address is known from the words of an answer alone
    RULES = "rules"  # the user's own rules forbid the site
    EXCERPT = "excerpt"  # an excerpt of others, which never was a part of the page's text
    NO_PASSAGE = "no_passage"
    TOO_MANY = "too_many"


class Part(StrEnum):
    """Of a word diff."""

    SAME = "same"
    REMOVED = "removed"
    ADDED = "added"


@dataclass(frozen=True)
class DiffPiece:
    part: Part
    text: str


@dataclass(frozen=True)
class Comparison:
    """A passage beside the page as it is now. `diff`: of the sentence that counts; `others_changed`: of its neighbours
    in the passage some are not there any more."""

    state: EvidenceState
    before: str = ""
    after: str = ""
    diff: tuple[DiffPiece, ...] = ()
    others_changed: bool = False
    excerpt: str = ""  # the page's text now around what was compared


@dataclass(frozen=True)
class SourceCheck:
    """One source behind a claim, read again.

    address: where it stands now; failure, detail: why it could not be read, as `Failure` has them; verdict: how the
    claim fares beside the page as it is now; copy: there is a copy of the page as it was.
    """

    number: int
    source: str
    title: str
    address: str
    state: EvidenceState
    comparison: Comparison | None = None
    unasked: Unasked | None = None
    failure: FailureKind | None = None
    detail: str = ""
    resolved: str = ""
    verdict: Support | None = None
    copy: bool = False


@dataclass(frozen=True)
class ClaimCheck:
    turn: str
    index: int
    text: str
    verdict: str  # as it was judged; empty: not
    checks: tuple[SourceCheck, ...]

    @property
    def state(self) -> EvidenceState:
        order = list(EvidenceState)
        return max((check.state for check in self.checks), key=order.index, default=EvidenceState.UNCHECKED)


@dataclass(frozen=True)
class Verification:
    """`checked`: when, ISO 8601."""

    checked: str
    claims: tuple[ClaimCheck, ...]
    pages: int = 0  # that were asked for

    def counts(self) -> dict[EvidenceState, int]:
        counter = Counter(claim.state for claim in self.claims)
        return {state: counter[state] for state in EvidenceState if counter[state]}

    @property
    def altered(self) -> bool:
        return any(claim.state in ALTERED for claim in self.claims)

    @property
    def incomplete(self) -> bool:
        return any(claim.state is EvidenceState.UNREACHABLE for claim in self.claims)


@dataclass(frozen=True)
class VerifyProgress:
    done: int
    total: int


def of_turn(claims: Iterable[ClaimCheck], turn_id: str) -> list[ClaimCheck]:
    return [claim for claim in claims if claim.turn == turn_id]
