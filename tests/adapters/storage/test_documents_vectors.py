"""Chunks found by their vectors, few and many."""

import math
import random
from dataclasses import replace
from pathlib import Path

import pytest

from app.adapters.storage.documents.store import SqliteDocuments
from app.core.domain.chat import ModelChoice
from app.core.domain.knowledge import Base, Chunk, Document, DocumentState, DocumentText, Item, ItemKind
from tests.adapters.storage.test_documents import base as base
from tests.adapters.storage.test_documents import count, emptied, folder, put, ready, text, waits
from tests.adapters.storage.test_documents import store as store

MODEL = "ollama/bge-m3"


async def embed(store: SqliteDocuments, base: Base, vectors: dict[str, tuple[float, ...]], model: str = MODEL) -> None:
    chunks = await store.chunks_without_vector(base.id, model, 1000)
    await store.keep_vectors(base.id, model, [(id, vectors[words]) for id, words in chunks])


async def nearest(store: SqliteDocuments, base: Base, vector: tuple[float, ...], model: str = MODEL) -> list[str]:
    return [hit.chunk.text for hit in await store.nearest([base.id], model, vector)]


async def test_the_nearest_chunk_comes_first(store: SqliteDocuments, base: Base) -> None:
    await put(store, await folder(store, base), a=["east", "north", "west"])
    await embed(store, base, {"east": (2.0, 0.1), "north": (0.0, 9.0), "west": (-1.0, 0.0)})
    hits = await store.nearest([base.id], MODEL, (1.0, 1.5))
    assert [hit.chunk.text for hit in hits] == ["north", "east", "west"]
    assert hits[0].score == pytest.approx(1.5 / math.hypot(1, 1.5), abs=1e-6)
    assert hits[0].document.address == "/f/a"
    assert len(await store.nearest([base.id], MODEL, (1.0, 1.5), 1)) == 1


async def test_chunks_wait_for_their_vectors_in_order(store: SqliteDocuments, base: Base) -> None:
    other = await store.create("Other")
    await put(store, await folder(store, other, "g"), a=["foreign"])
    await put(store, await folder(store, base), a=["one", "two", "three"])
    await store.keep_base(replace(base, embedding=ModelChoice("ollama", "bge-m3")))
    waiting = await store.chunks_without_vector(base.id, MODEL, 2)
    assert [words for _, words in waiting] == ["one", "two"]
    await store.keep_vectors(base.id, MODEL, [(waiting[1][0], (1.0,))])
    assert [words for _, words in await store.chunks_without_vector(base.id, MODEL)] == ["one", "three"]
    assert next(one for one in await store.bases() if one.id == base.id).embedded == 1
    await embed(store, base, {"one": (1.0,), "three": (1.0,)})
    assert await store.chunks_without_vector(base.id, MODEL) == []
    await put(store, await folder(store, base), a=["one", "two", "three"], b=["four"])
    assert len(await store.chunks_without_vector(base.id, MODEL)) == 4  # their documents were read again


async def test_nothing_is_kept_of_chunks_that_are_gone(store: SqliteDocuments, base: Base) -> None:
    other = await store.create("Other")
    item = await folder(store, base)
    await put(store, item, a=["old"])
    ((old, _),) = await store.chunks_without_vector(base.id, MODEL)
    await store.keep_vectors(other.id, MODEL, [(old, (1.0, 0.0))])
    await store.keep(ready(waits(item, "a")), text("new"))
    await store.keep_vectors(base.id, MODEL, [(old, (1.0, 0.0))])
    assert await count(store, "vectors") == 0
    assert [words for _, words in await store.chunks_without_vector(base.id, MODEL)] == ["new"]


async def test_two_models_serve_side_by_side_until_one_is_dropped(store: SqliteDocuments, base: Base) -> None:
    await put(store, await folder(store, base), a=["east", "north"])
    await embed(store, base, {"east": (1.0, 0.0), "north": (0.0, 1.0)}, "old")
    await embed(store, base, {"east": (0.0, 0.0, 1.0), "north": (1.0, 0.0, 0.0)}, "new")
    assert (await nearest(store, base, (1.0, 0.0), "old"))[0] == "east"
    assert (await nearest(store, base, (1.0, 0.0, 0.0), "new"))[0] == "north"
    await store.drop_vectors(base.id, "new")
    assert await nearest(store, base, (1.0, 0.0), "old") == []
    assert (await nearest(store, base, (1.0, 0.0, 0.0), "new"))[0] == "north"
    assert await count(store, "vectors") == 2
    assert len(await store.chunks_without_vector(base.id, "old")) == 2
    await store.remove_base(base.id)
    assert await emptied(store)


@pytest.mark.parametrize(
    "vector", [(), (0.0, 0.0), (math.nan, 1.0), (math.inf, 1.0), (1.7e308, 1.7e308), (1.0, 2.0, 3.0)], ids=repr
)
async def test_a_vector_of_no_use_is_asked_for_once_and_never_found(
    store: SqliteDocuments, base: Base, vector: tuple[float, ...]
) -> None:
    await put(store, await folder(store, base), a=["fine", "odd"])
    await embed(store, base, {"fine": (1.0, 0.0), "odd": vector})
    assert await store.chunks_without_vector(base.id, MODEL) == []
    assert await nearest(store, base, (1.0, 0.1)) == ["fine"]
    assert await store.nearest([base.id], MODEL, (0.0, 0.0)) == []
    assert await store.nearest([base.id], MODEL, ()) == []


def topics(many: int, size: int = 48) -> list[tuple[float, ...]]:
    """Around fifty topics, all of them away from the origin, as embeddings are."""
    dice = random.Random(7)
    middles = [[3 + dice.gauss(0, 1) for _ in range(size)] for _ in range(50)]
    return [tuple(number + dice.gauss(0, 0.5) for number in dice.choice(middles)) for _ in range(many)]


def cosine(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True)) / math.hypot(*one) / math.hypot(*other)


async def many(store: SqliteDocuments, base: Base, vectors: list[tuple[float, ...]], start: int = 0) -> None:
    """A document of its own for these vectors: the chunk's text is the vector's number."""
    item = await store.add_item(Item(f"i{start}", base.id, ItemKind.FILE, f"/{start}"))
    document = Document(f"d{start}", base.id, item.id, ItemKind.FILE, item.address)
    await store.settle(item.id, [document])
    chunks = tuple(Chunk(str(start + n), tokens="x") for n in range(len(vectors)))
    await store.keep(replace(document, state=DocumentState.READY), DocumentText("", chunks))
    while waiting := await store.chunks_without_vector(base.id, MODEL, 700):
        await store.keep_vectors(base.id, MODEL, [(id, vectors[int(words) - start]) for id, words in waiting])


async def test_among_many_vectors_the_nearest_are_found(store: SqliteDocuments, base: Base) -> None:
    vectors = topics(2600)
    await many(store, base, vectors[:2300])
    assert await count(store, "signs") == 2300
    await nearest(store, base, vectors[0])  # what follows is read on
    await many(store, base, vectors[2300:], 2300)
    for asked in (5, 2500):
        best = sorted(range(len(vectors)), key=lambda n: -cosine(vectors[asked], vectors[n]))[:10]
        hits = await nearest(store, base, vectors[asked])
        assert hits[0] == str(asked)
        assert len({str(n) for n in best} & set(hits[:10])) >= 9
    await store.remove_item("i0")
    left = await nearest(store, base, vectors[2500])  # most of what was remembered is gone
    assert left[0] == "2500"
    assert len(left) == 20
    assert all(int(words) >= 2300 for words in left)
    assert (await count(store, "signs"), await count(store, "vectors")) == (300, 300)


async def test_vectors_are_there_at_the_next_start(tmp_path: Path) -> None:
    first = await SqliteDocuments.open(tmp_path)
    base = await first.create("Papers")
    await put(first, await folder(first, base), a=["east", "north"])
    await embed(first, base, {"east": (1.0, 0.0), "north": (0.0, 1.0)})
    await first.close()
    again = await SqliteDocuments.open(tmp_path)
    assert await nearest(again, base, (0.2, 1.0)) == ["north", "east"]
    await again.close()
