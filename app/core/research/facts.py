"""What a research has come to so far, read off its turn while it runs or when it has ended. No Qt."""

from dataclasses import dataclass
from functools import lru_cache

from app.core.citing.markers import place_citations
from app.core.domain.evidence import FindingState
from app.core.domain.graph import Node, NodeState
from app.core.domain.turn.running_turn import RunningTurn, small_turn
from app.core.domain.turn.sub_turn import sub_turn
from app.core.domain.turn.turn import State, Turn
from app.core.listing import findings_of
from app.core.ranking.budget import estimate_tokens


@dataclass(frozen=True)
class Facts:
    nodes: int = 0
    answered: int = 0
    running: int = 0
    ended: int = 0
    pages: int = 0  # read, over all sub-questions
    tokens: int = 0  # in and out together
    estimated: bool = False  # the services did not tell them
    cost: float | None = None  # in US dollars


def facts_of(turn: Turn) -> Facts:
    nodes = turn.graph.own() if turn.graph else ()  # what is left of a research before this one cost nothing now
    usage = turn.usage
    token_count = (usage.input or 0) + (usage.output or 0) if usage else 0
    return Facts(
        len(nodes),
        sum(node.state is NodeState.ANSWERED for node in nodes),
        sum(node.state is NodeState.RUNNING for node in nodes),
        sum(node.state.ended for node in nodes),
        sum(pages_of(turn, node) for node in nodes),
        token_count or sum(map(_tokens, nodes)),
        not token_count,
        usage.cost if usage else None,
    )


@lru_cache(maxsize=1000)
def _estimated(text: str) -> int:
    """By the text itself: the facts are read off anew many times a second, and texts of ended nodes stay the same."""
    return estimate_tokens(text)


def _tokens(node: Node) -> int:
    """What a sub-question that has ended used, estimated as its budget is."""
    if not node.state.ended:
        return 0
    passages = (passage.text for reference in node.references for passage in reference.passages)
    return sum(map(_estimated, passages)) + _estimated(node.answer)


def is_writing(turn: Turn, node: Node) -> bool:
    """Its pages are read, and its answer grows."""
    small = small_turn(turn, node.id)
    return node.state is NodeState.RUNNING and small is not None and bool(small.text_parts)


def pages_of(turn: Turn, node: Node) -> int:
    """How many were read for it."""
    return sum(finding.state is FindingState.READ for finding in findings_of(turn, node).values())


def node_turn(turn: Turn, node: Node) -> RunningTurn:
    """A sub-question as a turn of its own, for what shows turns: the live one, else one made of what is kept."""
    live = small_turn(turn, node.id)
    if live is not None and not node.state.ended:
        return live
    node_view = sub_turn(RunningTurn.of(turn), node)
    node_view.state = State.FAILED if node.state is NodeState.FAILED else State.FINISHED
    node_view.searched, node_view.text_parts = list(node.queries), [node.answer]
    node_view.findings = {finding.source: finding for finding in node.findings}
    node_view.references, node_view.usage, node_view.error = list(node.references), node.usage, node.failure
    used = {*node_view.findings, *(reference.source for reference in node.references)}
    node_view.sources |= {
        id: source for id, source in turn.sources.items() if id in used or source.number in node.numbers
    }
    node_view.citations = place_citations(node.answer, frozenset(node.numbers))
    return node_view
