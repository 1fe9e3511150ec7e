"""A research in the window, as a person follows it. Run by `driver`."""

import asyncio

from app.core.domain import events as e
from app.core.domain.graph import NodeState
from app.core.domain.turn.turn import State
from app.ui.research.export_menu import file_content
from tests.end2end.driver import Driver

QUESTION = "What are things made of?"
CHIP = '[data-part="answer"] .chip'


def _states(driver: Driver) -> list[NodeState]:
    turn = driver.window.research.turn
    return [node.state for node in turn.graph.nodes] if turn is not None and turn.graph is not None else []


def _begin(driver: Driver) -> None:
    driver.window.resize(1280, 820)
    driver.window.composer.mode.research.click()
    assert driver.window.composer.mode.budget.text(), "what it may cost is shown before the start"
    driver.type(QUESTION)
    driver.press("Return")


async def _report_shows(driver: Driver, nodes: int) -> None:
    """All nodes answered, all drawn, the report with chips that open a passage."""
    view = driver.window.research
    await driver.until(lambda: len(view.graph.node_items) == nodes, "every question in the graph")
    assert _states(driver) == [NodeState.ANSWERED] * nodes
    await driver.shows("document.body.innerText.includes('Word 39')", "the end of the report")
    await driver.click(CHIP)
    await driver.until(lambda: driver.window.panel.passages.cited_text, "the passage behind the chip")


async def follow_a_research(driver: Driver) -> None:
    """Ten questions appear, are searched, answered and shown; the report folds them in and can be saved."""
    _begin(driver)
    view = driver.window.research
    await driver.until(lambda: len(view.graph.node_items) == 10, "ten questions in the graph")
    await driver.until(lambda: NodeState.RUNNING in _states(driver) or driver.window.research.turn.ended, "a search")
    driver.picture("research-running")
    await driver.ended()
    turn = view.turn
    node = turn.graph.nodes[4]
    view.show_node(node.id)
    assert "Part 29" in node.answer
    await driver.until(lambda: "Part 29" in view.node.text.toPlainText(), "the node's own text")
    view.tabs.setCurrentIndex(1)
    await driver.until(lambda: view.steps.count() > 40, "the timeline")
    view.tabs.setCurrentIndex(0)
    await driver.until(view.export.isVisible, "what can be done with it now")
    driver.picture("research-ended")
    await _report_shows(driver, 10)
    for form, first in (("svg", b"<svg"), ("md", b"#"), ("html", b"<!"), ("pdf", b"%PDF")):
        assert file_content(turn, form).lstrip()[:4].startswith(first), form


async def be_killed_in_a_research(driver: Driver) -> None:
    """Says that two of four questions are answered, and goes on until the parent kills the process."""
    _begin(driver)
    # What is told was saved before; the turn itself, which the core fills, is ahead of that.
    await driver.until(lambda: sum(isinstance(event, e.NodeFinished) for event in driver.events) == 2, "two answers")
    print("TWO ANSWERED", flush=True)
    await asyncio.Event().wait()


async def go_on_with_a_research(driver: Driver) -> None:
    """Found again after the kill, with its graph; *Continue* asks what was left, and writes the report."""
    await driver.until(lambda: driver.window.list.rows.rowCount() >= 1, "the conversation")
    driver.press("Ctrl+Tab")
    await driver.shows(f"document.body.innerText.includes({QUESTION!r})", "the question")
    turn = driver.window.chat.current.turns[-1]
    assert turn.state is State.STOPPED
    assert sum(node.state is NodeState.ANSWERED for node in turn.graph.nodes) == 2
    driver.events.clear()
    await driver.click('[data-do="continue"]')
    end = await driver.ended()
    assert isinstance(end, e.TurnFinished)
    begun = [event.node.question for event in driver.events if isinstance(event, e.NodeStarted)]
    assert sorted(begun) == ["What is thing 2 made of?", "What is thing 3 made of?"]
    await driver.click("[data-do=research-graph]")
    await _report_shows(driver, 4)
