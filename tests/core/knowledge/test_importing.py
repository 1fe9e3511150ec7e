"""What is brought into a base, what is read again, what leaves, and what a stop or a failure costs."""

from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.core.domain.chat import ModelChoice
from app.core.domain.conversation import PRIVATE
from app.core.domain.errors import AppError, Unavailable, Unreachable, Unreadable
from app.core.domain.knowledge import Item, ItemKind
from app.core.domain.reasons import UnreadableReason
from app.core.domain.turn.turn import State, Turn
from tests.core.knowledge.scene import Disk, Models, Scene, counted, embedder
from tests.fakes import FakeEmbedder

NEW, OLD = ModelChoice("p", "new/er"), ModelChoice("p", "old")


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    made = await Scene.open(tmp_path)
    yield made
    await made.store.close()


async def folder(scene: Scene) -> Item:
    return await scene.imports.add(await scene.base(), ItemKind.FOLDER, "/docs")


async def test_a_folder_is_read_document_by_document_and_the_last_word_is_finished(scene: Scene) -> None:
    scene.disk.put(a="The sky is blue.", b=Unreadable("b", UnreadableReason.ENCRYPTED), c="The sea is green.")
    await folder(scene)
    told = await scene.run()
    assert counted(told) == [(0, 3, 0), (1, 3, 0), (2, 3, 1), (3, 3, 1)]
    assert [one.current for one in told] == ["/docs/a", "/docs/b", "/docs/c", ""]
    assert [one.finished for one in told] == [False, False, False, True]
    assert await scene.states() == {"a": "ready", "b": "failed", "c": "ready"}
    failure = (await scene.documents())["b"].failure
    assert failure is not None
    assert (failure.kind, failure.data["reason"]) == ("Unreadable", "encrypted")
    assert await scene.found("sea") == ["The sea is green."]


async def test_only_what_changed_is_read_again_and_what_is_gone_leaves(scene: Scene) -> None:
    scene.disk.put(a="The sky is blue.", b="The sea is green.", c=Unreadable("c", UnreadableReason.BROKEN))
    await folder(scene)
    await scene.run()
    scene.disk.was_read.clear()
    await scene.run()
    assert scene.disk.was_read == []
    scene.disk.put(2, a="The sky is red.")
    del scene.disk.files["/docs/b"]
    await scene.run()
    assert scene.disk.was_read == ["/docs/a"]
    assert await scene.states() == {"a": "ready", "c": "failed"}
    assert await scene.found("sky sea") == ["The sky is red."]


async def test_what_is_asked_to_be_read_again_is(scene: Scene) -> None:
    scene.disk.put(a="The sky is blue.")
    item = await folder(scene)
    await scene.run()
    await scene.imports.refresh(item)
    await scene.run()
    assert scene.disk.was_read == ["/docs/a", "/docs/a"]
    await scene.run()
    assert len(scene.disk.was_read) == 2


async def test_a_folder_that_is_not_there_now_keeps_its_documents(scene: Scene) -> None:
    scene.disk.put(a="The sky is blue.")
    await folder(scene)
    await scene.run()
    scene.disk.files.clear()
    assert (await scene.run())[-1].finished
    assert await scene.found("sky") == ["The sky is blue."]
    scene.disk.put(b="The sea is green.")
    await scene.run()
    assert await scene.states() == {"b": "ready"}


async def test_what_was_never_there_is_told_and_is_read_once_it_is(scene: Scene) -> None:
    await folder(scene)
    await scene.imports.add(await scene.base(), ItemKind.FILE, "/docs/one/x")
    await scene.run()
    assert await scene.states() == {"docs": "failed", "x": "failed"}
    scene.disk.files["/docs/one/x"] = ("The sky is blue.", 1)
    await scene.run()
    assert await scene.states() == {"x": "ready"}


@pytest.mark.parametrize("passing", [Unreadable("a", UnreadableReason.FORBIDDEN), Unreachable("a")])
async def test_a_failure_that_may_have_passed_is_tried_again(scene: Scene, passing: AppError) -> None:
    scene.disk.put(a=passing)
    await folder(scene)
    await scene.run()
    scene.disk.files["/docs/a"] = ("x" * len(str(passing)), 1)  # size and time stay
    await scene.run()
    assert await scene.states() == {"a": "ready"}
    await scene.run()
    assert len(scene.disk.was_read) == 2


async def test_where_no_document_can_be_read_none_is_blamed(scene: Scene) -> None:
    scene.disk.put(a=Unavailable("documents", "no process"), b="The sea is green.")
    await folder(scene)
    with pytest.raises(Unavailable):
        await scene.run()
    assert await scene.states() == {"a": "waiting", "b": "waiting"}
    scene.disk.put(a="The sky is blue.")
    await scene.run()
    assert await scene.states() == {"a": "ready", "b": "ready"}


async def test_a_pause_ends_behind_the_document_and_lasts_until_it_is_taken_back(scene: Scene) -> None:
    scene.disk.put(a="The sky is blue.", b="The sea is green.", c="The sun is yellow.")
    await folder(scene)
    base, told = await scene.base(), []
    async for progress in scene.imports.run(base.id):
        told.append(progress)
        if progress.current == "/docs/b":
            assert scene.imports.running(base.id)
            await scene.imports.pause(base.id)
    assert (told[-1].paused, told[-1].finished) == (True, False)
    assert await scene.states() == {"a": "ready", "b": "ready", "c": "waiting"}
    assert counted(await scene.run()) == [(2, 3, 0)]
    assert (await scene.base()).paused
    await scene.imports.go_on(base.id)
    assert counted(await scene.run()) == [(2, 3, 0), (3, 3, 0)]
    assert scene.disk.was_read == ["/docs/a", "/docs/b", "/docs/c"]


async def test_a_stop_is_no_pause(scene: Scene) -> None:
    scene.disk.put(a="The sky is blue.", b="The sea is green.")
    await folder(scene)
    base = await scene.base()
    scene.imports.stop(base.id)  # nothing runs
    told = []
    async for progress in scene.imports.run(base.id):
        told.append(progress)
        scene.imports.stop(base.id)
    assert (len(told), told[-1].paused) == (2, True)
    assert not (await scene.base()).paused
    await scene.run()
    assert await scene.states() == {"a": "ready", "b": "ready"}


async def test_what_is_added_while_an_import_runs_is_read_by_it(scene: Scene) -> None:
    scene.disk.put(a="The sky is blue.")
    await folder(scene)
    base, told = await scene.base(), []
    async for progress in scene.imports.run(base.id):
        told.append(progress)
        if len(told) == 1:
            await scene.imports.add(base, ItemKind.NOTE, "n", "Mine", "The sun is yellow.")
            assert await scene.run() == []
    assert (told[-1].done, told[-1].total, told[-1].finished) == (2, 2, True)
    assert await scene.found("sun") == ["The sun is yellow."]


@pytest.mark.parametrize("boundary", range(6))
async def test_an_import_that_is_left_at_any_document_goes_on_with_the_next(tmp_path: Path, boundary: int) -> None:
    disk = Disk()
    disk.put(**{name: f"The {name} is blue." for name in ("sky", "sea", "sun", "eye", "ink")})
    scene = await Scene.open(tmp_path, disk)
    await folder(scene)
    async with aclosing(scene.imports.run((await scene.base()).id)) as told:
        for _ in range(boundary):
            await anext(told)
    await scene.store.close()
    scene = await Scene.open(tmp_path, disk)
    assert (await scene.run())[-1].finished
    assert set((await scene.states()).values()) == {"ready"}
    assert [len(await scene.found(name)) for name in ("sky", "sea", "sun", "eye", "ink")] == [1] * 5
    assert len(disk.was_read) == len(set(disk.was_read)) == 5
    await scene.store.close()


async def test_notes_pages_and_conversations_are_documents_too(scene: Scene) -> None:
    base = await scene.base()
    scene.pages.pages = {"https://x.example/a": "The page speaks of whales."}
    await scene.conversations.create("c", "Animals")
    turn = Turn("t", "c", "What sings?", state=State.FINISHED, text_parts=["Nightingales do."])
    await scene.conversations.save(turn, [])
    scene.conversations.kept["c"] = replace(scene.conversations.kept["c"], current_leaf="t")
    await scene.imports.add(base, ItemKind.NOTE, "n", "Zoo", "The note speaks of zebras.")
    await scene.imports.add(base, ItemKind.PAGE, "https://x.example/a")
    await scene.imports.add(base, ItemKind.CONVERSATION, "c", "Animals")
    await scene.imports.add(base, ItemKind.CONVERSATION, "gone", "Nothing")
    await scene.run()
    titles = {one.title: one.state.value for one in (await scene.documents()).values()}
    assert titles == {
        "Zoo": "ready", "Title of https://x.example/a": "ready", "Animals": "ready", "Nothing": "failed"
    }  # fmt: skip
    assert await scene.found("zebras") == ["The note speaks of zebras."]
    assert await scene.found("whales") == ["The page speaks of whales."]
    assert "Nightingales do." in await scene.found("nightingales")
    await scene.imports.add(base, ItemKind.NOTE, "n", "Zoo", "The note speaks of lions, says the keeper.")
    await scene.run()
    assert await scene.found("zebras lions") == ["The note speaks of lions, says the keeper."]
    assert len(scene.pages.read_urls) == 1


async def test_a_conversation_is_read_again_when_it_went_on(scene: Scene) -> None:
    await scene.conversations.create("c", "Animals")
    await scene.conversations.save(Turn("t", "c", "What sings?", text_parts=["Nightingales do."]), [])
    scene.conversations.kept["c"] = replace(
        scene.conversations.kept["c"], current_leaf="t", updated=datetime(2026, 1, 1, tzinfo=UTC)
    )
    await scene.imports.add(await scene.base(), ItemKind.CONVERSATION, "c", "Animals")
    await scene.run()
    await scene.conversations.save(Turn("u", "c", "What else?", "t", text_parts=["Whales do."]), [])
    scene.conversations.kept["c"] = replace(
        scene.conversations.kept["c"], current_leaf="u", updated=datetime(2026, 1, 2, tzinfo=UTC)
    )
    await scene.run()
    assert "Whales do." in await scene.found("whales")


async def test_new_titles_of_notes_and_conversations_are_heard_of(scene: Scene) -> None:
    base = await scene.base()
    await scene.conversations.create("c", "Animals")
    await scene.conversations.save(Turn("t", "c", "What sings?", text_parts=["Nightingales do."]), [])
    await scene.imports.add(base, ItemKind.NOTE, "n", "Zoo", "The note speaks of zebras.")
    await scene.imports.add(base, ItemKind.CONVERSATION, "c", "Animals")
    await scene.run()
    await scene.imports.add(base, ItemKind.NOTE, "n", "Park", "The note speaks of zebras.")
    await scene.conversations.rename("c", "Birds")
    await scene.run()
    assert {one.title for one in (await scene.documents()).values()} == {"Park", "Birds"}


async def test_a_note_and_a_conversation_without_words_are_no_failures(scene: Scene) -> None:
    base = await scene.base()
    await scene.conversations.create("c", "Animals")
    await scene.imports.add(base, ItemKind.NOTE, "n", "Zoo", " \n")
    await scene.imports.add(base, ItemKind.CONVERSATION, "c", "Animals")
    last = (await scene.run())[-1]
    assert (last.done, last.failed, last.finished) == (2, 0, True)
    assert {one.title: (one.state.value, one.chunks) for one in (await scene.documents()).values()} == {
        "Zoo": ("ready", 0), "Animals": ("ready", 0)
    }  # fmt: skip


async def test_a_private_conversation_never_reaches_the_disk(scene: Scene) -> None:
    base = await scene.base()
    with pytest.raises(Unreadable):
        await scene.imports.add(base, ItemKind.CONVERSATION, f"{PRIVATE}x", "A secret")
    assert await scene.store.items(base.id) == []


async def test_names_and_notes_that_are_no_text_break_nothing(scene: Scene) -> None:
    scene.disk.files["/docs/\udcff"] = ("The sky is blue.", 1)
    await folder(scene)
    await scene.imports.add(await scene.base(), ItemKind.NOTE, "n", "\ud800", "half \ud800 a pair")
    assert (await scene.run())[-1].finished
    assert await scene.found("pair")


async def with_model(scene: Scene, choice: ModelChoice | None) -> None:
    await scene.store.keep_base(replace(await scene.base(), embedding=choice))


async def test_chunks_are_embedded_behind_the_documents(scene: Scene) -> None:
    scene.models = scene.imports.second = Models({"old": embedder("blue", "green")})  # type: ignore[assignment]
    await with_model(scene, OLD)
    scene.disk.put(a="The sky is blue.\n\nThe sea is green.")
    await folder(scene)
    assert (await scene.run())[-1].finished
    base = await scene.base()
    assert (base.chunks, base.embedded) == (2, 2)
    assert await scene.store.vector_models(base.id) == {"p/old": 2}


@pytest.mark.parametrize("broken", [FakeEmbedder(Unreachable("p")), None])
async def test_an_embedding_model_that_fails_costs_no_document(scene: Scene, broken: FakeEmbedder | None) -> None:
    scene.imports.second = Models({"old": broken} if broken else {})  # type: ignore[assignment]
    await with_model(scene, OLD)
    scene.disk.put(a="The sky is blue.")
    await folder(scene)
    assert (await scene.run())[-1].finished
    assert await scene.found("sky") == ["The sky is blue."]
    scene.imports.second = Models({"old": embedder("blue")})  # type: ignore[assignment]
    await scene.run()
    assert (await scene.base()).embedded == 1


async def test_an_embedding_model_that_gives_too_few_vectors_ends_nothing_in_a_circle(scene: Scene) -> None:
    class Short(FakeEmbedder):
        async def embed(self, texts, *, query=False):  # type: ignore[no-untyped-def]
            return (await super().embed(texts, query=query))[1:]

    model = Short(("blue",))
    scene.imports.second = Models({"old": model})  # type: ignore[assignment]
    await with_model(scene, OLD)
    scene.disk.put(a="The sky is blue.")
    await folder(scene)
    assert (await scene.run())[-1].finished
    assert len(model.asked) == 1


async def test_after_a_change_of_model_the_old_vectors_leave_when_all_are_new(scene: Scene) -> None:
    scene.imports.second = Models({"old": embedder("blue"), "new/er": embedder("blue", "sky")})  # type: ignore[assignment]
    await with_model(scene, OLD)
    scene.disk.put(**{f"d{n}": f"Blue sky number {n}." for n in range(70)})
    await folder(scene)
    await scene.run()
    await with_model(scene, NEW)
    base = await scene.base()
    async with aclosing(scene.imports.run(base.id)) as told:
        await anext(told)
    assert await scene.store.vector_models(base.id) == {"p/old": 70, "p/new/er": 64}
    await scene.run()
    assert await scene.store.vector_models(base.id) == {"p/new/er": 70}
