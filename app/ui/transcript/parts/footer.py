"""The quiet lines under an answer: how its citations were checked, what it leaves without a source, what it taught."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.core.domain.citation import Citation
from app.core.domain.editing import EditingMode
from app.core.domain.turn.turn import Turn
from app.core.memory import MemoryChange
from app.ui.transcript.actions import TranscriptAction, button
from app.ui.wording.foreign.direction import upright
from app.ui.wording.sentences import numbers, shortened
from app.ui.wording.support import checked_sentence, is_doubtful

if TYPE_CHECKING:
    from app.ui.transcript.parts.translated import TranslationView

translate = QCoreApplication.translate


def support(
    turn: Turn, marked: int | None = None, shows_original: bool = False, view: "TranslationView | None" = None
) -> str:
    """marked: how many sentences stand marked as uncited; None where nobody asked for that. shows_original: of an
    answer that was edited, the page shows what the model wrote. view: the answer stands in another language."""
    rows = []
    if sentence := claims_line(turn):
        if not shows_original and any(_is_notable(citation) for citation in turn.citations):
            rows.append(_doubtful(sentence))
        else:
            rows.append(f"<span>{escape(sentence)}</span>")
    if marked is not None:
        rows.append(f'<span role="status">{escape(marked_sentence(marked))}</span>')
    if view is not None or turn.translations:
        from app.ui.transcript.parts.translated import rows as translated  # few answers are

        rows += translated(turn, view)
    if turn.original is not None and turn.ended and view is None:
        rows.append(button(TranscriptAction.ORIGINAL, original_words(shows_original)))
    if turn.edits:
        rows.append(_changes(turn))
    return f'<div class="checked">{"".join(rows)}</div>' if rows else ""


def suggestions(turn: Turn) -> str:
    """Questions to go on with: a click asks one, the sign behind it puts it into the question."""
    if not turn.suggestions:
        return ""
    ask, edit = translate("Transcript", "Ask next"), escape(translate("Transcript", "Edit before asking"))
    rows = "".join(
        f"<li>{button(TranscriptAction.FOLLOW_UP, upright(one), one)}"
        f'<button type="button" class="edit" data-do="{TranscriptAction.FOLLOW_UP_EDIT}" data-value="{escape(one)}"'
        f' title="{edit}" aria-label="{edit}">✎</button></li>'
        for one in turn.suggestions
    )
    return f'<ul class="next" aria-label="{escape(ask)}">{rows}</ul>'


def retry_with(action: TranscriptAction, markup: str) -> str:
    """A button that a menu stands beside stays on one line with that."""
    if action is not TranscriptAction.RETRY:
        return markup
    words = escape(translate("Transcript", "Retry with…"))
    menu = (
        f'<button type="button" class="more" data-do="{TranscriptAction.RETRY_WITH}" title="{words}"'
        f' aria-label="{words}" aria-haspopup="menu">▾</button>'
    )
    return f'<span class="pair">{markup}{menu}</span>'


def claims_line(turn: Turn) -> str:
    """How the claims of an answer stand; empty where nothing of it was checked."""
    if turn.editing is EditingMode.OFF or not turn.checked:
        return checked_sentence(turn.citations)
    from app.ui.wording.claims.edits import claims_sentence  # the first answer brings it, not the start

    return claims_sentence(turn)


def original_words(shows_original: bool) -> str:
    """Of the button that leads to the other version of an answer that was edited."""
    return translate("Transcript", "Show corrected") if shows_original else translate("Transcript", "Show original")


def _is_notable(citation: Citation) -> bool:
    return is_doubtful(citation) or citation.disagreement is not None


def _changes(turn: Turn) -> str:
    """What was done, folded."""
    from app.ui.wording.claims.edits import changes_of, claim_numbers

    changes = changes_of(turn)
    rows = []
    for one in changes:
        about = f' <span dir="auto">{escape(one.about)}</span>' if one.about else ""
        words = f"<b>{escape(one.name)}</b>{about}"
        words += f'<p dir="auto"><del>{escape(one.before)}</del></p>' if one.before else ""
        words += f'<p dir="auto"><ins>{escape(one.after)}</ins></p>' if one.after else ""
        rows.append(f"<li>{words}</li>")
    summary = escape(claim_numbers.changes(len(changes)))
    return f'<details><summary>{summary}</summary><ul class="edits">{"".join(rows)}</ul></details>'


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
