"""The quiet lines under an answer: how its citations were checked, what it leaves without a source, what it taught."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from app.core.domain.turn.turn import Turn
from app.core.memory import MemoryChange
from app.ui.transcript.actions import TranscriptAction, button
from app.ui.wording.foreign.direction import upright
from app.ui.wording.sentences import numbers, shortened
from app.ui.wording.support import checked_sentence, is_doubtful

translate = QCoreApplication.translate


def support(turn: Turn, marked: int | None = None) -> str:
    """marked: how many sentences stand marked as uncited; None where nobody asked for that."""
    rows = []
    if sentence := checked_sentence(turn.citations):
        if any(is_doubtful(citation) for citation in turn.citations):
            rows.append(_doubtful(sentence))
        else:
            rows.append(f"<span>{escape(sentence)}</span>")
    if marked is not None:
        rows.append(f'<span role="status">{escape(marked_sentence(marked))}</span>')
    return f'<div class="checked">{"".join(rows)}</div>' if rows else ""


def _doubtful(sentence: str) -> str:
    """It leads to the first citation in doubt, then to the next; so does a button in that one's card."""
    tip = translate("Transcript", "Go to the next one in doubt")
    card = translate("Transcript", "Next in doubt ({place} of {count})")
    return (
        f'<button type="button" data-do="{TranscriptAction.DOUBTFUL}" data-next="{escape(card)}"'
        f' title="{escape(tip)}">{escape(sentence)}</button>'
    )


def marked_sentence(count: int) -> str:
    if not count:
        return translate("Transcript", "No uncited claims found")
    return numbers.uncited(count)


def memory(changes: Sequence[MemoryChange]) -> str:
    """What was remembered, changed or forgotten after the turn, and the way back."""
    rows = change_rows(changes)
    if not rows:
        return ""
    undo, edit = translate("Transcript", "Undo"), translate("Transcript", "Edit")
    buttons = button(TranscriptAction.MEMORY_UNDO, undo) + button(TranscriptAction.MEMORY_EDIT, edit)
    return f'<div class="note learnt"><span dir="auto">{"<br>".join(rows)}</span>{buttons}</div>'


def change_rows(changes: Sequence[MemoryChange]) -> list[str]:
    """A line of HTML for each change."""
    return [_change_row(one) for one in changes]


def _change_row(one: MemoryChange) -> str:
    if one.after is None:
        words, fact = translate("Transcript", "Forgotten: {fact}"), one.before
    elif one.before is None:
        words, fact = translate("Transcript", "Remembered: {fact}"), one.after
    else:
        words, fact = translate("Transcript", "Memory updated: {fact}"), one.after
    return escape(words.format(fact=upright(shortened(fact.text if fact else "", 300))))
