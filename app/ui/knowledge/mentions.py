"""`#` in a question names a knowledge base: the list that helps to type its name, and what is read of it."""

import re
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

from app.core.domain.knowledge import Base
from app.ui.widgets.completer import CLOSED, Completer, Suggestion
from app.ui.widgets.theme import Colours
from app.ui.wording.knowledge import base_counts, line

_NAME_PREFIX = re.compile(rf"(?:^|[\s{CLOSED}])[#＃]([^\s#＃]{{0,60}})$")
_BEFORE, _BEHIND = rf"(?<![^\s{CLOSED}])", r"(?=\s|$|[,.;:!?)]+(?:\s|$)|[，。、；：！？）])"


def name_prefix(before: str) -> str | None:
    """What of a base's name stands behind a `#` at the end of the text before the cursor; None where there is none."""
    match = _NAME_PREFIX.search(before[-80:])
    return match[1] if match else None


def offered(bases: Sequence[Base], prefix: str) -> list[Base]:
    """The bases that a beginning may mean: those that begin so first."""
    needle = prefix.casefold()
    there = [base for base in bases if needle in base.name.casefold()]
    return sorted(there, key=lambda base: not base.name.casefold().startswith(needle))


def split_mentions(text: str, bases: Sequence[Base]) -> tuple[str, list[Base]]:
    """(the question without `#name`, the bases that it named). Only whole names count: `#1` and `#include` stay.

    A point behind a name ends it. Chinese letters do not: `#合同法` may be another.
    """
    mentions: list[Base] = []
    for base in sorted(bases, key=lambda base: -len(base.name)):
        sign = re.compile(rf"{_BEFORE}[#＃]{re.escape(base.name)}{_BEHIND}[ \t]?", re.IGNORECASE)
        if base.name and sign.search(text):
            text = sign.sub("", text)
            mentions.append(base)
    return text.strip() if mentions else text, mentions


class MentionCompleter(Completer):
    selected = Signal(object)  # a Base, whose `#name` was taken out of the text

    def __init__(self, field: QPlainTextEdit, colours: Colours) -> None:
        super().__init__(field, colours, name_prefix, self._suggestions)
        self._bases: Sequence[Base] = ()
        self.list.setAccessibleName(self.tr("Knowledge bases"))
        self.activated.connect(self._select)

    def know(self, bases: Sequence[Base]) -> None:
        self._bases = bases

    def _suggestions(self, prefix: str) -> list[Suggestion]:
        return [
            Suggestion(base.id, line(base.name, 40), "book", base_counts(base, short=True))
            for base in offered(self._bases, prefix)
        ]

    def _select(self, base_id: str, mention: QTextCursor) -> None:
        if (base := next((base for base in self._bases if base.id == base_id), None)) is not None:
            mention.removeSelectedText()
            self.selected.emit(base)
