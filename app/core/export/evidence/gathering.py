"""A conversation → its evidence bundle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from app.core.citing.support.answer import claims_of
from app.core.domain.citation import Citation
from app.core.domain.conversation import Conversation
from app.core.domain.editing import Edit
from app.core.domain.evidence import Page, Passage
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
    ClaimValue,
    digest,
)
from app.core.export.evidence.own_files import source_without_path
from app.core.export.turns import Note, entries, notes_of
from app.core.export.words import Branches

_AROUND = 400  # characters of the page's text on each side of a passage
_MOST = 12  # passages of a source behind one claim


@dataclass(frozen=True)
class CachedText:
    """A page as it is still there: its text, and when that was last known to be so (seconds since 1970)."""

    page: Page
    checked: float


Texts = Mapping[str, CachedText]
"""By the id of the source."""


def cited_sources(conversation: Conversation, branches: Branches = Branches.CURRENT, turn_id: str = "") -> list[Source]:
    """Whose pages are to be looked for, before the bundle is made."""
    turns = _turns(conversation, branches, turn_id)
    notes = (
        note for turn in turns for citation in turn.citations for note in notes_of(turn, citation, conversation.turns)
    )
    return list({note.source.id: note.source for note in notes}.values())


def bundle_of(
    conversation: Conversation,
    branches: Branches = Branches.CURRENT,
    texts: Texts | None = None,
    *,
    turn_id: str = "",
    program: str = "",
    now: datetime | None = None,
) -> Bundle:
    """turn_id: of this turn alone."""
    gathering = _Gathering(conversation.turns, texts or {})
    turns = tuple(gathering.turn(turn) for turn in _turns(conversation, branches, turn_id))
    return Bundle(
        program=program,
        exported=_moment(now or datetime.now(UTC)),
        conversation=conversation.id,
        title=conversation.title,
        turns=turns,
        sources=tuple(sorted(gathering.sources.values(), key=lambda source: (source.number or 10**6, source.id))),
        passages=tuple(gathering.passages.values()),
    )


def _turns(conversation: Conversation, branches: Branches, turn_id: str) -> list[Turn]:
    if turn_id:
        return [turn for turn in conversation.turns if turn.id == turn_id]
    return [entry.turn for entry in entries(conversation, branches)]


class _Gathering:
    """turns: of the whole conversation, for passages that an earlier turn was given."""

    def __init__(self, turns: Sequence[Turn], texts: Texts) -> None:
        self._turns, self._texts = turns, texts
        self.sources: dict[str, BundleSource] = {}
        self.passages: dict[tuple[str, str, int], BundlePassage] = {}

    def turn(self, turn: Turn) -> BundleTurn:
        texts = dict(claims_of(turn.text, turn.citations))
        claims = [self._claim(turn, index, citation, texts) for index, citation in enumerate(turn.citations)]
        return BundleTurn(
            id=turn.id,
            question=turn.question,
            created=_moment(turn.created),
            model=turn.model_name,
            answer=turn.text,
            original=turn.original.text if turn.original is not None and turn.original.text != turn.text else "",
            claims=tuple(claim for claim in claims if claim.numbers),
            edits=tuple(_edit(edit) for edit in turn.edits),
        )

    def _claim(self, turn: Turn, index: int, citation: Citation, texts: Mapping[int, str]) -> BundleClaim:
        support = citation.support
        claim = BundleClaim(
            index=index,
            text=texts.get(index, ""),
            marker=citation.marker,
            place=citation.place or (),
            span=citation.claim or (),
            numbers=citation.numbers,
            quoted=citation.cited_text,
            evidence=tuple(self._evidence(turn, note) for note in notes_of(turn, citation, self._turns)),
        )
        if support is not None:
            claim = replace(
                claim,
                verdict=support.verdict.value if support.checked else "",
                score=support.score,
                reason=support.reason.value if support.reason else "",
                detail=support.detail,
                sentence=support.sentence,
            )
        self._keep_disputing(turn, citation)
        return _with_edits(claim, citation)

    def _keep_disputing(self, turn: Turn, citation: Citation) -> None:
        """The sources that say otherwise, whether or not they are cited."""
        for value in citation.disagreement.values if citation.disagreement is not None else ():
            if (source := turn.source_numbered(value.number)) is not None:
                reference = turn.reference(value.number)
                self._keep_source(turn, source, value.number, reference.passages if reference else ())

    def _evidence(self, turn: Turn, note: Note) -> ClaimEvidence:
        self._keep_source(turn, note.source, note.number, note.passages)
        passages = note.passages[:_MOST]
        if not passages and note.citation.cited_text:
            passages = (Passage(note.source.id, note.citation.cited_text, from_snippet=True),)
        sentence = note.citation.support.sentence if note.citation.support else ""
        if not any(sentence in passage.text for passage in passages):
            sentence = ""  # it stands in another source of the same citation
        quoted = note.citation.cited_text if len(note.citation.numbers) == 1 else ""
        ids = tuple(self._keep_passage(note.source, passage) for passage in passages)
        return ClaimEvidence(note.number, note.source.id, ids, sentence or quoted)

    def _keep_source(self, turn: Turn, source: Source, number: int, passages: Sequence[Passage]) -> None:
        if source.id in self.sources:
            return
        text = self._text_of(source, passages)
        source = source_without_path(source)
        self.sources[source.id] = BundleSource(
            id=source.id,
            number=number,
            title=source.title,
            url=source.url,
            resolved=source.resolved,
            site=source.site,
            author=source.author,
            date=source.date,
            origin=source.origin.value,
            kind=source.kind,
            accessed=_moment(turn.created),
            read=_moment(datetime.fromtimestamp(text.checked, UTC)) if text else "",
            text_sha256=digest(text.page.text) if text else "",
            text_length=len(text.page.text) if text else 0,
            from_text=source.from_text,
        )

    def _text_of(self, source: Source, passages: Sequence[Passage]) -> CachedText | None:
        """The page as it was read: one that holds none of the passages is a later one, and of no use here."""
        text = self._texts.get(source.id)
        return text if text and any(_place(text.page.text, passage) >= 0 for passage in passages) else None

    def _keep_passage(self, source: Source, passage: Passage) -> str:
        key = (source.id, passage.text, passage.start)
        if key not in self.passages:
            text = self._texts.get(source.id)
            place = _place(text.page.text, passage) if text else -1
            before, after = _around(text.page.text, place, len(passage.text)) if text and place >= 0 else ("", "")
            self.passages[key] = BundlePassage(
                id=f"p{len(self.passages) + 1}",
                source=source.id,
                text=passage.text,
                sha256=digest(passage.text),
                start=passage.start,
                end=passage.end,
                heading=passage.heading,
                page=passage.page,
                line=passage.line,
                from_snippet=passage.from_snippet,
                before=before,
                after=after,
            )
        return self.passages[key].id


def _place(text: str, passage: Passage) -> int:
    """Where it stands in the page's text: where it was cut out, else anywhere; -1 where it does not."""
    if not passage.text.strip():
        return -1
    return passage.start if text.startswith(passage.text, passage.start) else text.find(passage.text)


def _around(text: str, start: int, length: int) -> tuple[str, str]:
    """What stands before and behind, from a blank on where the text goes on."""
    first, end = max(0, start - _AROUND), start + length
    before, after = text[first:start], text[end : end + _AROUND]
    if first and (cut := _first_blank(before)) >= 0:
        before = before[cut + 1 :]
    if end + _AROUND < len(text) and (cut := _first_blank(after[::-1])) >= 0:
        after = after[: len(after) - cut - 1]
    return before, after


def _first_blank(text: str) -> int:
    return next((place for place, sign in enumerate(text[:60]) if sign.isspace()), -1)


def _with_edits(claim: BundleClaim, citation: Citation) -> BundleClaim:
    values = citation.disagreement.values if citation.disagreement is not None else ()
    return replace(
        claim,
        moved_from=citation.moved_from,
        as_of=citation.as_of,
        looked_up=citation.looked_up,
        disagreement=tuple(ClaimValue(one.number, one.value, one.sentence, one.date) for one in values),
    )


def _edit(edit: Edit) -> BundleEdit:
    return BundleEdit(
        edit.kind.value, edit.place, edit.before, edit.after, edit.from_numbers, edit.to_numbers, edit.score_before,
        edit.score_after, edit.detail,
    )  # fmt: skip


def _moment(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")
