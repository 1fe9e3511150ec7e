"""What the sources panel lists for a turn, and which passage stands behind a citation. No Qt."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from app.core.domain.addresses import is_web_address
from app.core.domain.citation import Citation
from app.core.domain.evidence import Finding, Found, Passage, Reference
from app.core.domain.sources import Origin, Source
from app.core.domain.turn import Turn
from app.core.ranking.tokens import content_tokens


class Group(StrEnum):
    CITED = "cited"
    READ = "read"  # read, not cited
    CONSULTED = "consulted"  # by the model's own search, not cited
    FOUND = "found"  # found, not read
    FAILED = "failed"


@dataclass(frozen=True)
class SourceRow:
    """A source of a turn; `passages` are those that a model was given, in this turn or an earlier one.

    `given`: a model service brought it with its own search; what there is of it are the service's words.
    """

    group: Group
    source: Source
    passages: tuple[Passage, ...] = ()
    reason: str = ""  # an error's kind, where the page could not be read
    detail: str = ""  # foreign text
    given: bool = False


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
    finding = turn.findings.get(source.id) or Finding(source.id, Found.READ)
    reference = references.get(source.id)
    given = is_given(turn, source)
    if source.number in cited and source.number is not None:
        group = Group.CITED
        if reference is None and (earlier := _referring(turn, source.number, branch)) is not None:
            reference, given = earlier.reference(source.number), is_given(earlier, source)
    else:
        found = Group.CONSULTED if given else Group.FOUND
        group = {Found.READ: Group.READ, Found.FAILED: Group.FAILED}.get(finding.state, found)
    passages = reference.passages if reference else ()
    return SourceRow(group, source, passages, finding.reason, finding.detail, given)


def is_given(turn: Turn, source: Source) -> bool:
    """True where all that a turn holds of a source comes from a model service's own search."""
    finding = turn.findings.get(source.id)
    if finding is None or finding.state is not Found.FOUND:
        return False
    return searched_itself(turn) or source.origin is Origin.PROVIDER


def is_document(source: Source) -> bool:
    """True for a document of the user's, which opens here and not in a browser."""
    if is_web_address(source.address) or source.origin is Origin.MEMORY:
        return False
    return source.origin is Origin.FILE or (source.origin is Origin.KNOWLEDGE and bool(source.document or source.url))


def pages_of(row: SourceRow) -> tuple[int, ...]:
    """The pages that its passages stand on, in order."""
    return tuple(sorted({passage.page for passage in row.passages if passage.page > 0}))


def searched_itself(turn: Turn) -> bool:
    """True where the answering model searched by its service's own search."""
    return turn.builtin or (turn.plan is not None and turn.plan.origin == "builtin")


def reference_for(turn: Turn, number: int, branch: Sequence[Turn]) -> Reference | None:
    """The reference that a number names: in the turn itself, else in the nearest earlier turn of the branch."""
    holder = _referring(turn, number, branch)
    return holder.reference(number) if holder is not None else None


def _referring(turn: Turn, number: int, branch: Sequence[Turn]) -> Turn | None:
    if turn.reference(number) is not None:
        return turn
    ids = [t.id for t in branch]
    earlier = branch[: ids.index(turn.id)] if turn.id in ids else branch
    return next((t for t in reversed(earlier) if t.reference(number) is not None), None)


def source_for(turn: Turn, number: int, branch: Sequence[Turn]) -> Source | None:
    """The source that a number names, wherever in the branch it is known."""
    return next((s for t in (turn, *reversed(branch)) if (s := t.source_numbered(number)) is not None), None)


def by_claim(passages: Sequence[Passage], claim: str, cited_text: str = "") -> list[Passage]:
    """The passages, the one that supports the claim first: by the provider's own quotation, else by shared words."""
    wanted = set(content_tokens(claim))

    def fit(passage: Passage) -> tuple[bool, float]:
        there = set(content_tokens(passage.text))
        return is_quoted(passage, cited_text), len(wanted & there) / (len(there) + 20) ** 0.3

    best = max(passages, key=fit, default=None)
    others = sorted((p for p in passages if p is not best), key=lambda p: not is_quoted(p, cited_text))
    return [] if best is None else [best, *others]


def is_quoted(passage: Passage, cited_text: str) -> bool:
    """True where a provider's quotation stands in the passage, or the passage is one of several that it quotes."""
    words, quoted = passage.text.strip(), cited_text.strip()
    return bool(words) and bool(quoted) and (quoted in words or words in quoted)


def claim_of(text: str, citation: Citation) -> str:
    """The words that a citation supports: its claim, else the sentence before its place, without markers."""
    if citation.claim is not None:
        return text[citation.claim[0] : citation.claim[1]]
    if citation.place is None:
        return ""
    before = _MARKER.sub("", text[max(0, citation.place[0] - 600) : citation.place[0]]).rstrip()
    sentences = _SENTENCE_END.split(before)
    return next((s for s in reversed(sentences) if s.strip()), "")


_MARKER = re.compile(r"\[[\d,\s^-]+\]|【\d+】")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])|\n+")
