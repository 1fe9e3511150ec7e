"""Markers such as [1], [1, 2], 【1】 in an answer → citations; text with markers → text without, and back."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

from app.core.citing.claims import Claims
from app.core.citing.markdown.prose import Prose, Reading
from app.core.citing.markdown.regions import read, scan
from app.core.citing.markdown.spans import gaps
from app.core.citing.numbers import MARKER, numbers_of
from app.core.domain.citation import Citation, Span

TOKEN_START, TOKEN_END = "\ue000", "\ue001"
_FORGED = str.maketrans({TOKEN_START: "\ufffd", TOKEN_END: "\ufffd"})
_MAY_CHANGE = re.compile(r"[\]】］)`$\n\r\\(]")  # signs that may end a marker, or what one waits for
_NO_TARGET = re.compile(rf"\]\((?=[^\s()<>`$\\]*{TOKEN_START})")
# A token is neither space nor punctuation: the emphasis of `**Bold.**` would not end before it. It goes inside.
_CLOSING = re.compile(
    rf"(?<=[.!?,;:)\]}}\"'”’。！？，；：、）】」』》…%])([*~]{{1,3}}|_{{1,3}})((?:{TOKEN_START}[0-9]+{TOKEN_END})+)(?![*_~])"
)
_CREDIT, _LESS = 24, 2  # characters that may be read again for each one that came: reading stays linear
_LONG = 20_000  # characters of a block; of a longer one less is read again


def place_citations(text: str, citable_numbers: Collection[int]) -> tuple[Citation, ...]:
    """The citations of an answer, in order of place; offsets are code points into `text`.

    citable_numbers: those that may be cited. A marker with some of them cites those; one with none is plain text.
    """
    if not citable_numbers:
        return ()
    reading = read(text)
    return tuple(
        citation for prose in reading.prose for citation in _citations_in(prose, reading.labels, citable_numbers)[0]
    )


def _citations_in(
    prose: Prose, labels: Mapping[str, Any], citable_numbers: Collection[int], since: int = 0
) -> tuple[list[Citation], int]:
    """The citations of one block from `since` on, and where a half-written mark hangs that may swallow them, or -1."""
    if prose.end <= since or not MARKER.search(prose.text, prose.offset(max(since, prose.start))):
        return [], -1
    spans, hanging = scan(prose, labels)
    markers: list[tuple[Span, str, tuple[int, ...]]] = []
    for start, end in gaps(spans, len(prose.text)):
        for match in MARKER.finditer(prose.text, start, end):
            if match["marker"] and (numbers := numbers_of(match["marker"], citable_numbers)):
                markers.append((match.span(), match["marker"], numbers))
    claims = Claims(prose.text, [place for place, _, _ in markers])
    citations = []
    for place, marker, numbers in markers:
        if prose.span(*place)[0] < since:
            continue
        claim = claims.of(place)
        citations.append(Citation(numbers, prose.span(*place), marker, claim=claim and prose.span(*claim)))
    return citations, -1 if hanging < 0 else prose.span(hanging, hanging)[0]


class MarkerStream:
    """Finds markers while the text comes. What is settled is read once; the rest again when it may show more."""

    def __init__(self, citable_numbers: Collection[int]) -> None:
        self._citable_numbers = frozenset(citable_numbers)
        self._parts: list[str] = []
        self._rest: list[str] = []  # what is not settled
        self._rest_start = self._rest_length = 0
        self._labels: Mapping[str, Any] = {}  # of what is settled
        self._last_end = 0  # of the last citation that was returned
        self._bracket = False  # one is there that may end a marker which was not returned yet
        self._waiting = False
        self._credit = 0

    def feed(self, delta: str) -> list[Citation]:
        """New citations since the last call. They are provisional: what follows may show that they stand in a link,
        in code or in maths, or lengthen their claim."""
        self._parts.append(delta)
        if not self._citable_numbers or not delta:
            return []
        self._rest.append(delta)
        self._rest_length += len(delta)
        self._credit += (_CREDIT if self._rest_length < _LONG else _LESS) * len(delta)
        self._bracket = self._bracket or "]" in delta or "】" in delta or "］" in delta
        self._waiting = self._waiting or _MAY_CHANGE.search(delta) is not None
        undecided = delta[-1] in "]】］\r"  # the next sign may make it another marker, or a link; half a line's end
        if undecided or not (self._bracket and self._waiting) or self._credit < self._rest_length:
            return []
        self._credit -= self._rest_length
        return self._read_rest()

    def finish(self) -> tuple[Citation, ...]:
        """The citations of the whole text, which replace all that were given."""
        return place_citations("".join(self._parts), self._citable_numbers)

    def _read_rest(self) -> list[Citation]:
        text, shift = "".join(self._rest), self._rest_start
        reading = read(text, self._labels)
        citations = [one.shifted(shift) for one in self._decided(reading, text, max(self._last_end - shift, 0))]
        self._last_end = citations[-1].place[1] if citations and citations[-1].place else self._last_end
        self._bracket = MARKER.search(text, max(self._last_end - shift, 0)) is not None
        self._rest, self._rest_start = [text[reading.complete_until :]], shift + reading.complete_until
        self._rest_length -= reading.complete_until
        self._labels = reading.labels if reading.complete_until else self._labels
        return citations

    def _decided(self, reading: Reading, text: str, since: int) -> Iterator[Citation]:
        """The citations from `since` on, up to the first one that text to come may change."""
        self._waiting = False
        last_line = text.rfind("\n") + 1
        for prose in reading.prose:
            citations, hanging = _citations_in(prose, reading.labels, self._citable_numbers, since)
            is_open = prose.end >= last_line
            until = min(reading.undecided, hanging) if is_open and hanging >= 0 else reading.undecided
            for citation in citations:
                place = citation.place or (0, 0)
                self._waiting = _may_change(text, place, last_line)
                if self._waiting or place[0] >= until:
                    return
                yield citation


def _may_change(text: str, place: Span, last_line: int) -> bool:
    """True where the signs to come may make a marker something else: a longer one, a link, a definition."""
    start, end = place
    behind = text[end:] if end >= last_line else "\n"
    if not behind:
        return True
    if behind[0] == "(":
        return ")" not in behind and len(behind) < 2000
    return behind[0] == ":" and not text[last_line:start].strip(" >")


def placed(citations: Iterable[Citation]) -> Iterator[tuple[int, Citation, Span]]:
    """(index, citation, place) of those that have a place of the marker's length, in order, none overlapping.

    A citation that is put in, rather than written by the model, has an empty marker and an empty place.
    """
    entries = [(c.place, i, c) for i, c in enumerate(citations) if c.place and c.place[1] - c.place[0] == len(c.marker)]
    position = 0
    for place, index, citation in sorted(entries, key=lambda entry: entry[:2]):
        if place[0] >= position:
            position = place[1]
            yield index, citation, place


def _with(text: str, citations: Iterable[Citation], write: Callable[[int], str]) -> str:
    parts, position = [], 0
    for index, _, (start, end) in placed(citations):
        parts += [text[position:start], write(index)]
        position = end
    return "".join([*parts, text[position:]])


def strip_markers(text: str, citations: Collection[Citation]) -> str:
    """The text without the markers of its citations; `insert_markers` gives it back exactly."""
    return _with(text, citations, lambda _: "")


def insert_markers(stripped: str, citations: Collection[Citation]) -> str:
    """The text from which `strip_markers` removed the markers of these citations."""
    parts, position, removed = [], 0, 0
    for _, citation, (start, end) in placed(citations):
        parts += [stripped[position : start - removed], citation.marker]
        position, removed = start - removed, removed + end - start
    return "".join([*parts, stripped[position:]])


def tokenised(text: str, citations: Collection[Citation]) -> str:
    """The text for the renderer: each marker is TOKEN_START, the citation's index in decimals, TOKEN_END.

    Such signs that the text already holds become U+FFFD, so that no model can forge a chip. A marker without numbers
    is left out. `[so]([1, 2])` is no link, for its space, but would become one to a token: its parenthesis is written
    as an entity.
    """
    with_numbers = {index for index, citation in enumerate(citations) if citation.numbers}
    written = _with(
        text.translate(_FORGED),
        citations,
        lambda index: f"{TOKEN_START}{index}{TOKEN_END}" if index in with_numbers else "",
    )
    return _NO_TARGET.sub("]&#40;", _CLOSING.sub(r"\2\1", written))
