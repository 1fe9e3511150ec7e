"""What of a conversation is written down, and in which order."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from app.core.domain.citation import Citation
from app.core.domain.conversation import Conversation
from app.core.domain.evidence import Passage
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.core.export.words import Branches
from app.core.listing import reference_for

_NAME = 120  # characters of a title
_HEADING = 160  # of a question


@dataclass(frozen=True)
class TurnEntry:
    """`follows`: the turn that it follows, where that is not the one written down before it."""

    turn: Turn
    version: int = 1
    versions: int = 1
    follows: Turn | None = None


def entries(conversation: Conversation, branches: Branches = Branches.CURRENT) -> list[TurnEntry]:
    if branches is Branches.CURRENT:
        return [TurnEntry(turn) for turn in conversation.branch()]
    return _tree(conversation.turns)


def _tree(turns: Sequence[Turn]) -> list[TurnEntry]:
    """Each branch from where it leaves the one before; a damaged tree is no endless loop, and nothing of it is lost."""
    by_id = {turn.id: turn for turn in turns}
    followers: dict[str | None, list[Turn]] = defaultdict(list)
    for turn in turns:
        followers[turn.parent if turn.parent in by_id else None].append(turn)
    written: list[TurnEntry] = []
    visited: set[str] = set()
    waiting: list[Turn] = []
    for root in (*followers[None], *turns):  # the turns of a circle have no root
        waiting = [root]
        while waiting:
            turn = waiting.pop()
            if turn.id in visited:
                continue
            visited.add(turn.id)
            parent = by_id.get(turn.parent or "")
            siblings = followers[parent.id if parent else None]
            version = siblings.index(turn) + 1 if turn in siblings else 1
            is_next = bool(written) and parent is not None and written[-1].turn.id == parent.id
            written.append(TurnEntry(turn, version, max(1, len(siblings)), None if is_next else parent))
            waiting += reversed(followers[turn.id])
    return written


@dataclass(frozen=True)
class Note:
    """A source behind a place of an answer, and its words that the model was given."""

    number: int
    source: Source
    citation: Citation
    quote: str = ""
    passages: tuple[Passage, ...] = ()


def notes_of(turn: Turn, citation: Citation, turns: Sequence[Turn]) -> list[Note]:
    """One for each of its sources that is known. turns: of the whole conversation."""
    notes = []
    for number in dict.fromkeys(citation.numbers):
        source = turn.source_numbered(number)
        if source is not None:
            reference = reference_for(turn, number, turns)
            passages = reference.passages if reference else ()
            notes.append(Note(number, source, citation, _quote(citation, passages), passages))
    return notes


def _quote(citation: Citation, passages: Sequence[Passage]) -> str:
    """What the service quoted, else the sentence that fits best, else the best passage."""
    if citation.cited_text and len(citation.numbers) == 1:
        return citation.cited_text
    sentence = citation.support.sentence if citation.support else ""
    if sentence and any(sentence in passage.text for passage in passages):
        return sentence
    return max(passages, key=lambda passage: passage.score).text if passages else ""


def heading_of(question: str) -> tuple[str, bool]:
    """One line for it, and whether that is all of it."""
    lines = question.strip().splitlines()
    first = " ".join(lines[0].split()) if lines else ""
    whole = len(lines) <= 1 and len(first) <= _HEADING
    return (first if len(first) <= _HEADING else first[: _HEADING - 1].rstrip() + "…"), whole


def source_title(source: Source) -> str:
    """A line."""
    return " ".join((source.title or source.site or source.address).split())[:_NAME]


def file_label(path: str) -> str:
    """A document's name, without the folders of the machine where it was."""
    return path.replace("\\", "/").rstrip("/").rpartition("/")[2]
