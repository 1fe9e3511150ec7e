"""What a turn leaves to later ones, and whether an answer can go on."""

from app.core.citing.grounded import numbered_text
from app.core.domain.chat import Role
from app.core.domain.conversation import Conversation
from app.core.domain.settings import BUILTIN
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn import PastTurn, State, Turn


def own_search(turn: Turn) -> str:
    """Under this name the answering model's own search rests: another service's need not rest with it."""
    return f"{BUILTIN}:{turn.model.provider if turn.model else ''}"


def past_turn(turn: Turn) -> PastTurn:
    """What later turns know of this one. What was spoken counts only where it is the whole answer."""
    whole = turn.state is State.FINISHED and turn.spoken and turn.spoken[-1].role is Role.ASSISTANT
    return PastTurn(
        turn.question,
        numbered_text(turn.text, turn.citations),
        tuple(turn.cited_numbers()),
        tuple(turn.references or ()),
        turn.images,
        tuple(turn.spoken) if whole and not turn.spoken[-1].calls else (),
        turn.files,
    )


def can_resume(turn: Turn) -> bool:
    """True for an answer that was stopped, failed, or reached the model's length limit, after its first words.

    A research goes on from wherever it was cut off.
    """
    cut = turn.state in (State.STOPPED, State.FAILED) or (turn.state is State.FINISHED and turn.finish == "length")
    begun = bool(turn.text.strip()) or turn.researching or (turn.graph is not None and bool(turn.graph.nodes))
    return cut and turn.model is not None and begun


def title_of(question: str) -> str:
    """The first line with words, short enough for a list."""
    line = next((line for raw in question[:2000].splitlines() if (line := " ".join(raw.split()))), "")
    return line if len(line) <= 60 else line[:59].rstrip() + "…"


def past_clarified(conversation: Conversation, parent: str | None) -> bool:
    """True where the turn before asked the user something in return: the next one begins."""
    return any(turn.id == parent and turn.clarifying for turn in conversation.turns)


def remembered(past: list[Turn], book: SourceBook) -> list[Source]:
    numbers = {number for turn in past for number in turn.cited_numbers()}
    return [source for source in book if source.number in numbers]
