"""What another start of the program wants of the window that is open: to be seen, and to ask."""

import os
from typing import Any

from PySide6.QtCore import Qt


def bring_forward(window: Any, question: str = "", activation: str = "") -> None:
    """Show the main window before all others, and ask a question in a new conversation where one is given.

    activation: the token with which a Wayland desktop lets a program take the front.
    """
    if activation:
        os.environ["XDG_ACTIVATION_TOKEN"] = activation  # Qt reads it, and takes it away
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if question.strip():
        ask(window, question)


def ask(window: Any, question: str) -> None:
    """As if it had been typed and sent. What is being typed stays with its conversation."""

    def send() -> None:
        window.question_controller.ask_aside(question)

    if window.transcript is None:
        window.ready.connect(send, Qt.ConnectionType.SingleShotConnection)
    else:
        send()


def show_news(window: Any) -> None:
    """What another process's command may have changed: conversations, knowledge bases."""
    if window.isVisible() and window.transcript is not None:
        window.chat.look_again()
        window.knowledge.refresh()
