"""An evidence bundle: answers, how each claim was judged, and the words that it rests on. Field names are the JSON's.

A name that was in a release never changes, and a field that comes later has a default: docs/evidence.md describes them.
"""

from dataclasses import dataclass
from hashlib import sha256

FORMAT = "citewise-evidence"
VERSION = 1  # counted up where an older program would read something wrong

Place = tuple[int, ...]
"""`(start, end)` in code points, or nothing."""


@dataclass(frozen=True)
class BundleSource:
    """`accessed`: when the question was asked that brought it; `read`: when the page's text was last known to be so."""

    id: str
    number: int = 0
    title: str = ""
    url: str = ""
    resolved: str = ""
    site: str = ""
    author: str = ""
    date: str = ""
    origin: str = "web"
    kind: str = "web"
    accessed: str = ""
    read: str = ""
    text_sha256: str = ""
    text_length: int = 0
    from_text: bool = False

    @property
    def address(self) -> str:
        return self.resolved or self.url


@dataclass(frozen=True)
class BundlePassage:
    """`before`, `after`: the page's text around it, where that was still there."""

    id: str
    source: str
    text: str
    sha256: str = ""
    start: int = 0
    end: int = 0
    heading: str = ""
    page: int = 0
    line: int = 0
    from_snippet: bool = False
    before: str = ""
    after: str = ""


@dataclass(frozen=True)
class ClaimEvidence:
    """One source behind a claim. `sentence`: its words that the claim rests on."""

    number: int
    source: str
    passages: tuple[str, ...] = ()
    sentence: str = ""


@dataclass(frozen=True)
class ClaimValue:
    """What one of several sources that disagree says."""

    number: int
    value: str = ""
    sentence: str = ""
    date: str = ""


@dataclass(frozen=True)
class BundleClaim:
    """`index`: of the citation in the answer; `verdict` is empty where nothing was checked."""

    index: int
    text: str = ""
    marker: str = ""
    place: Place = ()
    span: Place = ()
    numbers: tuple[int, ...] = ()
    verdict: str = ""
    score: float = 0.0
    reason: str = ""
    detail: str = ""
    sentence: str = ""
    quoted: str = ""
    evidence: tuple[ClaimEvidence, ...] = ()
    moved_from: tuple[int, ...] = ()
    as_of: str = ""
    looked_up: bool = False
    disagreement: tuple[ClaimValue, ...] = ()


@dataclass(frozen=True)
class BundleEdit:
    kind: str
    place: Place = ()
    before: str = ""
    after: str = ""
    from_numbers: tuple[int, ...] = ()
    to_numbers: tuple[int, ...] = ()
    score_before: float = 0.0
    score_after: float = 0.0
    detail: str = ""


@dataclass(frozen=True)
class BundleTurn:
    """`original`: the answer as the model wrote it, where it was edited since."""

    id: str
    question: str = ""
    created: str = ""
    model: str = ""
    answer: str = ""
    original: str = ""
    claims: tuple[BundleClaim, ...] = ()
    edits: tuple[BundleEdit, ...] = ()


@dataclass(frozen=True)
class Bundle:
    format: str = FORMAT
    version: int = VERSION
    program: str = ""
    exported: str = ""
    conversation: str = ""
    title: str = ""
    turns: tuple[BundleTurn, ...] = ()
    sources: tuple[BundleSource, ...] = ()
    passages: tuple[BundlePassage, ...] = ()


def digest(text: str) -> str:
    """SHA-256 of a text in UTF-8, in hexadecimal."""
    return sha256(text.encode("utf-8", "replace")).hexdigest()
