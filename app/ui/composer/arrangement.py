"""Where the parts of the composer stand: the question above one row of controls."""

from typing import Any

from PySide6.QtWidgets import QVBoxLayout

_SIDE = 8  # pixels


def arrange(composer: Any) -> None:
    """`composer`: the `Composer`, with its parts."""
    card_column = QVBoxLayout(composer.card)
    card_column.setContentsMargins(_SIDE, 10, _SIDE, 8)
    card_column.setSpacing(6)
    card_column.addWidget(composer.own.pills)
    card_column.addWidget(composer.pictures)
    card_column.addLayout(composer.row.beside(composer.question))
    for widget in (composer.own.bar, composer.paste_bar, composer.mode.budget):
        card_column.addWidget(widget)
    card_column.addLayout(composer.row.layout)
    column = QVBoxLayout(composer)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    for frame in (composer.allow_bar, composer.edit_bar, composer.card):
        column.addWidget(frame)
