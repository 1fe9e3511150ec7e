"""The research view with real widgets: live, stored, by mouse and by keyboard, light and dark."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.chat import Usage
from app.core.domain.graph import BUDGETS, Depth, Graph, NodeState
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.turn import State, Turn
from app.ui.research.steps import Log
from app.ui.research.view import ResearchView
from app.ui.widgets.theme import DARK, LIGHT
from app.ui.wording.research import SYMBOLS, clock_words, state_words
from tests.ui.research.samples import answering, many, nodes, planned, reported, researched, started
from tests.waiting import until_shown

pytestmark = pytest.mark.usefixtures("english")


MOST = BUDGETS[Depth.STANDARD]


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def view(qtbot: QtBot) -> ResearchView:
    made = ResearchView(LIGHT)
    qtbot.addWidget(made)
    made.resize(560, 800)
    made.show()
    return made


class Run:
    """A research under way, folded as the chat folds it."""

    def __init__(self, view: ResearchView) -> None:
        first = started("t1", "c1")
        self.view, self.time, self.turn = view, Time(), new_turn(first)
        self.log = Log(self.time)
        self.log.take(first)
        self.take(*planned("t1"))
        view.show_research(self.turn, self.log)

    def take(self, *events: e.Event) -> None:
        for event in events:
            fold(self.turn, event)
            self.log.take(event)
            self.view.touch()


def steps(view: ResearchView) -> list[str]:
    return [view.steps.item(row).text() for row in range(view.steps.count())]


def test_every_state_has_a_sign_and_a_word_of_its_own() -> None:
    assert len({SYMBOLS[state][0] for state in NodeState}) == len(NodeState)
    assert len({state_words(state) for state in NodeState}) == len(NodeState)


def test_a_stored_research_stands_there_with_its_graph(view: ResearchView) -> None:
    view.show_research(researched())
    assert set(view.graph.node_items) == {"a", "b", "c"}
    assert len(view.graph.graph_layout.edges) == 2
    assert view.state.text() == "Done · 2:10"
    assert view.spent.text().startswith("2 of 3 sub-question")
    assert "$0.0123" in view.spent.text()
    assert view.export.isVisible()
    assert not view.now.isVisible()
    assert not view.stop.isVisible()


def test_a_node_up_close_has_its_answer_queries_and_passages(view: ResearchView) -> None:
    view.show_research(researched())
    node = view.node
    assert node.question.text() == "When was the bridge opened?"
    assert node.state.text().startswith("Answered")
    assert node.state.text().endswith("0:12")
    assert node.queries.text() == "Searched: bridge opened"
    assert node.text.toPlainText().strip() == "In 1883 [1], they say."
    node.open_number(1)
    assert node.passages.cited_text == "Passage of Title 1."


def test_a_number_in_the_answer_opens_its_passage_by_mouse(view: ResearchView, qtbot: QtBot) -> None:
    view.show_research(researched())
    text = view.node.text
    places = (QPoint(x, y) for y in range(0, 60, 3) for x in range(0, 300, 3))
    spot = next(place for place in places if text.anchorAt(place) == "#source-1")
    qtbot.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert view.node.passages.isVisible()


def test_a_node_scrolls_to_its_passage_where_the_window_is_small(view: ResearchView, qtbot: QtBot) -> None:
    view.resize(260, 560)
    view.show_research(researched())
    node = view.node
    node.open_number(1)
    until_shown(lambda: node.verticalScrollBar().value() > 0)
    until_shown(lambda: not node.passages.visibleRegion().isEmpty())
    for label in (node.question, node.state, node.queries):
        assert label.height() >= label.heightForWidth(label.width())  # nothing is cut off


def test_a_failed_node_tells_why_and_a_failed_page_too(view: ResearchView) -> None:
    view.show_research(researched())
    view.show_node("c")
    assert "no answer in time" in view.node.state.text()
    assert view.node.needs.text().startswith("Depends on: When was the bridge opened?")
    view.show_node("b")
    assert view.node.pages.rows.rowCount() == 4


def test_a_running_research_shows_its_nodes_and_what_it_may_cost(view: ResearchView, qtbot: QtBot) -> None:
    run = Run(view)
    run.time.now += 75
    run.take(*answering("t1", nodes()[0]))
    until_shown(lambda: view.node.text.toPlainText() == "It was opened in the year")
    assert view.graph.node_items["a"].node.state is NodeState.RUNNING
    assert view.state.text() == f"Running · 1:15 of {clock_words(MOST.seconds)}"
    assert "0 of 3 sub-question" in view.spent.text()
    assert f"1 of {MOST.pages} page" in view.spent.text()
    assert view.node.state.text().startswith("Writing · 1 page")
    assert view.now.isVisible()
    assert view.stop.isVisible()
    assert not view.export.isVisible()


def test_a_growing_answer_keeps_what_the_reader_marked(view: ResearchView) -> None:
    run = Run(view)
    run.take(*answering("t1", nodes()[0]))
    view.refresh()
    cursor = view.node.text.textCursor()
    cursor.select(cursor.SelectionType.Document)
    view.node.text.setTextCursor(cursor)
    run.take(e.InNode("t1", "a", e.TextDelta("t1/a", " 1883")))
    view.refresh()
    assert view.node.text.toPlainText() == "It was opened in the year 1883"
    assert view.node.text.textCursor().hasSelection()


def test_the_steps_stand_in_order_with_their_times(view: ResearchView) -> None:
    run = Run(view)
    run.time.now += 5
    run.take(*answering("t1", nodes()[0]))
    run.time.now += 60
    run.take(*reported("t1"))
    view.refresh()
    said = steps(view)
    assert said[0] == "0:00  Planning, round 1"
    assert said[1].startswith("0:00  3 new sub-question")
    assert said[2].startswith("0:05  Searched “bridge opened”: 7 result")
    assert "0:05  Read Title 1" in said
    assert "1:05  Failed: Is it the longest of its time? (no answer in time)" in said
    assert said[-1] == "1:05  Done"
    assert view.state.text() == "Done · 1:05"


def test_a_stored_research_has_its_steps_without_times(view: ResearchView) -> None:
    view.show_research(researched())
    said = steps(view)
    assert said[0] == "Planning, round 1"
    assert "Searched “bridge length”" in said
    assert said[-1] == "All sub-questions done"


def test_a_step_leads_to_its_node(view: ResearchView) -> None:
    view.show_research(researched())
    item = next(view.steps.item(row) for row in range(view.steps.count()) if "length" in view.steps.item(row).text())
    view.steps.itemActivated.emit(item)
    assert view.graph.current == "b"


def test_many_events_are_drawn_a_few_times(view: ResearchView, qtbot: QtBot) -> None:
    run, drawn = Run(view), list[int]()
    real = view.graph.show_nodes
    view.graph.show_nodes = lambda *args: (drawn.append(1), real(*args))  # type: ignore[method-assign, assignment]
    run.take(*answering("t1", nodes()[0]))
    for _ in range(3000):
        run.take(e.InNode("t1", "a", e.TextDelta("t1/a", "word ")))
    assert drawn == []
    until_shown(lambda: view.node.text.toPlainText().count("word") == 3000)
    assert len(drawn) < 5


def test_new_nodes_come_and_old_ones_keep_their_places(view: ResearchView) -> None:
    turn = researched()
    view.show_research(turn)
    before = {name: item.pos() for name, item in view.graph.node_items.items()}
    turn.graph = Graph((*nodes(), replace(nodes()[0], id="d", question="And who built it?")))
    view.refresh()
    assert {name: view.graph.node_items[name].pos() for name in before} == before
    assert "d" in view.graph.node_items


def test_arrows_and_tab_lead_through_the_nodes(view: ResearchView, qtbot: QtBot, qapp: QApplication) -> None:
    view.show_research(researched())
    view.activateWindow()
    view.graph.setFocus()
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_End, Qt.Key.Key_Home):
        qtbot.keyClick(view.graph, key)
        seen.append(view.graph.current)
    assert seen == ["b", "c", "a", "c", "a"]
    assert view.node.question.text() == nodes()[0].question
    assert "1 of 3: When was the bridge opened? – Answered" in view.graph.accessibleName()
    if view.graph.hasFocus():
        assert view.graph.focusNextPrevChild(True)
        assert view.graph.current == "b"
        assert view.graph.focusNextPrevChild(False)
        assert view.graph.current == "a"


def test_enter_opens_and_a_click_chooses(view: ResearchView, qtbot: QtBot) -> None:
    view.show_research(researched())
    opened: list[str] = []
    view.graph.activated.connect(opened.append)
    place = view.graph.mapFromScene(view.graph.node_items["b"].sceneBoundingRect().center())
    qtbot.mouseClick(view.graph.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert view.node.question.text() == "How long is it?"
    qtbot.keyClick(view.graph, Qt.Key.Key_Return)
    assert opened == ["b"]


def test_it_grows_and_shrinks_and_shows_all(view: ResearchView, qtbot: QtBot) -> None:
    turn = researched()
    turn.graph = Graph(many(30))
    view.show_research(turn)
    readable = view.graph.transform().m11()
    assert readable >= 0.6
    qtbot.keyClick(view.graph, Qt.Key.Key_Plus)
    assert view.graph.transform().m11() > readable
    qtbot.keyClick(view.graph, Qt.Key.Key_0)
    whole = view.graph.mapFromScene(view.graph.sceneRect()).boundingRect()
    assert whole.height() <= view.graph.viewport().height() + 4
    for _ in range(50):
        view.closer.click()
    assert view.graph.transform().m11() <= 2.6


@pytest.mark.parametrize("count", [3, 30])
def test_all_stand_readable_side_by_side(view: ResearchView, count: int) -> None:
    turn = researched()
    turn.graph = Graph(many(count))
    view.show_research(turn)
    whole = view.graph.mapFromScene(view.graph.sceneRect()).boundingRect()
    assert whole.width() <= view.graph.viewport().width() + 4
    items = list(view.graph.node_items.values())
    assert not [1 for i, one in enumerate(items) for other in items[:i] if one.collidesWithItem(other)]


def test_buttons_say_what_the_user_wants(view: ResearchView) -> None:
    run = Run(view)
    said: list[object] = []
    view.answer_now_requested.connect(said.append)
    view.stop_requested.connect(lambda: said.append("stop"))
    view.export_requested.connect(said.append)
    view.now.click()
    view.stop.click()
    run.take(*reported("t1"))
    view.refresh()
    view.export.click()
    assert said == ["t1", "stop", "t1"]


@pytest.mark.parametrize("ended", [State.STOPPED, State.FAILED, State.FINISHED])
def test_the_head_tells_how_it_ended(view: ResearchView, ended: State) -> None:
    turn = researched()
    turn.state = ended
    view.show_research(turn)
    assert view.state.text().split(" · ")[0] == {"stopped": "Stopped", "failed": "Failed", "finished": "Done"}[ended]


def test_another_research_takes_the_place_of_the_first(view: ResearchView) -> None:
    view.show_research(researched())
    view.node.open_number(1)
    other = researched("t2")
    other.graph = Graph(many(2))
    view.show_research(other)
    assert set(view.graph.node_items) == {"n0", "n1"}
    assert not view.node.passages.isVisible()
    view.show_research(None)
    assert not view.graph.node_items
    assert view.state.text() == ""


def test_it_is_drawn_in_both_looks_and_speaks_anew(view: ResearchView) -> None:
    view.show_research(researched())
    light = view.grab().toImage()
    view.set_colours(DARK)
    assert view.grab().toImage() != light
    view.retranslate()
    assert len(steps(view)) > 3


def test_hostile_answers_load_nothing(view: ResearchView) -> None:
    turn: Turn = researched()
    bad = "<img src='https://t.example/x.png'><script>1</script> ![x](https://t.example/y.png) [a](file:///etc/passwd)"
    turn.graph = Graph((replace(nodes()[0], answer=bad),))
    view.show_research(turn)
    assert "<img" not in view.node.text.toHtml()
    links: list[str] = []
    view.open_requested.connect(links.append)
    for url in ("file:///etc/passwd", "#source-99", "#source-x", "https://a.example"):
        view.node.text.anchorClicked.emit(QUrl(url))
    assert links == ["https://a.example"]


@pytest.mark.parametrize("question", ["𝔘🎈" * 80, "\ud800 x" * 40, "long" * 100, "中" * 100, "\x00\u202e", ""])
def test_any_question_fits_its_node(view: ResearchView, question: str) -> None:
    turn = researched()
    turn.graph = Graph((replace(nodes()[0], question=question),))
    view.show_research(turn)
    lines = view.graph.node_items["a"]._lines
    assert len(lines) <= 3
    assert "\u202e" not in "".join(lines)
    if question.startswith("𝔘"):
        assert set("".join(lines)) <= set("𝔘🎈…")


def test_what_is_spent_is_estimated_where_no_service_tells_it(view: ResearchView) -> None:
    run = Run(view)
    assert "tokens" not in view.spent.text()
    run.take(e.NodeFinished("t1", replace(nodes()[0], usage=None)))
    view.refresh()
    assert f"about 1 of {MOST.tokens:,} tokens" in re.sub(r"about \d+ of", "about 1 of", view.spent.text())
    run.take(e.UsageReported("t1", Usage(1000, 234)))
    view.refresh()
    assert f" 1,234 of {MOST.tokens:,} tokens" in view.spent.text()
