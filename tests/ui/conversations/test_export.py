"""*Export conversation…* in the whole window."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QFileDialog

from app.core.domain.conversation import PRIVATE, Conversation
from app.core.domain.errors import Unavailable
from app.core.export.evidence.encoding import bundle_in
from app.core.export.words import FileFormat
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices
from tests.ui.samples import answered
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")
HOSTILE = "Bridges: <b>a/b</b>\n\u202e?"


def with_one(folder: Path, id_: str = "c1", title: str = HOSTILE) -> FakeServices:
    turn = answered(conversation=id_)
    return FakeServices(folder, FakeConversations([Conversation(id_, title, turns=(turn,), current_leaf=turn.id)]))


async def choosing(d: Desk, row: int = 1) -> QFileDialog:
    """The dialog that the row's menu opens."""
    await until(d.window.list.rows.ids)
    index: QModelIndex = d.window.list.rows.index(row)
    menu = d.window.list.menu_of(index)
    next(action for action in menu.actions() if action.text().startswith("Export")).trigger()
    menu.deleteLater()
    dialog = d.window.conversation_export.dialog
    assert dialog is not None
    return dialog


def test_a_conversation_is_written_with_its_numbered_sources(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "out.md"

    async def story() -> None:
        async with desk(tmp_path, with_one(tmp_path)) as d:
            dialog = await choosing(d)
            assert d.window.composer.question.isEnabled()
            assert Path(dialog.selectedFiles()[0]).name == "Bridges b a b b.md"
            dialog.fileSelected.emit(str(path))
            await until(path.exists)
            await until(lambda: d.window.bar.words == f"Saved: {path}")

    run(story())
    text = path.read_text("utf-8")
    assert text.startswith("# Bridges: \\<b\\>a/b\\</b\\>")
    assert "\n[^1]: [" in text
    assert "\n[^2]: [" in text


def test_a_private_one_is_exported_where_the_user_wants_it(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "private.md"

    async def story() -> None:
        async with desk(tmp_path, with_one(tmp_path, f"{PRIVATE}1", "Secret")) as d:
            (await choosing(d)).fileSelected.emit(str(path))
            await until(path.exists)

    run(story())
    assert "# Secret" in path.read_text("utf-8")


def test_a_place_that_takes_no_file_is_told_in_words(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "none" / "a.md"

    async def story() -> None:
        async with desk(tmp_path, with_one(tmp_path)) as d:
            d.window.conversation_export.write("c1", str(path))
            await until(lambda: "could not be written" in d.window.bar.words)
            assert str(path) in d.window.bar.words

    run(story())


def test_a_conversation_that_is_gone_meanwhile_overwrites_nothing(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "a.md"
    path.write_text("mine")

    async def story() -> None:
        services = with_one(tmp_path)
        async with desk(tmp_path, services) as d:
            dialog = await choosing(d)
            del services.conversations.kept["c1"]
            dialog.fileSelected.emit(str(path))
            await until(lambda: "no longer exists" in d.window.bar.words)

    run(story())
    assert path.read_text() == "mine"


def test_a_second_wish_takes_the_place_of_the_first(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_one(tmp_path)) as d:
            first = await choosing(d)
            second = await choosing(d)
            assert not first.isVisible()
            assert d.window.conversation_export.dialog is second
            second.reject()
            assert d.window.conversation_export.dialog is None

    run(story())


def test_what_is_written_is_the_conversation_as_it_stands_then(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "a.md"

    async def story() -> None:
        services = with_one(tmp_path)
        async with desk(tmp_path, services) as d:
            dialog = await choosing(d)
            kept = services.conversations.kept["c1"]
            services.conversations.kept["c1"] = replace(kept, title="Renamed")
            dialog.fileSelected.emit(str(path))
            await until(path.exists)

    run(story())
    assert path.read_text().startswith("# Renamed")


def test_the_filter_of_the_dialog_is_the_format(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "page.html"

    async def story() -> None:
        async with desk(tmp_path, with_one(tmp_path)) as d:
            dialog = await choosing(d)
            assert [one.rpartition("*.")[2] for one in dialog.nameFilters()] == [
                "md)",
                "html)",
                "pdf)",
                "docx)",
                "json)",
                "evidence.html)",
            ]
            html = dialog.nameFilters()[1]
            dialog.selectNameFilter(html)
            dialog.filterSelected.emit(html)
            assert Path(dialog.selectedFiles()[0]).name == "Bridges b a b b.html"
            dialog.fileSelected.emit(str(path))
            await until(path.exists)
            again = await choosing(d)
            assert again.selectedNameFilter() == html

    run(story())
    assert "popovertarget" in path.read_text("utf-8")


def test_an_evidence_bundle_is_a_page_with_lists_of_references_beside_it(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "mine.html"

    async def story() -> None:
        async with desk(tmp_path, with_one(tmp_path)) as d:
            dialog = await choosing(d)
            bundle = dialog.nameFilters()[-1]
            assert bundle.startswith("Evidence bundle")
            dialog.selectNameFilter(bundle)
            dialog.filterSelected.emit(bundle)
            assert Path(dialog.selectedFiles()[0]).name == "Bridges b a b b.evidence.html"
            dialog.fileSelected.emit(str(path))
            await until((tmp_path / "mine.evidence.csl.json").exists)
            await until(lambda: d.window.bar.words == f"Saved: {path}")

    run(story())
    assert bundle_in(path.read_bytes()).title == HOSTILE
    assert "@misc{byron2026-1," in (tmp_path / "mine.evidence.bib").read_text("utf-8")
    assert "\n[^1]: [" in (tmp_path / "mine.evidence.md").read_text("utf-8")


def test_what_the_browser_cannot_print_is_told(run: Runner[Any], tmp_path: Path) -> None:
    class NoPrinter:
        async def content(self, *_: Any) -> bytes:
            raise Unavailable("browser")

    async def story() -> None:
        services = with_one(tmp_path)
        exporter = services.exporter
        assert exporter is not None
        made = exporter()
        made._writers = {FileFormat.PDF: NoPrinter()}  # type: ignore[dict-item]
        services.exporter = lambda: made
        async with desk(tmp_path, services) as d:
            d.window.conversation_export.write("c1", str(tmp_path / "a.pdf"))
            await until(lambda: "did not print it" in d.window.bar.words)

    run(story())


def test_several_go_into_a_folder_in_the_format_of_the_menu(run: Runner[Any], tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()

    async def story() -> None:
        services = with_one(tmp_path)
        other = replace(services.conversations.kept["c1"], id="c2", title="Other")
        services.conversations.kept["c2"] = replace(other, turns=(answered(conversation="c2"),))
        async with desk(tmp_path, services) as d:
            await until(lambda: len(d.window.list.rows.ids()) == 2)
            d.window.list.choose_all()
            ids = d.window.list.rows.ids()
            menu = d.window.list.menu_of(d.window.list.rows.index(1))
            submenu: Any = next(one.menu() for one in menu.actions() if one.text().startswith("Export"))
            next(one for one in submenu.actions() if one.text() == "Web page (HTML)…").trigger()
            dialog = d.window.conversation_export.dialog
            assert dialog is not None
            assert dialog.fileMode() == QFileDialog.FileMode.Directory
            dialog.fileSelected.emit(str(folder))
            await until(lambda: "Saved: 2" in d.window.bar.words)
            assert len(ids) == 2
            assert d.window.conversation_export.progress is None
            menu.deleteLater()

    run(story())
    assert sorted(path.suffix for path in folder.iterdir()) == [".html", ".html"]


def test_all_of_them_become_one_file_of_json(run: Runner[Any], tmp_path: Path) -> None:
    path = tmp_path / "all.json"

    async def story() -> None:
        services = with_one(tmp_path)
        private = replace(services.conversations.kept["c1"], id=f"{PRIVATE}1", title="Secret", private=True)
        services.conversations.kept[private.id] = private
        async with desk(tmp_path, services) as d:
            await until(d.window.list.rows.ids)
            d.window.commands.run("conversation.export_all")
            await until(lambda: d.window.conversation_export.dialog is not None)
            d.window.conversation_export.dialog.fileSelected.emit(str(path))
            await until(path.exists)
            await until(lambda: "Saved" in d.window.bar.words)

    run(story())
    assert [one["id"] for one in json.loads(path.read_text("utf-8"))["conversations"]] == ["c1"]


def test_stop_leaves_what_was_written_until_then(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_one(tmp_path)) as d:
            export = d.window.conversation_export
            export.write_all([("c1", "A")] * 50, str(tmp_path), "md")
            assert export.progress is not None
            await until(lambda: export.progress.value() >= 1)
            export.progress.cancel()
            await until(lambda: "Saved" in d.window.bar.words)

    run(story())
    assert 1 <= len(list(tmp_path.glob("Bridges*.md"))) < 50
