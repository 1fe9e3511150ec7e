"""What the editor did to an answer: the line and its changes for the terminal, every step of it as JSON."""

from dataclasses import asdict
from typing import Any

from app.cli.counts import claims
from app.cli.output import clean, one_line
from app.cli.translation import N_, about, both, listed, tr, trn
from app.core.citing.grounded import numbered_answer
from app.core.domain.citation import Citation
from app.core.domain.editing import Edit, EditingMode, EditKind
from app.core.domain.turn.claim_states import ClaimState, claim_states
from app.core.domain.turn.turn import Turn

_LONGEST = 400  # characters of a sentence
_STATES = {
    ClaimState.SUPPORTED: both("{count} found", "{count} found"),
    ClaimState.MOVED: both("{count} moved", "{count} moved"),
    ClaimState.LOOKED_UP: both("{count} looked up", "{count} looked up"),
    ClaimState.CORRECTED: both("{count} corrected", "{count} corrected"),
    ClaimState.HEDGED: both("{count} softened", "{count} softened"),
    ClaimState.DROPPED: both("{count} removed", "{count} removed"),
    ClaimState.DISAGREEMENT: both("{count} with disagreeing sources", "{count} with disagreeing sources"),
    ClaimState.CONTRADICTED: both("{count} contradicted", "{count} contradicted"),
    ClaimState.PARTLY: both("{count} partly found", "{count} partly found"),
    ClaimState.NOT_FOUND: both("{count} not found", "{count} not found"),
    ClaimState.OTHER_LANGUAGE: both("{count} not checked (other language)", "{count} not checked (other language)"),
    ClaimState.UNCHECKED: both("{count} could not be checked", "{count} could not be checked"),
}
_KINDS = {
    EditKind.DISAGREEMENT: N_("sources disagree"),
    EditKind.LOOKED_UP: N_("looked up"),
    EditKind.CONTRADICTED: N_("contradicted by what was looked up"),
    EditKind.CORRECTED: N_("corrected"),
    EditKind.HEDGED: N_("softened"),
    EditKind.DROPPED: N_("removed"),
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
    parts = listed(trn(*_STATES[state], states[state]) for state in ClaimState if states[state])
    rows = [row for edit in sorted(turn.edits, key=lambda edit: edit.place) for row in _rows(turn, edit)]
    return [about(claims(states.total()), parts), *rows]


def _rows(turn: Turn, edit: Edit) -> list[str]:
    citation = next((one for one in turn.citations if one.place == edit.place), None)
    claim = _claim(turn, edit, citation)
    match edit.kind:
        case EditKind.MOVED:
            numbers = {"old": _numbers(edit.from_numbers), "new": _numbers(edit.to_numbers)}
            return ["- " + tr("moved from {old} to {new}: {claim}", **numbers, claim=claim)]
        case EditKind.DATED:
            date = citation.as_of if citation else one_line(edit.detail)
            return ["- " + tr("as of {date}: {claim}", date=date, claim=claim)]
        case EditKind.DISAGREEMENT if citation is not None and citation.disagreement is not None:
            undated = tr("no date")
            values = [
                f"    {one_line(one.value)} [{one.number}] {one_line(one.date) or undated}"
                for one in citation.disagreement.values
            ]
            return ["- " + about(tr(_KINDS[edit.kind]), claim), *values]
        case EditKind.CORRECTED | EditKind.HEDGED:
            before, after = tr("was: {text}", text=_short(edit.before)), tr("now: {text}", text=_short(edit.after))
            return ["- " + about(tr(_KINDS[edit.kind]), "").rstrip(), f"    {before}", f"    {after}"]
        case EditKind.DROPPED:
            return ["- " + about(tr(_KINDS[edit.kind]), _short(edit.before))]
    evidence = ["    " + tr("“{text}”", text=_short(edit.detail))] if edit.detail else []
    kind = tr(_KINDS[edit.kind]) if edit.kind in _KINDS else edit.kind.value
    return ["- " + about(kind, claim), *evidence]


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
