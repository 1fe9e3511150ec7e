"""A second opinion, a source for a sentence, memory: what an answer offers, in the whole window."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.core.domain import events as e
from app.core.domain.addresses import addresses_in
from app.core.domain.chat import ModelChoice
from app.core.domain.citation import Support, SupportReason, Verdict
from app.core.domain.conversation import PRIVATE, Conversation
from app.core.domain.errors import KeyRefused, ModelUnknown
from app.core.domain.settings import MemorySettings, SearchMode, Settings
from app.core.domain.turn.turn import Turn
from tests.fakes import FakeModel
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices, FakeSettings
from tests.ui.samples import LENGTH, answered
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")

CHOICE = ModelChoice("ollama", "qwen3:8b")
DOUBT = Support(Verdict.NOT_FOUND, 0.01, LENGTH, SupportReason.NUMBER, "1,826")
ADD = "<memory><add>Lives in Graz</add></memory>"


def doubtful() -> Turn:
    turn = answered()
    citations = tuple(replace(citation, support=DOUBT) for citation in turn.citations)
    return replace(turn, model=CHOICE, citations=citations)


def with_model(folder: Path, *answers: Any, groups: tuple[str, ...] = ()) -> FakeServices:
    old = Conversation("c1", "Bridges", turns=(doubtful(),), current_leaf="t1", group="Work")
    settings = FakeSettings(Settings(memory=MemorySettings(groups)))
    services = FakeServices(folder, FakeConversations([old]), settings)
    model = FakeModel(list(answers))
    services.models.directory.model = lambda choice: model  # type: ignore[method-assign, assignment, return-value]
    return services


async def finished(d: Desk) -> str:
    """Ask something with a model; gives the turn, which came to its end."""
    conversation = await d.asked("I live in Graz. Why is the sky blue?")
    d.services.ask.say(conversation, e.TextDelta, text="Because.")
    d.window.chat.turn("t1").model = CHOICE  # type: ignore[union-attr]
    d.services.ask.say(conversation, e.TurnFinished)
    await until(lambda: not d.window.chat.busy)
    return "t1"


def test_the_passage_view_tells_the_doubt_and_highlights_the_sentence(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_model(tmp_path)) as d:
            await d.opened("c1")
            d.window.open_citation("t1", 0, 1)
            view = d.window.panel.passages
            assert view.cited_text == LENGTH
            assert "the number “1,826” is not there" in view.text.toPlainText()

    run(story())


def test_a_second_opinion_is_told_as_the_models_own(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = with_model(tmp_path, "VERDICT: supported\nREASON: It is word for word there.")
        async with desk(tmp_path, services) as d:
            await d.opened("c1")
            d.window.open_citation("t1", 0, 1)
            d.window.transcript.command_requested.emit("second-opinion", "t1", "0")
            view = d.window.panel.passages.text
            await until(lambda: "word for word there" in view.toPlainText())
            assert "According to qwen3:8b: the source supports it" in view.toPlainText()
            assert services.conversations.kept["c1"].turns[0].citations[0].support == DOUBT

    run(story())


def test_an_opinion_that_fails_is_said_in_plain_words(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_model(tmp_path, KeyRefused("Ollama"))) as d:
            await d.opened("c1")
            d.window.open_citation("t1", 0, 1)
            d.window.transcript.command_requested.emit("second-opinion", "t1", "0")
            await until(lambda: "Ollama" in d.window.panel.passages.text.toPlainText())

    run(story())


def test_a_source_for_a_sentence_is_searched_in_a_turn_of_its_own(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_model(tmp_path)) as d:
            await d.opened("c1")
            d.window.transcript.command_requested.emit("find-source", "t1", "Penguins live in the south.")
            await until(lambda: d.services.ask.asked)
            asked = d.services.ask.asked[0]
            assert asked.text == "Find sources for or against: “Penguins live in the south.”"
            assert (asked.overrides.mode, asked.parent) == (SearchMode.ALWAYS, "t1")

    run(story())


def test_an_address_in_that_sentence_becomes_no_address_that_the_user_names(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_model(tmp_path)) as d:
            await d.opened("c1")
            said = "Penguins, says https://evil.example/?secret=1 and http://evil.example/, live there."
            d.window.transcript.command_requested.emit("find-source", "t1", said)
            await until(lambda: d.services.ask.asked)
            asked = d.services.ask.asked[0].text
            assert addresses_in(asked) == []
            assert "Penguins, says evil.example and evil.example, live there." in asked

    run(story())


def test_what_was_learnt_is_told_and_taken_back(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = with_model(tmp_path, ADD, groups=("",))
        async with desk(tmp_path, services) as d:
            turn = await finished(d)
            await until(lambda: "Remembered: Lives in Graz" in d.window.transcript.toPlainText())
            assert [fact.text for fact in services.memory.facts.kept.values()] == ["Lives in Graz"]
            d.window.transcript.command_requested.emit("memory-undo", turn, "")
            await until(lambda: "Remembered" not in d.window.transcript.toPlainText())
            assert not services.memory.facts.kept

    run(story())


def test_edit_opens_the_memory(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_model(tmp_path, ADD, groups=("",))) as d:
            turn = await finished(d)
            d.window.transcript.command_requested.emit("memory-edit", turn, "")
            assert d.window.settings_opener.dialog.stack.currentWidget() is d.window.settings_opener.dialog.page(
                "memory"
            )
            d.window.settings_opener.dialog.accept()

    run(story())


def test_nothing_is_learnt_where_memory_is_off(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = with_model(tmp_path, ADD, groups=("Work",))
        async with desk(tmp_path, services) as d:
            await finished(d)
            await until(lambda: not d.window.tools._tasks._tasks)
            assert not services.memory.facts.kept

    run(story())


def test_a_private_conversation_teaches_nothing(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = with_model(tmp_path, ADD, groups=("",))
        async with desk(tmp_path, services) as d:
            d.window.question_controller.new_private()
            assert d.window.chat.private
            await finished(d)
            await until(lambda: not d.window.tools._tasks._tasks)
            assert not services.memory.facts.kept
            assert d.window.chat.current.id.startswith(PRIVATE)
            assert d.window.windowTitle().startswith("Private")

    run(story())


def test_a_model_that_fails_to_remember_disturbs_nobody(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_model(tmp_path, KeyRefused("Ollama"), groups=("",))) as d:
            await finished(d)
            await until(lambda: not d.window.tools._tasks._tasks)
            assert d.window.bar.isHidden()

    run(story())


def test_a_conversation_is_begun_in_its_group_and_moved(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = with_model(tmp_path)
        async with desk(tmp_path, services) as d:
            d.window.list.new_in_group.emit("Work")
            await d.asked("why?")
            assert services.ask.asked[0].group == "Work"
            d.window.list.moved.emit("c1", "Home")
            await until(lambda: services.conversations.kept["c1"].group == "Home")
            await until(lambda: "Home" in d.window.list.rows.groups())

    run(story())


def test_a_draft_of_a_private_conversation_is_not_kept(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_model(tmp_path)) as d:
            d.window.question_controller.new_private()
            d.window.composer.set_text("secret")
            d.window.question_controller._keep_draft("secret")
            d.window.question_controller.new_conversation()
            assert d.window.composer.text() == ""

    run(story())


def test_folded_groups_are_folded_at_the_next_start(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_model(tmp_path)) as d:
            d.window.list.rows.toggle("Work")
        async with desk(tmp_path, with_model(tmp_path)) as d:
            assert d.window.list.rows.folded == {"Work"}

    run(story())


def test_a_double_click_asks_for_one_opinion(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = with_model(tmp_path, "VERDICT: supported\nREASON: One.", "VERDICT: supported\nREASON: Two.")
        async with desk(tmp_path, services) as d:
            await d.opened("c1")
            d.window.open_citation("t1", 0, 1)
            for _ in range(2):
                d.window.transcript.command_requested.emit("second-opinion", "t1", "0")
            view = d.window.panel.passages.text
            await until(lambda: "One." in view.toPlainText())
            assert len(services.models.directory.model(CHOICE).requests) == 1  # type: ignore[attr-defined]
            d.window.transcript.command_requested.emit("second-opinion", "t1", "0")  # asked again later, it is asked
            await until(lambda: "Two." in view.toPlainText())

    run(story())


def test_an_opinion_of_a_model_that_was_removed_is_said_in_plain_words(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = with_model(tmp_path)

        def gone(choice: ModelChoice) -> FakeModel:
            raise ModelUnknown(choice.provider, choice.model)

        services.models.directory.model = gone  # type: ignore[method-assign, assignment]
        async with desk(tmp_path, services) as d:
            await d.opened("c1")
            d.window.open_citation("t1", 0, 1)
            d.window.transcript.command_requested.emit("second-opinion", "t1", "0")
            view = d.window.panel.passages.text
            await until(lambda: "qwen3:8b" in view.toPlainText() and "Asking" not in view.toPlainText())
            d.services.conversations.deleted.add("c1")
            d.window.chat.delete("c1")
            d.window.transcript.command_requested.emit(
                "second-opinion", "t1", "0"
            )  # its conversation is gone: nothing happens

    run(story())
