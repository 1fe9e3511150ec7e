"""Several models side by side: asked at once, each on its own, one answer kept, all of it there after a restart."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from app.adapters.storage.conversations.private import ConversationsWithPrivate
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain import events as e
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.conversation import Conversation
from app.core.domain.editing import GoingOnSettings, Translation
from app.core.domain.errors import FailureKind
from app.core.domain.settings import Settings
from app.core.domain.turn.fold import fold_after
from app.core.domain.turn.turn import State, Turn
from tests.core.running.test_saving import full, roomy
from tests.fakes import FakeModel
from tests.qt import Runner
from tests.ui.fakes import FakeServices, FakeSettings
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

MODELS = ("alpha", "beta", "gamma", "delta", "epsilon")
PROVIDER = Provider("p", "Provider", "http://127.0.0.1:1", MODELS, wire_format="openai")
ALPHA, BETA, GAMMA = (ModelChoice("p", name) for name in MODELS[:3])


class SlowConversations(ConversationsWithPrivate):
    """What is read of a conversation comes once `gate` is open."""

    gate, reading = None, False

    async def conversation(self, conversation_id: str) -> Conversation | None:
        found = await super().conversation(conversation_id)
        if isinstance(self.gate, asyncio.Event):
            self.reading = True
            await self.gate.wait()
        return found


@asynccontextmanager
async def window(folder: Path) -> AsyncIterator[Desk]:
    """The window over a database of its own, with five models set up."""
    store = SlowConversations(await SqliteConversations.open(folder), await SqliteConversations.in_memory())
    services = FakeServices(folder, store, FakeSettings(Settings((PROVIDER,), ALPHA)))  # type: ignore[arg-type]
    async with desk(folder, services) as d:
        yield d
    await store.close()


def on_disk(d: Desk) -> SqliteConversations:
    store: Any = d.services.conversations
    return store._on_disk  # type: ignore[no-any-return]


def comparisons(d: Desk) -> Any:
    window: Any = d.window
    return window.comparisons


def words(d: Desk) -> str:
    return d.window.transcript.toPlainText()


def press(d: Desk, action: str, turn: str) -> None:
    d.window.transcript.anchorClicked.emit(QUrl(f"do:{action}/{turn}/"))


def columns(d: Desk) -> list[str]:
    return [turn.id for turn in d.window.chat.current.columns()]


async def compared(d: Desk, *models: ModelChoice, text: str = "why?") -> list[str]:
    """Ask with these models as pills, and wait until all have begun; gives their turns."""
    d.window.composer.own.pills.set_models(models or (ALPHA, BETA))
    await d.asked(text)
    await until(lambda: len(columns(d)) == (len(models) or 2))
    return columns(d)


async def answered(d: Desk, *turns: str) -> None:
    for turn in turns:
        d.services.ask.tell(turn, e.TextDelta, text=f"Answer {turn}.")
        d.services.ask.tell(turn, e.TurnFinished)
    await until(lambda: all(d.window.chat.turn(turn).ended for turn in turns))
    if all(turn.ended for turn in d.window.chat.current.columns()):
        await until(lambda: not d.window.chat.busy)


def test_a_research_is_made_by_one_model_and_what_was_picked_last_counts(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            composer = d.window.composer
            composer.mode.toggle()
            composer.own.pills.set_models((ALPHA,))
            assert composer.mode.research_depth() is not None
            composer.own.pills.set_models((ALPHA, BETA))
            assert composer.mode.research_depth() is None
            composer.mode.toggle()
            assert composer.own.pills.extras.models == (ALPHA,)
            assert composer.mode.research_depth() is not None

    run(story())


def test_models_that_are_chosen_in_the_dialog_are_pills_and_answer_side_by_side(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            d.window.composer.models.open()
            QTest.mouseClick(d.window.composer.models.popup.compare, Qt.MouseButton.LeftButton)
            dialog = comparisons(d).dialog
            assert not dialog.compare.isEnabled()
            for row in (0, 2):
                dialog.list.setCurrentRow(row)
                QTest.keyClick(dialog.list, Qt.Key.Key_Space)
            QTest.mouseClick(dialog.compare, Qt.MouseButton.LeftButton)
            assert d.window.composer.own.pills.extras.models == (ALPHA, GAMMA)
            await d.asked("why?")
            await until(lambda: len(columns(d)) == 2)
            first, second = d.services.ask.asked
            assert (first.overrides.model, second.overrides.model) == (ALPHA, GAMMA)
            assert first.comparison == second.comparison != ""
            assert (first.parent, second.parent) == (None, None)
            assert d.window.composer.own.pills.extras.models == ()
            assert "alpha" in words(d)
            assert "gamma" in words(d)
            assert words(d).count("why?") == 1

    run(story())


def test_each_is_stopped_by_itself_and_all_by_escape(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two, three = await compared(d, ALPHA, BETA, GAMMA)
            press(d, "stop", two)
            await until(lambda: d.window.chat.turn(two).ended)
            assert d.window.chat.busy
            assert not d.window.chat.turn(one).ended
            QTest.keyClick(d.window, Qt.Key.Key_Escape)
            await until(lambda: not d.window.chat.busy)
            assert {d.window.chat.turn(turn).state for turn in (one, two, three)} == {State.STOPPED}

    run(story())


def test_an_error_of_one_does_not_touch_the_others(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two = await compared(d)
            d.services.ask.tell(one, e.TurnFailed, failure=e.Failure(FailureKind.KEY_REFUSED, "alpha"))
            await until(lambda: d.window.chat.turn(one).ended)
            d.services.ask.tell(two, e.TextDelta, text="All is well.")
            d.services.ask.tell(two, e.TurnFinished)
            await until(lambda: not d.window.chat.busy)
            await until(lambda: "All is well." in words(d))
            assert d.window.chat.current.leaf == two  # the first that finished has the focus

    run(story())


def test_the_kept_answer_goes_on_and_the_others_stay_as_versions(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two = await compared(d)
            await answered(d, one, two)
            press(d, "keep", two)
            assert (columns(d), d.window.chat.current.leaf) == ([], two)
            assert "2/2" in words(d)
            assert "Answer " + one not in words(d)
            press(d, "side-by-side", two)
            assert columns(d) == [one, two]
            press(d, "keep", one)
            assert "1/2" in words(d)

    run(story())


def test_what_is_asked_on_keeps_the_focused_answer_and_can_be_taken_back(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two = await compared(d)
            await answered(d, one, two)
            assert d.window.chat.current.leaf == one
            press(d, "column", two)
            d.window.composer.set_text("and then?")
            d.window.composer.submit()
            await until(lambda: len(d.services.ask.asked) == 3)
            assert (d.services.ask.asked[-1].parent, d.services.ask.asked[-1].comparison) == (two, "")
            await until(lambda: len(d.window.chat.current.turns) == 2)
            assert columns(d) == []
            assert "beta" in d.window.bar.words
            QTest.mouseClick(d.window.bar.buttons[0], Qt.MouseButton.LeftButton)
            assert columns(d) == [one, two]
            assert d.window.composer.text() == "and then?"
            await until(lambda: not d.window.chat.busy)

    run(story())


def test_undo_of_the_kept_answer_writes_over_nothing_that_is_being_typed(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two = await compared(d)
            await answered(d, one, two)
            await d.asked("and then?")
            await until(lambda: len(d.window.chat.current.turns) == 2)
            QTest.keyClicks(d.window.composer.question, "No, rather")
            QTest.mouseClick(d.window.bar.buttons[0], Qt.MouseButton.LeftButton)
            assert columns(d) == [one, two]
            assert d.window.composer.text() == "No, rather"
            await until(lambda: not d.window.chat.busy)

    run(story())


def test_undo_of_the_kept_answer_is_not_offered_in_another_conversation(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two = await compared(d)
            await answered(d, one, two)
            await d.asked("and then?")
            await until(lambda: len(d.window.chat.current.turns) == 2)
            assert not d.window.bar.isHidden()
            undo = d.window.bar.buttons[0]
            d.window.chat.new()
            assert d.window.bar.isHidden()
            await d.asked("another matter")
            other = d.window.chat.current.leaf or ""
            undo.click()  # even so it does nothing here
            assert not d.window.chat.current.run.stop  # type: ignore[union-attr]
            assert (d.window.composer.text(), d.window.chat.current.leaf) == ("", other)
            d.window.chat.stop()
            await until(lambda: not d.window.chat.busy)

    run(story())


def test_a_comparison_whose_columns_are_deleted_opens_no_older_one(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two = await compared(d)
            await answered(d, one, two)
            press(d, "keep", one)
            three, four, five = await compared(d, ALPHA, BETA, GAMMA, text="more?")
            await answered(d, three, four, five)
            conversation, menu = d.window.chat.current.id, d.window.turn_menu  # type: ignore[attr-defined]
            deletion = menu._deletion
            for gone, left, leaf in ((three, [four, five], five), (four, [], five), (five, [], one)):
                deletion.undo = None
                deletion.delete(gone)
                await until(menu.can_undo)
                record = await d.window.services.conversations.conversation(conversation)
                current = d.window.chat.current
                assert (columns(d), current.leaf) == (left, record.current_leaf)
                assert current.side_by_side is record.side_by_side is bool(left)
                assert (current.leaf in left) if left else current.leaf == leaf
                if gone == four:  # back, and the columns with it
                    deletion.undo()
                    await until(lambda: len(columns(d)) == 2)
                    assert (await d.window.services.conversations.conversation(conversation)).side_by_side
                    deletion.delete(gone)
                    await until(menu.can_undo)
        async with window(tmp_path) as d:
            await d.opened(conversation)
            assert (columns(d), d.window.chat.current.leaf) == ([], one)

    run(story())


def test_the_columns_are_there_after_a_restart_and_a_kept_answer_stays_kept(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two = await compared(d)
            await answered(d, one, two)
            conversation = d.window.chat.current.id
        async with window(tmp_path) as d:
            await d.opened(conversation)
            assert columns(d) == [one, two]
            assert d.window.chat.current.leaf == one
            press(d, "keep", two)
        async with window(tmp_path) as d:
            await d.opened(conversation)
            assert (columns(d), d.window.chat.current.leaf) == ([], two)

    run(story())


def test_another_model_answers_beside_an_answer_that_is_there(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            await d.asked("why?")
            first = d.window.chat.current.leaf or ""
            d.window.chat.set_overrides(replace(d.window.chat.current.overrides, model=ALPHA))
            d.services.ask.say(d.window.chat.current.id, e.TextDelta, text="Because.")
            d.services.ask.say(d.window.chat.current.id, e.TurnFinished)
            await until(lambda: not d.window.chat.busy)
            d.window.chat.current.tree[first].model = ALPHA
            comparisons(d).choose_beside(first)
            dialog = comparisons(d).dialog
            assert dialog.list.count() == len(MODELS) - 1  # its own model has answered
            dialog.list.setCurrentRow(0)
            QTest.keyClick(dialog.list, Qt.Key.Key_Space)
            dialog.compare.click()
            await until(lambda: len(columns(d)) == 2)
            assert columns(d)[0] == first
            again = d.services.ask.asked[-1]
            assert (again.text, again.overrides.model) == ("why?", BETA)
            assert again.comparison == d.window.chat.current.tree[first].comparison
            await answered(d, columns(d)[1])

    run(story())


def test_beside_columns_only_as_many_models_are_offered_as_there_is_room_for(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two = await compared(d)
            await answered(d, one, two)
            press(d, "keep", one)
            comparisons(d).choose_beside(one)
            dialog = comparisons(d).dialog
            assert [dialog.list.item(row).text().split(" ")[0] for row in range(dialog.list.count())] == [*MODELS[2:]]
            for row in range(3):
                dialog.list.setCurrentRow(row)
                QTest.keyClick(dialog.list, Qt.Key.Key_Space)
            assert [choice.model for choice in dialog.choices()] == ["gamma", "delta"]
            dialog.compare.click()
            await until(lambda: len(columns(d)) == 4)
            await answered(d, *columns(d)[2:])
            press(d, "keep", two)
            comparisons(d).dialog = None
            comparisons(d).choose_beside(two)  # four are there: nothing to choose
            assert comparisons(d).dialog is None
            assert len(columns(d)) == 4

    run(story())


def test_a_translated_column_is_in_its_language_when_the_conversation_is_opened_again(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two = await compared(d)
            await answered(d, one, two)
            other = d.window.chat.current.tree[two]
            fold_after(other, e.AnswerTranslated(two, Translation("de", "Auf Deutsch.", other.citations)))
            shell: Any = d.window
            translations = shell.translations()
            translations.show_in(two, "de")
            conversation, repeated = d.window.chat.current.id, []
            d.window.chat.new()
            shell.transcript.show_translation = lambda turn, _view: repeated.append(turn)
            await d.opened(conversation)
            await until(lambda: bool(repeated))
            assert set(repeated) == {two}
            assert translations.languages_in_view() == {two: "de"}

    run(story())


def test_a_comparison_that_a_full_disk_kept_from_beginning_is_whole_once_there_is_room(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            conversation = await d.asked("why? " * 5000)
            first, store = d.window.chat.current.leaf or "", on_disk(d)
            d.window.chat.turn(first).model = ALPHA
            await answered(d, first)
            await d.window.tasks.done()
            d.window.chat.turn(first).suggestions = ("And at dusk? " * 5000,)  # what is stored of it would grow
            await store.save(Turn("another", "another", "why? " * 20_000))  # no page of the file is free
            await full(store)
            d.window.chat.versions.compare_with(first, (BETA,))
            await until(lambda: not d.window.chat.busy)
            await d.window.tasks.done()
            assert columns(d) == []
            assert d.window.chat.turn(first).comparison == ""
            await roomy(store)
            d.window.chat.versions.compare_with(first, (BETA,))
            await until(lambda: len(columns(d)) == 2)
            stored = columns(d)
            await answered(d, stored[1])
        async with window(tmp_path) as d:
            await d.opened(conversation)
            assert columns(d) == stored == [first, stored[1]]

    run(story())


async def being_changed(d: Desk) -> tuple[str, asyncio.Event]:
    """An answer of which the window has just read how it is stored, to store what its reader chose; gives the turn, and
    what lets that go on."""
    store: Any = d.services.conversations
    conversation, turn = await d.asked("why?"), d.window.chat.current.turns[0]
    turn.model = ALPHA
    d.services.ask.say(conversation, e.TextDelta, text="Because.")
    d.services.ask.say(conversation, e.TurnFinished)
    await until(lambda: not d.window.chat.busy)
    turn = d.window.chat.current.turns[0]
    fold_after(turn, e.AnswerTranslated(turn.id, Translation("de", "Darum.", turn.citations)))
    await store.save(turn)
    await d.window.tasks.done()
    store.gate = asyncio.Event()
    shell: Any = d.window
    shell.translations().show_in(turn.id, "de")
    await until(lambda: store.reading)
    return turn.id, store.gate


def test_what_comes_to_an_answer_from_two_sides_at_once_is_stored_both(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            first, gate = await being_changed(d)
            d.window.chat.versions.compare_with(first, (BETA,))
            await until(lambda: len(columns(d)) == 2)
            gate.set()
            await d.window.tasks.done()
            record = await d.services.conversations.conversation(d.window.chat.current.id)
            stored = next(turn for turn in record.turns if turn.id == first)  # type: ignore[union-attr]
            assert stored.comparison == d.window.chat.turn(first).comparison != ""
            assert stored.translations[0].current
            await answered(d, columns(d)[1])

    run(story())


def test_an_answer_that_is_deleted_while_it_is_changed_stays_deleted(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            first, gate = await being_changed(d)
            shell: Any = d.window
            shell.turn_menu._deletion.delete(first)
            await asyncio.wait(d.window.tasks._tasks, timeout=0.2)
            gate.set()
            await d.window.tasks.done()
            record = await d.services.conversations.conversation(d.window.chat.current.id)
            assert record is not None
            assert record.turns == ()

    run(story())


def test_a_column_that_is_tried_again_keeps_its_place_and_its_model(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            one, two = await compared(d)
            await answered(d, one)
            d.window.transcript.retry_requested.emit(one)  # while the other still answers
            await until(lambda: len(d.services.ask.asked) == 3)
            await until(lambda: columns(d)[0] != one)
            assert columns(d)[1] == two
            assert d.services.ask.asked[-1].overrides.model == ALPHA
            await answered(d, *columns(d))

    run(story())


def test_one_model_as_a_pill_answers_this_message_alone(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            d.window.composer.own.pills.add_model(BETA)
            await d.asked("why?")
            question = d.services.ask.asked[0]
            assert (question.overrides.model, question.comparison) == (BETA, "")
            assert d.window.chat.current.overrides.model is None

    run(story())


def test_what_was_typed_comes_back_where_none_of_them_could_begin(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            d.services.ask.broken = True
            d.window.composer.own.pills.set_models((ALPHA, BETA))
            d.window.composer.set_text("why?")
            d.window.composer.submit()
            await until(lambda: not d.window.chat.busy)
            assert d.window.composer.text() == "why?"
            assert d.window.composer.own.pills.extras.models == (ALPHA, BETA)

    run(story())


def test_questions_are_suggested_once_one_answer_is_kept(run: Runner[Any], tmp_path: Path) -> None:
    model = FakeModel(['["And at dusk?"]', '["And on Mars?"]'])

    async def story() -> None:
        async with window(tmp_path) as d:
            settings = d.services.settings.file.saved
            d.services.settings.file.saved = replace(settings, going_on=GoingOnSettings(follow_ups=True))
            d.services.models.directory.model = lambda _: model  # type: ignore[method-assign, assignment, return-value]
            one, two = await compared(d)
            d.window.chat.turn(one).model, d.window.chat.turn(two).model = ALPHA, BETA
            await answered(d, one, two)
            await d.window.tasks.done()
            assert model.requests == []
            press(d, "keep", two)
            await until(lambda: "And at dusk?" in words(d))
            assert d.window.chat.turn(two).suggestions == ("And at dusk?",)
            assert d.window.chat.turn(one).suggestions == ()
            press(d, "side_by_side", two)
            press(d, "keep", two)
            await d.window.tasks.done()
            assert len(model.requests) == 1

    run(story())


def test_an_answer_that_was_kept_while_it_ran_gets_its_questions_at_its_end(run: Runner[Any], tmp_path: Path) -> None:
    model = FakeModel(['["And at dusk?"]'])

    async def story() -> None:
        async with window(tmp_path) as d:
            settings = d.services.settings.file.saved
            d.services.settings.file.saved = replace(settings, going_on=GoingOnSettings(follow_ups=True))
            d.services.models.directory.model = lambda _: model  # type: ignore[method-assign, assignment, return-value]
            one, two = await compared(d)
            d.window.chat.turn(two).model = BETA
            press(d, "keep", two)
            await until(lambda: d.window.chat.turn(one).ended)
            assert model.requests == []
            await answered(d, two)
            await until(lambda: "And at dusk?" in words(d))

    run(story())


def test_models_compared_in_a_private_conversation_are_not_remembered(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window(tmp_path) as d:
            d.window.chat.new_private()
            comparisons(d)._take((ALPHA, GAMMA))
            assert d.window.memory.value("compared_models") is None
            d.window.chat.new()
            comparisons(d)._take((ALPHA, BETA))
            assert d.window.memory.value("compared_models")

    run(story())
