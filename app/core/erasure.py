"""A turn without the words of facts that the user had forgotten. What its answer says stays: it is the model's."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from app.core.domain.citation import Citation
from app.core.domain.editing import Edit, EditKind
from app.core.domain.evidence import Reference
from app.core.domain.graph import Graph
from app.core.domain.memory import FORGOTTEN
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn

TITLE = "(forgotten)"


def blank(source: Source) -> Source:
    """What is left of a source that was a fact: its number."""
    return replace(source, title=TITLE, snippet="", kind=FORGOTTEN, query="", provider_data={})


def forget_in(turn: Turn, ids: Collection[str]) -> Turn:
    """ids: of the sources that were facts. The turn itself stays as it is."""
    if not ids:
        return turn
    numbers = {s.number for s in turn.sources.values() if s.id in ids}
    numbers |= {r.number for r in turn.references or () if r.source in ids}
    original = turn.original
    return replace(
        turn,
        sources={id: blank(source) if id in ids else source for id, source in turn.sources.items()},
        references=None if turn.references is None else [_reference(one, ids) for one in turn.references],
        citations=_citations(turn.citations, numbers),
        original=None if original is None else replace(original, citations=_citations(original.citations, numbers)),
        edits=edits_without(turn.edits, numbers),
        graph=None if turn.graph is None else graph_without(turn.graph, ids),
        messages=[],  # answers of tools hold what was handed over; later turns get the answer's own text instead
    )


def _citations(citations: Iterable[Citation], numbers: Collection[int | None]) -> tuple[Citation, ...]:
    return tuple(citation_without_words(one) if speaks_of(one, numbers) else one for one in citations)


def speaks_of(citation: Citation, numbers: Collection[int | None]) -> bool:
    """Whether words of these sources stand in a citation: its own, or those that it tells of beside it."""
    others = citation.disagreement.values if citation.disagreement is not None else ()
    return any(number in numbers for number in (*citation.numbers, *(one.number for one in others)))


def citation_without_words(citation: Citation) -> Citation:
    support = None if citation.support is None else replace(citation.support, sentence="")
    return replace(citation, cited_text="", support=support, disagreement=None)


def edits_without(edits: Iterable[Edit], numbers: Collection[int | None]) -> tuple[Edit, ...]:
    """Without the words of these sources that the editor went by; the answer's own words stay."""
    return tuple(replace(edit, detail="") if _quotes(edit, numbers) else edit for edit in edits)


def _quotes(edit: Edit, numbers: Collection[int | None]) -> bool:
    """A date is no word of theirs."""
    own = (*edit.from_numbers, *edit.to_numbers)
    return edit.kind is not EditKind.DATED and any(number in numbers for number in own)


def graph_without(graph: Graph, ids: Collection[str]) -> Graph:
    nodes = (replace(node, references=tuple(_reference(r, ids) for r in node.references)) for node in graph.nodes)
    return replace(graph, nodes=tuple(nodes))


def _reference(reference: Reference, ids: Collection[str]) -> Reference:
    return replace(reference, passages=()) if reference.source in ids else reference
