"""Places in a foreign text: offsets brought to ours and checked, marks cut out, texts put together of parts."""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import accumulate

from app.core.domain.citation import Span, shifted_span
from app.core.domain.transfer import ForeignCitation

_BEYOND_BMP = re.compile("[\U00010000-\U0010ffff]")  # for these UTF-16 needs two units


def checked_span(text: str, start: object, end: object, expected: str | None = None) -> Span | None:
    """A span in code points, or in UTF-16 units, whichever the text bears out; None where neither does.

    It holds `expected`; where nothing says what it should hold, and the units differ, its ends are those of words.
    """
    if type(start) is not int or type(end) is not int or not 0 <= start < end:
        return None
    candidates = _candidates(text, (start, end))
    if expected is not None:
        return next((span for span in candidates if text[slice(*span)] == expected), None)
    if len(candidates) > 1:
        candidates = [span for span in candidates if _has_word_borders(text, span)]
    return next((span for span in candidates if not text[slice(*span)].isspace()), None)


def cut_spans(text: str, spans: Iterable[Span]) -> tuple[str, Callable[[int], int]]:
    """The text without these, and what tells where a place of the old text is in the new one. They may overlap."""
    merged: list[Span] = []
    for start, end in sorted(span for span in spans if span[0] < span[1]):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    starts = [start for start, _ in merged]
    removed = [0, *accumulate(end - start for start, end in merged)]

    def moved(place: int) -> int:
        index = bisect_right(starts, place)
        beyond = max(merged[index - 1][1] - place, 0) if index else 0  # of a place within what was cut
        return place - removed[index] + beyond

    borders = [0, *(border for span in merged for border in span), len(text)]
    pieces = (text[start:end] for start, end in zip(borders[::2], borders[1::2], strict=True))
    return "".join(pieces), moved


class CitedText:
    """A text put together of parts, each with its own citations."""

    def __init__(self, between: str = "\n\n") -> None:
        self._between = between
        self._parts: list[str] = []
        self._length = 0
        self._citations: list[ForeignCitation] = []

    def add(self, part: str, citations: Sequence[ForeignCitation] = (), between: str | None = None) -> None:
        """`citations` speak of places in `part`. between: what stands before this part in place of the usual."""
        if not part.strip():
            self._citations += (replace(citation, place=None, claim=None) for citation in citations)
            return
        before = (self._between if between is None else between) if self._parts else ""
        by = self._length + len(before)
        self._citations += (
            replace(citation, place=shifted_span(citation.place, by), claim=shifted_span(citation.claim, by))
            for citation in citations
        )
        self._parts += (before, part)
        self._length = by + len(part)

    @property
    def text(self) -> str:
        return "".join(self._parts)

    @property
    def citations(self) -> tuple[ForeignCitation, ...]:
        return tuple(self._citations)


def _candidates(text: str, span: Span) -> list[Span]:
    """What a span may mean: one where both units give the same."""
    candidates = [span] if span[1] <= len(text) else []
    if _BEYOND_BMP.search(text, 0, span[1]):
        units = text.encode("utf-16-le", "surrogatepass")
        try:
            code_points = [len(units[: 2 * place].decode("utf-16-le")) for place in span if 2 * place <= len(units)]
        except UnicodeDecodeError:  # half of a pair is no place
            return candidates
        if len(code_points) == 2:
            candidates.append((code_points[0], code_points[1]))
    return candidates


def _has_word_borders(text: str, span: Span) -> bool:
    start, end = span
    begins = start == 0 or not (text[start - 1].isalnum() and text[start].isalnum())
    ends = end == len(text) or not (text[end - 1].isalnum() and text[end].isalnum())
    return begins and ends
