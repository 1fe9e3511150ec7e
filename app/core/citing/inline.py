"""One block of prose → the spans in it that are code, links, images, maths or raw HTML, in linear time."""

import re
from collections.abc import Collection

from app.core.citing.links import Targets, after, label_at, normalised
from app.core.citing.numbers import is_numeric
from app.core.domain.citation import Span

_SPECIAL = re.compile(r"\\[\s\S]|`+|\$+|!?\[|\]|<|(?<![A-Za-z0-9])(?:https?://|ftp://|www\.)", re.IGNORECASE)
_RUN = re.compile(r"`+")
_ESCAPE_OR_DOLLAR = re.compile(r"\\[\s\S]|\$")
_MATHS_CLOSER = re.compile(r"\\[)\]]")
_LONGEST_FORMULA = 4000  # between \\( and \\), as our renderer has it
_URL_SIGN = r"[^\s\x00-\x1f$<>\"`{}|\\^()\[\]，。；：！？、（）《》【】“”「」\ue000\ue001]"
_BARE_URL = re.compile(rf"(?:{_URL_SIGN}|\({_URL_SIGN}*+\)|\[\w{{0,40}}\]=)++", re.IGNORECASE)
_URL_TAIL = ".,;:!?'*_~"
_AUTOLINK = re.compile(
    r"<[a-z][a-z0-9+.-]{1,31}:[^<>\x00-\x20]*+>|<[\w.!#$%&'*+/=?^`{|}~-]++@[a-z0-9.-]++>", re.IGNORECASE | re.ASCII
)
_TAG = re.compile(
    r"""<[a-z][a-z0-9-]*+(?:\s++[a-z_:][\w.:-]*+(?:\s*+=\s*+(?:[^\s"'=<>`]++|'[^']*+'|"[^"]*+"))?+)*+\s*+/?>"""
    r"|</[a-z][a-z0-9-]*+\s*+>",
    re.IGNORECASE | re.ASCII,
)
_RAW_ELEMENT = re.compile(r"<(code|pre|script|style|textarea|kbd|samp|math|svg)\b", re.IGNORECASE)
_RAW_FORMS = (("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">"))


class Scan:
    """Reads a text once, from left to right: what begins first wins, as in CommonMark.

    spans: sorted, may lie within one another. hanging: where the first mark stands that lacks its other half and may
    still get it from text to come (a code span or formula that is being written), or -1.
    """

    def __init__(self, text: str, labels: Collection[str] = frozenset()) -> None:
        """labels: the normalised labels that are defined anywhere in the whole text."""
        self.spans: list[Span] = []
        self.hanging = -1
        self._text = text
        self._lower = ""
        self._labels = labels
        self._openers: list[int] = []
        self._dead = 0  # so many of the openers stand before a link, and so begin none (images may)
        self._last_bracket = -1
        self._absent: set[str] = set()
        self._runs: dict[int, list[int]] | None = None
        self._dollars: tuple[list[int], list[int]] | None = None
        self._closers: dict[str, list[int]] | None = None
        self._targets: Targets | None = None
        self._read()
        self.spans.sort()

    def _read(self) -> None:
        position, search = 0, _SPECIAL.search
        while match := search(self._text, position):
            mark, start = match.group(), match.start()
            kind = mark[0]
            if kind == "[" or kind == "!":
                self._openers.append(start)
                self._last_bracket = start
                position = match.end()
            elif kind == "]":
                position = self._bracket(start)
            else:
                if kind == "$":  # of four and more, only the last three can begin anything
                    start = max(start, match.end() - 3)
                    mark = self._text[start : min(start + 2, match.end())]
                end = self._span_from(kind, mark, start)
                if end > 0:
                    self.spans.append((start, end))
                position = end if end > 0 else start + 1 if kind == "$" else match.end()

    def _span_from(self, kind: str, mark: str, start: int) -> int:
        """Where the span ends that begins with this mark; -1 where none does."""
        match kind:
            case "`":
                return self._code(len(mark), start)
            case "$":
                return self._dollar_maths(len(mark), start)
            case "\\":
                return self._bracket_maths(mark, start)
            case "<":
                return self._html(start)
        return self._bare_url(start, len(mark))

    def _code(self, length: int, start: int) -> int:
        if self._runs is None:
            self._runs = {}
            for run in _RUN.finditer(self._text):
                self._runs.setdefault(len(run.group()), []).append(run.start())
        closer = after(self._runs.get(length, []), start + length)
        return self._hang(start) if closer < 0 else closer + length

    def _dollar_maths(self, length: int, start: int) -> int:
        """The rules of markdown-it's dollarmath with `allow_space` and `allow_digits` off and `double_inline` on."""
        text, first = self._text, start + length
        if text[max(start - 1, 0) : start].isdigit() or first >= len(text) or (length == 1 and text[first].isspace()):
            return self._hang(start) if first >= len(text) else -1
        singles, doubles = self._dollar_places()
        closer = after(doubles if length == 2 else singles, first)
        if closer < 0:
            return -1 if length == 1 and text[first].isdigit() else self._hang(start)  # $5 is money
        end = closer + length
        spaced = length == 1 and text[closer - 1].isspace()
        return -1 if closer == first or spaced or text[end : end + 1].isdigit() else end

    def _dollar_places(self) -> tuple[list[int], list[int]]:
        if self._dollars is None:
            singles = [m.start() for m in _ESCAPE_OR_DOLLAR.finditer(self._text) if m.group() == "$"]
            self._dollars = singles, [place for place in singles if self._text[place + 1 : place + 2] == "$"]
        return self._dollars

    def _bracket_maths(self, mark: str, start: int) -> int:
        if mark not in ("\\(", "\\["):
            return -1
        if self._closers is None:
            self._closers = {"\\)": [], "\\]": []}
            for match in _MATHS_CLOSER.finditer(self._text):
                self._closers[match.group()].append(match.start())
        closer = after(self._closers["\\)" if mark == "\\(" else "\\]"], start + 2)
        if closer < 0:
            return self._hang(start)
        end = closer + 2
        return end if end <= start + _LONGEST_FORMULA and self._text[start + 2 : closer].strip() else -1

    def _html(self, start: int) -> int:
        text = self._text
        if match := _AUTOLINK.match(text, start) or _TAG.match(text, start):
            raw = _RAW_ELEMENT.match(text, start)
            closed = self._find(f"</{raw[1].lower()}>", match.end()) if raw and text[match.end() - 2] != "/" else -1
            return closed if closed > 0 else match.end()
        for opener, closer in _RAW_FORMS:
            if text.startswith(opener, start) and (len(opener) > 2 or text[start + 2 : start + 3].isalpha()):
                return self._find(closer, start + len(opener))
        return -1

    def _find(self, closer: str, position: int) -> int:
        """The end of the next `closer`, or -1. What is absent once is absent for good: no text is searched twice."""
        if closer in self._absent:
            return -1
        self._lower = self._lower or _lowered(self._text)
        found = self._lower.find(closer.lower(), position)
        if found < 0:
            self._absent.add(closer)
            return -1
        return found + len(closer)

    def _bare_url(self, start: int, length: int) -> int:
        match = _BARE_URL.match(self._text, start)
        end = match.end() if match else start
        while end > start and self._text[end - 1] in _URL_TAIL:
            end -= 1
        return end if end > start + length else -1

    def _bracket(self, closer: int) -> int:
        """Take a `]`: a link or image from its opener, or nothing. Returns where to read on."""
        if not self._openers:
            return closer + 1
        opener = self._openers.pop()
        bare_label = self._last_bracket <= opener  # no bracket between the two
        image = self._text[opener] == "!"
        live = image or len(self._openers) >= self._dead
        self._dead = min(self._dead, len(self._openers))
        self._last_bracket = closer
        end = self._link_end(opener + 2 if image else opener + 1, closer, bare_label) if live else -1
        if end < 0:
            return closer + 1
        if not image:
            self._dead = len(self._openers)
        self.spans.append((opener, end))
        return end

    def _link_end(self, inside: int, closer: int, bare_label: bool) -> int:
        text = self._text
        if text.startswith("(", closer + 1):
            self._targets = self._targets or Targets(text)
            if (end := self._targets.end(closer + 1)) > 0:
                return end
        if not self._labels:
            return -1
        own = text[inside:closer] if bare_label and closer - inside < 1000 else ""
        if own and is_numeric(own) and not text.startswith("[", closer + 1):
            return -1
        if text.startswith("[", closer + 1) and (found := label_at(text, closer + 1)):
            label, end = found
            both_numbers = is_numeric(own) and (not label or is_numeric(label))
            if not both_numbers and normalised(label or own) in self._labels:
                return end
        return closer + 1 if own and not is_numeric(own) and normalised(own) in self._labels else -1

    def _hang(self, start: int) -> int:
        if self.hanging < 0:
            self.hanging = start
        return -1


def _lowered(text: str) -> str:
    """In lower case and of the same length, which `str.lower` alone does not promise (İ)."""
    lower = text.lower()
    return lower if len(lower) == len(text) else "".join(c.lower() if c.isascii() else c for c in text)


def merged(spans: list[Span]) -> list[Span]:
    """Sorted spans as ones that do not overlap; empty ones left out."""
    result: list[Span] = []
    for start, end in spans:
        if result and start < result[-1][1]:
            result[-1] = result[-1][0], max(end, result[-1][1])
        elif end > start:
            result.append((start, end))
    return result


def gaps(spans: list[Span], length: int) -> list[Span]:
    """What lies between sorted spans that do not overlap."""
    borders = [0, *(border for span in spans for border in span), length]
    return [(a, b) for a, b in zip(borders[::2], borders[1::2], strict=True) if a < b]
