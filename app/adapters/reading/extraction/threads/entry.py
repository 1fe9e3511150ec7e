"""A post as it is read, wherever it stands in the page."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """What one person wrote at one time."""

    text: str  # Markdown
    author: str = ""
    date: str = ""  # as the page shows it, else ISO 8601
