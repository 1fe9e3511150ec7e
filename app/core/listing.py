"""What a turn's sources are to it: cited, read, consulted, only found. The window and the terminal list the same."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from app.core.domain.errors import FailureKind
from app.core.domain.evidence import Finding, FindingState, Passage, Reference
from app.core.domain.graph import Node
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.running_turn import RunningTurn, small_turn
from app.core.domain.turn.turn import Turn


class Group(StrEnum):
    CITED = "cited"
    READ = "read"  # read, not cited
    CONSULTED = "consulted"  # by the model's own search, not cited
    UNREAD = "found"  # found, not read
    FAILED = "failed"


@dataclass(frozen=True)
class SourceRow:
    """A source of a turn; `passages` are those that a model was given, in this turn or an earlier one.

    `from_provider`: a model service brought it with its own search; what there is of it are the service's words.
    """

    group: Group
    source: Source
    passages: tuple[Passage, ...] = ()
    reason: FailureKind | None = None  # where the page could not be read
    detail: str = ""  # foreign text
    from_provider: bool = False


def rows_of(turn: Turn, branch: Sequence[Turn] = ()) -> list[SourceRow]:
    """All sources of a turn: cited ones by number, the others best first. `branch`: the turns shown, oldest first."""
    cited = set(turn.cited_numbers())
    references = {r.source: r for r in turn.references or ()}
    listed = [s for s in turn.sources.values() if s.id in turn.findings or s.id in references or s.number in cited]
    rows = [_row(turn, source, cited, references, branch) for source in listed]
    place = {id_: number for number, id_ in enumerate(turn.findings)}
    groups = list(Group)

    def order(row: SourceRow) -> tuple[int, float, int]:
        number = row.source.number if row.group in (Group.CITED, Group.READ) and row.source.number else 10**6
        return groups.index(row.group), number, place.get(row.source.id, 10**6)

    return sorted(rows, key=order)


def _row(
    turn: Turn, source: Source, cited: set[int], references: dict[str, Reference], branch: Sequence[Turn]
) -> SourceRow:
    finding = turn.findings.get(source.id) or Finding(source.id, FindingState.READ)
    reference = references.get(source.id)
    from_provider = is_from_provider(turn, source)
    if source.number in cited and source.number is not None:
        group = Group.CITED
        if reference is None and (earlier := _earlier_reference(turn, source, branch)) is not None:
            reference, from_provider = earlier[1], is_from_provider(earlier[0], source)
    else:
        unread = Group.CONSULTED if from_provider else Group.UNREAD
        group = {FindingState.READ: Group.READ, FindingState.FAILED: Group.FAILED}.get(finding.state, unread)
    passages = reference.passages if reference else ()
    return SourceRow(group, source, passages, finding.reason, finding.detail, from_provider)


def is_from_provider(turn: Turn, source: Source) -> bool:
    """True where all that a turn holds of a source comes from a model service's own search."""
    finding = turn.findings.get(source.id)
    if finding is None or finding.state is not FindingState.LISTED:
        return False
    return searched_itself(turn) or source.origin is Origin.PROVIDER


def searched_itself(turn: Turn) -> bool:
    """True where the answering model searched by its service's own search."""
    builtin = isinstance(turn, RunningTurn) and turn.builtin
    return builtin or turn.searched_unasked or (turn.plan is not None and turn.plan.origin == "builtin")


def reference_for(turn: Turn, number: int, branch: Sequence[Turn]) -> Reference | None:
    """The reference that a number names: in the turn itself, else in the nearest one that it follows."""
    if (own := turn.reference(number)) is not None:
        return own
    source = turn.source_numbered(number)
    earlier = _earlier_reference(turn, source, branch) if source is not None else None
    return earlier[1] if earlier is not None else None


def _earlier_reference(turn: Turn, source: Source, branch: Sequence[Turn]) -> tuple[Turn, Reference] | None:
    """The nearest earlier turn that was given this source, whatever number it had there, and what it was given."""
    earlier = ((t, r) for t in _before(turn, branch) for r in t.references or () if r.source == source.id)
    return next(earlier, None)


def _before(turn: Turn, branch: Sequence[Turn]) -> Iterator[Turn]:
    """The turns that a turn follows, the nearest first. What came after it, or beside it, gave it nothing."""
    by_id = {one.id: one for one in branch}
    while turn.parent is not None and (parent := by_id.pop(turn.parent, None)) is not None:
        yield parent
        turn = parent


def source_for(turn: Turn, number: int, branch: Sequence[Turn]) -> Source | None:
    """The source that a number names in the turn, or in the nearest one that it follows."""
    turns = (turn, *_before(turn, branch))
    return next((s for t in turns if (s := t.source_numbered(number)) is not None), None)


def findings_of(turn: Turn, node: Node) -> dict[str, Finding]:
    """The pages of a sub-question by source, from its small turn while that is under way."""
    small = small_turn(turn, node.id)
    if small is not None and not node.state.ended:
        return small.findings
    return {finding.source: finding for finding in node.findings}


def all_findings(turn: Turn) -> dict[str, Finding]:
    """The pages of the whole turn; what one sub-question read counts as read, whatever became of it in others."""
    findings = dict(turn.findings)
    for node in turn.graph.nodes if turn.graph else ():
        for source, finding in findings_of(turn, node).items():
            if source not in findings or finding.state is FindingState.READ:
                findings[source] = finding
    return findings


def with_all_findings(turn: Turn) -> Turn:
    return replace(turn, findings=all_findings(turn)) if turn.graph is not None else turn
