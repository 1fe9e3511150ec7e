"""What was spent stays spent when a research goes on; what a later one takes over; what is cut short."""

from dataclasses import replace

import pytest

from app.core.domain import events as e
from app.core.domain.chat import ChatRequest, TextPart, Usage, UsagePart
from app.core.domain.errors import Unreachable
from app.core.domain.evidence import Finding, FindingState
from app.core.domain.graph import BUDGETS, Depth, Graph, Node, NodeState
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from app.core.prompt.earlier_turns import can_resume
from app.core.research.facts import facts_of
from app.core.steps.check import stray_markers
from tests.core.research.scripted import RESPONSE, Said, Scripted, code, node, part_of, question_of
from tests.core.research.scripted import asked as asked_last
from tests.core.research.test_limits import held
from tests.core.world import World

A, B, C = node("a", "What is a?"), node("b", "What is b?"), node("c", "What is c?")
DONE = code(RESPONSE)


async def asked(world: World, text: str = "What?", **more: object) -> tuple[Turn, list[e.Event]]:
    events = [event async for event in world.ask.run(Question("c", text, **more))]  # type: ignore[arg-type]
    return world.store.turns[events[0].turn], events


async def stopped_after_one(world: World, **more: object) -> Turn:
    events: list[e.Event] = []
    async for event in world.ask.run(Question("c", "What?", **more)):  # type: ignore[arg-type]
        events.append(event)
        if isinstance(event, e.NodeFinished):
            world.ask.stop(event.turn)
    return world.store.turns[events[0].turn]


def states(turn: Turn) -> dict[str, str]:
    return {one.id: one.state.value for one in (turn.graph.nodes if turn.graph else ())}


async def test_a_research_that_goes_on_has_room_for_no_more_questions_than_before() -> None:
    many = code(*(node(f"n{n}", f"What is number {n}?") for n in range(20)))
    model = held([code(A, B), many, DONE], "b?")
    world = World(model)  # type: ignore[arg-type]
    turn = await stopped_after_one(world, depth=Depth.QUICK)
    model.held = ()
    turn, _ = await world.resumed(turn)
    assert turn.graph is not None
    assert len(turn.graph.nodes) == BUDGETS[Depth.QUICK].nodes


async def test_tokens_pages_and_time_stay_spent() -> None:
    model = held([code(A, B), DONE], "b?")
    budget = replace(BUDGETS[Depth.QUICK], pages=2)
    world = World(model, budgets={Depth.QUICK: budget})  # type: ignore[arg-type]
    turn = await stopped_after_one(world, depth=Depth.QUICK)
    model.held = ()
    assert turn.graph is not None
    read = sum(one.state.value == "read" for one in turn.graph.nodes[0].findings)
    assert read == 2
    turn, events = await world.resumed(turn)
    pages = [event for event in events if isinstance(event, e.InNode) and isinstance(event.event, e.PageRead)]
    assert not pages


async def test_the_time_of_a_research_is_not_given_twice() -> None:
    model = held([code(A, B), DONE], "b?")
    world = World(model)  # type: ignore[arg-type]
    turn = await stopped_after_one(world, depth=Depth.QUICK)
    assert turn.graph is not None
    late = [replace(one, until=1e6) if one.state.ended else one for one in turn.graph.nodes]
    turn.graph = replace(turn.graph, nodes=tuple(late))
    turn, _ = await world.resumed(turn)
    assert turn.research_ended == "seconds"
    assert states(turn) == {"a": "answered", "b": "skipped"}
    assert turn.text.startswith("# Report")


async def test_tokens_count_when_they_are_told_and_not_when_the_question_has_ended() -> None:
    def said(request: ChatRequest) -> Said:
        return [TextPart("So [1]."), UsagePart(Usage(5000, 10))]

    plan = code(*(node(f"n{n}", f"What is number {n}?") for n in range(4)))
    budget = replace(BUDGETS[Depth.STANDARD], tokens=12_000)
    model = Scripted({"planner": [plan, DONE], "node": [said]})
    world = World(model, budgets={Depth.STANDARD: budget})  # type: ignore[arg-type]
    turn, _ = await asked(world, depth=Depth.STANDARD)
    assert turn.research_ended == "tokens"


async def test_where_nothing_was_answered_all_is_asked_again() -> None:
    model = Scripted({"planner": [code(A, B), DONE], "node": [*[Unreachable("model")] * 4, "Air [1]."]})
    world = World(model)  # type: ignore[arg-type]
    turn, _ = await asked(world, depth=Depth.QUICK)
    assert turn.state is State.FAILED
    turn, _ = await world.resumed(turn)
    assert states(turn) == {"a": "answered", "b": "answered"}
    assert turn.state is State.FINISHED


async def test_a_report_wanted_before_the_first_answer_says_so_and_can_go_on() -> None:
    model = held([code(A, B), DONE], "a?", "b?")
    world = World(model)  # type: ignore[arg-type]
    events: list[e.Event] = []
    async for event in world.ask.run(Question("c", "What?", depth=Depth.QUICK)):
        events.append(event)
        if isinstance(event, e.NodeStarted):
            assert world.ask.answer_now(event.turn)
            assert world.ask.answer_now(event.turn), "twice is once"
    turn = world.store.turns[events[0].turn]
    assert turn.state is State.FAILED
    assert turn.error is not None
    assert (turn.error.kind, turn.error.data["reason"]) == ("NothingAnswered", "too_early")
    model.held = ()
    turn, _ = await world.resumed(turn)
    assert states(turn) == {"a": "answered", "b": "answered"}


async def test_a_later_research_takes_over_what_was_answered_and_nothing_else() -> None:
    model = held([code(A, B), code(B, C), DONE], "b?")
    world = World(model)  # type: ignore[arg-type]
    first = await stopped_after_one(world, depth=Depth.QUICK)
    model.held = ()
    between, _ = await asked(world, "And why?", parent=first.id)
    assert between.graph is None
    second, events = await asked(world, "And c?", parent=between.id, depth=Depth.QUICK)
    assert states(second) == {"a": "answered", "b": "answered", "c": "answered"}
    begun = [event.node.id for event in events if isinstance(event, e.NodeStarted)]
    assert begun == ["b", "c"]
    assert second.graph is not None
    assert second.graph.earlier == 1
    assert "unanswered" not in [notice.kind for notice in second.notices]


def test_an_inherited_graph_needs_nothing_that_it_does_not_have() -> None:
    graph = Graph(
        (Node("a", "A?", state=NodeState.FAILED), Node("b", "B?", ("a",), NodeState.ANSWERED)), rounds=2, responded=True
    )
    assert graph.inherited() == Graph((Node("b", "B?", (), NodeState.ANSWERED),), earlier=1)


async def test_an_answer_that_follows_a_research_may_name_its_sources() -> None:
    rewrite = "<websearch><question>not_needed</question></websearch>"
    model = Scripted({"planner": [code(A, RESPONSE)], "rewrite": [rewrite]})
    world = World(model)  # type: ignore[arg-type]
    first, _ = await asked(world, depth=Depth.QUICK)
    model.answers = {**model.answers, "plain": ["As said [1]."]}
    second, _ = await asked(world, "Thanks, and again?", parent=first.id)
    assert second.cited_numbers() == [1]
    assert second.source_numbered(1) == first.source_numbered(1)


async def test_an_endless_answer_of_a_part_is_cut_and_the_part_kept() -> None:
    model = Scripted({"planner": [code(A, RESPONSE)], "node": [["word [1] " * 100] * 1000]})
    turn, _ = await asked(World(model), depth=Depth.QUICK)  # type: ignore[arg-type]
    assert turn.graph is not None
    assert turn.graph.nodes[0].state is NodeState.ANSWERED
    assert 20_000 <= len(turn.graph.nodes[0].answer) < 25_000


async def test_a_node_without_a_name_is_called_by_its_question() -> None:
    plan = code('graph.add_node(node_name="", node_content="What is a?")', node("hurry", "What is b?"), node("seconds", "What is c?"), RESPONSE)  # noqa: E501  # fmt: skip
    turn, _ = await asked(World(Scripted({"planner": [plan]})), depth=Depth.QUICK)  # type: ignore[arg-type]
    assert states(turn) == {"What is a?": "answered", "hurry": "answered", "seconds": "answered"}


async def test_a_question_waits_for_one_that_failed_and_is_asked_without_its_answer() -> None:
    def said(request: ChatRequest) -> Said:
        return Unreachable("model") if "a?" in question_of(request) else "Air [1]."

    plan = code(A, B, 'graph.add_edge(start_node="a", end_node="b")', RESPONSE)
    model = Scripted({"planner": [plan], "node": [said]})
    turn, _ = await asked(World(model), depth=Depth.QUICK)  # type: ignore[arg-type]
    assert states(turn) == {"a": "failed", "b": "answered"}
    assert not any(part_of(request) == "plain" for request in model.requests)


async def stopped_at(world: World, kind: type[e.Event]) -> tuple[Turn, list[e.Event]]:
    events: list[e.Event] = []
    async for event in world.ask.run(Question("c", "What?", depth=Depth.QUICK)):
        events.append(event)
        if isinstance(event, kind):
            world.ask.stop(event.turn)
    return world.store.turns[events[0].turn], events


@pytest.mark.parametrize("kind", [e.ResearchStarted, e.PlannerCalled, e.GraphGrown, e.NodeStarted, e.ResearchFinished])
async def test_a_research_goes_on_from_wherever_it_was_cut_off(kind: type[e.Event]) -> None:
    model = Scripted({"planner": [lambda r: DONE if "The answers so far" in asked_last(r) else code(A, B)]})
    world = World(model)  # type: ignore[arg-type]
    turn, events = await stopped_at(world, kind)
    assert isinstance(events[-1], e.TurnStopped)
    assert can_resume(turn)
    turn, _ = await world.resumed(turn)
    assert turn.state is State.FINISHED
    assert states(turn) == {"a": "answered", "b": "answered"}
    assert turn.text.startswith("# Report")


async def test_a_research_that_goes_on_and_finds_no_plan_is_searched_like_any_question() -> None:
    world = World(Scripted({"planner": ["Let me think."]}))  # type: ignore[arg-type]
    turn, _ = await stopped_at(world, e.PlannerCalled)
    turn, _ = await world.resumed(turn)
    assert turn.state is State.FINISHED
    assert turn.text == "A plain answer [1]."
    assert world.channel.asked


async def test_stop_does_not_wait_behind_what_searchers_have_said_already() -> None:
    plan = code(*(node(f"n{n}", f"What is number {n}?") for n in range(12)), RESPONSE)
    world = World(Scripted({"planner": [plan], "node": [["word "] * 500]}))  # type: ignore[arg-type]
    after: list[e.Event] = []
    stopped = False
    async for event in world.ask.run(Question("c", "What?", depth=Depth.STANDARD)):
        if stopped:
            after.append(event)
        elif isinstance(event, e.InNode) and isinstance(event.event, e.TextDelta):
            stopped = world.ask.stop(event.turn)
    assert [type(event) for event in after] == [e.TurnStopped]


def test_only_numbers_that_a_model_makes_up_beside_the_known_ones_are_stray() -> None:
    stray, count = stray_markers("So [1, 99], and [98]. In [2024], row[500], `a[97]`.", {1, 2})
    assert [one.marker for one in stray] == ["[98]"]
    assert count == 2


async def test_without_a_model_the_pages_are_quoted_and_it_says_so() -> None:
    turn, _ = await asked(World(), "Why is the sky blue?", depth=Depth.QUICK)
    assert turn.state is State.FINISHED
    assert turn.depth is None
    assert turn.text
    assert "research_needs_model" in [notice.kind for notice in turn.notices]


def test_what_a_later_research_has_spent_is_its_own() -> None:
    old = Node("a", "A?", state=NodeState.ANSWERED, answer="word " * 100, findings=(Finding("s", FindingState.READ),))
    new = Node("b", "B?", state=NodeState.ANSWERED, answer="So.", findings=(Finding("t", FindingState.READ),))
    facts = facts_of(Turn("t", "c", "?", graph=Graph((old, new), earlier=1)))
    assert (facts.nodes, facts.answered, facts.pages) == (1, 1, 1)
    assert facts.tokens < 20
