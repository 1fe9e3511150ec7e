"""What an evidence bundle says on its cards, below its answers and below its sources."""

import re
from collections import Counter
from html import escape

from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.core.export.evidence.bundle import (
    Bundle,
    BundleClaim,
    BundleEdit,
    BundlePassage,
    BundleSource,
    BundleTurn,
    ClaimEvidence,
)
from app.core.export.evidence.encoding import element
from app.core.export.turns import Note
from app.core.export.words import EvidenceWords, ExportWords
from app.ui.export.cards import CardParts, about, marked
from app.ui.export.evidence.style import EVIDENCE_STYLE
from app.ui.export.page import PageParts
from app.ui.export.style import STYLE
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.sentences import after_colon

_PASSAGES = 4  # of a source on a card
_LONGEST = 2000  # characters of a passage
_DETAIL = 80
_CLAIM = 400
_HEADING = re.compile(r"^#{1,6} ", re.MULTILINE)  # a page's text is Markdown
_VERDICTS = ("supported", "partly", "not_found")


class EvidenceParts(PageParts):
    """Fills a page with what its bundle knows."""

    style = STYLE + EVIDENCE_STYLE

    def __init__(self, bundle: Bundle, words: ExportWords) -> None:
        super().__init__(words)
        self._bundle, self._words = bundle, words.evidence
        self._turns = {turn.id: turn for turn in bundle.turns}
        self._sources = {source.id: source for source in bundle.sources}
        self.cards = EvidenceCards(bundle, words, self._sources)

    def head(self) -> str:
        words = self._words
        intro = words.intro.format(program=self._bundle.program, date=_moment(self._bundle.exported))
        return f'<div class="bundle"><p>{escape(intro)}</p><p>{escape(words.verify)}</p></div>\n'

    def below(self, turn: Turn) -> str:
        record = self._turns.get(turn.id)
        if record is None:
            return ""
        counts = _counts(record, self._words)
        line = f'<p class="counts">{escape(counts)}</p>' if counts else ""
        return line + self._edits(record) + self._original(record)

    def source(self, source: Source) -> str:
        record = self._sources.get(source.id)
        return _details(_source_facts(record, self._words), self._words) if record is not None else ""

    def data(self) -> str:
        return element(self._bundle) + "\n"

    def _edits(self, turn: BundleTurn) -> str:
        rows = "".join(
            f'<p class="edit" dir="auto">{_edit(edit, self._words)}</p>' for edit in turn.edits if edit.before
        )
        return f"<details><summary>{escape(self._words.edits)}</summary>{rows}</details>" if rows else ""

    def _original(self, turn: BundleTurn) -> str:
        if not turn.original:
            return ""
        text = escape(unturned(turn.original))
        summary = escape(self._words.original)
        return f'<details><summary>{summary}</summary><div class="original" dir="auto">{text}</div></details>'


class EvidenceCards(CardParts):
    def __init__(self, bundle: Bundle, words: ExportWords, sources: dict[str, BundleSource]) -> None:
        super().__init__(words)
        self._evidence = words.evidence
        self._sources = sources
        self._claims = {(turn.id, claim.index): claim for turn in bundle.turns for claim in turn.claims}
        self._passages = {passage.id: passage for passage in bundle.passages}

    def row(self, turn: Turn, index: int, note: Note) -> str:
        claim = self._claims.get((turn.id, index))
        evidence = _evidence_of(claim, note.source.id)
        if claim is None or evidence is None:
            return super().row(turn, index, note)
        passages = [self._passages[id] for id in evidence.passages if id in self._passages]
        passages.sort(key=lambda passage: not (evidence.sentence and evidence.sentence in passage.text))
        facts = [*_source_facts(self._sources.get(note.source.id), self._evidence)]
        facts += [self._evidence.passage_hash.format(hash=one.sha256) for one in passages[:_PASSAGES] if one.sha256]
        return (
            f"{about(note.source)}{self._judgement(claim)}"
            f"{''.join(self._passage(one, evidence.sentence) for one in passages[:_PASSAGES])}"
            f"{self._excerpt_note(passages)}{_details(facts, self._evidence)}"
        )

    def _judgement(self, claim: BundleClaim) -> str:
        words = self._evidence
        text = unturned(claim.text)
        text = text if len(text) <= _CLAIM else text[: _CLAIM - 1].rstrip() + "…"
        rows = [f'<p class="claim" dir="auto"><b>{escape(words.claim)}</b> {escape(text)}</p>'] if text else []
        rows.append(self._verdict(claim))
        if claim.moved_from:
            before, after = (", ".join(map(str, numbers)) for numbers in (claim.moved_from, claim.numbers))
            rows.append(_fact(words.moved.format(before=before, after=after)))
        if claim.looked_up:
            rows.append(_fact(words.looked_up))
        if claim.as_of:
            rows.append(_fact(words.as_of.format(date=unturned(claim.as_of))))
        for value in claim.disagreement:
            words_there = " · ".join(filter(None, (f"[{value.number}]", unturned(value.value), unturned(value.date))))
            rows.append(_fact(after_colon(words.disagreement, words_there), "doubt"))
        return "".join(rows)

    def _verdict(self, claim: BundleClaim) -> str:
        words, export = self._evidence, self._words
        if claim.verdict not in _VERDICTS:
            return _fact(export.unchecked if claim.reason == "language" else words.not_checked, "verdict")
        text = {"supported": words.supported, "partly": export.partly, "not_found": export.not_found}[claim.verdict]
        reason = _reason(claim, words) if claim.verdict != "supported" else ""
        score = words.score.format(score=f"{claim.score:.2f}")
        return _fact(" · ".join(filter(None, (text, reason, score))), f"verdict {claim.verdict}")

    def _passage(self, passage: BundlePassage, sentence: str) -> str:
        text = _cut_around(unturned(passage.text), unturned(sentence))
        counts = not sentence or sentence in passage.text  # the others' surroundings tell nothing of the claim
        around = [_around(part) if counts else "" for part in (passage.before, passage.after)]
        words = f"{around[0]}{marked(text, unturned(sentence)) if sentence else escape(text)}{around[1]}"
        page = f"<small>{escape(self._words.page.format(number=passage.page))}</small>" if passage.page else ""
        return f'<blockquote class="passage" dir="auto">{words}</blockquote>{page}'

    def _excerpt_note(self, passages: list[BundlePassage]) -> str:
        if not passages or not all(passage.from_snippet for passage in passages):
            return ""
        return f"<small>{escape(self._words.excerpt)}</small>"


def _cut_around(text: str, sentence: str) -> str:
    """So much of a long passage that the sentence stands in it, with as many words before as behind it."""
    at = text.find(sentence) if sentence else 0
    start = max(0, min(at - (_LONGEST - len(sentence)) // 2, len(text) - _LONGEST)) if at >= 0 else 0
    cut = text[start : start + _LONGEST]
    return f"{'…' if start else ''}{cut}{'…' if start + _LONGEST < len(text) else ''}"


def _around(text: str) -> str:
    words = _HEADING.sub("", unturned(text))
    return f'<span class="around">{escape(words)}</span>' if words else ""


def _evidence_of(claim: BundleClaim | None, source: str) -> ClaimEvidence | None:
    return next((one for one in claim.evidence if one.source == source), None) if claim is not None else None


def _counts(turn: BundleTurn, words: EvidenceWords) -> str:
    counter = Counter(claim.verdict for claim in turn.claims)
    names = {
        "supported": words.count_supported, "partly": words.count_partly, "not_found": words.count_missing,
        "": words.count_unchecked,
    }  # fmt: skip
    parts = [name.format(count=counter[verdict]) for verdict, name in names.items() if counter[verdict]]
    return words.claims.format(counts=" · ".join(parts)) if parts else ""


def _reason(claim: BundleClaim, words: EvidenceWords) -> str:
    sentences = {
        "number": words.number, "unit": words.unit, "quote": words.quote, "name": words.name,
        "negation": words.negation, "coverage": words.coverage,
    }  # fmt: skip
    return sentences.get(claim.reason, "").format(detail=unturned(claim.detail)[:_DETAIL])


def _edit(edit: BundleEdit, words: EvidenceWords) -> str:
    names = {
        "corrected": words.edit_corrected, "hedged": words.edit_hedged, "dropped": words.edit_dropped,
        "contradicted": words.edit_contradicted,
    }  # fmt: skip
    name = names.get(edit.kind, edit.kind)
    after = f" <ins>{escape(unturned(edit.after))}</ins>" if edit.after else ""
    return f"<b>{escape(name)}:</b> <del>{escape(unturned(edit.before))}</del>{after}"


def _source_facts(source: BundleSource | None, words: EvidenceWords) -> list[str]:
    if source is None:
        return []
    facts = [words.accessed.format(date=_moment(source.accessed))] if source.accessed else []
    facts += [words.read.format(date=_moment(source.read))] if source.read else []
    return facts + ([words.page_hash.format(hash=source.text_sha256)] if source.text_sha256 else [])


def _details(facts: list[str], words: EvidenceWords) -> str:
    rows = "".join(f'<small class="hash">{escape(fact)}</small>' for fact in facts)
    return f"<details><summary>{escape(words.details)}</summary>{rows}</details>" if rows else ""


def _fact(text: str, kind: str = "edit") -> str:
    return f'<p class="{kind}" dir="auto">{escape(text)}</p>'


def _moment(text: str) -> str:
    """2026-03-01T12:00:00+00:00 → 2026-03-01 12:00 UTC."""
    return f"{text[:10]} {text[11:16]} UTC" if len(text) >= 16 else text
