"""Two dialects of a planner, one meaning; whatever else a reply holds, nothing is run and nothing is raised."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.domain.chat import ToolCall
from app.core.research.dialects import ASK, CLARIFY, RESPOND, growth_of_calls, growth_of_text
from tests.core.research.scripted import RESPONSE, code, edge, node


def ask(*questions: object) -> ToolCall:
    return ToolCall("c", ASK.name, json.dumps({"questions": questions}))


def test_both_dialects_say_the_same() -> None:
    block = code(
        'graph.add_root_node(node_content="Who?", node_name="root")',
        node("maker", "Who made it?"),
        node("born", "When was the maker born?"),
        edge("root", "maker"),
        edge("maker", "born"),
        RESPONSE,
        edge("born", "response"),
    )
    calls = [
        ask(
            {"name": "maker", "question": "Who made it?"},
            {"name": "born", "question": "When was the maker born?", "needs": ["maker"]},
        ),
        ToolCall("d", RESPOND.name, ""),
    ]
    assert growth_of_text(block) == growth_of_calls(calls)
    assert growth_of_text(block).edges == (("maker", "born"),)
    assert growth_of_text(block).respond


@pytest.mark.parametrize(
    "text",
    [
        f"Thought.\n<|action_start|><|interpreter|>\n```python\n{node('a', 'What?')}\n```<|action_end|>",
        f"<|action_start|><|interpreter|>{node('a', 'What?')}",
        f"```\n{node('a', 'What?')}\n```",
        f"Here you are:\n{node('a', 'What?')}",
        'graph.add_node("a", "What?")',
        'graph.add_node(name="a", content="What?")',
        f"```python\ngraph = WebSearchGraph()\nimport os\nx = {node('a', 'What?')}\nprint(graph)\ngraph\n```",
        f"```python\n{node('a', 'What?')}\nthis is no python\n```",
    ],
)
def test_the_block_is_found_in_many_dresses(text: str) -> None:
    growth = growth_of_text(text)
    assert [(one.id, one.question) for one in growth.nodes] == [("a", "What?")]
    assert growth.understood


@pytest.mark.parametrize(
    "line",
    [
        "__import__('os').system('touch pwned')",
        "graph.add_node(node_name=open('/etc/passwd').read(), node_content='x')",
        "graph.add_node(node_name='a' + 'b', node_content='x')",
        "graph.add_node(node_name=f'{1}', node_content='x')",
        "graph.__class__.__init__('x')",
        "graph.exec_code('x')",
        "graph.nodes['a'].add_node('a', 'b')",
        "[graph.add_node('a', 'b') for i in range(10 ** 9)]",
        "while True: pass",
        "def f(): graph.add_node('a', 'b')",
        "lambda: graph.reset()",
        "graph.add_node(*['a', 'b'])",
        "graph.add_node(**{'node_name': 'a', 'node_content': 'b'})",
        "x = 9 ** 9 ** 9",
        "del graph",
        "exec('graph.reset()')",
    ],
)
def test_everything_else_is_refused_and_runs_nothing(line: str) -> None:
    growth = growth_of_text(code(line))
    assert not growth.nodes
    assert growth.refused
    assert not growth.understood


def test_reset_forgets_what_stands_before_it() -> None:
    growth = growth_of_text(code(node("a", "What?"), "graph.reset()", node("b", "Who?")))
    assert [one.id for one in growth.nodes] == ["b"]
    assert growth.reset


def test_a_question_to_the_user_is_read_in_both_dialects() -> None:
    assert growth_of_text("<ask_user>Which one?</ask_user>").clarify == "Which one?"
    assert growth_of_calls([ToolCall("c", CLARIFY.name, '{"question": "Which one?"}')]).clarify == "Which one?"


def test_prose_is_not_understood() -> None:
    assert not growth_of_text("I would first look up who made it.").understood


PIECES = st.sampled_from(
    [node("a", "What?"), edge("a", "b"), RESPONSE, "graph.", "(", '"""', "\\", "\x00", "```", "```python\n", "\n", "é",
     "<|action_start|><|interpreter|>", "<|action_end|>", "graph.add_node(", "'" * 3, "\ud800", "  ", "if x:", "#"]
)  # fmt: skip


@given(st.lists(st.one_of(PIECES, st.text(max_size=20)), max_size=25))
def test_no_reply_raises_anything(pieces: list[str]) -> None:
    growth_of_text("".join(pieces))
    growth_of_text("```python\n" + "".join(pieces))


@given(
    st.lists(
        st.tuples(
            st.sampled_from([ASK.name, RESPOND.name, CLARIFY.name, "other"]),
            st.one_of(
                st.text(max_size=30),
                st.recursive(
                    st.one_of(st.none(), st.integers(), st.text(max_size=5)),
                    lambda inner: st.one_of(
                        st.lists(inner, max_size=3),
                        st.dictionaries(st.sampled_from(["questions", "name", "question", "needs"]), inner, max_size=4),
                    ),
                    max_leaves=8,
                ).map(json.dumps),
            ),
        ),
        max_size=4,
    )
)
def test_no_call_raises_anything(calls: list[tuple[str, str]]) -> None:
    growth_of_calls([ToolCall("c", name, arguments) for name, arguments in calls])
