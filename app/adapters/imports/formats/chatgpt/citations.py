"""ChatGPT's citations, of three generations that may stand in one message → a plain text, sources, places.

Placeholders such as `【3†source】` with `metadata.citations`; signs of the private use area (U+E200 … U+E204) with
`metadata.content_references`; keys such as `turn0search3` in those signs, which `metadata.search_result_groups` of any
message of the conversation explains. Read after `src/utils/citations.ts` of pionxzh/chatgpt-exporter and
`packages/api/src/import/chatgpt/citations.ts` of danny-avila/LibreChat.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.adapters.imports.fields import first_text, mapping, mappings, sequence, text, web_address
from app.adapters.imports.sources import SourceList
from app.adapters.imports.spans import checked_span
from app.adapters.imports.times import moment
from app.core.domain.citation import Span
from app.core.domain.transfer import ForeignCitation, ForeignSource

_MARKER = re.compile("\ue200([^\ue200-\ue204]*)((?:\ue202[^\ue200-\ue202]*)*)\ue201")
_KEY = re.compile(r"turn(\d+)([a-z_]+?)(\d+)")
_BARE_KEYS = re.compile(r"(?<![\w/])(?:cite)?(?:turn\d+(?:search|view|news|fetch|academia|reddit)\d+){1,9}(?![\w/])")
_PRIVATE_USE = re.compile("[\ue200-\ue206]")
_PLACEHOLDER = re.compile(r"【\d+(?::\d+)?†[^】]{0,80}】")
_NO_SPACE_BEFORE = ("", "\n", " ", ".", ",", ";", ":", "!", "?")
_VARIANTS = str.maketrans("\u00a0\u202f\u2010\u2011", "  --")  # one sign for one: places stay
_WITHOUT_SOURCES = ("hidden", "attribution", "image_v2", "image_inline", "video", "alt_text", "entity")

Key = tuple[str, str, str]
"""(turn, kind, number) of `turn0search3`."""


@dataclass(frozen=True)
class _Edit:
    """What stands in place of a part of the text, and what is cited there."""

    span: Span
    words: str = ""
    sources: tuple[int, ...] = ()
    claim: Span | None = None


@dataclass
class CitedMessage:
    text: str
    sources: SourceList = field(default_factory=SourceList)
    citations: tuple[ForeignCitation, ...] = ()


def entries_of(metadata: Mapping[str, Any]) -> Iterator[tuple[Key, ForeignSource]]:
    """What a search found, by the keys that answers name."""
    for group in mappings(metadata.get("search_result_groups")):
        for entry in mappings(group.get("entries")):
            source = _web_source({"attribution": group.get("domain"), **entry})
            if source is not None:
                yield _ref_key(entry.get("ref_id")), source


def read_citations(words: str, metadata: Mapping[str, Any], entries: Mapping[Key, ForeignSource]) -> CitedMessage:
    """entries: of the whole conversation."""
    result = CitedMessage(words)
    edits = [*_references(words, metadata, result.sources), *_placeholders(words, metadata, result.sources)]
    edits += _markers(words, edits, result.sources, entries)
    _apply(result, edits)
    for _, source in entries_of(metadata):
        result.sources.add(source)
    return result


def _references(words: str, metadata: Mapping[str, Any], sources: SourceList) -> Iterator[_Edit]:
    plain, cursor = words.translate(_VARIANTS), 0
    claims = _claims(plain, metadata)
    for reference in mappings(metadata.get("content_references")):
        matched = text(reference.get("matched_text"))
        cited = tuple(dict.fromkeys(sources.add(source) for source in _sources_of(reference)))
        if len(matched.strip()) < 2 or reference.get("type") in ("sources_footnote", "attribution"):
            continue
        span = checked_span(plain, reference.get("start_idx"), reference.get("end_idx"), matched.translate(_VARIANTS))
        if span is None:
            at = plain.find(matched.translate(_VARIANTS), cursor)
            span = (at, at + len(matched)) if at >= 0 else None
        if span is None:
            continue
        cursor = span[1]
        is_mark = bool(_PRIVATE_USE.search(matched) or _PLACEHOLDER.fullmatch(matched) or _BARE_KEYS.fullmatch(matched))
        if is_mark:
            if cited or reference.get("type") in _WITHOUT_SOURCES:  # else its keys may tell
                yield _Edit(span, _instead(reference, matched), cited, _claim(reference, claims))
        elif cited:  # the cited words themselves, or a link
            yield _Edit((span[1], span[1]), "", cited)


def _claims(plain: str, metadata: Mapping[str, Any]) -> dict[str, Span]:
    """The cited words by the number that references name them by."""
    claims = {}
    for one in mappings(metadata.get("content_references")):
        if one.get("type") == "attribution":
            expected = text(one.get("matched_text")).translate(_VARIANTS) or None
            if span := checked_span(plain, one.get("start_idx"), one.get("end_idx"), expected):
                claims[str(one.get("attributable_index"))] = span
    return claims


def _claim(reference: Mapping[str, Any], claims: Mapping[str, Span]) -> Span | None:
    segments = (
        str(one) for item in mappings(reference.get("items")) for one in sequence(item.get("attribution_segments"))
    )
    return next((claims[one] for one in segments if one in claims), None)


def _sources_of(reference: Mapping[str, Any]) -> Iterator[ForeignSource]:
    if reference.get("type") in _WITHOUT_SOURCES:
        return
    if reference.get("type") == "file":
        name = first_text(reference.get("name"), reference.get("title"))
        if name:
            yield ForeignSource(title=name, snippet=text(reference.get("snippet")))
        return
    complete = False
    for group in ("items", "sources", "fallback_items"):
        if complete:
            return
        for item in mappings(reference.get(group)):
            for one in (item, *mappings(item.get("supporting_websites"))):
                if (source := _web_source(one)) is not None:
                    complete = True
                    yield source
    if complete:
        return
    if (source := _web_source(reference)) is not None:
        yield source
    else:
        yield from (ForeignSource(url) for one in sequence(reference.get("safe_urls")) if (url := web_address(one)))


def _web_source(item: Mapping[str, Any]) -> ForeignSource | None:
    url = web_address(item.get("url"))
    if not url:
        return None
    published = moment(item.get("pub_date")) or moment(item.get("pub_timestamp"))
    date = published.date().isoformat() if published is not None else ""
    return ForeignSource(
        url, text(item.get("title")), text(item.get("attribution")), date, text(item.get("snippet")).strip()
    )


def _instead(reference: Mapping[str, Any], matched: str) -> str:
    """The words of a name that ChatGPT made a link of; nothing for what it shows apart, such as pictures."""
    if reference.get("type") in ("entity", "alt_text"):
        return first_text(reference.get("alt"), reference.get("name")) or _marker_words(matched)
    return ""


def _placeholders(words: str, metadata: Mapping[str, Any], sources: SourceList) -> Iterator[_Edit]:
    edits: dict[Span, tuple[int, ...]] = {}
    for citation in mappings(metadata.get("citations")):
        about = mapping(citation.get("metadata"))
        url, title = web_address(about.get("url")), text(about.get("title"))
        if not url and not title:
            continue
        index = sources.add(ForeignSource(url, title, passage=text(about.get("text")).strip()))
        span = _placeholder(words, citation.get("start_ix"), citation.get("end_ix"))
        if span is not None:
            edits[span] = tuple(dict.fromkeys((*edits.get(span, ()), index)))
    yield from (_Edit(span, "", cited) for span, cited in edits.items())
    yield from (_Edit(one.span()) for one in _PLACEHOLDER.finditer(words) if one.span() not in edits)


def _placeholder(words: str, start: object, end: object) -> Span | None:
    for one in _PLACEHOLDER.finditer(words):
        if checked_span(words, start, end, one.group()) == one.span():
            return one.span()
    return None


def _markers(
    words: str, edits: Iterable[_Edit], sources: SourceList, entries: Mapping[Key, ForeignSource]
) -> Iterator[_Edit]:
    """Those that no reference explains: their keys may."""
    explained = {edit.span[0] for edit in edits}
    for marker in _MARKER.finditer(words):
        if marker.start() not in explained:
            cited = _by_keys(marker.group(2), sources, entries)
            yield _Edit(marker.span(), "" if cited else _marker_words(marker.group()), cited)
    for keys in _BARE_KEYS.finditer(words):
        if keys.start() not in explained and (cited := _by_keys(keys.group(), sources, entries)):
            yield _Edit(keys.span(), "", cited)
    yield from (_Edit(one.span()) for one in _PRIVATE_USE.finditer(words))


def _by_keys(words: str, sources: SourceList, entries: Mapping[Key, ForeignSource]) -> tuple[int, ...]:
    keys: list[Key] = [(one[1], one[2], one[3]) for one in _KEY.finditer(words)]
    return tuple(dict.fromkeys(sources.add(entries[key]) for key in keys if key in entries))


def _marker_words(marker: str) -> str:
    """What a reader saw of it: of a link its words and address, of a name the name."""
    match = _MARKER.fullmatch(marker)
    if match is None:
        return ""
    kind, values = match.group(1), match.group(2).split("\ue202")[1:]
    if kind == "url" and len(values) > 1 and (url := web_address(values[1])):
        return f"[{values[0]}]({url})"
    if kind == "entity" and values:
        try:
            parts = json.loads(values[0])
        except ValueError:
            return ""
        return next((text(part) for part in sequence(parts)[1:2]), "")
    return ""


def _ref_key(ref: object) -> Key:
    about = mapping(ref)
    turn, kind, number = (about.get(name) for name in ("turn_index", "ref_type", "ref_index"))
    return str(turn), str(kind), str(number)


def _apply(result: CitedMessage, edits: Iterable[_Edit]) -> None:
    words, pieces, length, end = result.text, [], 0, 0
    places: dict[int, tuple[int, ...]] = {}
    claims: dict[int, Span] = {}
    shifts: list[tuple[int, int]] = []  # (where a part of the old text begins, by how much it moved)
    for edit in sorted(edits, key=lambda one: (one.span[0], -one.span[1])):
        if edit.span[0] < end:
            continue
        before = words[end : edit.span[0]]
        follows = words[edit.span[1] : edit.span[1] + 1]
        if not edit.words and edit.span[0] < edit.span[1] and before.endswith(" ") and follows in _NO_SPACE_BEFORE:
            before = before[:-1]
        pieces += [before, edit.words]
        shifts.append((end, length - end))
        length += len(before) + len(edit.words)
        end = edit.span[1]
        if edit.sources:
            places[length] = tuple(dict.fromkeys((*places.get(length, ()), *edit.sources)))
            if edit.claim is not None and edit.claim[1] <= edit.span[0]:
                claims[length] = _shifted(edit.claim, shifts, length)
    result.text = "".join(pieces) + words[end:]
    result.citations = tuple(
        ForeignCitation(sources, (place, place), claims.get(place)) for place, sources in places.items()
    )


def _shifted(claim: Span, shifts: Sequence[tuple[int, int]], most: int) -> Span:
    start, end = (at + next((by for begin, by in reversed(shifts) if begin <= at), 0) for at in claim)
    return min(start, most), min(end, most)
