"""The graph of a research grows without circles, doubles or more nodes than it may have."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from app.core.domain.graph import Graph, Node, NodeState, same_question

NAMES = st.sampled_from("abcdefg")


def grown(*nodes: Node, edges: tuple[tuple[str, str], ...] = (), graph: Graph | None = None) -> Graph:
    return (graph or Graph()).grown(nodes, edges, 10)[0]


def test_a_node_is_ready_when_all_that_it_needs_has_ended() -> None:
    graph = grown(Node("a", "A?"), Node("b", "B?"), edges=(("a", "b"),))
    assert [node.id for node in graph.ready()] == ["a"]
    graph = graph.with_node(replace(graph.nodes[0], state=NodeState.FAILED))
    assert [node.id for node in graph.ready()] == ["b"]


def test_a_question_in_other_spacing_and_case_is_the_same() -> None:
    graph, refused = grown(Node("a", "Who is it?")).grown([Node("b", "who  is IT")], [], 10)
    assert [node.id for node in graph.nodes] == ["a"]
    assert [one.kind for one in refused] == ["repeated"]


def test_whoever_needs_a_repeated_question_needs_the_first() -> None:
    graph = grown(Node("a", "Who?"))
    graph, _ = graph.grown([Node("x", "who"), Node("b", "When?")], [("x", "b")], 10)
    assert graph.nodes[1].needs == ("a",)


def test_a_new_question_under_a_taken_name_gets_another_name() -> None:
    graph, _ = grown(Node("a", "Who?")).grown([Node("a", "When?"), Node("b", "Where?")], [("a", "b")], 10)
    assert [node.id for node in graph.nodes] == ["a", "a_", "b"]
    assert graph.nodes[2].needs == ("a_",)


def test_a_node_that_has_begun_cannot_wait_for_another() -> None:
    graph = grown(Node("a", "A?"), Node("b", "B?"))
    graph = graph.with_node(replace(graph.nodes[1], state=NodeState.RUNNING))
    graph, refused = graph.grown([], [("a", "b")], 10)
    assert graph.nodes[1].needs == ()
    assert [one.kind for one in refused] == ["started"]


@given(
    st.lists(st.tuples(NAMES, st.text("xyz ", max_size=3)), max_size=12),
    st.lists(st.tuples(NAMES, NAMES), max_size=30),
    st.integers(0, 8),
)
def test_whatever_is_wanted_every_node_can_be_reached_in_some_order(
    wanted: list[tuple[str, str]], edges: list[tuple[str, str]], most: int
) -> None:
    graph, _ = Graph().grown([Node(name, question) for name, question in wanted], edges, most)
    assert len(graph.nodes) <= most
    assert len({same_question(node.question) for node in graph.nodes}) == len(graph.nodes)
    assert len({node.id for node in graph.nodes}) == len(graph.nodes)
    for _ in range(len(graph.nodes)):
        for node in graph.ready():
            graph = graph.with_node(replace(node, state=NodeState.ANSWERED))
    assert not graph.ready()
    assert all(node.state is NodeState.ANSWERED for node in graph.nodes)
