"""Step: hold each cited sentence against the passages that it names."""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.domain.citation import Citation
from app.core.domain.errors import AppError
from app.core.domain.events import CitationsChecked, Events, Notice, NoticeAdded, NoticeKind
from app.core.domain.settings import KnowledgeSettings
from app.core.domain.sources import OWN
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import RankingModels
from app.core.prompt.passages import passages_of

_MOST_STRAY = 1000
_BESIDE = 100
_TIMEOUT = 6.0  # seconds for the embedding model

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Check:
    """`ranking`: an embedding model joins the verdict where the user has web passages compared by meaning."""

    ranking: RankingModels | None = None
    knowledge: Callable[[], KnowledgeSettings] = KnowledgeSettings
    timeout_seconds: float = _TIMEOUT

    async def run(self, turn: RunningTurn) -> Events:
        citations = turn.citations
        if turn.graph is not None:
            stray, count = await asyncio.to_thread(stray_markers, turn.text, turn.citable_numbers())
            if count:
                yield NoticeAdded(turn.id, Notice(NoticeKind.STRAY_NUMBERS, {"count": str(count)}))
                citations = tuple(sorted([*citations, *stray], key=lambda one: one.place or (0, 0)))
        try:
            passages = passages_of(turn)
            checked = await asyncio.to_thread(checked_citations, turn.text, citations, passages)
            checked = await self._compared(turn, checked, passages)
        except Exception:  # a bug here must not cost an answer that is written
            log.exception("the citations of turn %s could not be checked", turn.id)
            checked = citations
        yield CitationsChecked(turn.id, checked)

    async def _compared(
        self, turn: RunningTurn, citations: tuple[Citation, ...], passages: Mapping[int, Sequence[str]]
    ) -> tuple[Citation, ...]:
        """The same by meaning, too. To the model go claims on web pages and their passages alone; where it fails or is
        late, the words decide."""
        knowledge = self.knowledge()
        if self.ranking is None or not knowledge.web_embedding or knowledge.embedding is None:
            return citations
        embedder = self.ranking.embedder(knowledge.embedding)
        own = {source.number for source in turn.sources.values() if source.origin in OWN}
        if embedder is None:
            return citations
        from app.core.citing.support.meaning import comparison_of, with_meaning

        of_the_web = tuple(one if own.isdisjoint(one.numbers) else replace(one, support=None) for one in citations)
        web_passages = {number: texts for number, texts in passages.items() if number not in own}
        comparison = await asyncio.to_thread(comparison_of, turn.text, of_the_web, web_passages)
        if not comparison.claims:
            return citations
        try:
            async with asyncio.timeout(self.timeout_seconds):
                vectors = await embedder.embed(comparison.texts)
        except (TimeoutError, AppError) as error:
            log.warning("claims of turn %s were not compared by meaning: %s", turn.id, type(error).__name__)
            return citations
        return await asyncio.to_thread(with_meaning, citations, comparison, vectors)


def stray_markers(text: str, citable_numbers: Collection[int]) -> tuple[list[Citation], int]:
    """Markers of which no number is known, as citations of nothing: they are not shown. And how many are unknown.

    Only numbers such as a model makes up beside the known ones: `[2024]` is a year, `row[500]` is code.
    """
    markers = place_citations(text, range(1, min(max(citable_numbers, default=0) + _BESIDE, _MOST_STRAY)))
    count = sum(len(set(one.numbers).difference(citable_numbers)) for one in markers)
    return [
        replace(one, numbers=(), claim=None) for one in markers if not set(one.numbers).intersection(citable_numbers)
    ], count
