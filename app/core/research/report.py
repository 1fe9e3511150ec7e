"""The report's evidence: what the answers of the nodes cite, one reference for each source over all of them."""

from collections.abc import Sequence

from app.core.domain.evidence import Passage, Reference
from app.core.domain.graph import Graph, Node
from app.core.ranking.budget import estimate_tokens

_FRAME = 40  # tokens around a source's passages


def references_of(graph: Graph) -> tuple[Reference, ...]:
    """Sources that answers cite, in the order in which they are cited first; then, where an answer cites none, its own.

    A source that several nodes were given has the passages of all of them, none twice.
    """
    merged: dict[str, tuple[int, list[Passage]]] = {}
    for node in graph.nodes:
        for reference in _cited(node):
            _, passages = merged.setdefault(reference.source, (reference.number, []))
            known = {passage.text for passage in passages}
            passages += [passage for passage in reference.passages if passage.text not in known]
    return tuple(Reference(number, source, tuple(passages)) for source, (number, passages) in merged.items())


def fitting(references: Sequence[Reference], budget: int) -> list[Reference]:
    """As many passages as the budget of tokens takes: the first one of every source, then the second ones …"""
    chosen: dict[int, list[Passage]] = {}
    left = budget
    depth = max((len(reference.passages) for reference in references), default=0)
    for level in range(depth):
        for place, reference in enumerate(references):
            if level >= len(reference.passages):
                continue
            passage = reference.passages[level]
            cost = estimate_tokens(passage.text) + (0 if place in chosen else _FRAME)
            if cost <= left:
                left -= cost
                chosen.setdefault(place, []).append(passage)
    return [Reference(references[p].number, references[p].source, tuple(chosen[p])) for p in sorted(chosen)]


def _cited(node: Node) -> list[Reference]:
    if not node.answer:
        return []
    by_number = {reference.number: reference for reference in node.references}
    cited = [by_number[number] for number in node.numbers if number in by_number]
    return cited or list(node.references)
