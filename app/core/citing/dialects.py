"""Markers as providers' models write them: found in the text, tied to the sources that the provider gave.

`[1]`, `[1, 2]`, `【1】`, `[ref_1]`, `[[1]](url)`, `([host](url))`, `[1](@ref)`, `^[1]^`, `【1†source】`,
`<sup>[1]</sup>`.
What is code, maths, image or link is told by `regions`; a link in prose stays a link.
Facts: wire_formats §17 and the section of each provider.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from app.core.citing.markdown.regions import read, scan
from app.core.citing.markdown.spans import gaps
from app.core.citing.numbers import MARKER, is_numeric, numbers_of
from app.core.domain.addresses import url_key
from app.core.domain.chat import ProviderCitation, ProviderSource
from app.core.domain.citation import Anchor, Span

_HINT = re.compile(r"[\[【［<]")
_REF = r"ref_?[0-9]{1,5}"
_BARE = re.compile(
    rf"(?P<hats>\^\[[^\[\]\n]{{1,80}}\]\^)"
    rf"|(?P<refs>[\[【](?:{_REF})(?:[ ]?[,，、;；][ ]?(?:{_REF}|[0-9]{{1,5}})){{0,40}}[\]】])"
    r"|(?P<named>\[[A-Za-z]{1,12}[_:-]?[0-9]{1,5}\])"
    rf"|(?P<lines>【[0-9]{{1,5}}(?::[0-9]{{1,5}})?†[^】\n]{{0,80}}】)"
    rf"|{MARKER.pattern}",
    re.IGNORECASE,
)
_LINK = re.compile(r"\[(\[[^\[\]]*\]|[^\[\]]*)\]\(\s*<?([^\s<>]*)>?(?:\s.*)?\)", re.DOTALL)
_BETWEEN = re.compile(r"[\s,，、;；|]{0,8}(?:(?:and|&)\s)?")
_NUMBER = re.compile(r"[0-9]+")
_LABEL = re.compile(r"[0-9]{1,9}")
_PLAIN = re.compile(r"(?:ref[_-]?)?([0-9]{1,9})")
# What stands before a raised number that is a power and no marker: a digit, a bracket, a variable, a unit, a function.
_POWER = re.compile(r"(?:[0-9)\]}]|(?<![A-Za-z])(?:[A-Za-z]|[kcdmnµ]m|ft|mi|yd|mc|sin|cos|tan|sec|log|ln))\Z")
_LONGEST_RAISED = 400


def textual(text: str, sources: Sequence[ProviderSource]) -> tuple[ProviderCitation, ...]:
    """The markers in a provider's text, in order, none overlapping another; their places are code points of `text`.

    A source is named by its label or, in linked markers, by its address. Plain brackets that name nothing known stay
    text. What can be no prose (`【3†L1】`, `[1](@ref)`, `^[1]^`, `[ref_9]`) is found all the same, with no keys, so
    that it is never left standing.
    """
    if not _HINT.search(text):
        return ()
    names, reading = _Names(sources), read(text)
    citations: list[ProviderCitation] = []
    for prose in reading.prose:
        for mark in _marks(prose.text, scan(prose, reading.labels)[0], names):
            place = prose.span(mark.start, mark.end)
            citations.append(ProviderCitation(mark.keys, place, Anchor.MARKER, text[slice(*place)]))
    return tuple(citations)


@dataclass(frozen=True)
class _Mark:
    start: int
    end: int
    keys: tuple[str, ...]
    pseudo: bool = False  # cannot be prose

    @property
    def counts(self) -> bool:
        return bool(self.keys) or self.pseudo


class _Names:
    """What markers may call the sources → their keys."""

    def __init__(self, sources: Sequence[ProviderSource]) -> None:
        self._labels: dict[str, str] = {}
        self._urls: dict[str, str] = {}
        for source in sources:
            if label := _plain(source.label):
                self._labels.setdefault(label, source.key)
            if source.url and (address := url_key(source.url)):
                self._urls.setdefault(address, source.key)
        self._numbers = frozenset(int(label) for label in self._labels if _LABEL.fullmatch(label))

    def by_label(self, label: str) -> tuple[str, ...]:
        key = self._labels.get(_plain(label))
        return () if key is None else (key,)

    def by_marker(self, marker: str) -> tuple[str, ...]:
        """The sources of a marker with one or more numbers, such as `[1, 3]`."""
        return _distinct(self._labels.get(str(number), "") for number in numbers_of(marker, self._numbers))

    def by_references(self, marker: str) -> tuple[str, ...]:
        """Those of `[ref_1, ref_2]`."""
        return _distinct(self._labels.get(str(int(number)), "") for number in _NUMBER.findall(marker))

    def by_address(self, url: str) -> tuple[str, ...]:
        key = self._urls.get(url_key(url))
        return () if key is None else (key,)


def _plain(label: str) -> str:
    bare = label.strip().strip("[]【】").strip().lower()
    number = _PLAIN.fullmatch(bare)
    return str(int(number[1])) if number else bare


def _distinct(keys: Iterator[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, keys)))


def _marks(text: str, spans: list[Span], names: _Names) -> list[_Mark]:
    """The marks of one block of prose, in order. `spans`: what is protected in it."""
    links = [link for span in spans if text[span[0]] == "[" and (link := _link(text, span, names))]
    marks = [*_grouped(text, links)]
    for start, end in gaps(spans, len(text)):
        marks += _bare(text, start, end, names)
    marks.sort(key=lambda mark: mark.start)
    marks = _raised(text, spans, marks, names)
    return [mark for mark in _apart(marks) if mark.counts]


def _bare(text: str, start: int, end: int, names: _Names) -> Iterator[_Mark]:
    for match in _BARE.finditer(text, start, end):
        marker = match.group()
        if match["hats"] is not None:
            yield _Mark(*match.span(), names.by_marker(marker[1:-1]) or names.by_label(marker[2:-2]), pseudo=True)
        elif match["refs"] is not None:
            yield _Mark(*match.span(), names.by_references(marker), pseudo=True)
        elif match["named"] is not None:
            yield _Mark(*match.span(), names.by_label(marker))
        elif match["lines"] is not None:
            yield _Mark(*match.span(), names.by_label(marker[1:].partition("†")[0].partition(":")[0]), pseudo=True)
        elif match["marker"] is not None:
            yield _Mark(*match.span(), names.by_marker(marker), pseudo="†" in marker)


@dataclass(frozen=True)
class _Link:
    start: int
    end: int
    kind: str  # `ref`: a pseudo-link; `marker`: stands for itself; `link`: a marker only within parentheses
    keys: tuple[str, ...]


def _link(text: str, span: Span, names: _Names) -> _Link | None:
    match = _LINK.fullmatch(text, *span)
    if match is None:
        return None
    label, target = match[1], match[2]
    inner = label.strip("[]")
    if target.startswith("@ref"):
        return _Link(*span, "ref", names.by_marker(f"[{inner}]") if is_numeric(inner) else names.by_label(inner))
    keys = names.by_address(target)
    if label.startswith("["):
        return _Link(*span, "marker", keys or (names.by_marker(label) if is_numeric(inner) else names.by_label(inner)))
    return _Link(*span, "marker" if is_numeric(inner) else "link", keys)


def _grouped(text: str, links: list[_Link]) -> Iterator[_Mark]:
    """Links that are markers, those that share a pair of brackets together."""
    position = 0
    while position < len(links):
        after = position + 1
        while after < len(links) and _BETWEEN.fullmatch(text, links[after - 1].end, links[after].start):
            after += 1
        run = links[position:after]
        opener, closer = text[run[0].start - 1 : run[0].start], text[run[-1].end : run[-1].end + 1]
        escaped = text[max(run[0].start - 2, 0) : run[0].start - 1] == "\\"
        keys = _distinct(key for link in run for key in link.keys)
        refs = all(link.kind == "ref" for link in run)
        if refs and opener == "[" and closer == "]" and not escaped:
            yield _Mark(run[0].start - 1, run[-1].end + 1, keys, pseudo=True)
        elif all(link.keys for link in run) and opener in tuple("(（") and closer in tuple(")）") and not escaped:
            yield _Mark(run[0].start - 1, run[-1].end + 1, keys)
        else:
            yield from (_Mark(one.start, one.end, one.keys, one.kind == "ref") for one in run if one.kind != "link")
        position = after


def _raised(text: str, spans: list[Span], marks: list[_Mark], names: _Names) -> list[_Mark]:
    """`<sup>` around marks, or around bare numbers, becomes part of them."""
    tags = [(start, end, text[start:end].lower()) for start, end in spans if text[start] == "<" and end - start < 8]
    pairs = [
        (opener[:2], closer[:2])
        for opener, closer in pairwise(tags)
        if opener[2] == "<sup>" and closer[2] == "</sup>" and closer[0] - opener[1] <= _LONGEST_RAISED
    ]
    if not pairs:
        return marks
    result: list[_Mark] = []
    waiting = iter(marks)
    mark = next(waiting, None)
    for (begin, inner_start), (inner_end, end) in pairs:
        while mark is not None and mark.start < inner_start:
            result.append(mark)
            mark = next(waiting, None)
        within: list[_Mark] = []
        while mark is not None and mark.end <= inner_end:
            within.append(mark)
            mark = next(waiting, None)
        result += _one_raised(text, begin, (inner_start, inner_end), end, within, names)
    return [*result, *([mark] if mark else ()), *waiting]


def _one_raised(text: str, begin: int, inner: Span, end: int, within: list[_Mark], names: _Names) -> list[_Mark]:
    content = text[slice(*inner)].strip()
    if not within:
        power = _POWER.search(text, max(begin - 6, 0), begin)
        keys = names.by_marker(f"[{content}]") if is_numeric(content) and not power else ()
        return [_Mark(begin, end, keys)] if keys else []
    edges = [inner[0], *(edge for mark in within for edge in (mark.start, mark.end)), inner[1]]
    rest = [text[a:b] for a, b in zip(edges[::2], edges[1::2], strict=True)]
    if not all(_BETWEEN.fullmatch(part) for part in rest):
        return within
    keys = _distinct(key for mark in within for key in mark.keys)
    return [_Mark(begin, end, keys, any(mark.pseudo for mark in within))]


def _apart(marks: list[_Mark]) -> Iterator[_Mark]:
    """Those that do not overlap one before them."""
    position = 0
    for mark in marks:
        if mark.start >= position:
            position = mark.end
            yield mark
