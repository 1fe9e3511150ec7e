"""The text of an answer in Responses: many content parts, joined; and where their citations stand in the whole."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from app.adapters.llm.protocol.evidence import MOST, Sources, citations_of
from app.adapters.llm.protocol.offsets import Annotation
from app.adapters.llm.protocol.source_tail import SourcesTail
from app.adapters.llm.protocol.visible_text import Characters, well_formed
from app.core.domain.chat import ProviderCitation, ProviderSource
from app.core.domain.citation import Anchor, Span

_BRACKETS = re.compile(r"\s*[\[【^][^\s\]】]{1,40}[\]】^]+\s*")  # a marker without a link, such as [1] or [web:2]
_BREAK = "\n\n"
_ENOUGH = 3_000_000  # code points that are looked through for citations before the end: each looks at all of its part


@dataclass(frozen=True)
class CitationNote:
    """An annotation as it came. `arrived`: how much of its part's text was there then; None where not streamed."""

    key: str
    annotation: Annotation
    arrived: int | None = None

    @property
    def note_key(self) -> tuple[str, int | None, int | None]:
        """What makes it the same when it is told again."""
        return self.key, self.annotation.start, self.annotation.end

    @property
    def aimless(self) -> bool:
        """It names no place at all (Ark), which is not the same as 0 and 0."""
        return self.annotation.start is None


@dataclass
class ContentPart:
    """One content part. Offsets of its annotations count within it."""

    noted: list[CitationNote] = field(default_factory=list)
    _pieces: list[str] = field(default_factory=list)
    _runs: list[tuple[int, int, int]] = field(default_factory=list)  # (offset here, offset in the whole, length)
    length: int = 0

    @property
    def text(self) -> str:
        if len(self._pieces) > 1:
            self._pieces[:] = ["".join(self._pieces)]
        return self._pieces[0] if self._pieces else ""

    def grow(self, text: str, at: int) -> None:
        """More text, which begins at `at` in the whole."""
        if self._runs and sum(self._runs[-1][1:]) == at:
            here, there, length = self._runs[-1]
            self._runs[-1] = (here, there, length + len(text))
        else:
            self._runs.append((self.length, at, len(text)))
        self._pieces.append(text)
        self.length += len(text)

    def in_whole(self, span: Span | None) -> Span | None:
        """A span of this part in the whole; None where other text came in between."""
        for here, there, length in self._runs if span else ():
            if span and here <= span[0] and span[1] <= here + length:
                return span[0] - here + there, span[1] - here + there
        return None


class AnswerText:
    """Takes the text of all parts in the order in which it comes; gives what of it is shown, and its citations."""

    def __init__(self, sources: Sources, *, by_arrival: bool = False) -> None:
        self.visible_length = 0  # code points
        self._sources = sources
        self._by_arrival = by_arrival
        self._whole = 0  # code points received, the tail included
        self._work = 0
        self._parts: list[ContentPart] = []
        self._speaking: ContentPart | None = None
        self._message: int | None = None
        self._ends_broken = True  # nothing, or a line break, is the last that came
        self._characters = Characters()
        self._tail = SourcesTail()

    def part(self) -> ContentPart:
        part = ContentPart()
        self._parts.append(part)
        return part

    def add(self, part: ContentPart, text: str, message: int) -> str:
        """More text of a part of the message with that number; messages are paragraphs of their own."""
        visible = ""
        if part is not self._speaking:
            visible = self._flush()
            if self._message not in (None, message) and not self._ends_broken:
                self._whole += len(_BREAK)
                visible += self._tail.feed(_BREAK)
            self._speaking, self._message = part, message
        visible += self._take(part, self._characters.feed(text))
        self.visible_length += len(visible)
        return visible

    def rest(self, part: ContentPart, text: str, message: int) -> str:
        """The same for a text that may have been streamed already: only what is missing of it is said."""
        whole = well_formed(text)
        if part.length >= len(whole) or not whole.startswith(part.text):
            return ""
        if part is self._speaking:
            self._characters.close()  # half a character that waits is in `text`, too
        return self.add(part, whole[part.length :], message)

    def contains(self, text: str) -> bool:
        """True where some part has said this already."""
        return any(part.text == text for part in self._parts)

    def note(
        self,
        part: ContentPart,
        source: ProviderSource,
        start: int | None,
        end: int | None,
        *,
        live: bool = False,
        earlier: list[Any] | None = None,
    ) -> CitationNote | None:
        """Keep an annotation; None where it names nothing, is known, or there are too many.

        live: it came while the text did. earlier: what earlier annotations told, each of which may be repeated once.
        """
        key = self._sources.add(source)
        annotation = Annotation(source.url, source.title, start, end, snippet=source.snippet, data=source.data)
        noted = CitationNote(key, annotation, part.length if live else None)
        if earlier and noted.note_key in earlier:
            earlier.remove(noted.note_key)
            return None
        if not key or sum(len(one.noted) for one in self._parts) >= MOST:
            return None
        part.noted.append(noted)
        return noted

    def provisional(self, part: ContentPart, noted: CitationNote) -> ProviderCitation | None:
        """The citation as it looks now; None where it cannot be told yet."""
        self._work += part.length
        if self._work > _ENOUGH:
            return None
        citations = [_placed(part, one) for one in self._cited(part, [noted], by_arrival=self._by_arrival)]
        return next((c for c in citations if c.place is None or c.place[1] <= self.visible_length), None)

    def close(self) -> str:
        """What was held back and is text after all. The sources of a tail that is none join the others."""
        visible = self._flush() + self._tail.close()
        for source in self._tail.sources:
            self._sources.add(source)
        self.visible_length += len(visible)
        return visible

    def citations(self) -> tuple[ProviderCitation, ...]:
        """All, within what was shown; those that lie behind it belong to the answer without a place."""
        citations: list[ProviderCitation] = []
        for part in self._parts:
            arrived = [noted.arrived for noted in part.noted if noted.aimless and noted.arrived is not None]
            placed = self._by_arrival or any(arrived_at < part.length for arrived_at in arrived)
            citations += (
                _placed(part, one, self.visible_length) for one in self._cited(part, part.noted, by_arrival=placed)
            )
        return tuple(citations)

    def _flush(self) -> str:
        """Half a character at the end of a part."""
        return self._take(self._speaking, self._characters.close()) if self._speaking else ""

    def _take(self, part: ContentPart, text: str) -> str:
        if not text:
            return ""
        part.grow(text, self._whole)
        self._whole += len(text)
        self._ends_broken = text.endswith("\n")
        return self._tail.feed(text)

    def _cited(
        self, part: ContentPart, noted: Sequence[CitationNote], *, by_arrival: bool
    ) -> Iterator[ProviderCitation]:
        """Citations with spans in the part's own text, as far as they are known."""
        text = part.text
        aimed = [one.annotation for one in noted if not one.aimless and one.annotation.url]
        for citation in citations_of(text, self._sources, aimed):
            yield _bracketed(text, citation)
        aimless: dict[tuple[int, str], ProviderCitation] = {}
        for one in noted:
            if not one.aimless and one.annotation.url:
                continue
            at = _end_of_words(text, one) if by_arrival or one.annotation.start is not None else None
            place = (-1, one.key) if at is None else (at, "")
            earlier = aimless.get(place)
            if earlier is None:
                span, anchor = ((at, at), Anchor.SPAN) if at is not None else (None, Anchor.UNPLACED)
                aimless[place] = ProviderCitation((one.key,), span, anchor, data=one.annotation.data)
            elif one.key not in earlier.keys:
                aimless[place] = replace(earlier, keys=(*earlier.keys, one.key))
        yield from aimless.values()


def _end_of_words(text: str, noted: CitationNote) -> int | None:
    """Right behind the last word before the place that is named, or before what came after the annotation."""
    at = noted.annotation.end if noted.annotation.start is not None else noted.arrived
    if at is None or at > len(text):
        return None
    return len(text[:at].rstrip()) or None


def _bracketed(text: str, citation: ProviderCitation) -> ProviderCitation:
    """A claim that is only a marker in brackets is that marker (Perplexity)."""
    if citation.claim is None or not _BRACKETS.fullmatch(text, *citation.claim):
        return citation
    return replace(citation, place=citation.claim, claim=None, marker=text[slice(*citation.claim)])


def _placed(part: ContentPart, citation: ProviderCitation, visible_length: int | None = None) -> ProviderCitation:
    """The same in the whole text."""
    place, claim = part.in_whole(citation.place), part.in_whole(citation.claim)
    if place is None or (visible_length is not None and place[1] > visible_length):
        unplaced: dict[str, Any] = {"place": None, "anchor": Anchor.UNPLACED, "marker": "", "claim": None}
        return replace(citation, **unplaced)
    return replace(citation, place=place, claim=claim)
