"""A turn with the answer in another language."""

from collections.abc import Iterable
from dataclasses import replace

from app.core.after_answer.units import Unit, units_of
from app.core.domain.citation import Citation
from app.core.domain.editing import Translation
from app.core.domain.turn.turn import Turn


def translation_in(turn: Turn, language: str) -> Translation | None:
    return next((one for one in turn.translations if one.language == language), None)


def current_translation(turn: Turn) -> Translation | None:
    """That the reader looked at last; None: the answer as it was written."""
    return next((one for one in turn.translations if one.current), None)


def in_translation(turn: Turn, translation: Translation) -> Turn:
    """Its citations are the answer's own, with their verdicts and in their order, at their places in that text."""
    same = [one.numbers for one in turn.citations] == [one.numbers for one in translation.citations]
    citations = tuple(map(_placed, turn.citations, translation.citations)) if same else translation.citations
    return replace(turn, text_parts=[translation.text], citations=citations, edits=(), original=None)


def version_in(turn: Turn, language: str) -> Turn:
    """As it was written, where there is no translation into that language."""
    translation = translation_in(turn, language)
    return turn if translation is None else in_translation(turn, translation)


def left_as_written(turn: Turn, translation: Translation) -> int:
    """How many paragraphs of an answer stand in a translation as they were. Names may well."""
    words = {unit.text for unit in _long(units_of(translation.text, translation.citations))}
    return sum(unit.text in words for unit in _long(units_of(turn.text, turn.citations)))


def _long(units: Iterable[Unit]) -> Iterable[Unit]:
    return (unit for unit in units if len(unit.plain.split()) > 4 or len(unit.plain) > 24)


def _placed(citation: Citation, place: Citation) -> Citation:
    return replace(citation, place=place.place, claim=place.claim, marker=place.marker)
