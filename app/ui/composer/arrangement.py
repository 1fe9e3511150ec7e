"""Where the parts of the composer stand."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

SIDE, GAP = 8, 6  # pixels


def arrange(composer: Any) -> None:
    """`composer`: the `Composer`, with its parts."""
    tools = QHBoxLayout()
    tools.setSpacing(GAP)
    for widget in (composer.models, composer.switch, composer.channel):
        tools.addWidget(widget)
    tools.addStretch(1)
    tools.addWidget(composer.send)
    card_column = QVBoxLayout(composer.card)
    card_column.setContentsMargins(SIDE, 10, SIDE, 8)
    card_column.setSpacing(6)
    question_row = QHBoxLayout()
    question_row.setSpacing(2)
    question_row.addWidget(composer.question, 1)
    for button in (composer.own.menu, composer.own.button):
        question_row.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
    card_column.addLayout(question_row)
    card_column.addWidget(composer.own.pills)
    card_column.addWidget(composer.pictures)
    card_column.addWidget(composer.own.bar)
    card_column.addWidget(composer.paste_bar)
    card_column.addWidget(composer.mode)
    card_column.addLayout(tools)
    column = QVBoxLayout(composer)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    for frame in (composer.allow_bar, composer.edit_bar, composer.card):
        column.addWidget(frame)
