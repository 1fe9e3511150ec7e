"""Chunks by words and by meaning, and bases as a way to search."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.core.domain.chat import ModelChoice
from app.core.domain.errors import Unavailable, Unreachable
from app.core.domain.events import SearchFinished
from app.core.domain.evidence import Query
from app.core.domain.knowledge import Chunk, ChunkMatch, Document, ItemKind, choice_of, model_key
from app.core.domain.rules import DomainRules
from app.core.domain.settings import SearchSettings
from app.core.domain.sources import Origin
from app.core.knowledge.channel import KnowledgeChannel
from app.core.knowledge.retrieval import Bases
from app.core.ports import SearchChannel
from app.core.search.router import Router
from tests.core.knowledge.scene import Models, Scene, embedder
from tests.fakes import FakeChannel, FakeEmbedder, FakeKnowledge, hit

OLD, NEW = ModelChoice("p", "old"), ModelChoice("p", "new/er")


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    made = await Scene.open(tmp_path)
    made.disk.put(sky="The sky is blue.", sea="Waves are azure.", sun="The sun is yellow.")
    await made.imports.add(await made.base(), ItemKind.FOLDER, "/docs")
    yield made
    await made.store.close()


async def embedded(scene: Scene, choice: ModelChoice, models: Models) -> Bases:
    scene.imports.second = models  # type: ignore[assignment]
    await scene.store.keep_base(replace(await scene.base(), embedding=choice))
    return Bases(scene.store, models)


async def test_all_queries_count_and_the_same_chunk_comes_once(scene: Scene) -> None:
    await scene.run()
    assert await scene.found("blue sky", "sky", "yellow") == ["The sky is blue.", "The sun is yellow."]
    assert await scene.found("", "  ") == []


async def test_meaning_finds_what_no_word_does(scene: Scene) -> None:
    bases = await embedded(scene, OLD, Models({"old": embedder("azure", "blue", "yellow")}))
    await scene.run()
    found = await bases.find([(await scene.base()).id], ["colour of the ocean"])
    assert found[0].chunk.text == "Waves are azure."
    assert await bases.find(["another"], ["colour of the ocean"]) == []


@pytest.mark.parametrize("answer", [("azure", "blue", "yellow"), Unreachable("p")], ids=["it answers", "it fails"])
async def test_a_model_is_asked_once_for_all_bases_that_have_it(scene: Scene, answer: Unreachable) -> None:
    one = FakeEmbedder(answer)
    bases = await embedded(scene, OLD, Models({"old": one}))
    second = await scene.store.create("second")
    await scene.store.keep_base(replace(second, embedding=OLD))
    await bases.find([(await scene.base()).id, second.id], ["colour", "sea"])
    assert one.asked == [("colour", "sea")]
    await bases.find([second.id], [" "])
    assert len(one.asked) == 1


async def test_where_the_embedding_model_fails_words_decide(scene: Scene) -> None:
    await embedded(scene, OLD, Models({"old": embedder("azure", "blue")}))
    await scene.run()
    for models in (Models({"old": FakeEmbedder(Unreachable("p"))}), Models()):
        found = await Bases(scene.store, models).find([(await scene.base()).id], ["sky"])
        assert [one.chunk.text for one in found] == ["The sky is blue."]


async def test_the_old_model_serves_until_the_new_one_has_all_chunks(scene: Scene) -> None:
    old, new = embedder("azure", "blue"), embedder("azure", "blue", "yellow")
    models = Models({"old": old, "new/er": new})
    await embedded(scene, OLD, models)
    await scene.run()
    bases = await embedded(scene, NEW, models)
    old.asked.clear()
    new.asked.clear()
    base = (await scene.base()).id
    assert (await bases.find([base], ["ocean"]))[0].chunk.text == "Waves are azure."
    assert (len(old.asked), len(new.asked)) == (1, 0)
    await scene.run()
    new.asked.clear()
    assert (await bases.find([base], ["ocean"]))[0].chunk.text == "Waves are azure."
    assert (len(old.asked), len(new.asked)) == (1, 1)


async def test_an_old_model_that_is_gone_serves_no_longer(scene: Scene) -> None:
    await embedded(scene, OLD, Models({"old": embedder("azure")}))
    await scene.run()
    bases = await embedded(scene, NEW, Models({"new/er": embedder("azure")}))
    found = await bases.find([(await scene.base()).id], ["sky"])
    assert [one.chunk.text for one in found] == ["The sky is blue."]


def test_a_model_is_known_by_its_key_whatever_its_name() -> None:
    assert choice_of(model_key(NEW)) == NEW
    assert choice_of("nothing") is None


def chunk(number: int, kind: ItemKind, address: str, text: str = "The ship waits.", page: int = 0) -> ChunkMatch:
    document = Document(f"d{address}", "b", "i", kind, address, "" if kind is ItemKind.FILE else "A title")
    return ChunkMatch(number, document, Chunk(text, 0, len(text), page=page))


CHUNKS = [
    chunk(1, ItemKind.FILE, "/docs/with blanks.pdf", "The ship waits.", 7),
    chunk(2, ItemKind.FILE, "/docs/with blanks.pdf", "Another page.", 9),
    chunk(3, ItemKind.NOTE, "n1"),
    chunk(4, ItemKind.PAGE, "https://x.example/a"),
    chunk(5, ItemKind.FILE, "/docs/other.md"),
    chunk(6, ItemKind.FILE, "/docs/third.md"),
]


def router(knowledge: FakeKnowledge, web: FakeChannel | None = None, order: tuple[str, ...] = ()) -> Router:
    channels: dict[str, SearchChannel] = {"local": web or FakeChannel({}), "kb": KnowledgeChannel(knowledge)}
    return Router(channels, lambda: SearchSettings(order=order))


async def test_bases_answer_a_search_with_their_documents() -> None:
    rules = DomainRules(allowed=("only.example",), blocked=("x.example",))
    result = await router(FakeKnowledge({"b": CHUNKS})).result(Query("ship", rules=rules), "kb")
    assert (result.success, result.provider) == (True, "kb")
    assert [one.url for one in result.results] == [
        "file:///docs/with%20blanks.pdf", "note:n1", "https://x.example/a", "file:///docs/other.md",
        "file:///docs/third.md",
    ]  # fmt: skip
    first = result.results[0]
    assert (first.title, first.site, first.origin) == ("with blanks.pdf", "with blanks.pdf, p. 7", Origin.KNOWLEDGE)
    assert first.snippet == "The ship waits."


async def test_what_is_asked_of_the_bases_never_goes_into_the_web() -> None:
    web = FakeChannel({"*": [hit(1, "https://a.example/")]})
    for knowledge in (FakeKnowledge(), FakeKnowledge({"b": []}), FakeKnowledge({"b": Unavailable("knowledge.db")})):
        result = await router(knowledge, web).result(Query("my secret plan"), "kb")
        assert not result.success
        assert result.results == ()
    assert web.asked == []


async def test_the_bases_never_stand_in_for_the_web() -> None:
    knowledge = FakeKnowledge({"b": CHUNKS})
    events = [one async for one in router(knowledge, order=("local", "kb")).search("t", Query("ship"), "local")]
    assert isinstance(events[-1], SearchFinished)
    assert events[-1].hits == ()
    assert knowledge.asked == []
