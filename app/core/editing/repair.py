"""What the editor does with a model and the web: claims are looked up, and what is not found then is corrected."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass

from app.core.citing.places import Places
from app.core.domain.errors import AppError
from app.core.domain.events import Events, Failure, Notice, NoticeAdded, NoticeKind, UsageReported
from app.core.domain.settings import SearchSettings
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.claim_searches import claim_searches
from app.core.editing.correction import LONGEST_REPLY, suggestions
from app.core.editing.edited_answer import EditedAnswer, edited
from app.core.editing.looking_up import ANSWER, REPORT, Evidence, Limits, LookUp
from app.core.editing.placing import with_evidence
from app.core.editing.rewriting import evidence_for, fitting_request, references_of, with_corrections
from app.core.editing.statements import statements
from app.core.ports import ModelDirectory, PageReader
from app.core.replies import reply_of
from app.core.search.query_cache import Searches

_STATEMENTS = 8  # that are corrected in one answer


@dataclass(frozen=True)
class Repair:
    """One round: searches side by side, then one request. Whatever fails costs the editing, never the answer."""

    searches: Searches
    reader: PageReader
    models: ModelDirectory
    settings: Callable[[], SearchSettings]
    limits: Limits = ANSWER

    async def run(self, turn: RunningTurn, answer: EditedAnswer) -> Events:
        """answer: as it is now; the turn may not know of it yet."""
        look_up = await self._look_up(turn, answer)
        if look_up is not None:
            async with aclosing(look_up.run()) as events:
                async for event in events:
                    yield event
            if look_up.failure is not None:
                yield _failed(turn, "search", look_up.failure)
            changed = await _with_all(turn, answer, look_up.evidence)
            if changed is not answer:
                answer = changed
                yield edited(turn, answer)
        async with aclosing(self._corrected(turn, answer)) as events:
            async for event in events:
                yield event

    async def _look_up(self, turn: RunningTurn, answer: EditedAnswer) -> LookUp | None:
        limits = self.limits if turn.graph is None else REPORT
        claims = await asyncio.to_thread(claim_searches, turn, answer.text, answer.citations, limits.claims)
        return LookUp(turn, claims, self.searches, self.reader, self.settings(), limits) if claims else None

    async def _corrected(self, turn: RunningTurn, answer: EditedAnswer) -> Events:
        if turn.model is None:
            return
        rows = await asyncio.to_thread(statements, answer.text, answer.citations, _STATEMENTS)
        evidence = await asyncio.to_thread(evidence_for, rows, references_of(turn, answer)) if rows else []
        if not evidence:
            return
        try:
            model = self.models.model(turn.model)
            rows, request = fitting_request(rows, evidence, turn.book, model.context_size)
            reply = await reply_of(model, request, longest=LONGEST_REPLY)
        except AppError as error:
            yield _failed(turn, "model", Failure.of(error))
            return
        if reply.usage is not None:
            yield UsageReported(turn.id, reply.usage)
        if reply.cut:
            return
        replies = suggestions(reply.text, len(rows))
        changed = await asyncio.to_thread(with_corrections, answer, rows, replies, evidence)
        if changed is not answer:
            yield edited(turn, changed)


def _failed(turn: RunningTurn, part: str, failure: Failure) -> NoticeAdded:
    return NoticeAdded(turn.id, Notice(NoticeKind.EDITING_FAILED, {"part": part, "kind": failure.kind}))


async def _with_all(turn: RunningTurn, answer: EditedAnswer, evidence: Sequence[Evidence]) -> EditedAnswer:
    """Numbers are given here and in no thread: other turns of the conversation may run, and share the book."""
    if not evidence:
        return answer
    places = await asyncio.to_thread(Places, answer.text)
    for one in evidence:
        answer = with_evidence(answer, places, one, lambda source: _number(turn, source))
    return answer


def _number(turn: RunningTurn, source: str) -> int:
    number = turn.book.assign_number(source).number
    assert number is not None
    return number
