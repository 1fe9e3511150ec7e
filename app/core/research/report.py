"""The report's evidence: what the answers of the nodes cite, one reference for each source over all of them."""

from app.core.domain.evidence import Passage, Reference
from app.core.domain.graph import Graph, Node


def references_of(graph: Graph) -> tuple[Reference, ...]:
    """Sources that answers cite, in the order in which they are cited first; then, where an answer cites none, its own.

    A source that several nodes were given has the passages of all of them, none twice.
    """
    merged: dict[str, tuple[int, list[Passage]]] = {}
    for node in graph.nodes:
        for reference in _cited(node):
            _, passages = merged.setdefault(reference.source, (reference.number, []))
            texts = {passage.text for passage in passages}
            passages += [passage for passage in reference.passages if passage.text not in texts]
    return tuple(Reference(number, source, tuple(passages)) for source, (number, passages) in merged.items())


def _cited(node: Node) -> list[Reference]:
    if not node.answer:
        return []
    by_number = {reference.number: reference for reference in node.references}
    cited = [by_number[number] for number in node.numbers if number in by_number]
    return cited or list(node.references)
