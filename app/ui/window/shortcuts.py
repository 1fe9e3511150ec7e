"""The keys of the main window, and what each of them does."""

from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QKeySequence, QShortcut


def add_shortcuts(window: Any) -> None:
    """`window`: the `MainWindow`. The keys of a room of its own, such as research, are with that room."""
    keys: dict[str, Callable[[], object]] = {
        "Ctrl+N": window.question_controller.new_conversation,
        "Ctrl+Shift+N": window.question_controller.new_private,
        "Ctrl+F": window.search_conversations,
        "Ctrl+K": window.search_conversations,
        "Ctrl+L": window.composer.question.setFocus,
        "Ctrl+E": window.composer.switch.next,
        "Ctrl+,": window.open_settings,
        "Ctrl+B": window.toggle_list,
        "Ctrl+Shift+B": window.toggle_panel,
        "F9": window.toggle_panel,
        "F2": window.list.rename_current,
        "Ctrl+Shift+C": window.copy_answer,
        "Ctrl+Tab": lambda: window.list.step(1),
        "Ctrl+Shift+Tab": lambda: window.list.step(-1),
        "Ctrl+Q": window.close,
        "Esc": window.escape,
    }
    for key, act in keys.items():
        QShortcut(QKeySequence(key), window).activated.connect(act)
