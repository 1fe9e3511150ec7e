"""The check of an answer asks an embedding model where the user wants that, and never depends on it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import pytest

from app.core.citing.markers import place_citations
from app.core.domain.citation import Citation
from app.core.domain.errors import RateLimited
from app.core.domain.events import CitationsChecked
from app.core.domain.evidence import Passage, Reference
from app.core.domain.settings import KnowledgeSettings
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.running_turn import RunningTurn
from app.core.steps.check import Check
from tests.core.citing.support.test_meaning import CLAIM, FILLING, PASSAGES
from tests.fakes import CHOICE
from tests.latent_vectors import LatentVectors

MEANING = KnowledgeSettings(embedding=CHOICE, web_embedding=True)
TEXT = CLAIM.format(number=1) + FILLING


@dataclass
class Embedder:
    """A port of the core, filled with vectors that are computed."""

    error: Exception | None = None
    name: str = "latent"
    asked: list[Sequence[str]] = field(default_factory=list)

    async def embed(self, texts: Sequence[str], *, query: bool = False) -> list[tuple[float, ...]]:
        self.asked.append(texts)
        if self.error is not None:
            raise self.error
        return [tuple(vector) for vector in LatentVectors()(texts)]


@dataclass
class Ranking:
    model: Embedder

    def embedder(self, choice: object) -> Embedder:
        return self.model

    def reranker(self) -> None:
        return None


def answered_turn(*, own: bool = False) -> RunningTurn:
    turn = RunningTurn("t", "c", "Who was cured?", text_parts=[TEXT])
    for number, texts in PASSAGES.items():
        origin = Origin.KNOWLEDGE if own and number == 1 else Origin.WEB
        source = Source(f"s{number}", f"k{number}", f"https://{number}.example/", number=number, origin=origin)
        turn.sources[source.id] = source
        passages = tuple(Passage(source.id, text) for text in texts)
        turn.references = [*(turn.references or []), Reference(number, source.id, passages)]
    turn.citations = tuple(place_citations(TEXT, PASSAGES))
    return turn


async def checked(step: Check, turn: RunningTurn) -> tuple[Citation, ...]:
    return next(
        event.citations for event in [one async for one in step.run(turn)] if isinstance(event, CitationsChecked)
    )


async def test_an_embedding_model_joins_the_verdict_where_the_user_wants_it() -> None:
    embedder = Embedder()
    plain = await checked(Check(), answered_turn())
    assert await checked(Check(Ranking(embedder)), answered_turn()) == plain
    assert not embedder.asked
    joined = await checked(Check(Ranking(embedder), lambda: MEANING), answered_turn())
    assert joined[0].support is not None
    assert plain[0].support is not None
    assert joined[0].support.score > plain[0].support.score
    assert [replace(one, support=None) for one in joined] == [replace(one, support=None) for one in plain]


async def test_what_rests_on_the_users_own_material_is_not_sent() -> None:
    embedder = Embedder()
    await checked(Check(Ranking(embedder), lambda: MEANING), answered_turn(own=True))
    assert not [text for texts in embedder.asked for text in texts if "physician" in text or "doctor" in text]


@pytest.mark.parametrize("error", [RateLimited("latent"), TimeoutError()])
async def test_a_model_that_fails_leaves_the_verdict_to_the_words(error: Exception) -> None:
    plain = await checked(Check(), answered_turn())
    assert await checked(Check(Ranking(Embedder(error)), lambda: MEANING), answered_turn()) == plain
