"""The best passages are compared once more where the user has set up a service for that, and never lost by it."""

import asyncio
from dataclasses import replace

import pytest

from app.core.domain.errors import KeyRefused, RateLimited
from app.core.domain.events import Event, NoticeAdded, ReferencesBuilt
from app.core.domain.evidence import Passage
from app.core.domain.plan import Plan
from app.core.domain.settings import KnowledgeSettings, SearchSettings
from app.core.domain.sources import Origin
from app.core.domain.turn.fold import fold
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.running_turn import RunningTurn
from app.core.steps.refer import Refer
from app.core.steps.search import sources_collected
from tests.fakes import CHOICE, FakeEmbedder, FakeModel, FakeModels, FakeReranker, FakeSecondStage, hit

QUESTION = "Why is the sky blue?"
SNIPPETS = [
    "The sky is blue, and why is the sky blue is asked by all.",
    "The sky over the sea is often blue.",
    "Short waves are scattered by air, which is Rayleigh scattering.",
]
MEANING = KnowledgeSettings(embedding=CHOICE, web_embedding=True)


def asked_turn(count: int = 0) -> RunningTurn:
    turn = RunningTurn("t", "c", QUESTION, model=CHOICE, plan=Plan((QUESTION,)))
    texts = SNIPPETS + [f"Sky number {n} is blue as {chr(97 + n % 26) * (9 + n)}." for n in range(count)]
    hits = tuple(hit(n, f"https://{n}.example/", text) for n, text in enumerate(texts, start=1))
    fold(turn, sources_collected(turn, {QUESTION: hits}))
    return turn


async def referred(
    turn: RunningTurn,
    second: FakeSecondStage | None,
    knowledge: KnowledgeSettings = KnowledgeSettings(),
    timeout_seconds: float = 30.0,
) -> tuple[list[str], list[Event]]:
    """The passages in the order of their sources' numbers, and all events."""
    models = FakeModels(FakeModel([], context_size=32768))
    step = Refer(models, lambda: SearchSettings(), second, lambda: knowledge, timeout_seconds)
    events = []
    async for event in step.run(turn):
        fold(turn, event)
        events.append(event)
    built = next(event for event in events if isinstance(event, ReferencesBuilt))
    return [passage.text for reference in built.references for passage in reference.passages], events


def notices(events: list[Event]) -> list[tuple[str, dict[str, str]]]:
    return [(event.notice.kind, event.notice.data) for event in events if isinstance(event, NoticeAdded)]


async def test_without_a_second_stage_words_decide() -> None:
    texts, events = await referred(asked_turn(), None)
    assert texts[0] == SNIPPETS[0]
    assert (await referred(asked_turn(), FakeSecondStage()))[0] == texts
    assert notices(events) == []


async def test_a_reranker_brings_what_answers_to_the_top() -> None:
    ranks = FakeReranker("Rayleigh")
    texts, events = await referred(asked_turn(), FakeSecondStage(ranks))
    assert texts[0] == SNIPPETS[2]
    assert sorted(texts) == sorted(SNIPPETS)
    assert [query for query, _ in ranks.asked] == [QUESTION]
    assert notices(events) == []


async def test_vectors_are_compared_where_the_user_wishes_it() -> None:
    embeds = FakeEmbedder(("Rayleigh", "sky"))
    texts, _ = await referred(asked_turn(), FakeSecondStage(None, embeds), MEANING)
    plain, _ = await referred(asked_turn(), None)
    assert texts.index(SNIPPETS[2]) < plain.index(SNIPPETS[2])
    assert sorted(texts) == sorted(SNIPPETS)
    assert embeds.asked[0] == (QUESTION,)


@pytest.mark.parametrize("knowledge", [replace(MEANING, web_embedding=False), replace(MEANING, embedding=None)])
async def test_an_embedding_model_of_bases_is_not_asked_about_the_web_unasked(knowledge: KnowledgeSettings) -> None:
    embeds = FakeEmbedder(("Rayleigh",))
    await referred(asked_turn(), FakeSecondStage(None, embeds), knowledge)
    assert embeds.asked == []


async def test_a_reranker_is_asked_rather_than_vectors() -> None:
    second = FakeSecondStage(FakeReranker("Rayleigh"), FakeEmbedder(("sea",)))
    assert (await referred(asked_turn(), second, MEANING))[0][0] == SNIPPETS[2]
    assert second.embeds is not None
    assert second.embeds.asked == []


@pytest.mark.parametrize("error", [KeyRefused("Jina"), RateLimited("Jina", retry_after=60)])
async def test_a_failing_stage_changes_nothing_and_is_told(error: KeyRefused | RateLimited) -> None:
    plain, _ = await referred(asked_turn(), None)
    texts, events = await referred(asked_turn(), FakeSecondStage(FakeReranker(error)))
    assert texts == plain
    assert notices(events) == [("rerank_failed", {"name": "Fake reranker", "kind": error.kind})]
    texts, events = await referred(asked_turn(), FakeSecondStage(None, FakeEmbedder(error)), MEANING)
    assert texts == plain
    assert notices(events) == [("rerank_failed", {"name": "fake-embedding", "kind": error.kind})]


async def test_a_late_stage_changes_nothing_and_is_told() -> None:
    plain, _ = await referred(asked_turn(), None)
    second = FakeSecondStage(FakeReranker("Rayleigh", gate=asyncio.Event()))  # which nobody opens
    texts, events = await referred(asked_turn(), second, timeout_seconds=0.02)
    assert texts == plain
    assert notices(events) == [("rerank_failed", {"name": "Fake reranker", "kind": "TimedOut"})]


async def test_only_the_best_passages_are_sent_and_the_others_stay() -> None:
    ranks = FakeReranker("number")
    texts, _ = await referred(asked_turn(60), FakeSecondStage(ranks))
    assert len(ranks.asked[0][1]) == 40
    assert len(texts) > 40


async def test_the_users_own_material_is_not_embedded_for_the_web_but_ranked_with_it() -> None:
    turn = asked_turn()
    note = turn.book.upsert(key="memory:1", title="My garden", origin=Origin.MEMORY)
    turn.sources[note.id] = note
    turn.recalled = (Passage(note.id, "The sky over my garden is blue, Rayleigh or not."),)
    second = FakeSecondStage(None, FakeEmbedder(("Rayleigh", "sky")))
    texts, _ = await referred(turn, second, MEANING)
    assert second.embeds is not None
    assert not any("garden" in text for texts_asked in second.embeds.asked for text in texts_asked)
    assert any("garden" in text for text in texts)
    second = FakeSecondStage(FakeReranker("garden"))
    texts, _ = await referred(turn, second)
    assert "garden" in texts[0]


async def test_a_single_passage_needs_no_second_look() -> None:
    turn = RunningTurn("t", "c", QUESTION, model=CHOICE, plan=Plan((QUESTION,)))
    fold(turn, sources_collected(turn, {QUESTION: (hit(1, "https://a.example/", SNIPPETS[0]),)}))
    ranks = FakeReranker("sky")
    await referred(turn, FakeSecondStage(ranks))
    assert ranks.asked == []


async def test_a_question_that_follows_others_is_asked_with_its_queries() -> None:
    turn, ranks = replace(asked_turn(), question="And why?"), FakeReranker("sky")
    turn.history = (PastTurn("What colour is the sky?", "Blue."),)
    await referred(turn, FakeSecondStage(ranks))
    assert ranks.asked[0][0] == f"And why?\n{QUESTION}"
