"""The library of prompts in the whole window: by keyboard and mouse, and what of it is stored."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem

from app.core.domain.prompts import Prompt
from app.ui.prompts.dialog import PromptDialog
from app.ui.widgets.theme import colours
from tests.qt import Runner
from tests.ui.prompts.scene import LETTER, PROMPTS, PromptScene, scene
from tests.waiting import until


def opened(s: PromptScene) -> PromptDialog:
    s.window.commands.run("program.prompts")
    dialog: PromptDialog = s.prompts.dialog
    return dialog


def rows(dialog: PromptDialog) -> list[str]:
    """Every row, indented by its depth."""

    def below(item: QTreeWidgetItem, depth: int) -> list[str]:
        children = [item.child(number) for number in range(item.childCount())]
        return [line for one in children if one for line in (" " * depth + one.text(0), *below(one, depth + 1))]

    return below(dialog.tree.invisibleRootItem(), 0)


def row(dialog: PromptDialog, text: str) -> QTreeWidgetItem:
    return dialog.tree.findItems(text, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)[0]


def click(dialog: PromptDialog, text: str) -> None:
    place = dialog.tree.visualItemRect(row(dialog, text)).center()
    QTest.mouseClick(dialog.tree.viewport(), Qt.MouseButton.LeftButton, pos=place)


def do(dialog: PromptDialog, words: str) -> None:
    """What the menu *…* offers under these words."""
    menu = dialog.open_menu()
    action = next(action for action in menu.actions() if action.text() == words)
    assert action.isEnabled(), words
    action.trigger()
    menu.close()


async def stored(s: PromptScene) -> dict[str, Prompt]:
    await s.window.tasks.done()
    return {one.title: one for one in await s.library.prompts()}


def test_folders_hold_their_prompts_and_one_is_edited(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            dialog = opened(s)
            assert rows(dialog) == ["reading", " Summarise", "work", " post", "  Letter", "翻译成英文"]
            click(dialog, "Letter")
            assert dialog.editor.text.toPlainText() == LETTER.text
            assert dialog.editor.variables.text() == "Variables: tone (formal, friendly) · name · topic (bees)"
            dialog.editor.title.selectAll()
            QTest.keyClicks(dialog.editor.title, "Post card")
            dialog.editor.text.selectAll()
            QTest.keyClicks(dialog.editor.text, "Greet {{name}} on {{date}}")
            assert dialog.editor.variables.text() == "Variables: name · Today's date"
            dialog.editor.folder.setCurrentText(" home / cards ")
            click(dialog, "Summarise")
            assert dialog.editor.title.text() == "Summarise"
            assert rows(dialog)[:3] == ["home", " cards", "  Post card"]
            card = (await stored(s))["Post card"]
            assert (card.id, card.text, card.folder) == ("p2", "Greet {{name}} on {{date}}", "home/cards")

    run(story())


def test_a_search_is_flat_and_by_pinyin_too(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            dialog = opened(s)
            QTest.keyClicks(dialog.search, "fy")
            assert rows(dialog) == ["翻译成英文"]
            dialog.search.clear()
            QTest.keyClicks(dialog.search, "post")
            assert rows(dialog) == ["Letter"]
            QTest.keyClicks(dialog.search, "<b>")
            assert (rows(dialog), dialog.empty.text()) == ([], "Nothing found for “post<b>”.")
            dialog.search.clear()
            assert dialog.empty.text() == "Type / in a question to insert a prompt."
            assert len(rows(dialog)) == 6

    run(story())


def test_a_search_that_fits_hundreds_says_how_many_it_shows(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        many = [Prompt(f"m{n}", f"Letter number {n}", "Write.", "post") for n in range(904)]
        async with scene(tmp_path, *many, *PROMPTS) as s:
            dialog = opened(s)
            assert rows(dialog)[-1] == "翻译成英文", "all of them, without a search"
            QTest.keyClicks(dialog.search, "letter")
            assert len(rows(dialog)) == 301
            assert rows(dialog)[-1] == "The first 300 of 905"
            click(dialog, rows(dialog)[0])
            QTest.keyClick(dialog.tree, Qt.Key.Key_End)
            last = dialog.tree.currentItem()
            assert last is not None
            assert dialog.tree.current_prompt(), "the line below it is none"
            viewport, note = dialog.tree.viewport(), row(dialog, "The first 300 of 905")
            await until(lambda: viewport.rect().contains(dialog.tree.visualItemRect(note).center()))
            click(dialog, note.text(0))
            QTest.keyClick(dialog.tree, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            assert dialog.tree.currentItem() is last
            assert len(dialog.tree.prompt_ids()) == 300
            QTest.keyClicks(dialog.search, " 120")
            assert rows(dialog)[0] == "Letter number 120"
            assert "first" not in rows(dialog)[-1]

    run(story())


def test_new_duplicate_and_delete_with_its_undo(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            dialog = opened(s)
            click(dialog, "Summarise")
            QTest.mouseClick(dialog.new_button, Qt.MouseButton.LeftButton)
            QTest.keyClicks(dialog.editor.title, "Fresh")
            do(dialog, "Duplicate")
            assert set(await stored(s)) == {"Summarise", "Letter", "翻译成英文", "Fresh", "Fresh (copy)"}
            assert (await stored(s))["Fresh"].folder == "reading"
            QTest.keyClick(dialog.tree, Qt.Key.Key_Delete)
            assert dialog.bar.words == "Deleted “Fresh (copy)”"
            assert "Fresh (copy)" not in await stored(s)
            dialog.bar.buttons[0].click()
            assert "Fresh (copy)" in await stored(s)

    run(story())


def test_a_folder_is_made_renamed_moved_and_deleted_with_all_in_it(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            dialog = opened(s)
            do(dialog, "New folder")
            assert "New folder" in rows(dialog)
            row(dialog, "New folder").setText(0, "box")
            assert "box" in rows(dialog)
            drop(dialog, ["Summarise", "work"], "box")
            assert rows(dialog) == ["box", " work", "  post", "   Letter", " Summarise", "reading", "翻译成英文"]
            assert (await stored(s))["Letter"].folder == "box/work/post"
            drop(dialog, ["box"], "work")
            assert rows(dialog)[0] == "box", "no folder goes into itself"
            click(dialog, "box")
            do(dialog, "Delete")
            assert dialog.bar.words == "2 prompts deleted"
            assert rows(dialog) == ["reading", "翻译成英文"]
            dialog.bar.buttons[0].click()
            assert (await stored(s))["Letter"].folder == "box/work/post"
            assert rows(dialog)[0] == "box"

    run(story())


def drop(dialog: PromptDialog, texts: list[str], onto: str) -> None:
    dialog.tree.clearSelection()
    for text in texts:
        row(dialog, text).setSelected(True)
    place = QPointF(dialog.tree.visualItemRect(row(dialog, onto)).center())
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    dialog.tree.dropEvent(QDropEvent(place, Qt.DropAction.MoveAction, QMimeData(), left, none))


def test_an_empty_library_offers_examples_once(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path) as s:
            dialog = opened(s)
            assert dialog.examples.isVisible()
            QTest.mouseClick(dialog.examples, Qt.MouseButton.LeftButton)
            assert len(await stored(s)) == 7
            do(dialog, "Add examples")
            assert len(await stored(s)) == 7

    run(story())


async def read(s: PromptScene, path: Path) -> None:
    s.prompts.dialog.files.read(str(path))
    await s.window.tasks.done()


def test_a_file_is_looked_at_taken_in_part_and_taken_back(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path / "data", *PROMPTS) as s:
            dialog, path = opened(s), tmp_path / "prompts.json"
            rest = {"title": "Summarise", "text": "Summarise in three points.", "folder": "reading"}
            entries = [{"command": "/a", "title": "A", "content": "a"}, {"title": "B", "content": "${b}"}, rest, 3]
            path.write_text(json.dumps(entries))
            await read(s, path)
            preview: Any = dialog.files.preview
            assert [preview.list.item(n).text() for n in range(preview.list.count())] == ["A", "B"]
            assert preview.note.text() == "1 prompt is in the library already. 1 entry is no prompt, or too long."
            preview.list.item(0).setCheckState(Qt.CheckState.Unchecked)
            QTest.mouseClick(preview.import_button, Qt.MouseButton.LeftButton)
            assert (await stored(s))["B"].text == "{{b}}"
            assert "A" not in await stored(s)
            dialog.bar.buttons[0].click()
            assert len(await stored(s)) == 3
            for content in ("no json", "[]", path.read_text()[:-3]):
                path.write_text(content)
                dialog.bar.dismiss()
                await read(s, path)
                assert dialog.bar.words.startswith("No prompts in this file")
            await read(s, tmp_path / "missing.json")
            assert dialog.bar.words.startswith("This file could not be read: ")

    run(story())


def test_what_is_exported_can_be_imported(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path / "data", *PROMPTS) as s:
            dialog, path = opened(s), tmp_path / "out.json"
            do(dialog, "Export…")
            chooser: Any = dialog.files.chooser
            chooser.fileSelected.emit(str(path))
            chooser.close()
            assert dialog.bar.words == "3 prompts exported"
            await read(s, path)
            assert dialog.bar.words == "All prompts of this file are in the library already."
            dialog.tree.selectAll()
            dialog.delete()
            await read(s, path)
            assert len(dialog.files.preview.selection()) == 3  # type: ignore[union-attr]
            dialog.files.preview.reject()  # type: ignore[union-attr]
            dialog.files.write([], str(tmp_path / "no" / "such.json"))
            assert dialog.bar.words.startswith("This file could not be written: ")

    run(story())


def test_it_is_dressed_anew_and_closing_it_saves(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            dialog = opened(s)
            click(dialog, "Summarise")
            dialog.set_colours(colours(dark=True))
            assert dialog.tree.current_prompt() == "p1"
            QTest.keyClicks(dialog.editor.text, "Now: ")
            dialog.close()
            await until(lambda: s.prompts.dialog is None)
            assert (await stored(s))["Summarise"].text.startswith("Now: ")

    run(story())


def test_folders_that_became_one_are_parted_again_and_none_is_cut(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        deep = Prompt("d", "Deep", "x", "a/b/c/d/e/f/g/h")
        async with scene(tmp_path, *PROMPTS, deep) as s:
            dialog = opened(s)
            row(dialog, "reading").setText(0, "work")
            assert (await stored(s))["Summarise"].folder == "work"
            assert dialog.bar.words == "reading → work"
            dialog.bar.buttons[0].click()
            assert (await stored(s))["Summarise"].folder == "reading"
            assert (await stored(s))["Letter"].folder == "work/post"
            drop(dialog, ["work"], "h")
            assert (await stored(s))["Letter"].folder == "work/post"
            assert dialog.bar.isVisible()
            assert dialog.bar.words == "Folders can be 8 levels deep, and their paths 200 characters long, at most."
            dialog.tree.setCurrentItem(row(dialog, "h"))
            dialog.bar.dismiss()
            next(one for one in dialog.open_menu().actions() if one.text() == "New folder").trigger()
            assert dialog.bar.words.startswith("Folders can be 8 levels deep")
            drop(dialog, ["work", "Summarise"], "h")
            assert dialog.bar.words.startswith("Summarise → a / b / c / d / e / f / g / h\nFolders can be 8 levels")
            dialog.bar.buttons[0].click()
            assert (await stored(s))["Summarise"].folder == "reading"
            drop(dialog, ["Summarise"], "post")
            assert dialog.bar.words == "Summarise → work / post"
            dialog.bar.buttons[0].click()
            assert (await stored(s))["Summarise"].folder == "reading"

    run(story())


def test_a_use_while_one_writes_takes_nothing_away(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            dialog = opened(s)
            click(dialog, "Summarise")
            dialog.editor.text.selectAll()
            QTest.keyClicks(dialog.editor.text, "Shorter ")
            s.prompts.list.count_use("p1")
            assert dialog.editor.text.toPlainText() == "Shorter "
            QTest.keyClicks(dialog.editor.text, "still")
            dialog.editor.flush()
            prompt = (await stored(s))["Summarise"]
            assert (prompt.text, prompt.uses) == ("Shorter still", 1)

    run(story())


def test_a_megabyte_without_a_line_break_is_shown_and_kept_as_it_is(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        heavy = Prompt("h", "Heavy", "start\n" + "x" * 1_000_000 + "\nend")
        async with scene(tmp_path, heavy) as s:
            dialog = opened(s)
            click(dialog, "Heavy")
            lines = dialog.editor.text.toPlainText().split("\n")
            assert max(map(len, lines)) <= 20_000
            QTest.keyClicks(dialog.editor.title, "!")
            dialog.editor.flush()
            assert (await stored(s))["Heavy!"].text == heavy.text
            data = QMimeData()
            data.setText("y" * 50_000)
            dialog.editor.text.selectAll()
            dialog.editor.text.insertFromMimeData(data)
            assert dialog.editor.text.toPlainText() == "\n".join(("y" * 20_000, "y" * 20_000, "y" * 10_000))

    run(story())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has none below a folder")
def test_a_pipe_is_no_file_of_prompts_and_nobody_waits_for_it(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path / "data", *PROMPTS) as s:
            dialog, pipe = opened(s), tmp_path / "pipe"
            os.mkfifo(pipe)
            await read(s, pipe)
            assert dialog.bar.words.startswith("No prompts in this file")

    run(story())


def test_what_was_written_last_is_saved_when_the_window_is_closed(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            dialog = opened(s)
            click(dialog, "Summarise")
            QTest.keyClicks(dialog.editor.text, "Now: ")
            s.window.close()
            assert (await stored(s))["Summarise"].text.startswith("Now: ")

    run(story())


def test_words_that_change_no_row_leave_the_rows_alone(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            dialog = opened(s)
            click(dialog, "Summarise")
            before = dialog.tree.currentItem()
            QTest.keyClicks(dialog.editor.text, "Now: ")
            dialog.editor.flush()
            s.prompts.list.count_use("p1")
            assert dialog.tree.currentItem() is before
            QTest.keyClicks(dialog.editor.title, "!")
            dialog.editor.flush()
            assert dialog.tree.currentItem().text(0) == "Summarise!"
            assert dialog.tree.current_prompt() == "p1"

    run(story())


def test_a_folder_cannot_be_left_without_a_name(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            dialog = opened(s)
            row(dialog, "reading").setText(0, "  ")  # as its field does
            assert rows(dialog)[0] == "reading"
            assert (await stored(s))["Summarise"].folder == "reading"

    run(story())


def test_what_was_written_and_taken_back_after_it_was_saved_is_saved_as_well(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            dialog = opened(s)
            click(dialog, "Summarise")
            QTest.keyClicks(dialog.editor.text, "x")
            dialog.editor.flush()
            assert (await stored(s))["Summarise"].text == "xSummarise in three points."
            QTest.keyClick(dialog.editor.text, Qt.Key.Key_Backspace)
            dialog.editor.flush()
            assert (await stored(s))["Summarise"].text == "Summarise in three points."

    run(story())


def test_another_title_leaves_a_text_as_it_is_with_blanks_that_no_field_tells_apart(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, Prompt("p", "French", "«\xa0{{mot}}\xa0»")) as s:
            dialog = opened(s)
            click(dialog, "French")
            QTest.keyClicks(dialog.editor.title, "!")
            dialog.editor.flush()
            assert (await stored(s))["French!"].text == "«\xa0{{mot}}\xa0»"

    run(story())
