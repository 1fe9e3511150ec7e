"""An answer's text as a client gets it: markers in the client's style, and where each of them stands."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from app.core.citing.markers import placed
from app.core.citing.numbers import MARKER
from app.core.domain.citation import Citation, Span
from app.core.domain.turn.turn import Turn
from app.gateway.evidence import Annotation, CitationStyle, address_of, cited_words, marker, title_of

_HALF_MARKER = re.compile(r"(?:\\|[\[【［][^\]】］\n]{0,90}|\[\[[^\]\n]{0,60}\])\Z")
_QUOTE = re.compile(r'(?<!\\)(?:\\\\)*"')  # begins or ends a string of JSON
_LONGEST_WAIT = 120  # characters behind a marker after which nothing comes that would make a citation of it


@dataclass(frozen=True)
class TextPiece:
    """More text, and the annotations of the markers in it."""

    text: str
    annotations: tuple[Annotation, ...] = ()


class AnswerText:
    """Grows with a turn. What was given out stays as it is: offsets are into all that was.

    A number in brackets is held back until its citation has come, for that decides what stands in its place.
    verbatim: the text is JSON, and stays as it is; a number in brackets cites within its strings only.
    """

    def __init__(self, style: CitationStyle, verbatim: bool = False) -> None:
        self.length = 0  # of what was given out
        self.annotations: list[Annotation] = []
        self._style = style
        self._verbatim = verbatim
        self._text = ""  # the turn's, from the last withdrawal on
        self._position = 0  # how much of it was given out
        self._earlier = 0  # its length before the last delta
        self._citations: list[Citation] = []
        self._marked: set[Span] = set()  # places whose annotations were made
        self._copies: list[tuple[int, int, int]] = []  # (start in the text, start in what was given out, length)

    def add(self, text: str) -> None:
        self._earlier = len(self._text)
        self._text += text

    def cite(self, citation: Citation) -> None:
        self._citations.append(citation)

    def withdraw(self) -> str:
        """The text begins anew. What a client has seen cannot be taken back: returns what parts it from the rest."""
        gap = "\n\n" if self.length else ""
        self.length += len(gap)
        self._text, self._position, self._earlier = "", 0, 0
        self._citations, self._copies, self._marked = [], [], set()
        return gap

    def piece(self, turn: Turn) -> TextPiece:
        """What can be given out by now."""
        return self._until(turn, self._ready_end())

    def rest(self, turn: Turn) -> TextPiece:
        """All that is left, by the citations that the turn ended with; those that came too late for a marker too."""
        self._citations = list(turn.citations)
        piece = self._until(turn, len(self._text))
        late = [annotation for citation in turn.citations for annotation in self._late(turn, citation)]
        self.annotations += late
        self.annotations.sort(key=lambda one: (one.start, one.end, one.number))
        return TextPiece(piece.text, (*piece.annotations, *late))

    def _until(self, turn: Turn, end: int) -> TextPiece:
        parts: list[str] = []
        annotations: list[Annotation] = []
        for _, citation, place in [] if self._verbatim else placed(self._citations):
            if place in self._marked or place[0] < self._position or place[1] > end:
                continue
            self._marked.add(place)
            self._copy(parts, place[0] if self._style is not CitationStyle.NONE else self._bare(place[0]))
            for text, annotation in self._marker(turn, citation):
                parts.append(text)
                annotations.append(annotation)
            self._position = place[1]
        self._copy(parts, end)
        self.annotations += annotations
        return TextPiece("".join(parts), tuple(annotations))

    def _copy(self, parts: list[str], end: int) -> None:
        if end > self._position:
            self._copies.append((self._position, self.length, end - self._position))
            parts.append(self._text[self._position : end])
            self.length += end - self._position
            self._position = end

    def _marker(self, turn: Turn, citation: Citation) -> Iterator[tuple[str, Annotation]]:
        for number in citation.numbers:
            source = turn.source_numbered(number)
            if source is None:
                continue
            text = marker(self._style, number, source)
            start, end = self.length, self.length + len(text)
            self.length = end
            if not text:
                start, end = self._span(citation)
            words = cited_words(turn, citation, number)
            yield text, Annotation(number, address_of(source), title_of(source), start, end, words)

    def _late(self, turn: Turn, citation: Citation) -> Iterator[Annotation]:
        """The text was given out before its citation was known: the annotation stands at the words themselves."""
        if citation.place in self._marked and citation.place is not None:
            return
        if citation.place is not None:
            self._marked.add(citation.place)
        start, end = self._span(citation)
        if self._verbatim:
            if citation.place is None or not _is_in_string(self._text, citation.place[0]):
                return
            start, end = (self._place(position) for position in citation.place)
        for number in citation.numbers:
            if (source := turn.source_numbered(number)) is not None:
                words = cited_words(turn, citation, number)
                yield Annotation(number, address_of(source), title_of(source), start, end, words)

    def _span(self, citation: Citation) -> Span:
        """The claim's place in what was given out; where none is known, the marker's."""
        span = citation.claim or citation.place or (0, 0)
        return self._place(span[0]), self._place(span[1])

    def _place(self, position: int) -> int:
        index = bisect_right(self._copies, position, key=lambda copy: copy[0]) - 1
        if index < 0:
            return 0
        start, output, length = self._copies[index]
        return output + min(position - start, length)

    def _ready_end(self) -> int:
        """Up to where no citation is expected any more."""
        if self._verbatim:
            return len(self._text)
        end = self._open_end(cited=[place for _, _, place in placed(self._citations)])
        return self._bare(end) if self._style is CitationStyle.NONE else end

    def _bare(self, end: int) -> int:
        """Without the spaces before a marker that goes."""
        return max(self._position, len(self._text[:end].rstrip(" ")))

    def _open_end(self, cited: Iterable[Span]) -> int:
        places = set(cited)
        for match in MARKER.finditer(self._text, self._position):
            behind = self._text[match.end() : self._earlier]
            if match["marker"] and match.span() not in places and len(behind) < _LONGEST_WAIT:
                return match.start()
        half = _HALF_MARKER.search(self._text, max(self._position, len(self._text) - 100))
        return half.start() if half else len(self._text)


def _is_in_string(text: str, position: int) -> bool:
    return len(_QUOTE.findall(text, 0, position)) % 2 == 1
