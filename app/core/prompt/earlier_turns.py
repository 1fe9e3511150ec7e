"""What a turn leaves to later ones, and whether an answer can go on."""

from dataclasses import dataclass, replace
from functools import partial
from weakref import ref

from app.core.citing.grounded import numbered_answer
from app.core.domain.chat import Role
from app.core.domain.conversation import Conversation
from app.core.domain.evidence import Reference
from app.core.domain.graph import Graph
from app.core.domain.settings import BUILTIN
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.turn import State, Turn, program_of
from app.core.prompt.offered_tools import called_servers
from app.core.ranking.budget import estimate_tokens


def own_search(turn: Turn) -> str:
    """Under this name the answering model's own search rests: another service's need not rest with it."""
    return f"{BUILTIN}:{turn.model.provider if turn.model else ''}"


@dataclass(frozen=True)
class _Entry:
    """What was made of a turn, which is gone from here as soon as nobody else holds the turn."""

    turn: ref[Turn]
    numbers: dict[str, int]  # source → the book's number, which was the turn's own
    past: PastTurn


class PastTurns:
    """What later turns know of earlier ones, made once of each turn as it is."""

    def __init__(self) -> None:
        self._entries: dict[str, _Entry] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def of(self, turn: Turn, book: SourceBook) -> PastTurn:
        entry = self._entries.get(turn.id)
        if entry is not None and entry.turn() is turn and _hold(entry.numbers, book):
            return entry.past
        numbers = {source.id: n for n in _numbers_in(turn) if (source := turn.source_numbered(n)) is not None}
        past = past_turn(turn, book)
        if len(numbers) == len(_numbers_in(turn)) and _hold(numbers, book):
            self._entries[turn.id] = _Entry(ref(turn, partial(self._forget, turn.id)), numbers, past)
        return past

    def _forget(self, turn_id: str, reference: "ref[Turn]") -> None:
        entry = self._entries.get(turn_id)
        if entry is not None and entry.turn is reference:
            self._entries.pop(turn_id, None)


def _hold(numbers: dict[str, int], book: SourceBook) -> bool:
    return all((source := book.find(id)) is not None and source.number == number for id, number in numbers.items())


def past_turn(turn: Turn, book: SourceBook) -> PastTurn:
    """What later turns know of this one, by the book's numbers, which are its own but where somebody else wrote into
    the conversation meanwhile. Its messages count only where it is the whole answer."""
    turn, agreed = _by_book(turn, book)
    own = agreed and turn.original is None  # what the editor changed stands in the answer, not in the messages
    whole = own and turn.state is State.FINISHED and turn.messages and turn.messages[-1].role is Role.ASSISTANT
    answer = numbered_answer(turn)
    return PastTurn(
        turn.question,
        answer,
        tuple(turn.cited_numbers()),
        tuple(turn.references or ()),
        turn.question_images,
        tuple(turn.messages) if whole and not turn.messages[-1].calls else (),
        turn.files,
        called_servers(turn.messages),
        (estimate_tokens(turn.question), estimate_tokens(answer)),
        turn.web_queries(),
    )


def can_resume(turn: Turn) -> bool:
    """True for an answer that was stopped, failed, or cut at the model's length limit or pauses, after its first words.

    A research goes on from wherever it was cut off before its report was written.
    """
    ended_early = turn.finish in ("length", "pause")
    if turn.checked and turn.written and not ended_early:
        return False  # it was whole: nothing but its editing broke off
    cut = turn.state in (State.STOPPED, State.FAILED) or (turn.state is State.FINISHED and ended_early)
    has_content = bool(turn.text.strip()) or turn.researching or (turn.graph is not None and bool(turn.graph.nodes))
    return cut and turn.model is not None and not program_of(turn) and has_content


def title_of(question: str) -> str:
    """The first line with words, short enough for a list."""
    line = next((line for raw in question[:2000].splitlines() if (line := " ".join(raw.split()))), "")
    return line if len(line) <= 60 else line[:59].rstrip() + "…"


def past_clarified(conversation: Conversation, parent: str | None) -> bool:
    """True where the turn before asked the user something in return: the next one begins."""
    return any(turn.id == parent and turn.clarifying for turn in conversation.turns)


def inherited(turn: Turn, book: SourceBook) -> Graph:
    """What a later research goes on from; an answer whose numbers are no longer the book's is asked for again."""
    graph = (turn.graph or Graph()).inherited()
    renumbered = {r.number for node in graph.nodes for r in node.references if not _agrees(r, book)}
    agreeing = [node for node in graph.nodes if renumbered.isdisjoint(node.numbers)]
    return replace(graph, nodes=tuple(agreeing)).inherited() if renumbered else graph


def remembered(past: list[Turn], book: SourceBook) -> list[Source]:
    """What earlier turns cite."""
    cited = (turn.source_numbered(number) for turn in past for number in turn.cited_numbers())
    ids = {source.id for source in cited if source is not None}
    return [source for source in book if source.id in ids]


def _agrees(reference: Reference, book: SourceBook) -> bool:
    source = book.find(reference.source)
    return source is None or source.number == reference.number


def _numbers_in(turn: Turn) -> set[int]:
    return {*turn.cited_numbers(), *(reference.number for reference in turn.references or ())}


def _by_book(turn: Turn, book: SourceBook) -> tuple[Turn, bool]:
    """The turn with the book's numbers, and whether they are its own."""
    numbers: dict[int, int | None] = {}
    for number in _numbers_in(turn):
        source = turn.source_numbered(number)
        book_source = book.find(source.id) if source is not None else None
        numbers[number] = book_source.number if book_source is not None else None
    if all(number == other for number, other in numbers.items()):
        return turn, True
    citations = [replace(c, numbers=_translated(c.numbers, numbers)) for c in turn.citations]
    references = [replace(r, number=n) for r in turn.references or () if (n := numbers[r.number]) is not None]
    return replace(turn, citations=tuple(citations), references=references), False


def _translated(numbers: tuple[int, ...], book_numbers: dict[int, int | None]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(other for number in numbers if (other := book_numbers[number]) is not None))
