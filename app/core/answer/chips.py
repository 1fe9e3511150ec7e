"""Citations while an answer is written: chips that show at once, and that its end may still change."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from app.core.answer.grounding import Evidence
from app.core.citing.markers import MarkerStream
from app.core.citing.own_markers import is_signed
from app.core.domain.chat import (
    ProviderCitation,
    ProviderSource,
)
from app.core.domain.citation import Anchor, Citation
from app.core.domain.events import (
    CitationsPlaced,
    Cited,
    Event,
    SourcesCollected,
)
from app.core.domain.turn.running_turn import RunningTurn

_MOST = 1000  # the others show at the answer's end
_PIECE = 5_000  # characters read in one go: a server may send a megabyte at once, and of it no more is read than shows
_NUMBER = re.compile("[1-9][0-9]{0,4}")


class AnswerText:
    """What one request wrote so far."""

    def __init__(self) -> None:
        self.length = 0
        self._parts: list[str] = []

    @property
    def text(self) -> str:
        if len(self._parts) > 1:
            self._parts[:] = ["".join(self._parts)]
        return self._parts[0] if self._parts else ""

    def append(self, text: str) -> None:
        self._parts.append(text)
        self.length += len(text)

    def clear(self) -> None:
        self._parts, self.length = [], 0


class Chips:
    """Markers of the text and a provider's own citations, as soon as each is known. Each counts once."""

    def __init__(
        self, turn: RunningTurn, written: AnswerText, evidence: Evidence, since: int, *, uses_references: bool
    ) -> None:
        self.own = replace(turn.own_markers(), since=since)
        self.labels: dict[int, str] = {}  # a provider's own numbers → its keys
        self._turn, self._earlier = turn.id, turn.citations
        self._written, self._evidence, self._since = written, evidence, since
        self._uses_references = uses_references
        self._waits = bool(turn.parent_question)  # a sub-question's can wait for its end: many are written at once
        self._provider_cites = False  # then its labels say nothing
        self._markers = MarkerStream(self.own.numbers)
        self._end = 0  # of the last one
        self._count = 0

    @property
    def by_label(self) -> bool:
        """The provider's numbers stand in the text, and it cites in no other way."""
        return bool(self.labels) and not self._provider_cites

    def read(self, text: str) -> Iterator[Event]:
        """Those of more text."""
        for start in range(0, 0 if self._waits else len(text), _PIECE):
            if self._count >= _MOST:
                return
            yield from self._mark(self._markers.feed(text[start : start + _PIECE]))

    def restart(self) -> None:
        """What was written is withdrawn."""
        self._provider_cites, self._count, self._end = False, 0, 0
        self._markers = MarkerStream({*self.labels, *self.own.numbers})

    def provider_cited(self, citation: ProviderCitation) -> Iterator[Event]:
        self._provider_cites = True
        return self._cite(citation)

    def sources_collected(self, collected: SourcesCollected | None) -> list[Event]:
        """Where a model that was not asked to search has searched, plain numbers are its own from then on."""
        if collected is None or self._uses_references or self.own.signed:
            return []
        self.own, self._end = replace(self.own, numbers=(), signed=True), 0
        return [CitationsPlaced(self._turn, self._earlier)] if self._count else []

    def learn_labels(self, sources: Sequence[ProviderSource]) -> Iterator[Event]:
        """Where the sources carry numbers, markers in the text may name them: chips show before the answer's end."""
        labels = _labels_of(sources)
        if not self._uses_references and not self._provider_cites and labels and labels != self.labels:
            self.labels, self._markers = labels, MarkerStream({*labels, *self.own.numbers})
            yield from self._mark(self._markers.feed(self._written.text))

    def _mark(self, citations: list[Citation]) -> Iterator[Event]:
        for citation in citations:
            if citation.place is None or citation.place[0] < self._end:
                continue
            self._end = citation.place[1]
            if is_signed(citation.marker) or not self.own.signed:
                mine = tuple(number for number in citation.numbers if number in self.own.numbers)
                if mine and self._count < _MOST:
                    self._count += 1
                    yield self._show(replace(citation, numbers=mine))
            elif not self._provider_cites:
                keys = tuple(self.labels[number] for number in citation.numbers if number in self.labels)
                yield from self._cite(ProviderCitation(keys, citation.place, citation.anchor, citation.marker))

    def _cite(self, provider_citation: ProviderCitation) -> Iterator[Event]:
        """A chip at once, where the place is already written; its source gets its number with it, and its further
        passages at the answer's end."""
        if self._count >= _MOST:
            return
        self._count += 1  # tried, at least
        numbers = self._evidence.numbers_of(provider_citation.keys)
        new = {
            key: [provider_citation.cited_text] if provider_citation.cited_text else []
            for key in provider_citation.keys
            if key not in numbers
        }
        if new and (built := self._evidence.cite(new)):
            yield built
            numbers = self._evidence.numbers_of(provider_citation.keys)
        cited_numbers = tuple(dict.fromkeys(n for key in provider_citation.keys for n in numbers.get(key, ())))
        place = provider_citation.place
        if not cited_numbers or place is None or not 0 <= place[0] <= place[1] <= self._written.length or not place[1]:
            return
        if provider_citation.marker != self._written.text[slice(*place)]:
            place = place[1], place[1]
        marker = self._written.text[slice(*place)]
        anchor = provider_citation.anchor if provider_citation.anchor is not Anchor.UNPLACED else Anchor.SPAN
        yield self._show(Citation(cited_numbers, place, marker, anchor, None, provider_citation.cited_text))

    def _show(self, citation: Citation) -> Event:
        return Cited(self._turn, citation.shifted(self._since))


def _labels_of(sources: Sequence[ProviderSource]) -> dict[int, str]:
    """The provider's numbers, without its other labels, → its keys."""
    return {int(one.label): one.key for one in sources if _NUMBER.fullmatch(one.label)}
