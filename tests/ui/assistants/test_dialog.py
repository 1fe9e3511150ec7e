"""The manager of assistants, in the whole window, by mouse and keyboard."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from shiboken6 import isValid

from app.adapters.imports.assistants.files import JsonAssistantFiles
from app.core.domain.assistants import Assistant, as_icon
from app.core.domain.chat import ModelChoice, Sampling
from app.core.domain.editing import EditingMode
from app.core.domain.knowledge import Base
from app.core.domain.settings import QUOTES, Overrides, Planner, SearchMode
from app.ui.assistants.dialog import AssistantDialog
from app.ui.assistants.import_dialog import AssistantImportDialog
from app.ui.assistants.sampling_fields import stop_in, stop_line
from app.ui.assistants.transfer import AssistantTransfer
from tests.fakes import FakeLibrary
from tests.qt import Runner
from tests.ui.assistants.test_controller import CRITIC, POET, actions, named, scene
from tests.ui.window.test_main_window import Desk
from tests.waiting import until

THINKER = Assistant("thinker", "Thinker", choices=Overrides(model=ModelChoice("ollama", "think-1")))


@asynccontextmanager
async def manager(folder: Path, *assistants: Assistant) -> AsyncIterator[tuple[AssistantDialog, FakeLibrary, Desk]]:
    async with scene(folder, *assistants) as d:
        assert d.services.library is not None
        library: Any = d.services.library()
        d.services.assistant_files = JsonAssistantFiles
        d.window.commands.run("question.manage_assistants")
        dialog = d.window.assistants.dialog
        await until(dialog.isActiveWindow)  # else the keys go to the window behind it
        yield dialog, library, d
        if isValid(dialog):
            dialog.close()


def names(library: FakeLibrary) -> list[str]:
    return [one.name for one in library.items]


def write(widget: Any, text: str) -> None:
    widget.setFocus()
    widget.selectAll()
    QTest.keyClicks(widget, text)


def choose(choice: Any, words: str) -> None:
    choice.setCurrentIndex(choice.findText(words))
    choice.activated.emit(choice.currentIndex())


def test_a_new_one_is_named_described_and_saved_as_one_types(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with manager(tmp_path) as (dialog, library, d):
            assert "No assistant yet" in dialog.rows.nothing.text()
            QTest.mouseClick(dialog.new, Qt.MouseButton.LeftButton)
            form = dialog.form
            assert form.name.selectedText() == "New assistant"
            QTest.keyClicks(form.name, "Chef  de cuisine")
            form.icon.field.setText("🍳")
            write(form.description, "Cooks")
            write(form.prompt, "You cook. Be brief.")
            assert form.count.text() == "19 characters"
            choose(form.model, "qwen3 · Ollama")
            choose(form.mode, "Always")
            choose(form.planner, "The model decides (tools)")
            choose(form.tools, "Off")
            choose(form.editing, "Repair")
            write(form.sampling.temperature, "0.7")
            write(form.sampling.max_tokens, "900")
            choose(form.sampling.effort, "High")
            form.writing_fold.setChecked(True)
            form.sampling.stops.setFocus()
            QTest.keyClicks(form.sampling.stops.text, "END")
            QTest.keyClick(form.sampling.stops.text, Qt.Key.Key_Return)
            QTest.keyClicks(form.sampling.stops.text, "\\nUser:")
            QTest.keyClick(dialog, Qt.Key.Key_Escape)  # what waits is saved with the end
            await until(lambda: library.items and library.items[0].sampling.effort == "high")
            (chef,) = library.items
            assert (chef.name, chef.icon, chef.description) == ("Chef de cuisine", "🍳", "Cooks")
            assert chef.instructions == "You cook. Be brief."
            assert chef.choices == Overrides(
                mode=SearchMode.ALWAYS, model=ModelChoice("ollama", "qwen3"), planner=Planner.MODEL, tools=False,
                editing=EditingMode.REPAIR,
            )  # fmt: skip
            assert chef.sampling == Sampling(
                max_tokens=900, temperature=0.7, effort="high", stop=("END", "\nUser:")
            )  # fmt: skip
            await until(lambda: d.window.assistants.dialog is None)

    run(story())


def test_what_cannot_be_saved_says_so_and_the_rest_stays(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with manager(tmp_path, POET) as (dialog, library, _):
            form = dialog.form
            write(form.name, " ")
            assert form.status.text() == "Give it a name."
            dialog.flush()
            assert names(library) == ["Poet"]
            write(form.name, "Bard")
            form.icon.field.setText("ab")
            assert "one emoji" in form.status.text()
            form.icon.field.setText("")
            assert form.status.isHidden()
            form.prompt.setPlainText("x" * 20_001)
            assert form.status.text() == "The system prompt is too long: 1 character too many."
            form.prompt.setPlainText("Sing.")
            dialog.flush()
            await until(lambda: names(library) == ["Bard"])
            assert library.items[0].instructions == "Sing."

    run(story())


STOPPED = Assistant("s", "Stopped", sampling=Sampling(stop=("###", " End ", "\r\nUser:\n", "\\newline\\")))


def test_stop_sequences_stay_exactly_as_they_came_until_their_line_is_changed(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        plain = replace(STOPPED, sampling=Sampling(stop=("###", " End ", "\nUser:", "\\newline\\")))
        async with manager(tmp_path, STOPPED, replace(plain, id="p", name="Plain")) as (dialog, library, _):
            form = dialog.form
            write(form.name, "Still")
            dialog.flush()
            await until(lambda: names(library) == ["Still", "Plain"])
            assert library.items[0].sampling == STOPPED.sampling
            dialog.select("p")
            form.writing_fold.setChecked(True)
            stops = form.sampling.stops
            assert stops.text.toPlainText() == "###\n End \n\\nUser:\n\\\\newline\\"
            QTest.mouseClick(stops.text.viewport(), Qt.MouseButton.LeftButton)
            QTest.keyClick(stops.text, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClicks(stops.text, "#")
            dialog.flush()
            await until(lambda: library.items[1].sampling.stop[0] == "####")
            assert library.items[1].sampling.stop[1:] == plain.sampling.stop[1:]

    run(story())


def test_lines_that_are_no_stop_sequence_are_named_and_the_others_apply(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with manager(tmp_path, POET) as (dialog, library, _):
            form = dialog.form
            form.writing_fold.setChecked(True)
            stops = form.sampling.stops
            stops.text.setPlainText(f"one\n\n one \n{'x' * 101}\ntwo\nthree\nfour\nfive")
            words = stops.status.text().split("\n")
            assert [one.partition(",")[0] for one in words] == ["Line 4", "Line 8"]
            assert words[1] == "Line 8, “five”, cannot be used. The other lines apply."
            dialog.flush()
            await until(lambda: library.items[0].sampling.stop == ("one", "two", "three", "four"))
            assert stops.text.toPlainText().endswith("five"), "what was typed stays"
            choose(form.model, "qwen3 · Ollama")
            stops.text.setPlainText("one\n\\n\\n")
            assert stops.status.isHidden()
            assert stops.left_out.text() == "Line 2, “\\n\\n”, cannot be used. The other lines apply."
            dialog.flush()
            await until(lambda: library.items[0].sampling.stop == ("one", "\n\n"))  # another model may take it
            QTest.keyClick(stops.text, Qt.Key.Key_Tab)
            assert not stops.text.hasFocus()

    run(story())


@pytest.mark.parametrize("stop", ["END", "\n", "\\n", "\\\n", "\\end{it}", "a\\", "\\\\n\n\\", "a\n\nb"])
def test_a_stop_sequence_is_one_line_and_the_same_again(stop: str) -> None:
    assert "\n" not in stop_line(stop)
    assert stop_in(stop_line(stop)) == stop


def test_what_the_model_lacks_is_closed_and_says_why(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with manager(tmp_path, THINKER) as (dialog, _, _d):
            form = dialog.form
            form.writing_fold.setChecked(True)
            sampling = form.sampling
            assert not sampling.temperature.isEnabled()
            assert sampling._hints[sampling.temperature].text() == "“think-1” does not take this: it is left out."
            assert sampling.top_p.isEnabled()
            assert not sampling.stops.isEnabled()
            assert "left out" in sampling._hints[sampling.stops].text()
            choose(form.model, "qwen3 · Ollama")
            assert sampling.stops.isEnabled()
            assert sampling.temperature.isEnabled()
            assert sampling._hints[sampling.temperature].isHidden()
            choose(form.model, "No model (quotes only)")
            assert form.model.value() == QUOTES
            assert not any(field.isEnabled() for field in (sampling.top_p, sampling.max_tokens, sampling.effort))
            assert "quoted" in sampling.hint.text()

    run(story())


def test_they_are_found_ordered_copied_and_deleted_by_keyboard(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with manager(tmp_path, POET, CRITIC, THINKER) as (dialog, library, _):
            rows = dialog.rows.list
            dialog.select("thinker")
            QTest.keyClick(rows, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
            await until(lambda: [one.id for one in library.items] == ["poet", "thinker", "critic"])
            assert dialog.rows.current() == "thinker"
            QTest.keyClicks(dialog.rows.filter, "VERSE")
            assert [rows.item(n).isHidden() for n in range(3)] == [False, True, True]
            assert dialog.form.name.text() == "Poet"
            QTest.keyClicks(dialog.rows.filter, "x")
            assert dialog.rows.nothing.text() == "No assistant matches."
            dialog.rows.filter.clear()
            dialog.select("poet")
            dialog.copy.click()
            await until(lambda: "Poet (copy)" in names(library))
            assert library.items[-1].instructions == POET.instructions
            assert dialog.form.name.text() == "Poet (copy)"
            QTest.keyClick(rows, Qt.Key.Key_Delete)
            await until(lambda: "Poet (copy)" not in names(library))
            assert dialog.bar.words == "“Poet (copy)” is deleted."
            QTest.mouseClick(dialog.bar.buttons[0], Qt.MouseButton.LeftButton)
            await until(lambda: "Poet (copy)" in names(library))

    run(story())


def test_a_template_is_added_changed_and_reset(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with manager(tmp_path) as (dialog, library, _):
            dialog._fill_templates()
            offered = actions(dialog._templates)
            assert len(offered) == 12
            named(dialog._templates, "Teacher").trigger()
            await until(lambda: names(library) == ["Teacher"])
            assert dialog.reset_button.isHidden()
            dialog._fill_templates()
            assert not named(dialog._templates, "Teacher").isEnabled()
            write(dialog.form.name, "Tutor")
            dialog.flush()
            await until(lambda: names(library) == ["Tutor"])
            assert dialog.reset_button.isVisible()
            QTest.mouseClick(dialog.reset_button, Qt.MouseButton.LeftButton)
            assert dialog.form.name.text() == "Teacher"
            QTest.mouseClick(dialog.bar.buttons[0], Qt.MouseButton.LeftButton)
            assert dialog.form.name.text() == "Tutor"

    run(story())


def test_bases_are_ticked_in_a_menu_that_stays_open(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with manager(tmp_path, CRITIC) as (dialog, library, d):
            d.window.knowledge._know(await d.services.knowledge.bases.bases())
            from app.core.domain.knowledge import Base

            bases = dialog.form.bases
            bases.show_bases((Base("b1", "Contracts"), Base("b2", "Recipes")), ())
            assert bases.text() == "As in the conversation"
            menu: QMenu = bases.list
            menu.popup(bases.mapToGlobal(bases.rect().bottomLeft()))
            menu.setActiveAction(menu.actions()[1])
            QTest.keyClick(menu, Qt.Key.Key_Space)
            assert menu.isVisible()
            menu.close()
            assert bases.text() == "Contracts"
            dialog.flush()
            await until(lambda: library.items[0].choices.bases == ("b1",))

    run(story())


def test_an_icon_is_picked_with_the_arrow_keys(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with manager(tmp_path, CRITIC) as (dialog, library, _):
            icon = dialog.form.icon
            QTest.mouseClick(icon.button, Qt.MouseButton.LeftButton)
            popup = icon.popup
            assert popup is not None
            QTest.keyClick(popup, Qt.Key.Key_Right)
            second = popup.buttons[1].text()  # of those that a font here can draw
            QTest.keyClick(popup, Qt.Key.Key_Return)
            dialog.flush()
            await until(lambda: library.items[0].icon == second)

    run(story())


def test_a_conversation_begins_with_the_one_that_is_edited(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with manager(tmp_path, POET, CRITIC) as (dialog, _, d):
            dialog.select("critic")
            write(dialog.form.prompt, "Be mild.")
            dialog.begin.click()
            assert d.window.chat.current.overrides.assistant == "critic"
            current = d.window.assistants.current
            assert current is not None
            assert current.instructions == "Be mild."

    run(story())


def test_a_file_is_looked_through_then_added_and_taken_back(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        file = tmp_path / "agents.json"
        rows = [
            {"name": "Editor", "emoji": "★", "prompt": "Edit.", "defaultModel": {"id": "gpt-5", "provider": "openai"}},
            {"name": "Poet", "prompt": "Answer in verse."},
            {"prompt": " "},
        ]
        file.write_text(json.dumps(rows), encoding="utf-8")
        async with manager(tmp_path, POET) as (dialog, library, d):
            transfer: AssistantTransfer = d.window.assistants.transfer
            transfer.read(str(file))
            preview: AssistantImportDialog = await until(lambda: transfer.preview)
            texts = [preview.list.item(row).text() for row in range(preview.list.count())]
            assert texts == [
                "★ Editor\nLeft out: its model gpt-5, which is not set up here: as in settings",
                "Poet\nYou have it already",
            ]
            assert preview.add.text() == "Add 1 assistant"
            preview.all.click()
            assert preview.add.text() == "Add 2 assistants"
            preview.all.click()
            assert not preview.add.isEnabled()
            preview.list.item(0).setCheckState(Qt.CheckState.Checked)
            QTest.keyClick(preview, Qt.Key.Key_Return)
            await until(lambda: names(library) == ["Poet", "Editor"])
            assert dialog.bar.words == "1 assistant added."
            QTest.mouseClick(dialog.bar.buttons[0], Qt.MouseButton.LeftButton)
            await until(lambda: names(library) == ["Poet"])

    run(story())


def test_a_wrong_file_is_told_of_in_a_sentence(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        (tmp_path / "note.json").write_text("[1", encoding="utf-8")
        async with manager(tmp_path, POET) as (dialog, library, d):
            d.window.assistants.transfer.read(str(tmp_path / "note.json"))
            await until(lambda: dialog.bar.isVisible())
            assert dialog.bar.words.startswith("note.json is no JSON.")
            assert names(library) == ["Poet"]

    run(story())


def test_what_is_exported_can_be_read_again(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with manager(tmp_path, POET) as (dialog, _, d):
            transfer, file = d.window.assistants.transfer, tmp_path / "mine.json"
            QTest.mouseClick(dialog.export_button, Qt.MouseButton.LeftButton)
            chooser = transfer.chooser
            assert chooser is not None
            chooser.fileSelected.emit(str(file))
            chooser.close()
            assert dialog.bar.words.startswith("1 assistant saved:")
            document = json.loads(file.read_text(encoding="utf-8"))
            assert document["assistants"][0]["model"] == {"provider": "ollama", "service": "Ollama", "model": "qwen3"}
            transfer.write(str(tmp_path / "nowhere" / "x.json"), [POET])
            assert "could not be written" in dialog.bar.words

    run(story())


def test_a_field_that_cannot_be_saved_takes_nothing_else_with_it(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with manager(tmp_path, POET, CRITIC) as (dialog, library, d):
            form = dialog.form
            write(form.prompt, "Sing instead.")
            form.icon.field.setText("ab")
            write(form.name, " ")
            dialog.select("critic")
            dialog.select("poet")
            assert (form.name.text(), form.icon.text()) == ("Poet", "★")
            assert form.prompt.toPlainText() == "Sing instead."
            form.prompt.setPlainText("x" * 20_001)
            dialog.close()
            await d.window.tasks.done()
            assert library.items[0].instructions == "x" * 20_000
            assert library.items[0].name == "Poet"

    run(story())


def test_a_new_name_stays_in_sight_though_the_search_finds_it_no_longer(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with manager(tmp_path, CRITIC, POET) as (dialog, library, d):
            dialog.rows.filter.setText("poet")
            write(dialog.form.name, "Ba")
            dialog.flush()
            assert dialog.form.isVisible()
            QTest.keyClicks(dialog.form.name, "rd")
            dialog.flush()
            await d.window.tasks.done()
            assert names(library) == ["A & <b>", "Bard"]
            dialog.rows.filter.setText("poet ")
            assert dialog.rows.nothing.text() == "No assistant matches."

    run(story())


def test_what_was_written_last_is_saved_when_the_window_is_closed(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with manager(tmp_path, POET) as (dialog, library, d):
            write(dialog.form.name, "Bard")
            d.window.close()
            await d.window.tasks.done()
            assert names(library) == ["Bard"]

    run(story())


def test_what_was_written_last_comes_back_with_a_deleted_one(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with manager(tmp_path, POET) as (dialog, library, d):
            write(dialog.form.name, "Bard")
            dialog.delete()
            QTest.mouseClick(dialog.bar.buttons[0], Qt.MouseButton.LeftButton)
            await d.window.tasks.done()
            assert names(library) == ["Bard"]
            assert dialog.form.name.text() == "Bard"

    run(story())


def test_a_pasted_line_without_end_is_folded_as_no_field_could_show_it(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with manager(tmp_path, POET) as (dialog, _, _d):
            QGuiApplication.clipboard().setText("a" * 50_000)
            dialog.form.prompt.selectAll()
            dialog.form.prompt.paste()
            lines = dialog.form.prompt.toPlainText().split("\n")
            assert [len(line) for line in lines] == [20_000, 20_000, 10_000]
            assert dialog.form.status.text().startswith("The system prompt is too long")

    run(story())


def test_bases_go_by_their_names_from_one_computer_to_another(run: Runner[Any], tmp_path: Path, english: None) -> None:
    lawyer = replace(CRITIC, name="Lawyer", choices=Overrides(bases=("b1", "b2")))

    async def story() -> None:
        async with manager(tmp_path, lawyer) as (_, library, d):
            knowledge, transfer, file = d.window.knowledge, d.window.assistants.transfer, tmp_path / "lawyer.json"
            knowledge._know((Base("b1", "Contracts"), Base("b2", "Laws")))
            transfer.write(str(file), [lawyer])
            knowledge._know((Base("other", "Contracts"),))
            transfer.read(str(file))
            preview: AssistantImportDialog = await until(lambda: transfer.preview)
            note = preview.list.item(0).text().splitlines()[1]
            assert note == "You have it already"
            preview.reject()
            library.items.clear()
            d.window.assistants.list.load()
            await until(lambda: not d.window.assistants.list.items)
            transfer.preview = None
            transfer.read(str(file))
            preview = await until(lambda: transfer.preview)
            note = preview.list.item(0).text().splitlines()[1]
            assert note == "Left out: knowledge bases that are missing here or not unique: Laws"
            preview.accept()
            await until(lambda: library.items and library.items[0].choices.bases == ("other",))

    run(story())


@pytest.mark.parametrize(
    "icon",
    [
        "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466",  # a family
        "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3ff",  # two who kiss
        "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",  # the flag of England
        "1\ufe0f\u20e3",  # a key with a digit
    ],
)
def test_an_emoji_of_many_parts_stays_whole(run: Runner[Any], tmp_path: Path, english: None, icon: str) -> None:
    async def story() -> None:
        assert as_icon(icon) == icon
        async with manager(tmp_path, replace(POET, icon=icon)) as (dialog, library, d):
            assert dialog.form.icon.text() == icon
            write(dialog.form.name, "Bard")
            dialog.flush()
            await d.window.tasks.done()
            assert library.items[0].icon == icon

    run(story())


def test_digits_and_words_are_no_icon() -> None:
    assert [as_icon(one) for one in ("1", "12", "ab", "\u202e", "\U000e0067", " ")] == [""] * 6


def test_another_name_leaves_a_system_prompt_as_it_is_with_blanks_that_no_field_tells_apart(
    run: Runner[Any], tmp_path: Path, english: None
) -> None:
    async def story() -> None:
        async with manager(tmp_path, replace(POET, instructions="«\xa0mot\xa0»")) as (dialog, library, d):
            write(dialog.form.name, "Bard")
            dialog.flush()
            QTest.keyClicks(dialog.form.prompt, "x")
            dialog.flush()
            QTest.keyClick(dialog.form.prompt, Qt.Key.Key_Backspace)
            dialog.flush()
            await d.window.tasks.done()
            assert (library.items[0].name, library.items[0].instructions) == ("Bard", "«\xa0mot\xa0»")

    run(story())
