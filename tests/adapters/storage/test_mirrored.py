"""Bases that are searched in an engine too: the client's embedded form, a real file, a loopback server that fails."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.responses import Response

from app.adapters.storage.mirrored import MirroredDocuments, key_id
from app.adapters.storage.qdrant import EMBEDDED, QdrantChunks
from app.core.domain.chat import ModelChoice
from app.core.domain.errors import Unavailable, Unreachable
from app.core.domain.knowledge import Base, ItemKind, model_key
from tests.adapters.llm.chat_server import scripted
from tests.core.knowledge.scene import Disk, Models, Scene
from tests.fakes import FakeEmbedder, FakeReader

pytest.importorskip("qdrant_client", reason="the extra `qdrant` is not installed")

ADDRESS = "http://engine.example:6333"
CHOICE = ModelChoice("p", "m")


class Engine(QdrantChunks):
    """The embedded form, which outlives a close as a server does; remembers what it was asked for."""

    def __init__(self, opened: QdrantChunks) -> None:
        super().__init__(opened._client, opened._models, EMBEDDED)
        self.asked: list[str] = []
        self.kept: list[int] = []
        self.down = False
        self.hangs = False

    async def opened(self, address: str) -> QdrantChunks:
        if self.down:
            raise Unreachable("Qdrant", "refused")
        if address != ADDRESS:
            return await QdrantChunks.open(address)
        return self

    async def close(self) -> None:
        pass

    async def keep_words(self, base_id: str, chunks: object) -> None:
        self._check()
        await super().keep_words(base_id, chunks)  # type: ignore[arg-type]
        self.kept += [id for id, _ in chunks]  # type: ignore[attr-defined]

    async def search(self, base_id: str, query: str, limit: int = 20) -> list[tuple[int, float]]:
        self._check()
        if self.hangs:
            await asyncio.Event().wait()
        self.asked.append(query)
        return await super().search(base_id, query, limit)

    async def nearest(
        self, base_id: str, index: str, vector: tuple[float, ...], limit: int = 20
    ) -> list[tuple[int, float]]:
        self._check()
        self.asked.append(index)
        return await super().nearest(base_id, index, vector, limit)

    def _check(self) -> None:
        if self.down:
            raise Unreachable("Qdrant", "refused")


@pytest.fixture
async def engine() -> AsyncIterator[Engine]:
    opened = await QdrantChunks.open(EMBEDDED)
    yield Engine(opened)
    await opened.close()


@pytest.fixture
async def scene(tmp_path: Path, engine: Engine) -> AsyncIterator[Scene]:
    store = await MirroredDocuments.open_with(tmp_path, engine.opened)
    made = Scene(store, Disk(), FakeReader({}), Models({"m": FakeEmbedder(["copper", "tin"])}))
    made.disk.put(a="Copper melts.\n\nCopper is red.", b="Tin is soft.")
    base = await made.base()
    await store.keep_base(replace(base, store=ADDRESS))
    await made.imports.add(base, ItemKind.FOLDER, "/docs")
    yield made
    await store.close()


async def base_of(scene: Scene) -> Base:
    return next(one for one in await scene.store.bases() if one.name == "Papers")


async def test_after_an_import_the_engine_is_asked_and_this_machine_gives_the_texts(
    scene: Scene, engine: Engine
) -> None:
    await scene.run()
    assert sorted(await scene.found("copper")) == ["Copper is red.", "Copper melts."]
    assert engine.asked == ["copper"]
    assert len(await engine.ids((await base_of(scene)).id)) == 3
    points, _ = await engine._client.scroll((await engine._client.get_collections()).collections[0].name)
    assert all(not point.payload for point in points)


async def test_vectors_are_searched_there_too_and_those_of_another_model_leave(scene: Scene, engine: Engine) -> None:
    base = replace(await base_of(scene), embedding=CHOICE)
    await scene.store.keep_base(base)
    await scene.run()
    vector = (await scene.models.embedders["m"].embed(["tin"]))[0]
    found = await scene.store.nearest([base.id], model_key(CHOICE), vector)
    assert found[0].chunk.text == "Tin is soft."
    assert engine.asked == [f"{len(vector)}/p/m"]
    await scene.store.drop_vectors(base.id, "")
    await scene.store.sync(base.id)
    assert await engine.ids(base.id, f"{len(vector)}/p/m") == set()


async def test_only_what_the_engine_lacks_is_sent_and_what_left_leaves_it(scene: Scene, engine: Engine) -> None:
    await scene.run()
    engine.kept.clear()
    await scene.run()
    assert engine.kept == []
    scene.disk.put(2, a="Copper bends.\n\nCopper rings.")  # as many chunks as before
    await scene.run()
    assert len(engine.kept) == 2
    assert sorted(await scene.found("copper")) == ["Copper bends.", "Copper rings."]
    item = (await scene.store.items((await base_of(scene)).id))[0]
    await scene.store.remove_item(item.id)
    assert await engine.ids((await base_of(scene)).id) == set()


async def test_an_engine_that_is_behind_is_not_asked(scene: Scene, engine: Engine) -> None:
    await scene.run()
    assert await scene.found("copper")
    base = await base_of(scene)
    waiting = (await scene.store.documents(base.id))[0]
    read = await scene.disk.chunk("Copper bends.\n\nCopper rings.", "a")
    await scene.store.keep(replace(waiting, chunks=2), read)  # an import that is under way
    engine.asked.clear()
    assert sorted(await scene.found("copper")) == ["Copper bends.", "Copper rings."]
    assert engine.asked == []
    assert await scene.store.sync(base.id) is None
    assert sorted(await scene.found("copper")) == ["Copper bends.", "Copper rings."]
    assert engine.asked == ["copper"]


async def test_an_outage_loses_nothing_and_the_next_import_mends_it(scene: Scene, engine: Engine) -> None:
    engine.down = True
    assert (await scene.run())[-1].finished
    assert len(await scene.found("copper")) == 2
    engine.down = False
    await scene.run()
    assert len(await scene.found("copper")) == 2
    assert engine.asked == ["copper"]
    engine.down = True
    assert len(await scene.found("copper")) == 2


async def test_an_engine_that_lost_a_base_costs_nothing(scene: Scene, engine: Engine) -> None:
    await scene.run()
    assert len(await scene.found("copper")) == 2
    await engine.keep_only((await base_of(scene)).id, [])
    assert len(await scene.found("copper")) == 2
    await scene.run()
    assert len(await scene.found("copper")) == 2
    assert len(engine.kept) == 6
    assert engine.asked == ["copper"] * 3  # the one that failed among them


async def test_an_engine_that_does_not_answer_is_not_waited_for(
    scene: Scene, engine: Engine, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.run()
    base = await base_of(scene)
    hasty = await MirroredDocuments.open_with(tmp_path, engine.opened, timeout_seconds=0.01)
    assert await hasty.sync(base.id) is None
    engine.hangs = True
    for _ in range(2):
        assert len(await hasty.search([base.id], "copper")) == 2
    assert [record.message.count("this machine answers") for record in caplog.records] == [1]
    await hasty.close()


async def test_a_sync_that_was_stopped_is_ended_by_the_next_one(scene: Scene, engine: Engine) -> None:
    engine.down = True
    await scene.run()
    engine.down = False
    base = await base_of(scene)
    assert await scene.store.sync(base.id, lambda: True) is None
    assert engine.kept == []
    assert len(await scene.found("copper")) == 2
    await scene.store.sync(base.id)
    assert len(engine.kept) == 3


async def test_bases_here_and_there_are_searched_together(scene: Scene, engine: Engine) -> None:
    await scene.run()
    here = await scene.store.create("Here")
    scene.disk.files["/here/c"] = ("Copper is dear.", 1)
    await scene.imports.add(here, ItemKind.FOLDER, "/here")
    assert [one async for one in scene.imports.run(here.id)][-1].finished
    found = await scene.store.search([here.id, (await base_of(scene)).id], "copper")
    assert {one.chunk.text for one in found} == {"Copper is dear.", "Copper melts.", "Copper is red."}
    assert engine.asked == ["copper"]


async def test_a_base_that_comes_back_or_is_removed_leaves_nothing_behind(scene: Scene, engine: Engine) -> None:
    await scene.run()
    base = await base_of(scene)
    await scene.store.keep_base(replace(base, store=""))
    assert await engine.ids(base.id) == set()
    assert len(await scene.found("copper")) == 2
    assert engine.asked == []
    await scene.store.keep_base(base)
    assert await scene.store.sync(base.id) is None
    assert len(await engine.ids(base.id)) == 3
    await scene.store.remove_base(base.id)
    assert await engine.ids(base.id) == set()


@pytest.mark.parametrize("body", ["<h1>oops</h1>", '{"result": {"exists": true}}'])
async def test_a_server_that_babbles_costs_nothing(scene: Scene, body: str) -> None:
    with scripted(Response(body, 200, media_type="application/json")) as service:
        base = replace(await base_of(scene), store=service.base.removesuffix("/v1"))
        await scene.store.keep_base(base)
        assert (await scene.run())[-1].finished
        assert await scene.store.sync(base.id) is not None
        assert len(await scene.found("copper")) == 2


def test_the_key_is_kept_under_host_and_port() -> None:
    assert key_id("https://Engine.example/") == "qdrant:engine.example:6333"
    assert key_id("http://localhost:6333") == "qdrant:localhost:6333"
    for odd in ("ftp://engine.example", "engine.example", ":memory:", "http://me:word@engine.example", ""):
        with pytest.raises(Unavailable):
            key_id(odd)
