"""The places of sub-questions: nothing overlaps, nothing jumps, whatever the graph."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.domain.graph import Node
from app.ui.research.layout import HEIGHT, WIDTH, Box, Layout, arrange, neighbour
from tests.ui.research.samples import many, nodes


@st.composite
def graphs(draw: st.DrawFn, most: int = 24) -> tuple[Node, ...]:
    """Nodes that need some of those before them."""
    count = draw(st.integers(1, most))
    return tuple(
        Node(
            f"n{i}", f"Question {i}?", tuple(f"n{j}" for j in sorted(draw(st.sets(st.integers(0, i - 1), max_size=3))))
        )
        if i
        else Node("n0", "Question 0?")
        for i in range(count)
    )


def overlap(one: Box, other: Box) -> bool:
    return abs(one.x - other.x) < WIDTH and abs(one.y - other.y) < HEIGHT


def crosses(box: Box, a: tuple[float, float], b: tuple[float, float]) -> bool:
    """A straight or upright line through the inside of a box."""
    left, right, top, bottom = min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1])
    return left < box.right - 1 and right > box.x + 1 and top < box.bottom - 1 and bottom > box.y + 1


def check(layout: Layout, count: int) -> None:
    boxes = list(layout.boxes.values())
    assert len(boxes) == count
    assert not any(overlap(one, other) for i, one in enumerate(boxes) for other in boxes[:i])
    assert all(box.x >= 0 and box.right <= layout.width and box.bottom <= layout.height for box in boxes)
    for edge in layout.edges:
        assert layout.boxes[edge.start].layer < layout.boxes[edge.end].layer
        for a, b in zip(edge.points, edge.points[1:], strict=False):
            assert a[0] == b[0] or a[1] == b[1]
            assert not any(crosses(box, a, b) for box in boxes)


@given(graphs(), st.integers(1, 6))
def test_no_node_overlaps_another_and_no_edge_crosses_one(graph: tuple[Node, ...], columns: int) -> None:
    layout = arrange(graph, columns)
    check(layout, len(graph))
    assert len(layout.edges) == sum(len(node.needs) for node in graph)


@given(graphs(), st.integers(1, 6))
def test_a_node_keeps_its_place_when_others_come(graph: tuple[Node, ...], columns: int) -> None:
    for count in range(1, len(graph)):
        before, after = arrange(graph[:count], columns), arrange(graph[: count + 1], columns)
        for node_id, box in before.boxes.items():
            now = after.boxes[node_id]
            assert (now.layer, now.row, now.column, now.x) == (box.layer, box.row, box.column, box.x)
            assert now.y >= box.y


@pytest.mark.parametrize("count", [1, 3, 30, 200])
def test_every_size_has_its_places(count: int) -> None:
    check(arrange(many(count), 4), count)


def test_three_nodes_stand_as_one_draws_them() -> None:
    a, b, c = (arrange(nodes(), 3).boxes[i] for i in "abc")
    assert (a.y, a.column, b.column) == (b.y, 0, 1)
    assert c.y > a.bottom


def test_a_child_stands_below_what_it_needs() -> None:
    graph = (Node("a", "A"), Node("b", "B"), Node("c", "C"), Node("d", "D", ("c",)))
    assert arrange(graph, 3).boxes["d"].column == 2


def test_circles_and_unknown_needs_end_in_a_drawing() -> None:
    graph = (Node("a", "A", ("b",)), Node("b", "B", ("a",)), Node("c", "C", ("c", "gone")))
    layout = arrange(graph)
    assert set(layout.boxes) == {"a", "b", "c"}


def test_a_long_chain_is_no_deep_call() -> None:
    chain = tuple(Node(f"n{i}", "?", (f"n{i - 1}",) if i else ()) for i in range(3000))
    assert arrange(chain[::-1]).boxes["n2999"].layer == 2999


def test_nothing_has_no_size_to_speak_of() -> None:
    assert arrange(()).boxes == {}


def test_arrows_lead_to_the_nearest_node_of_that_side() -> None:
    layout = arrange(nodes(), 3)
    assert neighbour(layout, "a", 1, 0) == "b"
    assert neighbour(layout, "b", 0, 1) == "c"
    assert neighbour(layout, "c", 0, -1) == "a"
    assert neighbour(layout, "a", -1, 0) == "a"
    assert neighbour(layout, "gone", 0, 1) == "a"
