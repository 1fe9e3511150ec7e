"""Chunks in Qdrant, on the client's own embedded form; failures over real HTTP."""

from collections.abc import AsyncIterator

import pytest
from starlette.responses import Response

from app.adapters.storage.qdrant import EMBEDDED, QdrantChunks
from app.core.domain.errors import BadAnswer, KeyRefused, Unreachable
from app.core.domain.knowledge import Chunk, Document, DocumentState, ItemKind
from tests.adapters.llm.chat_server import scripted

pytest.importorskip("qdrant_client", reason="the extra `qdrant` is not installed")

TEXTS = [
    "Air scatters short waves of sunlight far more than long ones.",
    "Bread is baked from flour, water and salt.",
    "钠的熔点是 97.8 摄氏度，密度比水小。",
    "The lamp of the lighthouse at Warnemünde is 31 metres above the sea.",
]


def document(name: str, base: str = "b") -> Document:
    return Document(name, base, "i", ItemKind.FILE, f"/docs/{name}.md", name, DocumentState.READY, pages=3)


def chunks(first: int = 1, texts: list[str] = TEXTS) -> list[tuple[int, Chunk]]:
    return [(first + n, Chunk(text, n, n + len(text), "Facts", page=n)) for n, text in enumerate(texts)]


@pytest.fixture
async def store() -> AsyncIterator[QdrantChunks]:
    opened = await QdrantChunks.open(EMBEDDED)
    yield opened
    await opened.close()


@pytest.mark.parametrize(("query", "id"), [("why does air scatter sunlight", 1), ("钠的熔点", 3), ("Warnemünde", 4)])
async def test_a_chunk_is_found_by_its_words_with_its_place(store: QdrantChunks, query: str, id: int) -> None:
    await store.keep(document("facts"), chunks())
    found = await store.search(["b"], query)
    assert found[0].id == id
    assert found[0].chunk.text == TEXTS[id - 1]
    assert (found[0].chunk.page, found[0].chunk.heading) == (id - 1, "Facts")
    assert found[0].document == document("facts")


async def test_rare_words_count_more_than_common_ones(store: QdrantChunks) -> None:
    texts = [f"The sky of day {n} is blue." for n in range(30)] + ["The sky has a zenith."]
    await store.keep(document("sky"), chunks(1, texts))
    assert (await store.search(["b"], "sky blue zenith"))[0].id == 31


async def test_bases_are_searched_apart_and_together(store: QdrantChunks) -> None:
    await store.keep(document("one", "b"), chunks(1, ["Copper melts at 1085 degrees."]))
    await store.keep(document("two", "c"), chunks(2, ["Copper melts in a furnace."]))
    assert [chunk.id for chunk in await store.search(["c"], "copper")] == [2]
    assert {chunk.id for chunk in await store.search(["b", "c", "gone"], "copper")} == {1, 2}
    assert len(await store.search(["b", "c"], "copper", limit=1)) == 1
    assert await store.search(["b"], "") == []
    assert await store.search([], "copper") == []


async def test_new_chunks_replace_the_old_ones_and_a_document_leaves(store: QdrantChunks) -> None:
    await store.keep(document("a"), chunks(1, ["Old words."]))
    await store.keep(document("other"), chunks(50, ["Other words."]))
    await store.keep(document("a"), chunks(2, ["New sayings."]))
    assert [chunk.id for chunk in await store.search(["b"], "words")] == [50]
    assert [chunk.id for chunk in await store.search(["b"], "sayings")] == [2]
    await store.remove("b", "a")
    await store.remove("b", "never there")
    assert await store.search(["b"], "sayings") == []


async def test_more_chunks_than_go_into_one_request(store: QdrantChunks) -> None:
    await store.keep(document("long"), chunks(1, [f"Line number{n} of many." for n in range(450)]))
    assert [chunk.id for chunk in await store.search(["b"], "number449")] == [450]
    await store.keep(document("long"), chunks(1000, ["Short now."]))
    assert await store.search(["b"], "number449") == []


async def test_the_nearest_vectors_are_found_by_model(store: QdrantChunks) -> None:
    await store.keep(document("facts"), chunks())
    await store.keep_vectors("b", "m", [(1, (1.0, 0.0)), (2, (0.0, 1.0)), (3, (0.7, 0.7))])
    await store.keep_vectors("b", "m", [])
    found = await store.nearest(["b"], "m", (0.9, 0.1))
    assert [chunk.id for chunk in found] == [1, 3, 2]
    assert found[0].chunk.text == TEXTS[0]
    assert found[0].score == pytest.approx(0.9939, abs=1e-3)
    assert await store.nearest(["b", "gone"], "another", (0.9, 0.1)) == []
    await store.remove("b", "facts")
    assert await store.nearest(["b"], "m", (0.9, 0.1)) == []


async def test_an_old_index_serves_until_the_new_one_is_complete(store: QdrantChunks) -> None:
    await store.keep(document("facts"), chunks())
    await store.keep_vectors("b", "old", [(1, (1.0, 0.0))])
    await store.keep_vectors("b", "new", [(1, (0.0, 1.0, 0.0))])
    assert len(await store.nearest(["b"], "old", (1.0, 0.0))) == 1
    await store.drop_vectors("b", "new")
    assert await store.nearest(["b"], "old", (1.0, 0.0)) == []
    assert len(await store.nearest(["b"], "new", (1.0, 0.0, 0.0))) == 1


async def test_a_vector_of_another_length_is_told(store: QdrantChunks) -> None:
    await store.keep(document("facts"), chunks())
    await store.keep_vectors("b", "m", [(1, (1.0, 0.0))])
    with pytest.raises(BadAnswer):
        await store.nearest(["b"], "m", (1.0, 0.0, 0.0))


async def test_a_base_leaves_with_all_it_had(store: QdrantChunks) -> None:
    await store.keep(document("facts"), chunks())
    await store.keep_vectors("b", "m", [(1, (1.0, 0.0))])
    await store.keep(document("two", "c"), chunks(9, ["Copper melts."]))
    await store.remove_base("b")
    await store.remove_base("b")
    assert await store.search(["b"], "air") == []
    assert await store.nearest(["b"], "m", (1.0, 0.0)) == []
    assert len(await store.search(["c"], "copper")) == 1


@pytest.mark.parametrize(
    ("response", "error"),
    [
        (Response('{"status": {"error": "forbidden"}}', 403, media_type="application/json"), KeyRefused),
        (Response("<h1>oops</h1>", 500), BadAnswer),
        (Response('{"result": 7}', 200, media_type="application/json"), BadAnswer),
        (Response('{"result": null}', 200, media_type="application/json"), BadAnswer),
        (Response("no json", 200, media_type="application/json"), BadAnswer),
    ],
)
async def test_a_server_that_refuses_or_babbles_is_told(response: Response, error: type[Exception]) -> None:
    with scripted(response) as service:
        store = await QdrantChunks.open(service.base.removesuffix("/v1"))
        with pytest.raises(error):
            await store.search(["b"], "copper")
        await store.close()


async def test_a_server_that_is_not_there_is_told() -> None:
    store = await QdrantChunks.open("http://127.0.0.1:9")
    with pytest.raises(Unreachable):
        await store.search(["b"], "copper")
    await store.close()
