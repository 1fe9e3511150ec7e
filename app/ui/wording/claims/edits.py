"""What the editor did, in words: the line under an answer, the notes of a chip, the list of changes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject

from app.core.domain.citation import Citation, Disagreement
from app.core.domain.editing import Edit, EditingMode, EditKind
from app.core.domain.turn.claim_states import ClaimState, claim_states, touches
from app.core.domain.turn.turn import Turn
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.foreign.titles import display_site, display_title
from app.ui.wording.language import listed, listed_clauses
from app.ui.wording.sentences import shortened, with_remark

translate = QCoreApplication.translate  # lupdate knows it by this name

_SENTENCE, _VALUE, _SITE = 400, 60, 60  # characters


class ClaimNumbers(QObject):
    """The texts with a number: only a class's own `tr` tells Qt's collector that they have forms for one and many."""

    def claims(self, count: int) -> str:
        return self.tr("%n claim(s)", "", count)

    def changes(self, count: int) -> str:
        return self.tr("%n change(s)", "", count)


claim_numbers = ClaimNumbers()


@dataclass(frozen=True)
class Change:
    """One row of what was done. Plain text; `before` and `after` are empty where no words changed."""

    name: str
    about: str = ""
    before: str = ""
    after: str = ""


def mode_name(mode: EditingMode) -> str:
    match mode:
        case EditingMode.OFF:
            return translate("Claims", "Off")
        case EditingMode.MARK:
            return translate("Claims", "Mark")
        case EditingMode.REPAIR:
            return translate("Claims", "Repair")


def mode_meaning(mode: EditingMode) -> str:
    match mode:
        case EditingMode.OFF:
            return translate("Claims", "Citations are only compared with their sources")
        case EditingMode.MARK:
            return translate("Claims", "Citations are moved to the right passage, disagreeing sources are marked")
        case EditingMode.REPAIR:
            return translate("Claims", "What is not found is looked up, then corrected by the model")


def claims_sentence(turn: Turn) -> str:
    """The line under an answer: “7 claims: 5 found, 1 moved, 1 corrected”; empty where there are none."""
    states = claim_states(turn)
    if not states:
        return ""
    parts = [_state_words(state).format(count=states[state]) for state in ClaimState if states[state]]
    line = translate("Claims", "{claims}: {states}")
    return line.format(claims=claim_numbers.claims(states.total()), states=translate("Claims", ", ").join(parts))


def _state_words(state: ClaimState) -> str:
    words: dict[ClaimState, Callable[[], str]] = {
        ClaimState.SUPPORTED: lambda: translate("Claims", "{count} found"),
        ClaimState.MOVED: lambda: translate("Claims", "{count} moved"),
        ClaimState.LOOKED_UP: lambda: translate("Claims", "{count} looked up"),
        ClaimState.CORRECTED: lambda: translate("Claims", "{count} corrected"),
        ClaimState.HEDGED: lambda: translate("Claims", "{count} softened"),
        ClaimState.DROPPED: lambda: translate("Claims", "{count} removed"),
        ClaimState.DISAGREEMENT: lambda: translate("Claims", "{count} with disagreeing sources"),
        ClaimState.CONTRADICTED: lambda: translate("Claims", "{count} contradicted"),
        ClaimState.PARTLY: lambda: translate("Claims", "{count} partly found"),
        ClaimState.NOT_FOUND: lambda: translate("Claims", "{count} not found"),
        ClaimState.OTHER_LANGUAGE: lambda: translate("Claims", "{count} not checked (other language)"),
        ClaimState.UNCHECKED: lambda: translate("Claims", "{count} could not be checked"),
    }
    return words[state]()


def moved_words(before: Sequence[int], after: Sequence[int]) -> str:
    return translate("Claims", "Moved from {before} to {after}").format(
        before=listed(map(str, before)), after=listed(map(str, after))
    )


def as_of_words(date: str) -> str:
    return translate("Claims", "As of {date}, the date of its newest source").format(date=shortened(date, 20))


def disagreement_words() -> str:
    return translate("Claims", "Sources disagree")


def chip_note(citation: Citation) -> str:
    """What a screen reader is told of a chip besides."""
    parts = [moved_words(citation.moved_from, citation.numbers) if citation.moved_from else ""]
    parts.append(_looked_up_words() if citation.looked_up else "")
    return listed_clauses(parts)


def notes_of(turn: Turn, citation: Citation) -> list[str]:
    """What was done to a citation and to what it stands behind, a line each; disagreements stand apart."""
    rewritten = _rewriting(turn, citation)
    contradicting = [edit for edit in turn.edits if edit.kind is EditKind.CONTRADICTED and touches(edit, citation)]
    lines = [
        moved_words(citation.moved_from, citation.numbers) if citation.moved_from else "",
        _looked_up_words() if citation.looked_up else "",
        _kind_words(EditKind.CONTRADICTED) if contradicting else "",
        *(_line(edit.detail, _SENTENCE) for edit in contradicting),
        as_of_words(citation.as_of) if citation.as_of else "",
        _kind_words(rewritten.kind) if rewritten else "",
    ]
    return list(filter(None, lines))


def rewritten_words(turn: Turn, citation: Citation) -> tuple[str, str]:
    """The words that the citation stands behind, before they were changed and since; empty where they were not."""
    edit = _rewriting(turn, citation)
    if edit is None:
        return "", ""
    return _line(_plain(edit.before), _SENTENCE), _line(_plain(edit.after), _SENTENCE)


def _rewriting(turn: Turn, citation: Citation) -> Edit | None:
    """What changed the words that the citation stands behind."""
    kinds = (EditKind.CORRECTED, EditKind.HEDGED)
    return next((edit for edit in turn.edits if edit.kind in kinds and touches(edit, citation)), None)


def disagreeing(turn: Turn, disagreement: Disagreement) -> list[tuple[str, str, str]]:
    """What each source says, newest first: the value, which source and of when, its sentence."""
    return [
        (_line(one.value, _VALUE), _source_words(turn, one.number, one.date), _line(one.sentence, _SENTENCE))
        for one in disagreement.values
    ]


def _source_words(turn: Turn, number: int, date: str) -> str:
    source = turn.source_numbered(number)
    site = "" if source is None else display_site(source) or display_title(source)
    undated = translate("Claims", "no date")
    return " · ".join(filter(None, (str(number), _line(site, _SITE), shortened(date, 20) or undated)))


def changes_of(turn: Turn) -> list[Change]:
    """All that was done, in the order of the text."""
    return [_change(turn, edit) for edit in sorted(turn.edits, key=lambda edit: edit.place)]


def _change(turn: Turn, edit: Edit) -> Change:
    name, detail = _kind_words(edit.kind), _line(edit.detail, _SENTENCE)
    citation = next((one for one in turn.citations if one.place == edit.place), None)
    match edit.kind:
        case EditKind.MOVED:
            return Change(moved_words(edit.from_numbers, edit.to_numbers), _claim(turn, edit, citation))
        case EditKind.DISAGREEMENT if citation is not None and citation.disagreement is not None:
            rows = (with_remark(value, about) for value, about, _ in disagreeing(turn, citation.disagreement))
            return Change(name, translate("Claims", "; ").join(rows))
        case EditKind.DATED if citation is not None and citation.as_of:
            return Change(as_of_words(citation.as_of), _claim(turn, edit, citation))
        case EditKind.CORRECTED | EditKind.HEDGED | EditKind.DROPPED:
            return Change(name, "", _line(_plain(edit.before), _SENTENCE), _line(_plain(edit.after), _SENTENCE))
    about = _claim(turn, edit, citation)
    return Change(
        name, translate("Claims", "{claim} — “{evidence}”").format(claim=about, evidence=detail) if detail else about
    )


def _claim(turn: Turn, edit: Edit, citation: Citation | None) -> str:
    """The words that it is about, shortened."""
    start, end = (citation and citation.claim) or edit.place
    return _line(_plain(turn.text[start:end]), 160)


def _plain(markdown: str) -> str:
    from app.core.citing.support.answer import plain  # with the words of the check: rare, and not at the start

    return plain(markdown)


def _line(text: str, limit: int) -> str:
    """Foreign words on one line, which turn nothing around."""
    return unturned(shortened(text, limit))


def _looked_up_words() -> str:
    return translate("Claims", "Looked up after the answer was written")


def _kind_words(kind: EditKind) -> str:
    words: dict[EditKind, Callable[[], str]] = {
        EditKind.MOVED: lambda: translate("Claims", "Moved"),
        EditKind.DISAGREEMENT: disagreement_words,
        EditKind.DATED: lambda: translate("Claims", "Dated"),
        EditKind.LOOKED_UP: _looked_up_words,
        EditKind.CONTRADICTED: lambda: translate("Claims", "Contradicted by what was looked up"),
        EditKind.CORRECTED: lambda: translate("Claims", "Corrected"),
        EditKind.HEDGED: lambda: translate("Claims", "Softened"),
        EditKind.DROPPED: lambda: translate("Claims", "Removed"),
        EditKind.UNKNOWN: lambda: translate("Claims", "Edited"),
    }
    return words[kind]()
