"""`/` in the composer of the whole window: prompts are found, filled, inserted and taken back."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPlainTextEdit

from app.core.domain.assistants import Assistant
from app.core.domain.prompts import Prompt
from app.ui.window.second_instance import show_news
from tests.qt import Runner
from tests.ui.prompts.scene import LETTER, PROMPTS, SUMMARY, scene, settled
from tests.waiting import until

Key, CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier


def test_a_prompt_is_found_by_a_few_letters_and_inserted_and_undo_brings_back_what_was_typed(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            await s.type("please /smr")
            assert s.offered == ["Summarise", "Prompts…"]
            s.press(Key.Key_Return)
            assert s.text == "please Summarise in three points."
            assert not s.window.chat.current.turns, "Enter chose, it did not send"
            s.press(Key.Key_Z, modifier=CONTROL)
            assert s.text == "please /smr"
            await s.window.tasks.done()
            stored = {one.id: one.uses for one in await s.library.prompts()}
            assert stored == {"p1": 1, "p2": 0, "p3": 0}

    run(story())


def test_what_was_used_last_comes_first_and_pinyin_finds_chinese(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            QGuiApplication.clipboard().setText("{{topic}} 你好")
            await s.type("/fycyw")
            assert s.offered == ["翻译成英文", "Prompts…"]
            s.press(Key.Key_Tab)
            assert s.text == "请翻译：{{topic}} 你好", "what was put in is no template"
            s.window.composer.set_text("")
            await s.type("/")
            assert s.offered[0] == "翻译成英文"
            QTest.mouseClick(
                s.prompts.completer.list.viewport(),
                Qt.MouseButton.LeftButton,
                pos=s.prompts.completer.list.visualItemRect(s.prompts.completer.list.item(1)).center(),
            )
            assert s.text == SUMMARY.text

    run(story())


def test_paths_dates_addresses_and_words_that_fit_nothing_open_no_list(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            for text in ("/usr/", "1/2", "https://", "a/sum", "和/或", "/ ", "/zzz", "7 / 8", "\\/"):
                s.window.composer.set_text("")
                await s.type(text)
                assert s.offered == [], text
                assert s.text == text

    run(story())


def test_escape_closes_the_list_and_the_window_hears_nothing_of_it(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            await s.type("/su")
            assert s.offered
            s.press(Key.Key_Escape)
            await settled()
            assert s.offered == []
            assert s.text == "/su"
            await s.type("m")
            assert s.offered

    run(story())


def test_an_input_method_has_its_keys_while_it_composes(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            await s.type("/")
            assert s.offered
            s.compose("fan'yi")
            await settled()
            assert s.offered == []
            s.press(Key.Key_Return)
            assert s.text.strip() == "/", "nothing was chosen"
            assert not s.window.chat.current.turns
            s.compose("")
            s.window.composer.set_text("")
            s.compose("", "/翻译")
            await settled()
            assert s.offered == ["翻译成英文", "Prompts…"]

    run(story())


def test_variables_are_filled_with_the_keyboard_alone(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            await s.type("/let")
            s.press(Key.Key_Return)
            tone, name, topic = s.prompts.form.fields
            assert isinstance(tone, QComboBox)
            assert isinstance(name, QPlainTextEdit)
            assert isinstance(topic, QPlainTextEdit)
            await until(lambda: QApplication.focusWidget() is tone)
            s.press(Key.Key_Down, Key.Key_Tab)
            assert QApplication.focusWidget() is name
            QTest.keyClicks(name, "{{tone}} & Sons")
            s.press(Key.Key_Return)
            assert QApplication.focusWidget() is topic
            assert topic.toPlainText() == "bees"
            s.press(Key.Key_Return)
            assert s.text == "Write a friendly letter to {{tone}} & Sons about bees."
            assert not s.prompts.form.isVisible()
            assert s.question.hasFocus()
            s.press(Key.Key_Z, modifier=CONTROL)
            assert s.text == "/let"

    run(story())


def test_escape_in_the_form_leaves_the_variables_as_text(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            await s.type("/let")
            s.press(Key.Key_Return, Key.Key_Escape)
            assert s.text == LETTER.text
            assert not s.prompts.form.isVisible()

    run(story())


def test_another_conversation_takes_the_form_away_and_keeps_what_was_typed(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            await s.type("/let")
            s.press(Key.Key_Return)
            s.window.list.selected.emit("c1")
            await until(lambda: s.window.chat.current.id == "c1")
            assert not s.prompts.form.isVisible()
            assert s.text == ""

    run(story())


def test_what_is_marked_in_the_answer_fills_the_selection(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        prompt = Prompt("p9", "Explain", "Explain {{selection}} of {{date}}")
        async with scene(tmp_path, prompt) as s:
            s.window.list.selected.emit("c1")
            await until(lambda: s.window.chat.current.id == "c1")
            s.window.transcript.selectAll()
            await s.type("/exp")
            s.press(Key.Key_Return)
            marked = s.window.transcript.textCursor().selection().toPlainText().strip()
            assert marked
            assert s.text.startswith(f"Explain {marked}")

    run(story())


def test_an_empty_library_says_so_and_leads_to_the_first_prompt(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path) as s:
            await s.type("/")
            assert s.offered == ["No prompts yet", "New prompt…", "Add examples"]
            s.press(Key.Key_Down, Key.Key_Return)
            assert s.text == ""
            await until(lambda: len(s.prompts.list.prompts) == 7)
            s.window.commands.run("question.prompt")
            await settled()
            assert len(s.offered) == 8
            s.press(Key.Key_Up, Key.Key_Return)
            assert s.prompts.dialog.isVisible()
            s.prompts.dialog.close()

    run(story())


def test_what_stands_in_the_composer_becomes_a_prompt(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path) as s:
            await s.type("What is new about {{topic}}?")
            s.window.commands.run("question.save_prompt")
            dialog = s.prompts.dialog
            assert dialog.editor.title.text() == "What is new about {{topic}}?"
            await until(lambda: dialog.editor.title.hasFocus())
            QTest.keyClicks(dialog.editor.title, "News")
            s.press(Key.Key_Escape)
            await until(lambda: s.prompts.dialog is None)
            await s.window.tasks.done()
            (stored,) = await s.library.prompts()
            assert (stored.title, stored.text) == ("News", "What is new about {{topic}}?")
            assert s.text == "What is new about {{topic}}?"

    run(story())


def test_a_thousand_long_prompts_and_a_megabyte_are_no_burden(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        many = [Prompt(f"m{n}", f"Prompt number {n}", "word " * 200) for n in range(1000)]
        async with scene(tmp_path, *many, Prompt("big", "Whole book", "A line of the book.\n" * 50_000)) as s:
            await s.type("/wholeb")
            assert s.offered == ["Whole book", "Prompts…"]
            s.press(Key.Key_Return)
            assert len(s.text) == 1_000_000
            s.window.composer.set_text("")
            await s.type("/num 7"[:4])
            assert s.offered[30:] == [f"The first 30 of {QLocale().toString(1000)}", "Prompts…"]
            for _ in range(30):
                s.press(Key.Key_Down)
            rows = s.prompts.completer.list
            assert rows.currentItem().text() == "Prompts…", "the line is passed over"
            assert rows.viewport().rect().contains(rows.visualItemRect(rows.item(30)).center())

    run(story())


def test_the_composers_own_menu_leads_to_prompts_too(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            await s.type("hello")
            menu = s.prompts.context_menu(s.question.rect().center())
            actions = {action.text(): action for action in menu.actions()}
            assert actions["Save question as prompt…"].isEnabled()
            actions["Insert prompt"].trigger()
            menu.close()
            await settled()
            await s.type("")  # the window of the tests does not come back by itself
            await until(lambda: s.offered)
            assert s.text == "hello /"

    run(story())


def test_a_question_of_the_transcript_becomes_a_prompt_word_for_word(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path) as s:
            s.window.list.selected.emit("c1")
            await until(lambda: s.window.chat.current.id == "c1")
            s.window.turn_menu._open("t1", "")
            actions = {action.text(): action for action in s.window.turn_menu.menu.actions()}
            actions["Save question as prompt…"].trigger()
            s.window.turn_menu.menu.close()
            question = s.window.chat.turn("t1").question
            assert s.prompts.dialog.editor.text.toPlainText() == question
            s.prompts.dialog.close()
            await s.window.tasks.done()
            assert [one.text for one in await s.library.prompts()] == [question]

    run(story())


def test_thousands_of_variables_are_not_all_asked_for(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        many = Prompt("v", "Many", "".join(f"{{{{v{number}}}}}" for number in range(5000)))
        async with scene(tmp_path, many) as s:
            await s.type("/many")
            s.press(Key.Key_Return)
            assert len(s.prompts.form.fields) == 40
            assert s.window.bar.isVisible()
            words = "“Many” has more than 40 variables. The rest is inserted as it is written."
            assert s.window.bar.words == words
            s.press(Key.Key_Return, modifier=CONTROL)
            assert s.window.composer.text().startswith("{{v40}}")

    run(story())


def test_a_private_conversation_leaves_no_trace_of_what_was_used(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            s.window.question_controller.new_private()
            await s.type("/sum")
            s.press(Key.Key_Return)
            assert s.text == SUMMARY.text
            await s.window.tasks.done()
            assert [one.uses for one in await s.library.prompts()] == [0, 0, 0]
            assert s.prompts.list.recent == []

    run(story())


def test_a_line_without_end_is_folded_in_a_variable_too(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            await s.type("/letter")
            s.press(Key.Key_Return)
            field = s.prompts.form.fields[1]
            QGuiApplication.clipboard().setText("a" * 30_000)
            field.paste()
            assert [len(line) for line in field.toPlainText().split("\n")] == [20_000, 10_000]

    run(story())


def test_what_the_terminal_imported_beside_the_window_is_offered_at_once(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with scene(tmp_path, *PROMPTS) as s:
            await s.library.save_prompts([Prompt("p4", "Haiku", "Write a haiku.")])
            await s.library.save_assistants([Assistant("poet", "Poet")])
            show_news(s.window)
            await s.window.tasks.done()
            await s.type("/haiku")
            assert s.offered == ["Haiku", "Prompts…"]
            assert [one.id for one in s.window.assistants.list.items] == ["poet"]

    run(story())
