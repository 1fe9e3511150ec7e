"""What a marker stands behind: the sentence, or the part of one since the last marker, in the same block."""

import re
from bisect import bisect_left, bisect_right

from app.core.domain.citation import Span
from app.core.ranking.sentences import sentence_ends

_BETWEEN = re.compile(r"[ \t\u3000]*[,;，；、和及]?[ \t\u3000]*(?:(?:and|&)[ \t])?")
_LEADING = re.compile(r"[\s,.;:，。；：、)）\]】–—*_-]*")
_LETTER = re.compile(r"[^\W_]")
# "According to [1], …": such words name the source, and what it says comes after.
_NAMES_SOURCE = re.compile(
    r"(?:\b(?:according to|as per|per|in|by|from|see|see also|cf\.?|sources?|via)|根据|依据|据|参见|参考|详见|见|来自)"
    r"\s*\Z",
    re.IGNORECASE,
)


class Claims:
    """The claims of one block of prose; markers are asked for in order."""

    def __init__(self, prose: str, markers: list[Span]) -> None:
        """markers: the places of all markers of the block, in order."""
        self._prose = prose
        self._ends = sentence_ends(prose) if markers else []
        self._groups = _groups(prose, markers)

    def of(self, marker: Span) -> Span | None:
        """The span of what this marker and its neighbours support, None where nothing stands before them."""
        index = bisect_right(self._groups, (marker[0], len(self._prose))) - 1
        return self._claim(index)

    def _claim(self, index: int) -> Span | None:
        begin, after = self._groups[index]
        stop = begin
        while stop > 0 and self._prose[stop - 1].isspace():
            stop -= 1
        start = self._border(bisect_left(self._ends, stop) - 1)
        if index and self._groups[index - 1][1] > start:
            start = self._groups[index - 1][1]
        claim = self._trimmed(start, stop)
        if claim and _NAMES_SOURCE.search(self._prose, max(start, stop - 16), stop) and stop - claim[0] < 60:
            return self._trimmed(claim[0], self._sentence_end(after))
        return claim

    def _border(self, index: int) -> int:
        return self._ends[index] if index >= 0 else 0

    def _sentence_end(self, position: int) -> int:
        index = bisect_left(self._ends, position)
        return self._ends[index] if index < len(self._ends) else len(self._prose)

    def _trimmed(self, start: int, end: int) -> Span | None:
        leading = _LEADING.match(self._prose, start, end)
        start = leading.end() if leading else start
        while end > start and self._prose[end - 1].isspace():
            end -= 1
        return (start, end) if _LETTER.search(self._prose, start, end) else None


def _groups(prose: str, markers: list[Span]) -> list[Span]:
    """Markers with nothing but a comma or space between them support the same words."""
    groups: list[Span] = []
    for start, end in markers:
        if groups and _BETWEEN.fullmatch(prose, groups[-1][1], start):
            groups[-1] = groups[-1][0], end
        else:
            groups.append((start, end))
    return groups
