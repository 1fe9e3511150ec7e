"""What another start of the program wants of the window that is open: to be seen, and to have a question filled in."""

import os
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt

from app.core.domain.window_request import LONGEST, ExternalQuestion, WindowRequest, external_question

translate = QCoreApplication.translate


def bring_forward(window: Any, request: WindowRequest = WindowRequest(), activation: str = "") -> None:
    """Show the main window before all others, and take the request there; the small window comes without it.

    activation: the token with which a Wayland desktop lets a program take the front.
    """
    if activation:
        os.environ["XDG_ACTIVATION_TOKEN"] = activation  # Qt reads it, and takes it away
    if not request.quick:
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
    take(window, request)


def take(window: Any, request: WindowRequest) -> None:
    """A question stands in the composer then, or in the small window. It is never sent from here."""

    def act() -> None:
        question = external_question(request.question)
        if request.quick:
            window.desktop.open_quick_ask(question.text)
        elif question.text:
            window.question_controller.put_aside(question.text)
        elif request.new:
            window.question_controller.new_conversation()
        if sentence := _sentence(request, question):
            window.notify(sentence)

    when_ready(window, act)


def when_ready(window: Any, act: Callable[[], object]) -> None:
    """Once the transcript is there, which may be now."""
    if window.transcript is None:
        window.ready.connect(act, Qt.ConnectionType.SingleShotConnection)
    else:
        act()


def show_news(window: Any) -> None:
    """What another process's command or a merge may have changed: conversations, knowledge bases, the library."""
    for library in (window.assistants, window.prompts):
        if library is not None:
            library.list.load()
    if window.isVisible() and window.transcript is not None:
        window.chat.look_again()
        window.knowledge.refresh()


def _sentence(request: WindowRequest, question: ExternalQuestion) -> str:
    """What was not taken over as it came; empty where all was."""
    if request.refused:
        return translate("MainWindow", "The link was ignored. Citewise only takes links like citewise://ask?q=…")
    if question.cut:
        words = translate("MainWindow", "The question was cut at {count} characters.")
        return words.format(count=f"{LONGEST:,}")
    if question.cleaned:
        return translate("MainWindow", "Invisible characters were removed from the question.")
    return ""
