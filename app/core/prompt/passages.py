"""The passages that models were given, by the numbers of their sources."""

from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.pictures import is_picture


def passages_of(turn: RunningTurn) -> dict[int, list[str]]:
    """Number of a source → the passages of it that models were given in this branch, this turn's first."""
    texts_by_number: dict[int, list[str]] = {}
    nodes = turn.graph.nodes if turn.graph else ()
    for references in (
        turn.references or (),
        *(node.references for node in nodes),
        *(past.references for past in reversed(turn.history)),
    ):
        for reference in references:
            texts = [one.text for one in reference.passages if one.text.strip() and not is_picture(one)]
            texts_by_number.setdefault(reference.number, []).extend(text for text in texts)
    return {number: list(dict.fromkeys(texts)) for number, texts in texts_by_number.items() if texts}
