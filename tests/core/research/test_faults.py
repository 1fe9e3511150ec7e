"""Whatever planner, searcher or network do wrong, a research ends in an answer, a part of one, or a sentence."""

import json
from collections.abc import Sequence

import pytest

from app.core.domain import events as e
from app.core.domain.chat import ChatRequest, TextPart
from app.core.domain.errors import BadAnswer, TimedOut, Unreachable
from app.core.domain.graph import Depth
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State
from tests.core.research.scripted import RESPONSE, Answer, Said, Scripted, ask_call, code, edge, node, question_of
from tests.core.world import World, kinds

A, B = node("a", "Why is the sky blue?"), node("b", "Why is the sea blue?")
DONE = code(RESPONSE)
MANY = json.dumps({"questions": [{"name": f"n{i}", "question": f"What is number {i}?"} for i in range(200)]})


def _only_sky(request: ChatRequest) -> Said:
    return "Air [1]." if "sky" in question_of(request) else Unreachable("model")


# ruff: noqa: E501  (a row is a fault)
# fault: (what the planner says, what other parts say, how many questions are answered, how the turn ends)
Row = tuple[Sequence[Answer], dict[str, Sequence[Answer]], int, State]
FINISHED, FAILED = State.FINISHED, State.FAILED
FAULTS: dict[str, Row] = {
    "a node name in the wrong case": ([code(A, 'graph.node("A")', RESPONSE)], {}, 1, FINISHED),
    "an edge from a node that is not there": ([code(A, B, edge("Sub0", "b")), DONE], {}, 2, FINISHED),
    "a wrong keyword": ([code(A, 'graph.add_edge(begin="a", finish="b")', B), DONE], {}, 2, FINISHED),
    "a syntax error": ([f"```python\n{A}\ngraph.add_node(\n```", DONE], {}, 1, FINISHED),
    "a searcher that raises": ([code(A, B), DONE], {"node": [_only_sky]}, 1, FINISHED),
    "a report asked for with the searches": ([code(A, B, RESPONSE)], {}, 2, FINISHED),
    "a node that needs itself": ([code(A, edge("a", "a")), DONE], {}, 1, FINISHED),
    "a circle": ([code(A, B, edge("a", "b"), edge("b", "a")), DONE], {}, 2, FINISHED),
    "200 nodes at once": ([[ask_call(MANY)], "enough"], {}, 12, FINISHED),
    "the same question twice": ([code(A, node("c", "why is the SKY blue")), DONE], {}, 1, FINISHED),
    "an empty answer of a node": ([code(A, B), DONE], {"node": ["", "Air [1]."]}, 2, FINISHED),
    "a call of the system": ([code("__import__('os').system('touch /tmp/pwned')", A), DONE], {}, 1, FINISHED),
    "an endless loop": ([code("while True: pass", A), DONE], {}, 1, FINISHED),
    "an import and a loop over nodes": ([code("import os", "for i in range(9): graph.reset()", A), DONE], {}, 1, FINISHED),
    "a block of a megabyte": (["```python\n" + "x = 1\n" * 170_000 + "```", code(A, RESPONSE)], {}, 1, FINISHED),
    "a block that nests a thousand deep": ([code("(" * 5000), code(A, RESPONSE)], {}, 1, FINISHED),
    "a planner that never stops": ([lambda r: code(node(f"x{len(r.messages)}", f"What is {len(r.messages)}?"))], {}, 4, FINISHED),
    "a planner that only talks": (["Let me think about it."], {}, 0, FINISHED),
    "a planner that says nothing": ([""], {}, 0, FINISHED),
    "arguments that are no JSON": ([[ask_call("{questions:")], [ask_call('{"questions": 7}')], DONE], {}, 0, FINISHED),
    "a planner that fails at once": ([Unreachable("model")], {}, 0, FAILED),
    "a planner that fails later": ([code(A), TimedOut("model")], {}, 1, FINISHED),
    "a planner cut off in its first reply": ([[TextPart("```python\n"), Unreachable("model")]], {}, 0, FAILED),
    "a rewrite that fails": ([code(A), DONE], {"rewrite": [BadAnswer("model")]}, 1, FINISHED),
    "a choice of pages that fails": ([code(A), DONE], {"select": [Unreachable("model")]}, 1, FINISHED),
    "a node cut off in its answer": ([code(A, B), DONE], {"node": [["Half [1]", Unreachable("m")], "Whole [1]."]}, 2, FINISHED),
    "a report cut off": ([code(A), DONE], {"report": [["Half a report [1]", Unreachable("m")]]}, 1, FAILED),
    "a report with a number that is not there": ([code(A), DONE], {"report": ["Well [1][99]."]}, 1, FINISHED),
    "a report with double brackets": ([code(A), DONE], {"report": ["Well [[1]]."]}, 1, FINISHED),
}  # fmt: skip


@pytest.mark.parametrize("row", FAULTS.values(), ids=FAULTS)
async def test_a_fault_ends_in_an_answer_a_part_or_a_sentence(row: Row) -> None:
    planner, others, answered, state = row
    tools = isinstance(planner[0], list) and not isinstance(planner[0][0], TextPart)
    model = Scripted({"planner": planner, **others}, tools=tools)
    world = World(model)  # type: ignore[arg-type]
    events = [event async for event in world.ask.run(Question("c", "What is blue?", depth=Depth.STANDARD))]
    turn = world.store.turns[events[0].turn]
    assert turn.state is state
    assert len(turn.graph.answered() if turn.graph else ()) == answered
    assert (turn.error is not None) == (state is FAILED)
    if state is FINISHED:
        assert turn.text
    assert sum(isinstance(event, e.TurnFinished | e.TurnFailed | e.TurnStopped) for event in events) == 1
    known = (
        {source.number for source in turn.book}
        if isinstance(turn, RunningTurn)
        else {s.number for s in turn.sources.values()}
    )
    assert set(turn.cited_numbers()) <= known | {s.number for s in turn.sources.values()}


async def test_questions_without_an_answer_are_named() -> None:
    world = World(Scripted({"planner": [code(A, B), DONE], "node": [_only_sky]}))  # type: ignore[arg-type]
    events = [event async for event in world.ask.run(Question("c", "What is blue?", depth=Depth.STANDARD))]
    turn = world.store.turns[events[0].turn]
    notice = next(notice for notice in turn.notices if notice.kind == "unanswered")
    assert (notice.data["count"], notice.data["total"]) == ("1", "2")
    assert "blue?" in notice.data["names"]
    assert "unanswered" in kinds(turn)
