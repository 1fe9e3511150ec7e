"""An answer as it was before it was edited, and what of the page changes between the two."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from app.core.domain.turn.turn import Turn

translate = QCoreApplication.translate


def announcement(original: bool) -> str:
    """What a screen reader is told."""
    if original:
        return translate("Transcript", "This is the original answer.")
    return translate("Transcript", "This is the corrected answer.")


def as_written(turn: Turn) -> Turn:
    """The turn with the answer that the model wrote; itself, where nothing of it was changed."""
    if (original := turn.original) is None:
        return turn
    return replace(
        turn, text_parts=[original.text], citations=original.citations, edits=(), original=None, edited=False
    )


def patch(before: Sequence[str], after: Sequence[str]) -> list[tuple[Any, ...]]:
    """What brings a page from the one list of blocks to the other: see `stream_renderer.Op`."""
    ops: list[tuple[Any, ...]] = [
        ("b", place, html) for place, html in enumerate(after) if place >= len(before) or before[place] != html
    ]
    return ops + ([("cut", len(after))] if len(after) < len(before) else [])
