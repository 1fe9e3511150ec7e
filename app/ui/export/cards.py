"""Chips and the cards behind them, which open without a script."""

import re
from collections.abc import Sequence
from html import escape

from app.core.domain.citation import Citation, Verdict
from app.core.domain.evidence import Passage
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.core.export.source_rows import address_of
from app.core.export.turns import Note, notes_of, source_title
from app.core.export.words import ExportWords
from app.ui.transcript.markdown.chips import Mark
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.foreign.hosts import display_host

_CHIP = re.compile(r'<button type="button" class="(chip[^"]*)" data-r="([0-9:,]+)"([^>]*)>(.*?)</button>')
_PASSAGES = 4  # of a source on a card
_LONGEST = 2000  # characters of a passage


class CardParts:
    """What a card says below a source's title. An evidence bundle says more."""

    def __init__(self, words: ExportWords) -> None:
        self._words = words

    def row(self, turn: Turn, index: int, note: Note) -> str:
        """index: of the citation."""
        return f"{about(note.source)}{self._doubt(note.citation)}{passages_html(note, self._words)}"

    def _doubt(self, citation: Citation) -> str:
        words = _doubt_words(citation, self._words)
        return f'<p class="doubt">{escape(words)}</p>' if words else ""


class Cards:
    """Of one turn. turns: of the whole conversation, for passages that an earlier turn was given."""

    def __init__(self, turn: Turn, place: int, turns: Sequence[Turn], words: ExportWords, parts: CardParts) -> None:
        self._turn, self._place, self._words, self._parts = turn, place, words, parts
        self.notes = [notes_of(turn, citation, turns) for citation in turn.citations]
        self._cards: dict[str, str] = {}  # by the pairs of their chip

    def marks(self) -> list[Mark]:
        """For the renderer: one for each citation, in order."""
        return [_mark(index, notes) for index, notes in enumerate(self.notes)]

    def linked(self, html: str) -> str:
        """The blocks' chips with their cards behind them; on paper each is a number that leads to its source."""
        return _CHIP.sub(self._chip, html)

    def html(self) -> str:
        return "".join(self._cards.values())

    def _chip(self, match: re.Match[str]) -> str:
        kind, pairs, label, inner = match.groups()
        notes: list[tuple[int, Note]] = []
        for index, number in (map(int, pair.split(":")) for pair in pairs.split(",")):
            notes += [(index, note) for note in self.notes[index] if note.number == number]
        name = f"card-{self._place}-{len(self._cards) + 1}"
        self._cards[name] = self._card(name, notes)
        paper = "".join(f'<a class="paper" href="#source-{note.number}">[{note.number}]</a>' for _, note in notes)
        return f'<button type="button" class="{kind}" popovertarget="{name}"{label}>{inner}</button>{paper}'

    def _card(self, name: str, notes: Sequence[tuple[int, Note]]) -> str:
        label = escape(f"{self._words.source} {', '.join(str(note.number) for _, note in notes)}")
        return f'<div popover id="{name}" class="card" role="dialog" aria-label="{label}">{self._rows(notes)}</div>'

    def _rows(self, notes: Sequence[tuple[int, Note]]) -> str:
        return "".join(
            f'<h3 dir="auto">{note.number} · {linked_title(note.source)}</h3>{self._parts.row(self._turn, index, note)}'
            for index, note in notes
        )


def linked_title(source: Source) -> str:
    title, address = escape(unturned(source_title(source))), address_of(source)
    if not address.startswith(("http://", "https://")):
        return title
    return f'<a href="{escape(address)}" rel="noopener noreferrer nofollow" target="_blank">{title}</a>'


def about(source: Source) -> str:
    parts = [unturned(source.author), display_host(unturned(source.site)), unturned(source.date)]
    return "".join(f'<small dir="auto">{escape(" · ".join(filter(None, parts)))}</small>' if any(parts) else "")


def passages_html(note: Note, words: ExportWords) -> str:
    """The passage with the quoted words first; those stand marked."""
    passages = sorted(note.passages, key=lambda passage: (note.quote not in passage.text, -passage.score))
    if not passages and note.quote:
        passages = [Passage(note.source.id, note.quote)]
    parts = [_passage(passage, note.quote, words) for passage in passages[:_PASSAGES]]
    if passages and all(passage.from_snippet for passage in passages):
        parts.append(f"<small>{escape(words.excerpt)}</small>")
    return "".join(parts)


def _passage(passage: Passage, quote: str, words: ExportWords) -> str:
    text = unturned(passage.text)[:_LONGEST] + ("…" if len(passage.text) > _LONGEST else "")
    page = f"<small>{escape(words.page.format(number=passage.page))}</small>" if passage.page else ""
    return f'<blockquote class="passage" dir="auto">{marked(text, unturned(quote))}</blockquote>{page}'


def marked(text: str, quote: str) -> str:
    """A passage's words, those that count marked."""
    before, quoted, after = text.partition(quote) if quote and quote != text else (text, "", "")
    return f"{escape(before)}<mark>{escape(quoted)}</mark>{escape(after)}" if quoted else escape(text)


def _mark(index: int, notes: Sequence[Note]) -> Mark:
    citation = notes[0].citation if notes else None
    support = citation.support if citation else None
    doubtful = support is not None and support.checked and support.verdict is not Verdict.SUPPORTED
    return Mark(
        index,
        tuple(note.number for note in notes),
        tuple(display_host(unturned(note.source.site)) for note in notes),
        tuple(unturned(source_title(note.source)) for note in notes),
        citation.marker if citation else "",
        bool(notes) and all(note.passages and all(p.from_snippet for p in note.passages) for note in notes),
        support.verdict.value if support is not None and doubtful else "",
        support is not None and not support.checked,
        citation is not None and (citation.disagreement is not None or citation.contradicts),
        citation.as_of if citation else "",
    )


def _doubt_words(citation: Citation, words: ExportWords) -> str:
    support = citation.support
    if support is None or support.verdict is Verdict.SUPPORTED:
        return ""
    if not support.checked:
        return words.unchecked
    return words.partly if support.verdict is Verdict.PARTLY else words.not_found
