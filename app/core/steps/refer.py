"""Step: choose the passages that answer best, under the token budget, and number their sources."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from app.core.domain.errors import AppError, FailureKind
from app.core.domain.events import Events, Notice, NoticeAdded, NoticeKind, ReferencesBuilt
from app.core.domain.evidence import Passage, Reference
from app.core.domain.settings import KnowledgeSettings, SearchSettings
from app.core.domain.sources import OWN, Origin
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import Embedder, ModelDirectory, RankingModels, Reranker
from app.core.prompt.candidates import agreement_of, candidate_of, candidate_of_hit, placed
from app.core.prompt.history_messages import fixed_tokens, history_tokens
from app.core.ranking.budget import reference_budget
from app.core.ranking.rank import Candidate, Ranked, rank_passages
from app.core.ranking.second import by_vectors, reranked
from app.core.ranking.select import choose

_QUOTES_BUDGET = 3000  # tokens; without a model there is no context to fill
_REMEMBERED_TURNS = 2  # earlier turns whose passages compete again
_MOST_COMPARED = 40  # passages that are looked at a second time
_TIMEOUT = 4.0  # seconds for that, all in all

_Compare = Callable[[str, Mapping[int, str], Sequence[Ranked]], Awaitable[list[Ranked]]]


@dataclass(frozen=True)
class Refer:
    """`second` compares the best passages once more, by meaning, where the user has set up a service for that."""

    models: ModelDirectory
    settings: Callable[[], SearchSettings]
    second: RankingModels | None = None
    knowledge: Callable[[], KnowledgeSettings] = KnowledgeSettings
    timeout_seconds: float = _TIMEOUT

    async def run(self, turn: RunningTurn) -> Events:
        budget = self._budget(turn)
        queries = turn.plan.queries if turn.plan else ()
        ranked = await asyncio.to_thread(rank_passages, turn.question, queries, candidates(turn))
        ranked, failed = await self._compared(turn, ranked)
        selection = await asyncio.to_thread(choose, ranked, budget)
        references = numbered(turn, located(turn, selection))
        sources = tuple(turn.book.get(reference.source) for reference in references)
        yield ReferencesBuilt(turn.id, references, sources, sum(ranked.tokens for ranked in selection), budget)
        if failed is not None:
            yield NoticeAdded(turn.id, failed)

    async def _compared(self, turn: RunningTurn, ranked: list[Ranked]) -> tuple[list[Ranked], Notice | None]:
        """The same passages in a better order. A stage that fails or is late changes nothing, and is told of."""
        name, compare, own_too = self._stage()
        best = {index: entry for index, entry in enumerate(ranked[:_MOST_COMPARED]) if own_too or not _own(turn, entry)}
        if compare is None or len(best) < 2:
            return ranked, None
        question, texts = _question_text(turn), {index: _text(entry) for index, entry in best.items()}
        try:
            async with asyncio.timeout(self.timeout_seconds):
                return await compare(question, texts, ranked), None
        except TimeoutError:
            kind = FailureKind.TIMED_OUT
        except AppError as error:
            kind = error.kind
        return ranked, Notice(NoticeKind.RERANK_FAILED, {"name": name, "kind": kind})

    def _stage(self) -> tuple[str, _Compare | None, bool]:
        """(name, what compares, the user's own material too). A reranker rather than vectors: it reads question and
        passage together. To the embedding model go web passages alone, for which the user has asked."""
        knowledge = self.knowledge()
        if self.second is None:
            return "", None, False
        if (reranker := self.second.reranker()) is not None:
            return reranker.name, partial(_by_reranker, reranker), True
        embedder = (
            self.second.embedder(knowledge.embedding) if knowledge.web_embedding and knowledge.embedding else None
        )
        return (embedder.name, partial(_by_meaning, embedder), False) if embedder is not None else ("", None, False)

    def _budget(self, turn: RunningTurn) -> int:
        setting = self.settings().reference_tokens
        if turn.model is None:
            return setting or _QUOTES_BUDGET
        try:
            context = self.models.model(turn.model).context_size
        except AppError:
            return setting or _QUOTES_BUDGET  # the write step says what is wrong with the model
        history = min(
            history_tokens(turn.history), context // 4
        )  # the rest of the conversation gives way to evidence, in the write step
        allowed = reference_budget(context, history, question_tokens=fixed_tokens(turn))
        return min(setting, allowed) if setting else allowed


async def _by_reranker(
    reranker: Reranker, question: str, texts: Mapping[int, str], ranked: Sequence[Ranked]
) -> list[Ranked]:
    scores, places = await reranker.rerank(question, list(texts.values())), list(texts)
    return reranked(ranked, {places[i]: score for i, score in scores.items()})


async def _by_meaning(
    embedder: Embedder, question: str, texts: Mapping[int, str], ranked: Sequence[Ranked]
) -> list[Ranked]:
    question_vectors, vectors = await embedder.embed([question], query=True), await embedder.embed(list(texts.values()))
    return await asyncio.to_thread(by_vectors, ranked, question_vectors[0], dict(zip(texts, vectors, strict=True)))


def _question_text(turn: RunningTurn) -> str:
    """The question; one that follows others says little without the queries that were made of it."""
    queries = turn.plan.queries if turn.plan and turn.history else ()
    return "\n".join(dict.fromkeys((turn.question, *queries)))


def _own(turn: RunningTurn, entry: Ranked) -> bool:
    return turn.sources[entry.passage.source].origin in OWN


def _text(entry: Ranked) -> str:
    passage = entry.passage
    return f"{passage.heading}\n{passage.text}" if passage.heading else passage.text


def candidates(turn: RunningTurn) -> list[Candidate]:
    """Pages that were read, snippets of those that were not, and what the last answers rested on."""
    results = []
    agreed = agreement_of(turn)
    for order, (source_id, hit) in enumerate(turn.hits, start=1):
        source = turn.sources[source_id]
        if (one := candidate_of_hit(source, hit, order, turn.pages.get(source_id), agreed)) is not None:
            results.append(one)
    for place, passage in enumerate(turn.recalled, start=1):
        results.append(candidate_of(turn.sources[passage.source], passage.text, place))
    present = {candidate.source for candidate in results}
    for past in turn.history[-_REMEMBERED_TURNS:]:
        for reference in past.references:
            cited, order = turn.sources.get(reference.source), len(results) + 1
            if cited is None or cited.origin is Origin.MEMORY:  # a fact may be forgotten by now
                continue
            if reference.number in past.numbers and cited.id not in present:
                present.add(cited.id)
                results += [candidate_of(cited, one.text, order, from_snippet=True) for one in reference.passages]
    return results


def located(turn: RunningTurn, ranked: Sequence[Ranked]) -> list[Ranked]:
    """Passages with their places: of the user's own documents, which were ranked chunk by chunk, and of what earlier
    answers rested on."""
    current = {source for source, _ in turn.hits}
    earlier = [one for past in reversed(turn.history) for one in past.references if one.source not in current]
    return placed(ranked, [*turn.recalled, *(passage for reference in earlier for passage in reference.passages)])


def numbered(turn: RunningTurn, selection: list[Ranked]) -> tuple[Reference, ...]:
    """Passages by source, best source first; a source that is handed over for the first time gets the next number."""
    grouped: dict[str, list[Passage]] = {}
    for ranked in selection:
        grouped.setdefault(ranked.passage.source, []).append(ranked.passage)
    references = []
    for source_id, passages in grouped.items():
        number = turn.book.assign_number(source_id).number
        assert number is not None
        in_order = sorted(passages, key=lambda passage: passage.start)
        references.append(Reference(number, source_id, tuple(replace(p) for p in in_order)))
    return tuple(references)
