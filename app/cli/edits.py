"""What the editor did to an answer: the line and its changes for the terminal, every step of it as JSON."""

from dataclasses import asdict
from typing import Any

from app.cli.output import clean, one_line
from app.core.citing.grounded import numbered_answer
from app.core.domain.citation import Citation
from app.core.domain.editing import Edit, EditingMode, EditKind
from app.core.domain.turn.claim_states import ClaimState, claim_states
from app.core.domain.turn.turn import Turn

_LONGEST = 400  # characters of a sentence
_STATES = {
    ClaimState.SUPPORTED: "found",
    ClaimState.MOVED: "moved",
    ClaimState.LOOKED_UP: "looked up",
    ClaimState.CORRECTED: "corrected",
    ClaimState.HEDGED: "softened",
    ClaimState.DROPPED: "removed",
    ClaimState.DISAGREEMENT: "with disagreeing sources",
    ClaimState.CONTRADICTED: "contradicted",
    ClaimState.PARTLY: "partly found",
    ClaimState.NOT_FOUND: "not found",
    ClaimState.OTHER_LANGUAGE: "not checked (other language)",
    ClaimState.UNCHECKED: "could not be checked",
}
_KINDS = {
    EditKind.DISAGREEMENT: "sources disagree",
    EditKind.LOOKED_UP: "looked up",
    EditKind.CONTRADICTED: "contradicted by what was looked up",
    EditKind.CORRECTED: "corrected",
    EditKind.HEDGED: "softened",
    EditKind.DROPPED: "removed",
}


def corrected_text(turn: Turn) -> str:
    """The whole answer with our numbers, where its words are others than those that were printed as they came."""
    if turn.original is None or turn.original.text == turn.text:
        return ""
    return clean(numbered_answer(turn, opposing=True)).strip()


def edit_lines(turn: Turn) -> list[str]:
    """How its claims stand, and what was done; nothing where the answer was not to be edited."""
    if turn.editing is EditingMode.OFF or not turn.checked or not (states := claim_states(turn)):
        return []
    count = states.total()
    parts = ", ".join(f"{states[state]} {_STATES[state]}" for state in ClaimState if states[state])
    rows = [row for edit in sorted(turn.edits, key=lambda edit: edit.place) for row in _rows(turn, edit)]
    return [f"{count} claim{'' if count == 1 else 's'}: {parts}", *rows]


def _rows(turn: Turn, edit: Edit) -> list[str]:
    citation = next((one for one in turn.citations if one.place == edit.place), None)
    about = _claim(turn, edit, citation)
    match edit.kind:
        case EditKind.MOVED:
            return [f"- moved from {_numbers(edit.from_numbers)} to {_numbers(edit.to_numbers)}: {about}"]
        case EditKind.DATED:
            return [f"- as of {citation.as_of if citation else one_line(edit.detail)}: {about}"]
        case EditKind.DISAGREEMENT if citation is not None and citation.disagreement is not None:
            values = [
                f"    {one_line(one.value)} [{one.number}] {one_line(one.date) or 'no date'}"
                for one in citation.disagreement.values
            ]
            return [f"- {_KINDS[edit.kind]}: {about}", *values]
        case EditKind.CORRECTED | EditKind.HEDGED:
            return [f"- {_KINDS[edit.kind]}:", f"    was: {_short(edit.before)}", f"    now: {_short(edit.after)}"]
        case EditKind.DROPPED:
            return [f"- {_KINDS[edit.kind]}: {_short(edit.before)}"]
    evidence = [f"    “{_short(edit.detail)}”"] if edit.detail else []
    return [f"- {_KINDS.get(edit.kind, edit.kind.value)}: {about}", *evidence]


def _claim(turn: Turn, edit: Edit, citation: Citation | None) -> str:
    start, end = (citation and citation.claim) or edit.place
    return _short(turn.text[start:end])


def _short(text: str) -> str:
    line = one_line(text)
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"


def _numbers(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def verification_as_json(turn: Turn) -> dict[str, Any]:
    """`claims` counts by state; `edits` has each step in its order; `original` is missing where no word or number
    changed."""
    original = turn.original
    return {
        "mode": turn.editing.value,
        "finished": turn.edited,
        "claims": {state.value: count for state, count in claim_states(turn).items()},
        "edits": [{**asdict(edit), "kind": edit.kind.value} for edit in turn.edits],
        "original": None
        if original is None
        else {"answer": original.text, "citations": [citation_as_json(one) for one in original.citations]},
    }


def citation_as_json(citation: Citation) -> dict[str, Any]:
    """Where it stands, what it names, and what was found of it."""
    support, place = citation.support, citation.place
    return {
        "start": place[0] if place else None,
        "end": place[1] if place else None,
        "marker": citation.marker,
        "numbers": list(citation.numbers),
        "support": asdict(support) if support else None,
        "moved_from": list(citation.moved_from),
        "disagreement": [asdict(value) for value in citation.disagreement.values] if citation.disagreement else None,
        "as_of": citation.as_of or None,
        "looked_up": citation.looked_up,
    }
