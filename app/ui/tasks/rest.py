"""What the window does when nothing has been done in it for a while: it gives memory back."""

import sys
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QThreadPool, QTimer

from app.ui.tasks.chat import Chat

_AFTER_MS = 5000


class Rest(QObject):
    """Begins some seconds after the last answer or change of conversation, and only where nothing runs."""

    def __init__(self, chat: Chat, transcript: Any, parent: QObject) -> None:
        super().__init__(parent)
        self._chat, self._transcript = chat, transcript
        self.timer = QTimer(self, singleShot=True, interval=_AFTER_MS)
        self.timer.timeout.connect(self.begin)
        chat.running.ended.connect(lambda *_: self.timer.start())
        chat.current_changed.connect(lambda: self.timer.start())

    def begin(self) -> None:
        if not self._chat.running.conversations:  # else the end of the last one brings it
            self._transcript.rest()
            QThreadPool.globalInstance().start(give_back)


def give_back() -> None:
    """What was freed goes back to the system. The allocator of Linux keeps much of it otherwise, and those of other
    systems do this by themselves. Takes milliseconds: call it in a thread."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    with suppress(OSError, AttributeError):  # another C library than GNU's
        ctypes.CDLL(None).malloc_trim(0)
