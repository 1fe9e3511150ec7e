"""Markers such as [1], [1, 2], 【1】 in an answer → citations; text with markers → text without, and back."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator

from app.core.citing.blocks import Blocks
from app.core.citing.claims import Claims
from app.core.citing.inline import gaps
from app.core.citing.lines import lines
from app.core.citing.numbers import MARKER, numbers_of
from app.core.citing.prose import Prose
from app.core.citing.regions import labels_of, read, scanned
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

    known: the numbers that may be cited. A marker with some known numbers cites those; one with none is plain text.
    """
    if not citable_numbers:
        return ()
    reading = read(text)
    return tuple(
        citation for prose in reading.prose for citation in _citations_in(prose, reading.labels, citable_numbers)[0]
    )


def _citations_in(
    prose: Prose, labels: set[str], citable_numbers: Collection[int], since: int = 0
) -> tuple[list[Citation], int]:
    """The citations of one block from `since` on, and where a half-written mark hangs that may swallow them, or -1."""
    if not MARKER.search(prose.text):
        return [], -1
    spans, hanging = scanned(prose, labels)
    found: list[tuple[Span, str, tuple[int, ...]]] = []
    for start, end in gaps(spans, len(prose.text)):
        for match in MARKER.finditer(prose.text, start, end):
            if match["marker"] and (numbers := numbers_of(match["marker"], citable_numbers)):
                found.append((match.span(), match["marker"], numbers))
    claims = Claims(prose.text, [place for place, _, _ in found])
    citations = []
    for place, marker, numbers in found:
        if prose.span(*place)[0] < since:
            continue
        claim = claims.of(place)
        citations.append(Citation(numbers, prose.span(*place), marker, claim=claim and prose.span(*claim)))
    return citations, -1 if hanging < 0 else prose.span(hanging, hanging)[0]


class MarkerStream:
    """Finds markers while the text comes. Blocks that ended are read once; of the open one only what may show more."""

    def __init__(self, citable_numbers: Collection[int]) -> None:
        self._known_numbers = frozenset(citable_numbers)
        self._parts: list[str] = []
        self._length = 0
        self._blocks = Blocks()  # all complete lines
        self._labels: set[str] = set()
        self._line: list[str] = []  # the parts of the incomplete line
        self._line_start = 0
        self._open_start = 0  # where the open block began, at most
        self._given_to = 0  # the end of the last citation that was given
        self._waiting = False
        self._credit = 0

    def feed(self, delta: str) -> list[Citation]:
        """New citations since the last call. They are provisional: what follows may show that they stand in a link,
        in code or in maths, or lengthen their claim."""
        self._parts.append(delta)
        self._length += len(delta)
        if not self._known_numbers or not delta:
            return []
        self._credit += (_CREDIT if self._length - self._open_start < _LONG else _LESS) * len(delta)
        self._line.append(delta)
        found = self._end_lines() if "\n" in delta or "\r" in "".join(self._line[-2:]) else []
        self._waiting = self._waiting or _MAY_CHANGE.search(delta) is not None
        undecided = delta[-1] in "]】］"  # the next sign may make it another marker, or a link
        if self._waiting and not undecided and self._credit >= self._length - self._open_start:
            self._credit -= self._length - self._open_start
            found += self._read_open_block()
        return found

    def finish(self) -> tuple[Citation, ...]:
        """The citations of the whole text, which replace all that were given."""
        return place_citations("".join(self._parts), self._known_numbers)

    def _end_lines(self) -> list[Citation]:
        """Give complete lines to the blocks. A CR at the very end may be half a line's end and waits."""
        text = "".join(self._line)
        complete = [(start, line) for start, line in lines(text) if line.endswith("\n") or self._ends_in_cr(line, text)]
        for start, line in complete:
            self._blocks.add(self._line_start + start, line)
        used = sum(len(line) for _, line in complete)
        self._line, self._line_start = [text[used:]], self._line_start + used
        ended = self._blocks.take()
        self._labels |= labels_of(ended)
        self._open_start = self._blocks.open_start(self._line_start)
        return self._new(
            citation for prose in ended for citation in _citations_in(prose, self._labels, self._known_numbers)[0]
        )

    def _ends_in_cr(self, line: str, text: str) -> bool:
        return line.endswith("\r") and not text.endswith(line)

    def _read_open_block(self) -> list[Citation]:
        ahead = self._blocks.fork()
        line = "".join(self._line)
        if line:
            ahead.add(self._line_start, line)
        ahead.close()
        found: list[Citation] = []
        self._waiting = False
        for prose in ahead.take():
            citations, hanging = _citations_in(prose, self._labels, self._known_numbers, self._given_to)
            for citation in citations:
                if citation.place and 0 <= hanging <= citation.place[0]:
                    break
                if self._is_open(citation, line):
                    self._waiting = True
                    break
                found.append(citation)
        return self._new(found)

    def _is_open(self, citation: Citation, line: str) -> bool:
        """True where the signs to come may make a marker something else: a longer one, a link, a definition."""
        start, end = citation.place or (0, 0)
        behind = line[end - self._line_start :] if end >= self._line_start else "\n"
        if not behind:
            return True
        if behind[0] == "(":
            return ")" not in behind and len(behind) < 2000
        return behind[0] == ":" and not line[: start - self._line_start].strip(" >")

    def _new(self, citations: Iterable[Citation]) -> list[Citation]:
        found = []
        for citation in citations:
            if citation.place and citation.place[0] >= self._given_to:
                found.append(citation)
                self._given_to = citation.place[1]
        return found


def placed(citations: Iterable[Citation]) -> Iterator[tuple[int, Citation, Span]]:
    """(index, citation, place) of those that have a place of the marker's length, in order, none overlapping.

    A citation that is put in, rather than written by the model, has an empty marker and an empty place.
    """
    found = [(c.place, i, c) for i, c in enumerate(citations) if c.place and c.place[1] - c.place[0] == len(c.marker)]
    position = 0
    for place, index, citation in sorted(found, key=lambda entry: entry[:2]):
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
