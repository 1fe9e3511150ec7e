"""Words and vectors in Qdrant, on the client's own embedded form; failures over real HTTP."""

from collections.abc import AsyncIterator

import pytest
from starlette.responses import Response

from app.adapters.storage.qdrant import EMBEDDED, QdrantChunks
from app.core.domain.errors import BadAnswer, KeyRefused, Unreachable
from app.core.ranking.tokens import index_tokens
from tests.adapters.llm.chat_server import scripted

pytest.importorskip("qdrant_client", reason="the extra `qdrant` is not installed")

TEXTS = [
    "Air scatters short waves of sunlight far more than long ones.",
    "Bread is baked from flour, water and salt.",
    "钠的熔点是 97.8 摄氏度，密度比水小。",
    "The lamp of the lighthouse at Warnemünde is 31 metres above the sea.",
]


def words(first: int = 1, texts: list[str] = TEXTS) -> list[tuple[int, list[str]]]:
    return [(first + n, list(index_tokens(text))) for n, text in enumerate(texts)]


async def found(engine: QdrantChunks, query: str, base: str = "b", limit: int = 20) -> list[int]:
    return [id for id, _ in await engine.search(base, query, limit)]


@pytest.fixture
async def engine() -> AsyncIterator[QdrantChunks]:
    opened = await QdrantChunks.open(EMBEDDED)
    yield opened
    await opened.close()


@pytest.mark.parametrize(("query", "id"), [("why does air scatter sunlight", 1), ("钠的熔点", 3), ("Warnemünde", 4)])
async def test_a_chunk_is_found_by_its_words(engine: QdrantChunks, query: str, id: int) -> None:
    await engine.keep_words("b", words())
    assert (await found(engine, query))[0] == id


async def test_rare_words_count_more_than_common_ones(engine: QdrantChunks) -> None:
    await engine.keep_words("b", words(1, [f"The sky of day {n} is blue." for n in range(30)] + ["The sky's zenith."]))
    assert (await found(engine, "sky blue zenith"))[0] == 31


async def test_each_base_is_searched_by_itself(engine: QdrantChunks) -> None:
    await engine.keep_words("b", words(1, ["Copper melts at 1085 degrees.", "Copper bends."]))
    await engine.keep_words("c", words(3, ["Copper melts in a furnace."]))
    assert await found(engine, "copper", "c") == [3]
    assert len(await found(engine, "copper", "b", limit=1)) == 1
    assert await found(engine, "", "b") == []
    with pytest.raises(BadAnswer):
        await found(engine, "copper", "gone")


async def test_what_is_there_is_listed_and_leaves(engine: QdrantChunks) -> None:
    assert await engine.ids("b") == set()
    await engine.remove("b", "", [1])
    await engine.keep_words("b", words(1, [f"Line number{n} of many." for n in range(2100)]))
    assert await engine.ids("b") == set(range(1, 2101))
    assert await engine.holds("b", "", 2100, 2100)
    assert not await engine.holds("b", "", 2099, 2100)
    assert not await engine.holds("b", "", 2100, 2101)
    await engine.remove("b", "", range(3, 2101))
    assert await engine.ids("b") == {1, 2}
    assert await found(engine, "number700") == []


async def test_the_nearest_vectors_are_found_by_index(engine: QdrantChunks) -> None:
    await engine.keep_vectors("b", "m", [(1, (1.0, 0.0)), (2, (0.0, 1.0)), (3, (0.7, 0.7))])
    await engine.keep_vectors("b", "m", [])
    nearest = await engine.nearest("b", "m", (0.9, 0.1))
    assert [id for id, _ in nearest] == [1, 3, 2]
    assert nearest[0][1] == pytest.approx(0.9939, abs=1e-3)
    for base, index in (("b", "another"), ("gone", "m")):
        with pytest.raises(BadAnswer):
            await engine.nearest(base, index, (0.9, 0.1))


async def test_indexes_that_are_not_named_are_forgotten(engine: QdrantChunks) -> None:
    await engine.keep_words("b", words())
    await engine.keep_words("c", words())
    await engine.keep_vectors("b", "old", [(1, (1.0, 0.0))])
    await engine.keep_vectors("b", "new", [(1, (0.0, 1.0, 0.0))])
    await engine.keep_only("b", ["", "new"])
    assert (await engine.ids("b", "old"), await engine.ids("b", "new")) == (set(), {1})
    await engine.keep_only("b", [])
    await engine.keep_only("b", [])
    assert (await engine.ids("b"), await engine.ids("b", "new")) == (set(), set())
    assert await engine.ids("c") == {1, 2, 3, 4}


async def test_a_vector_of_another_length_is_told(engine: QdrantChunks) -> None:
    await engine.keep_vectors("b", "m", [(1, (1.0, 0.0))])
    with pytest.raises(BadAnswer):
        await engine.nearest("b", "m", (1.0, 0.0, 0.0))


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
        engine = await QdrantChunks.open(service.base.removesuffix("/v1"), "a-key")
        for asked in (engine.search("b", "copper"), engine.ids("b"), engine.keep_only("b", [])):
            with pytest.raises(error):
                await asked
        await engine.close()


async def test_a_server_that_is_not_there_is_told() -> None:
    engine = await QdrantChunks.open("http://127.0.0.1:9")
    with pytest.raises(Unreachable):
        await engine.search("b", "copper")
    await engine.close()
