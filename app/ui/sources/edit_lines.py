"""What the editor did to a citation, as lines beside its passage."""

from app.core.domain.citation import Citation
from app.core.domain.editing import EditingMode
from app.core.domain.turn.turn import Turn
from app.ui.wording.sentences import translate


def edit_lines(turn: Turn, citation: Citation) -> list[str]:
    if turn.editing is EditingMode.OFF:
        return []
    from app.ui.wording.claims.edits import (
        disagreeing,
        disagreement_words,
        notes_of,
        rewritten_words,
    )  # few citations are edited

    before, after = rewritten_words(turn, citation)
    lines = notes_of(turn, citation)
    if before:
        lines += [translate("Claims", "Before: {words}").format(words=before)]
    if after:
        lines += [translate("Claims", "Now: {words}").format(words=after)]
    if citation.disagreement is not None:
        lines += [disagreement_words()]
        lines += [f"{value} — {about}" for value, about, _ in disagreeing(turn, citation.disagreement)]
    return lines
