"""Where a provider's citations stand in its text: their unit is not told, so each is tried against the text."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from app.core.domain.addresses import site_of
from app.core.domain.citation import Span

_LINK = re.compile(r"\(?\[(?:\[[^\[\]\n]{0,200}\]|[^\[\]\n]{0,200})\]\(\s*$")
_LINK_END = re.compile(r"[^\s()]*\)")
_LONGEST_MARKER = 5000
_SHORTEST_QUOTE = 12  # code points: fewer stand in many places
_BREAK = re.compile(r"[\s.!?…。！？；;:：)）\]】*|\"”’]")
_BOUND = re.compile(r"\w")


@dataclass(frozen=True)
class Annotation:
    """A provider's own citation. `start` and `end` are as sent, in the provider's unit; None where it sends none."""

    url: str
    title: str = ""
    start: int | None = None
    end: int | None = None
    marker: str = ""  # MiniMax names the words in the text instead of a place
    snippet: str = ""  # what the page says
    cited_text: str = ""  # the very words of the source
    data: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)
    claim: str = ""  # the very words of the answer
    arrived: int | None = None  # how much of the text was there when it came, where that alone is told


_Unit = Callable[[Annotation], Span | None]


def place_annotations(text: str, annotations: Sequence[Annotation]) -> list[Span | None]:
    """`[start, end)` in code points for each; None where the place is unknown.

    Code points, UTF-16 units and UTF-8 bytes are tried; the one in which the annotations' spans hold their links, and
    begin and end as markers do, counts for the whole text; of equals the one whose spans begin and end as sentences do.
    Else the words of the answer that an annotation quotes decide, whatever its span; else the next link to the same
    address in the text.
    """
    units = _units(text, annotations)  # the first of equals wins

    def suits(unit: _Unit) -> tuple[int, int]:
        spans = [(unit(annotation), annotation) for annotation in annotations]
        return sum(_fit(text, span, a) for span, a in spans), sum(_neat(text, span) for span, _ in spans)

    unit = max(units, key=suits) if len(units) > 1 else units[0]
    places: list[Span | None] = []
    behind = 0
    for annotation in annotations:
        span = unit(annotation)
        fits = _fit(text, span, annotation)
        if not fits and (quoted := _quoted(text, annotation)):
            span = _place_of(text, quoted, [read(annotation) for read in units])
        elif not fits:
            claim = _claim(text, annotation, span)
            span = None
            if annotation.marker or not _is_unplaced(annotation):
                span = _words(text, annotation, behind) or claim
        if span is not None:
            behind = span[1]
        places.append(span)
    return places


def is_link(text: str, span: Span, annotation: Annotation) -> bool:
    """True where the span holds a marker; False where it holds words that are cited."""
    return bool(_fit(text, span, annotation)) or text[slice(*span)] == annotation.marker


def _is_unplaced(annotation: Annotation) -> bool:
    """Servers that know no place send 0 and 0."""
    return annotation.start is None or annotation.end is None or not 0 <= annotation.start < annotation.end


def _fit(text: str, span: Span | None, annotation: Annotation) -> int:
    """0: this is not the place; 1: the link is in it; 2: and it begins and ends as a marker does."""
    if span is None or span[1] - span[0] > _LONGEST_MARKER:
        return 0
    words = text[slice(*span)].lstrip()  # some spans begin with the space before the marker
    host = site_of(annotation.url)
    linked = _bare(annotation.url) in words or (bool(host) and host in words) or words.startswith(("[[", "(["))
    return int(linked) + int(linked and words.startswith(("(", "[")) and words.endswith((")", "]")))


def _quoted(text: str, annotation: Annotation) -> str:
    """The answer's own words, where it quotes them and names no marker. Words of the source may be its, too."""
    if annotation.marker:
        return ""
    if annotation.claim.strip():
        return annotation.claim.strip()
    words = annotation.cited_text.strip()
    return words if len(words) >= _SHORTEST_QUOTE and words in text else ""


def _place_of(text: str, words: str, spans: Sequence[Span | None]) -> Span | None:
    """The span that holds these words; else the only place where they stand."""
    for span in spans:
        if span and text[slice(*span)].strip() == words:
            return span
    at = text.find(words)
    return (at, at + len(words)) if at >= 0 and text.find(words, at + 1) < 0 else None


def _neat(text: str, span: Span | None) -> int:
    """How much it looks like whole sentences: 0 to 2."""
    if span is None or not text[slice(*span)].strip():
        return 0
    start, end = span
    words = text[start:end]
    begins = start == 0 or words[0].isspace() or bool(_BREAK.fullmatch(text[start - 1]))
    ends = end == len(text) or text[end] == "\n" or bool(_BREAK.fullmatch(words.rstrip()[-1]))
    return int(begins) + int(ends)


def _units(text: str, annotations: Sequence[Annotation]) -> list[_Unit]:
    def code_points(annotation: Annotation) -> Span | None:
        if annotation.start is None or annotation.end is None:
            return None
        return (annotation.start, annotation.end) if 0 <= annotation.start < annotation.end <= len(text) else None

    if text.isascii() or not any(annotation.end for annotation in annotations):
        return [code_points]
    return [code_points, _counted(text, annotations, "utf-16-le", 2), _counted(text, annotations, "utf-8", 1)]


def _counted(text: str, annotations: Sequence[Annotation], coding: str, size: int) -> _Unit:
    """Spans in units of so many bytes. Only the offsets that were sent are counted out: a text may be very long."""
    data, offsets = text.encode(coding, "replace"), {0: 0}
    places = {place for annotation in annotations for place in (annotation.start, annotation.end) if place is not None}
    last = 0
    for place in sorted(place for place in places if 0 < place * size <= len(data)):
        try:
            offsets[place] = offsets[last] + len(data[last * size : place * size].decode(coding))
        except UnicodeDecodeError:  # no unit cuts a character
            continue
        last = place

    def span(annotation: Annotation) -> Span | None:
        start, end = annotation.start or 0, annotation.end or 0
        return (offsets[start], offsets[end]) if start < end and start in offsets and end in offsets else None

    return span


def _words(text: str, annotation: Annotation, behind: int) -> Span | None:
    """The next marker with this link, or the words that the provider names."""
    needle = annotation.marker or _bare(annotation.url)
    start = text.find(needle, behind) if needle else -1
    if start < 0:
        return None
    end = start + len(needle)
    if annotation.marker:
        return start, end
    opening = _LINK.search(text, max(behind, start - 400), start)
    closing = _LINK_END.match(text, end)
    if not (opening and closing):
        return start, end
    end = closing.end()
    in_brackets = text[opening.start()] == "(" and text[end : end + 1] == ")"
    return opening.start() + int(text[opening.start()] == "(" and not in_brackets), end + int(in_brackets)


def _claim(text: str, annotation: Annotation, span: Span | None) -> Span | None:
    """A span that is no marker, where it begins and ends with whole words: what is cited."""
    start, end = span or (0, 0)
    if annotation.marker or not 0 <= start < end <= len(text) or _cuts(text, start) or _cuts(text, end):
        return None
    return (start, end) if _BOUND.search(text, start, end) else None


def _cuts(text: str, place: int) -> bool:
    return 0 < place < len(text) and bool(_BOUND.match(text, place - 1) and _BOUND.match(text, place))


def _bare(url: str) -> str:
    """Without query and fragment: annotations carry `?utm_source=` where the text may not."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.netloc}{parts.path}" if parts.scheme else url
    except ValueError:
        return url
