"""Where the sub-questions of a research stand: layers by what they need, lanes between them for the edges. No Qt.

A place that a node has is never taken from it by nodes that come later, so a growing graph does not jump: nodes are
placed in the order in which they came, each in the free place of its layer that is nearest to what it needs.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.core.domain.graph import Node

WIDTH, HEIGHT = 208.0, 84.0  # of a node
GAP_X = 32.0  # between nodes: the lanes in which edges run
GAP_ROW, GAP_LAYER = 26.0, 56.0  # below a row within its layer, and below a layer
MARGIN = 16.0  # around all

Point = tuple[float, float]


@dataclass(frozen=True)
class Box:
    """A node's place; `layer` counts from above, a layer may have several rows."""

    x: float
    y: float
    layer: int
    row: int  # within its layer
    column: int

    @property
    def right(self) -> float:
        return self.x + WIDTH

    @property
    def bottom(self) -> float:
        return self.y + HEIGHT


@dataclass(frozen=True)
class Edge:
    """From what is needed to what needs it; `points` are the corners of its way, which crosses no node."""

    start: str
    end: str
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Layout:
    boxes: Mapping[str, Box] = field(default_factory=dict)
    edges: tuple[Edge, ...] = ()
    width: float = 0.0
    height: float = 0.0


def arrange(nodes: Sequence[Node], columns: int = 4) -> Layout:
    """`columns`: how many nodes stand side by side at most. Needs that name no node, and circles, are passed over."""
    columns = max(1, columns)
    layers = _layers(nodes)
    slots = _slots(nodes, layers, columns)
    depth = max(layers.values(), default=-1) + 1
    rows = [0] * depth
    for layer, row, _ in slots.values():
        rows[layer] = max(rows[layer], row + 1)
    tops: dict[tuple[int, int], float] = {}  # by layer and row
    y = MARGIN
    for layer, count in enumerate(rows):
        for row in range(count):
            tops[layer, row] = y
            y += HEIGHT + (GAP_ROW if row + 1 < count else GAP_LAYER)
    boxes = {
        node_id: Box(_left(column), tops[layer, row], layer, row, column)
        for node_id, (layer, row, column) in slots.items()
    }
    pairs = [(need, node.id) for node in nodes for need in node.needs if layers.get(need, depth) < layers[node.id]]
    edges = tuple(Edge(need, to, _way(boxes[need], boxes[to], rows, columns)) for need, to in pairs)
    return Layout(
        boxes,
        edges,
        max((box.right for box in boxes.values()), default=0.0) + MARGIN,
        max((box.bottom for box in boxes.values()), default=0.0) + MARGIN,
    )


def neighbour(layout: Layout, node_id: str, across: int, down: int) -> str:
    """The node that an arrow key leads to from `node_id`; itself where there is none on that side."""
    here = layout.boxes.get(node_id)
    if here is None:
        return next(iter(layout.boxes), "")
    best, near = node_id, float("inf")
    for other, box in layout.boxes.items():
        x, y = box.x - here.x, box.y - here.y
        ahead, aside = (x * across, abs(y)) if across else (y * down, abs(x))
        if ahead > 0 and (distance := ahead + 3 * aside if across else ahead * 3 + aside) < near:
            best, near = other, distance
    return best


def _layers(nodes: Sequence[Node]) -> dict[str, int]:
    """The longest way down to each node; nodes in a circle, which a good graph has not, end it where it closes."""
    by_id = {node.id: node for node in nodes}
    layers: dict[str, int] = {}
    for first in by_id:
        path: list[str] = [first]
        under_way: set[str] = set()
        while path:
            node_id = path[-1]
            under_way.add(node_id)
            needs = [need for need in by_id[node_id].needs if need in by_id]
            missing = next((need for need in needs if need not in layers and need not in under_way), None)
            if missing is not None:
                path.append(missing)
                continue
            path.pop()
            if node_id not in layers:
                layers[node_id] = max((layers[need] + 1 for need in needs if need in layers), default=0)
    return layers


def _slots(nodes: Sequence[Node], layers: Mapping[str, int], columns: int) -> dict[str, tuple[int, int, int]]:
    """(layer, row, column) by node."""
    slots: dict[str, tuple[int, int, int]] = {}
    occupied: set[tuple[int, int, int]] = set()
    for node in sorted(nodes, key=lambda one: layers[one.id]):  # stable: in the order in which they came
        layer = layers[node.id]
        over = [slots[need][2] for need in node.needs if need in slots and layers[need] < layer]
        preferred = sum(over) / len(over) if over else 0.0
        row = 0
        while not (free := [c for c in range(columns) if (layer, row, c) not in occupied]):
            row += 1
        place = layer, row, min(free, key=lambda column: (abs(column - preferred), column))
        occupied.add(place)
        slots[node.id] = place
    return slots


def _left(column: int) -> float:
    return MARGIN + GAP_X / 2 + column * (WIDTH + GAP_X)


def _way(start: Box, end: Box, rows: Sequence[int], columns: int) -> tuple[Point, ...]:
    """Down from one node to the next in the lanes between rows and columns. `rows`: how many each layer has."""
    share = (start.column + 1) / (columns + 1)  # edges of different columns run side by side, not on one another
    out = start.x + WIDTH / 2, start.bottom
    into = end.x + WIDTH / 2, end.y
    last_row = start.row == rows[start.layer] - 1
    below = start.bottom + (GAP_LAYER if last_row else GAP_ROW) * (0.15 + 0.6 * share)
    if last_row and end.row == 0 and end.layer == start.layer + 1:
        if out[0] == into[0]:
            return out, into
        return out, (out[0], below), (into[0], below), into
    side = start.x + WIDTH + GAP_X / 2 if into[0] > out[0] or start.column == 0 else start.x - GAP_X / 2
    beside = side + (share - 0.5) * GAP_X * 0.5
    over = end.y - (GAP_ROW if end.row else GAP_LAYER) * (0.9 - 0.6 * share)
    return out, (out[0], below), (beside, below), (beside, over), (into[0], over), into
