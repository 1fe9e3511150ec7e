"""Knowledge bases in the whole window."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QMenu

from app.core.cited_passage import is_document
from app.core.domain.conversation import Conversation
from app.core.domain.evidence import Passage, Reference
from app.core.domain.knowledge import Base, Item, ItemKind
from app.core.domain.settings import Overrides
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.turn import State, Turn
from app.ui.sources.rows import Role
from tests.fakes import FakeDocuments
from tests.qt import Runner
from tests.ui.fakes import FakeBases, FakeConversations, FakeServices
from tests.ui.knowledge.scene import filled
from tests.ui.samples import answered
from tests.ui.window.test_main_window import desk
from tests.waiting import until

RENT = "The rent is due on the third day of each month."


def with_bases(folder: Path) -> FakeServices:
    old = Conversation("c1", "Bridges", turns=(answered(),), current_leaf="t1")
    return FakeServices(folder, FakeConversations([old]), bases=filled())


def own_turn(path: Path) -> Turn:
    """An answer that rests on an attached file, a document, a note and a memory."""
    sources = (
        Source("s1", "document:1", path.as_uri(), path.name, 1, Origin.FILE, path.name, kind="file"),
        Source("s2", "document:2", "file:///docs/l%C3%A4ge.pdf", "Läge", 2, Origin.KNOWLEDGE, "läge.pdf", kind="file",
               document="lease.pdf"),
        Source("s3", "note:n1", "", "Phone call", 3, Origin.KNOWLEDGE, kind="note", document="n1"),
        Source("s4", "memory:m1", "", "Lives in Oslo", 4, Origin.MEMORY, kind="memory"),
    )  # fmt: skip
    references = [
        Reference(s.number or 0, s.id, (Passage(s.id, RENT, page=7 if s.id == "s2" else 0),)) for s in sources
    ]
    turn = Turn("t9", "c9", "due?", state=State.FINISHED, references=references)
    turn.sources = {source.id: source for source in sources}
    return turn


def test_bases_are_known_to_the_composer_and_change_with_it(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_bases(tmp_path)) as d:
            own = d.window.composer.own
            await until(lambda: len(own._bases) == 2)
            await d.opened("c1")
            own.menu._toggle("b1", True)
            await until(lambda: d.services.conversations.kept["c1"].overrides == Overrides(bases=("b1",)))
            d.window.question_controller.new_conversation()
            assert own.menu.selection == ()
            await d.opened("c1")
            assert own.menu.selection == ("b1",)

    run(story())


def test_a_question_goes_with_its_bases_and_files(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("x")

    async def story() -> None:
        async with desk(tmp_path, with_bases(tmp_path)) as d:
            await until(lambda: len(d.window.composer.own._bases) == 2)
            d.window.composer.own.add([str(path)])
            await d.asked("#Contracts when is it due?")
            asked = d.services.ask.asked[0]
            assert (asked.text, asked.files, asked.overrides.bases) == ("when is it due?", (str(path),), ("b1",))

    run(story())


def test_the_same_question_again_takes_its_files_along(run: Runner[Any], tmp_path: Path) -> None:
    turn = replace(answered(), files=("/docs/a.txt",), bases=("b2",))
    old = Conversation("c1", "Bridges", turns=(turn,), current_leaf="t1")

    async def story() -> None:
        async with desk(tmp_path, FakeServices(tmp_path, FakeConversations([old]))) as d:
            await d.opened("c1")
            d.window.chat.retry("t1")
            await until(lambda: d.services.ask.asked)
            asked = d.services.ask.asked[0]
            assert (asked.files, asked.overrides.bases) == (("/docs/a.txt",), ("b2",))

    run(story())


def test_an_unfinished_import_goes_on_and_shows_in_the_side_bar(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        services = with_bases(tmp_path)
        services.knowledge.imports.gate = asyncio.Semaphore(0)
        async with desk(tmp_path, services) as d:
            line = d.window.list.imports
            await until(line.isVisible)
            assert "of" in line.words.text()
            line.open_requested.emit()
            await until(lambda: d.window.knowledge.dialog is not None)
            dialog = d.window.knowledge.dialog
            d.window.knowledge.open()
            assert d.window.knowledge.dialog is dialog
            assert dialog is not None
            dialog.close()
            await until(lambda: d.window.knowledge.dialog is None)
            for _ in range(5):
                services.knowledge.imports.gate.release()
            await until(lambda: line.isHidden() and not d.window.knowledge.runner.running)

    run(story())


def test_a_window_that_closes_leaves_its_import_for_the_next_one(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = with_bases(tmp_path)
        services.knowledge.imports.gate = asyncio.Semaphore(0)
        async with desk(tmp_path, services):
            await until(lambda: services.knowledge.imports.runs)
        assert (await services.knowledge.bases.bases())[0].ready == 2

    run(story())


def test_a_conversation_is_put_into_a_base(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_bases(tmp_path)) as d:
            await until(lambda: d.window.composer.own._bases and d.window.list.rows.ids())
            menu = d.window.list.menu_of(d.window.list.rows.index_of("c1"))
            inside = next(m for m in menu.findChildren(QMenu) if m.title() == "Add to knowledge base")
            next(a for a in inside.actions() if a.text() == "合同").trigger()
            await until(lambda: [i for i in d.services.knowledge.bases.kept_items.values() if i.base == "b2"])
            item = next(i for i in d.services.knowledge.bases.kept_items.values() if i.base == "b2")
            assert (item.kind, item.address, item.title) == (ItemKind.CONVERSATION, "c1", "Bridges")

    run(story())


def test_own_sources_say_what_they_are_and_open_here(run: Runner[Any], tmp_path: Path, english: None) -> None:
    path = tmp_path / "attached.txt"

    async def story() -> None:
        services = FakeServices(tmp_path, bases=filled(), documents=FakeDocuments({str(path): f"x\n{RENT}"}))
        async with desk(tmp_path, services) as d:
            panel, turn = d.window.panel, own_turn(path)
            panel.show_turn(turn, [turn])
            sites = [panel.view.rows.index_of(id).data(Role.SITE) for id in ("s1", "s2", "s3", "s4")]
            assert sites == ["Attached", "File · läge.pdf · p. 7", "Note", "Memory"]
            assert [is_document(source) for source in turn.sources.values()] == [True, True, True, False]
            panel.grab()  # their icons are drawn
            panel.open_citation(turn, 1, -1, [turn])
            assert panel.passages._open.text() == "Open document"
            panel.passages._open.click()
            await until(lambda: d.window.knowledge.opening.views)
            assert d.window.knowledge.opening.views[0].highlighted == RENT
            panel.open_citation(turn, 4, -1, [turn])
            assert panel.passages._open.isHidden()
            panel.view.activated.emit(panel.view.rows.index_of("s2"))
            await until(lambda: len(d.window.knowledge.opening.views) == 2)
            assert d.window.knowledge.opening.views[1].content.page == 7
            assert d.links == []

    run(story())


def test_an_item_without_its_base_is_nothing_to_the_window(run: Runner[Any], tmp_path: Path) -> None:
    store = FakeBases([Base("b1", "Contracts")])
    store.kept_items["x"] = Item("x", "other", ItemKind.FILE, "/x")

    async def story() -> None:
        async with desk(tmp_path, FakeServices(tmp_path, bases=store)) as d:
            await until(lambda: len(d.window.composer.own._bases) == 1)
            assert not d.window.knowledge.runner.running

    run(story())


def test_a_changed_question_shows_its_files_and_keeps_those_that_stay(run: Runner[Any], tmp_path: Path) -> None:
    turn = replace(answered(), files=("/docs/a.txt", "/docs/b.txt"), bases=("b1",))
    old = Conversation("c1", "Bridges", turns=(turn,), current_leaf="t1")

    async def story() -> None:
        async with desk(tmp_path, FakeServices(tmp_path, FakeConversations([old]), bases=filled())) as d:
            pills = d.window.composer.own.pills
            await until(lambda: d.window.composer.own._bases)
            await d.opened("c1")
            d.window.question_controller.edit("t1")
            assert (pills.extras.bases, pills.extras.files) == (("b1",), turn.files)
            d.window.question_controller.escape()
            assert not pills.extras.files
            d.window.question_controller.edit("t1")
            pills._files["/docs/a.txt"].close_button.click()
            d.window.composer.submit()
            await until(lambda: d.services.ask.asked)
            asked = d.services.ask.asked[0]
            assert (asked.files, asked.overrides.bases) == (("/docs/b.txt",), ("b1",))

    run(story())


def test_the_window_closes_while_documents_are_read(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        services = with_bases(tmp_path)
        services.knowledge.imports.gate = asyncio.Semaphore(0)
        async with desk(tmp_path, services) as d:
            d.window.knowledge.open()
            dialog = d.window.knowledge.dialog
            assert dialog is not None
            await until(lambda: dialog.list.view.count() == 2)
            dialog.pane.take_files([f"/docs/{number}.txt" for number in range(500)])
            await until(lambda: d.window.knowledge.runner.running)
        assert not d.window.knowledge.runner.running

    run(story())


def test_a_conversation_is_deleted_while_it_is_asked_and_imported(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        services = with_bases(tmp_path)
        async with desk(tmp_path, services) as d:
            await until(lambda: len(d.window.composer.own._bases) == 2)
            await d.opened("c1")
            base = d.window.composer.own._bases[0]
            d.window.composer.set_text("and how wide?")
            d.window.composer.submit()
            await until(lambda: d.services.ask.asked)
            d.window.knowledge.runner.add(base, [(ItemKind.CONVERSATION, "c1")], "Bridges")
            d.window.list.deleted.emit("c1")
            d.window.list.deleted.emit("c1")
            assert d.window.chat.current.id != "c1"
            await until(lambda: not d.window.chat.runner._tasks and not d.window.knowledge.runner.running)
            await until(lambda: d.window.list.rows.ids() == [])
            d.window.list.restored.emit("c1")
            await until(lambda: d.window.chat.current.id == "c1")

    run(story())


def test_a_private_conversation_asks_documents_and_goes_into_none(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    path = tmp_path / "my secret.txt"
    path.write_text("x")

    async def story() -> None:
        async with desk(tmp_path, with_bases(tmp_path)) as d:
            await until(lambda: len(d.window.composer.own._bases) == 2)
            d.window.question_controller.new_private()
            d.window.composer.own.add([str(path)])
            d.window.composer.set_text("a secret question")
            d.window.composer.flush_draft()
            conversation = await d.asked("#Contracts a secret question")
            asked = d.services.ask.asked[0]
            assert (asked.overrides.bases, asked.files) == (("b1",), (str(path),))
            await until(lambda: conversation in d.window.list.rows.ids())
            menu = d.window.list.menu_of(d.window.list.rows.index_of(conversation))
            texts = [action.text() for action in menu.actions()]
            assert texts == ["Rename", "Rename by model", "Export conversation…", "Delete"]
            menu.deleteLater()
        assert "secret" not in (tmp_path / "window.ini").read_text()

    run(story())
