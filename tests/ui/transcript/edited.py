"""Made-up answers that were edited, as events."""

from collections.abc import Iterator
from dataclasses import replace

from app.core.citing.markers import place_citations
from app.core.domain import events as e
from app.core.domain.citation import Citation, DisagreeingValue, Disagreement, Support, SupportReason, Verdict
from app.core.domain.editing import Edit, EditingMode, EditKind
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.turn import Turn
from tests.ui.transcript.turns import KNOWN, reading, referring, searching, started, writing

WRITTEN = (
    "Ice melts at zero [1]. It floats on 42 lakes [2]. Currently 4.2 million people live there [3].\n\n"
    "Bears swim in June [1]. Wolves sing there in spring [2]."
)
EDITED = (
    "Ice melts at zero [1]. It floats on 42 lakes [2]. Currently 4.2 million people live there [3].\n\n"
    "Bears swim in July [1]. Wolves may sing there [2]."
)
FOUND = Support(Verdict.SUPPORTED, 0.9, "word for word.")
MISSING = Support(Verdict.NOT_FOUND, 0.01, "Passage of Title 2, word for word.", SupportReason.NUMBER, "42")
VALUES = Disagreement(
    (
        DisagreeingValue(3, "4.2 million", "There are 4.2 million of them.", "2026-03-01"),
        DisagreeingValue(1, "3.9 million", "It has 3.9 million people.", "2019-05-12"),
    )
)


def place(words: str, text: str = EDITED) -> tuple[int, int]:
    at = text.index(words)
    return at, at + len(words)


def checked(text: str = WRITTEN) -> tuple[Citation, ...]:
    verdicts = (FOUND, MISSING, FOUND, MISSING, MISSING)
    return tuple(replace(c, support=s) for c, s in zip(place_citations(text, KNOWN), verdicts, strict=True))


def marked() -> tuple[tuple[Citation, ...], tuple[Edit, ...]]:
    """What is done without a model: one citation moved, one with disagreeing sources and a date."""
    first, second, third, *rest = checked()
    second = replace(second, numbers=(3,), moved_from=(2,), support=FOUND)
    third = replace(third, disagreement=VALUES, as_of="2026-03-01")
    edits = (
        Edit(EditKind.MOVED, second.place or (0, 0), from_numbers=(2,), to_numbers=(3,)),
        Edit(EditKind.DISAGREEMENT, third.place or (0, 0)),
        Edit(EditKind.DATED, third.place or (0, 0), detail="Currently"),
    )
    return (first, second, third, *rest), edits


def repaired() -> tuple[tuple[Citation, ...], tuple[Edit, ...]]:
    """And with one: the last paragraph is another."""
    (first, second, third, *_), edits = marked()
    *_, fourth, fifth = (replace(c, support=FOUND) for c in place_citations(EDITED, KNOWN))
    more = (
        Edit(
            EditKind.CORRECTED, place("Bears swim in July [1]."),
            "Bears swim in June [1].", "Bears swim in July [1].",
        ),
        Edit(
            EditKind.HEDGED, place("Wolves may sing there [2]."),
            "Wolves sing there in spring [2].", "Wolves may sing there [2].",
        ),
    )  # fmt: skip
    return (first, second, third, fourth, fifth), (*edits, *more)


def until_checked(turn: str = "t1", mode: EditingMode = EditingMode.REPAIR, text: str = WRITTEN) -> Iterator[e.Event]:
    yield replace(started(turn), editing=mode)
    yield from searching(turn)
    yield from reading(turn)
    yield from referring(turn)
    yield from writing(turn, text)
    yield e.CitationsChecked(turn, checked(text))


def edited_events(turn: str = "t1") -> Iterator[e.Event]:
    citations, edits = marked()
    yield e.AnswerEdited(turn, WRITTEN, citations, edits)
    citations, edits = repaired()
    yield e.AnswerEdited(turn, EDITED, citations, edits)
    yield e.EditingFinished(turn)


def edited_turn(turn: str = "t1", steps: int = 3) -> Turn:
    first, *rest = [*until_checked(turn), *[*edited_events(turn)][:steps], e.TurnFinished(turn)]
    assert isinstance(first, e.TurnStarted)
    made = new_turn(first)
    for event in rest:
        fold(made, event)
    made.seconds = {"search": 1.5}
    return made
