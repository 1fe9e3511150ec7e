"""A research in the whole window: asked, followed, hurried, stopped, continued, asked back, reopened, saved."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from app.core.domain import events as e
from app.core.domain.conversation import Conversation
from app.core.domain.graph import Depth
from app.core.domain.turn.turn import State
from app.ui.transcript.actions import TranscriptAction
from tests.qt import Runner
from tests.ui.fakes import FakeConversations, FakeServices
from tests.ui.research.samples import answering, nodes, planned, reported, researched
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


async def research(d: Desk, text: str = "Tell me all") -> str:
    """Ask for one; gives its conversation once the graph is planned."""
    d.window.composer.mode.research.click()
    conversation = await d.asked(text)
    turn = d.window.chat.current.turns[-1]
    for event in planned(turn.id):
        d.services.ask.pass_on(conversation, event)
    await until(lambda: turn.graph is not None and turn.graph.nodes)
    return conversation


def tell(d: Desk, conversation: str, *events: e.Event) -> None:
    for event in events:
        d.services.ask.pass_on(conversation, event)


def kept(folder: Path, *turns: Any) -> FakeServices:
    return FakeServices(
        folder, FakeConversations([Conversation("c1", "Bridge", turns=turns, current_leaf=turns[-1].id)])
    )


def test_a_research_opens_its_view_and_ends_in_a_report(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            conversation = await research(d)
            assert d.services.ask.asked[0].depth is Depth.STANDARD
            assert d.window.side.on_research
            assert d.window.research.isVisible()
            tell(d, conversation, *answering("t1", nodes()[0]))
            await until(lambda: "in the year" in d.window.research.node.text.toPlainText())
            tell(d, conversation, *reported("t1"))
            await until(lambda: not d.window.composer._busy)
            await until(lambda: d.window.research.state.text().startswith("Done"))
            assert "1,825 metres" in d.window.transcript.toPlainText()
            assert "Research: 3 sub-question" in d.window.transcript.toPlainText()

    run(story())


def test_no_event_is_told_twice_in_any_view(run: Runner[Any], tmp_path: Path) -> None:
    """The views fold events into turns of their own: none of them may share the small turns."""

    async def story() -> None:
        async with desk(tmp_path) as d:
            conversation = await research(d)
            d.window.chat.new()
            d.window.chat.open(conversation)
            await until(lambda: d.window.chat.current.id == conversation)
            tell(d, conversation, *answering("t1", nodes()[0]))
            await until(lambda: d.window.research.node.text.toPlainText() == "It was opened in the year")
            steps = [d.window.research.steps.item(i).text() for i in range(d.window.research.steps.count())]
            assert len([step for step in steps if "Planning" in step]) == 1

    run(story())


def test_answer_now_and_stop_reach_the_core(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            await research(d)
            d.window.research.refresh()
            d.window.research.now.click()
            d.window.transcript.command_requested.emit("research-now", "t1", "")
            assert d.services.ask.hurried == ["t1", "t1"]
            d.window.research.stop.click()
            await until(lambda: not d.window.composer._busy)
            assert d.services.ask.stopped == ["t1"]
            assert d.window.chat.current.turns[-1].state is State.STOPPED

    run(story())


def test_a_citation_shows_the_sources_and_the_graph_comes_back(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, kept(tmp_path, researched())) as d:
            await d.opened("c1")
            assert set(d.window.research.graph.node_items) == {"a", "b", "c"}
            d.window.transcript.command_requested.emit("research-graph", "t1", "")
            assert d.window.research.isVisible()
            d.window.transcript.citation_activated.emit("t1", 0, 1)
            assert d.window.panel.isVisible()
            assert d.window.panel.passages.cited_text == "Passage of Title 1."
            assert d.window.panel.view.rows.rowCount() >= 4

    run(story())


def test_a_conversation_without_a_research_has_only_sources(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, kept(tmp_path, researched())) as d:
            await d.opened("c1")
            assert d.window.side.bar.isVisible()
            d.window.research_controller.do(TranscriptAction.RESEARCH_GRAPH, "t1")
            d.window.question_controller.new_conversation()
            assert not d.window.side.bar.isVisible()
            assert d.window.side.isHidden(), "there is nothing in it yet"
            d.window.toggle_panel()
            assert d.window.panel.isVisible()

    run(story())


def test_a_research_that_was_cut_off_goes_on(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        turn = researched()
        turn.state, turn.text_parts, turn.citations, turn.research_ended = State.STOPPED, [], (), ""
        async with desk(tmp_path, kept(tmp_path, turn)) as d:
            await d.opened("c1")
            assert "Continue" in d.window.transcript.toPlainText()
            d.window.transcript.continue_requested.emit("t1")
            await until(lambda: d.services.ask.resumed)
            await until(lambda: d.window.composer._busy)
            tell(d, "c1", *planned("t1"))
            await until(lambda: d.window.research.state.text().startswith("Running"))
            tell(d, "c1", *reported("t1"))
            await until(lambda: not d.window.composer._busy)
            assert d.services.ask.resumed == [("c1", "t1")]

    run(story())


def test_a_question_in_return_is_answered_or_skipped(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.composer.mode.show_depth(Depth.QUICK)
            conversation = await d.asked("Tell me all")
            tell(d, conversation, e.ClarificationRequested("t1", "Which bridge?"), e.TurnFinished("t1"))
            await until(lambda: not d.window.composer._busy)
            assert d.window.composer.question.placeholderText() == "Your answer to the question above"
            assert "Which bridge?" in d.window.transcript.toPlainText()
            assert "Skip" in d.window.transcript.toPlainText()
            d.window.transcript.command_requested.emit("research-skip", "t1", "")
            await until(lambda: len(d.services.ask.asked) == 2)
            again = d.services.ask.asked[1]
            assert (again.text, again.parent, again.depth, again.clarify) == ("Tell me all", None, Depth.QUICK, False)
            await until(lambda: d.window.composer.question.placeholderText() == "Ask anything")

    run(story())


def test_the_answer_to_a_question_in_return_is_a_research_too(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        turn = researched()
        turn.graph, turn.clarifying, turn.text_parts, turn.citations = None, True, ["Which bridge?"], ()
        async with desk(tmp_path, kept(tmp_path, turn)) as d:
            await d.opened("c1")
            assert d.window.composer.mode.research_depth() is Depth.STANDARD
            d.window.composer.set_text("Brooklyn")
            d.window.composer.submit()
            await until(lambda: d.services.ask.asked)
            asked = d.services.ask.asked[0]
            assert (asked.parent, asked.depth) == ("t1", Depth.STANDARD)

    run(story())


def test_the_mode_is_remembered_for_each_conversation(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, kept(tmp_path, researched())) as d:
            await d.opened("c1")
            assert d.window.composer.mode.research_depth() is None
            d.window.composer.mode.research.click()
            d.window.question_controller.new_conversation()
            assert d.window.composer.mode.research_depth() is None
            assert d.window.composer.switch.isVisible()
            await d.opened("c1")
            assert d.window.composer.mode.research_depth() is Depth.STANDARD
            assert not d.window.composer.switch.isVisible()

    run(story())


def test_asking_again_is_as_deep_as_before(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, kept(tmp_path, researched())) as d:
            await d.opened("c1")
            d.window.transcript.retry_requested.emit("t1")
            await until(lambda: d.services.ask.asked)
            assert d.services.ask.asked[0].depth is Depth.STANDARD

    run(story())


def test_a_research_that_became_an_answer_leaves_no_graph(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.composer.mode.research.click()
            conversation = await d.asked("Hello")
            tell(d, conversation, *list(planned("t1"))[:2], e.ResearchFinished("t1", e.ResearchEnd.PLAIN))
            await until(lambda: d.window.research.turn is None)
            assert not d.window.side.bar.isVisible()

    run(story())


def test_the_card_offers_what_can_be_saved(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, kept(tmp_path, researched())) as d:
            await d.opened("c1")
            d.window.transcript.command_requested.emit("research-export", "t1", "")
            menus = [menu for menu in d.window.findChildren(QMenu) if len(menu.actions()) == 4 and menu.isVisible()]
            (menu,) = [menu for menu in menus if "SVG" in menu.actions()[0].text()]
            menu.close()
            d.window.research_controller.saving.write(researched(), "md", tmp_path / "a.md")
            assert d.window.bar.words == f"Saved: {tmp_path / 'a.md'}"
            d.window.research_controller.saving.write(researched(), "md", tmp_path / "gone" / "a.md")
            assert "could not be written" in d.window.bar.words

    run(story())


def test_a_narrow_window_is_not_covered_without_being_asked(
    run: Runner[Any], tmp_path: Path, qapp: QApplication
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.resize(700, 700)
            await research(d)
            assert not d.window.research.isVisible()
            d.window.transcript.command_requested.emit("research-graph", "t1", "")
            assert d.window.research.isVisible()
            await until(lambda: d.window.research.graph.node_items)

    run(story())


def test_a_key_leads_to_the_graph(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, kept(tmp_path, researched())) as d:
            d.window.research_controller.show_last()
            assert not d.window.research.isVisible()
            await d.opened("c1")
            d.window.research_controller.show_last()
            assert d.window.research.graph.isVisible()
            assert d.window.focusWidget() is d.window.research.graph

    run(story())


def test_the_transcript_has_its_room_back_when_the_graph_is_gone(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, kept(tmp_path, researched())) as d:
            await d.opened("c1")
            d.window.resize(1500, 800)
            before = d.window.side.width()
            d.window.research_controller.show_last()
            await until(lambda: d.window.side.width() > before + 100)
            d.window.question_controller.new_conversation()
            await until(lambda: abs(d.window.side.width() - before) < 3)

    run(story())
