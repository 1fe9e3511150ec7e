"""Imports in the background: they start, stop, go on and end with the window."""

import asyncio
from dataclasses import replace
from typing import Any

from app.core.domain.chat import ModelChoice
from app.core.domain.knowledge import Base, Document, DocumentState, ImportProgress, Item, ItemKind
from app.ui.tasks.import_runner import ImportRunner
from tests.qt import Runner
from tests.ui.fakes import FakeBases, FakeImports
from tests.waiting import until


class Scene:
    def __init__(self, *addresses: str) -> None:
        self.base = Base("b1", "Contracts")
        self.store = FakeBases([self.base])
        for address in addresses:
            item = Item(f"b1:{address}", "b1", ItemKind.FILE, address)
            self.store.kept_items[item.id] = item
        self.imports = FakeImports(self.store)
        self.runner = ImportRunner(self.imports, self.store)  # type: ignore[arg-type]
        self.told: list[ImportProgress] = []
        self.runner.progressed.connect(self.told.append)

    def states(self) -> list[DocumentState]:
        return [document.state for document in self.store.kept_documents.values()]


def test_what_is_added_is_read_and_its_end_is_told(run: Runner[Any]) -> None:
    async def story() -> None:
        scene = Scene()
        scene.runner.add(scene.base, [(ItemKind.FILE, "/a.pdf"), (ItemKind.FILE, "/b.pdf")])
        await until(lambda: scene.told and scene.told[-1].finished)
        assert scene.states() == [DocumentState.READY] * 2
        assert not scene.runner.running
        await scene.runner.close()

    run(story())


def test_what_is_added_while_an_import_runs_is_read_behind_it(run: Runner[Any]) -> None:
    async def story() -> None:
        scene = Scene("/a.pdf")
        scene.imports.gate = asyncio.Semaphore(0)
        scene.runner.start("b1")
        await until(lambda: scene.imports.runs)
        scene.runner.add(scene.base, [(ItemKind.FILE, "/late.pdf")])
        await until(lambda: len(scene.store.kept_items) == 2)
        await until(lambda: scene.runner._again)
        scene.imports.gate.release()
        scene.imports.gate.release()
        await until(lambda: scene.states() == [DocumentState.READY] * 2)
        assert scene.imports.runs == ["b1", "b1"]
        await scene.runner.close()

    run(story())


def test_only_unfinished_bases_start_with_the_program(run: Runner[Any]) -> None:
    async def story() -> None:
        scene = Scene()
        model = ModelChoice("p", "m")
        for number, base in enumerate(
            (Base("done", "1"), Base("waits", "2"), Base("paused", "3", paused=True), Base("vectors", "4", model))
        ):
            scene.store.kept[base.id] = base
            state = DocumentState.WAITING if base.id in ("waits", "paused") else DocumentState.READY
            scene.store.kept_documents[base.id] = Document(
                base.id, base.id, "i", ItemKind.FILE, f"/{number}", state=state, chunks=2
            )
        scene.runner.start_unfinished()
        await until(lambda: len(scene.imports.runs) == 2 and not scene.runner.running)
        assert sorted(scene.imports.runs) == ["vectors", "waits"]
        await scene.runner.close()

    run(story())


def test_a_paused_import_stops_and_goes_on_where_it_was(run: Runner[Any]) -> None:
    async def story() -> None:
        scene = Scene("/a.pdf", "/b.pdf")
        scene.imports.gate = asyncio.Semaphore(0)
        scene.runner.start("b1")
        await until(lambda: scene.store.kept_documents)
        scene.runner.pause("b1")
        await until(lambda: scene.store.kept["b1"].paused)
        scene.imports.gate.release()
        await until(lambda: scene.told and scene.told[-1].paused)
        assert sorted(scene.states()) == [DocumentState.READY, DocumentState.WAITING]
        scene.imports.gate = None
        scene.runner.go_on("b1")
        await until(lambda: scene.told[-1].finished)
        assert scene.states() == [DocumentState.READY] * 2
        await scene.runner.close()

    run(story())


def test_the_end_of_the_program_leaves_the_rest_for_the_next_one(run: Runner[Any]) -> None:
    async def story() -> None:
        scene = Scene("/a.pdf")
        scene.imports.gate = asyncio.Semaphore(0)
        scene.runner.start("b1")
        await until(lambda: scene.store.kept_documents)
        await scene.runner.close()
        assert scene.states() == [DocumentState.WAITING]
        scene.runner.start("b1")
        assert not scene.runner.running

    run(story())


def test_one_document_is_read_again_and_the_others_stay(run: Runner[Any]) -> None:
    async def story() -> None:
        scene = Scene("/a.pdf")
        other = Document("o", "b1", "b1:/a.pdf", ItemKind.FILE, "/o.pdf", state=DocumentState.READY)
        again = replace(other, id="again", address="/again.pdf")
        scene.store.kept_documents.update({"o": other, "again": again})
        scene.imports.gate = asyncio.Semaphore(0)
        scene.runner.read_again("b1", [again])
        await until(lambda: scene.imports.runs)
        assert scene.store.kept_documents["again"].state is DocumentState.WAITING
        assert scene.store.kept_documents["o"] == other
        await scene.runner.close()

    run(story())


def test_what_was_taken_out_comes_back_and_is_read(run: Runner[Any]) -> None:
    async def story() -> None:
        scene = Scene("/a.pdf")
        items = list(scene.store.kept_items.values())
        changes: list[int] = []
        scene.runner.changed.connect(lambda: changes.append(1))
        scene.runner.remove("b1", items)
        await until(lambda: not scene.store.kept_items and changes)
        scene.runner.put_back(scene.base, items)
        await until(lambda: scene.states() == [DocumentState.READY])
        scene.runner.remove_base("b1")
        await until(lambda: not scene.store.kept)
        await scene.runner.close()

    run(story())
