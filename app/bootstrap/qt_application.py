"""Qt in this process: what Chromium reads at its start, Qt's own messages, and the loop for asyncio."""

import logging
import os
import sys
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("citewise")


def prepare_chromium(gate_port: int) -> str:
    """Set what Chromium reads from the environment at its start; why it cannot start here, or an empty word."""
    from app.browser.chromium import chromium_flags, install_flags, prefer_software_rendering, sandbox_problem

    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root:
        log.warning("running as root: Chromium's sandbox is switched off")
    install_flags(os.environ, chromium_flags(gate_port, root=root))
    prefer_software_rendering(os.environ)
    return sandbox_problem()


def open_application(gate_port: int) -> Any:
    """Qt for off-screen pages, which need no display. Raises `ImportError`: it cannot be loaded, or the `problem` of
    `prepare_chromium`."""
    if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if problem := prepare_chromium(gate_port):
        raise ImportError(problem)
    import PySide6.QtCore  # noqa: F401  (before all else of it)

    from app.browser.qt_features import ignore_features

    ignore_features()
    from PySide6.QtWebEngineWidgets import QWebEngineView  # noqa: F401  (must come before the application)
    from PySide6.QtWidgets import QApplication

    log_qt_messages()
    return QApplication(["citewise"])


def log_qt_messages() -> None:
    """Qt's own messages are for developers: they go to the log, and are seen with --verbose."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    qt_log = logging.getLogger("qt")

    def take(kind: QtMsgType, _: object, text: str) -> None:
        severe = kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
        qt_log.log(logging.ERROR if severe else logging.INFO, "%s", text)

    qInstallMessageHandler(take)


def run_on_qt(application: Any, program: Coroutine[Any, Any, int]) -> int:
    """One `run_until_complete` and no second start of Qt's loop: WebEngine does not survive one (qasync.run would).

    qasync sets no hooks for async generators: those that a library leaves half read (httpx's bodies) are closed here,
    as asyncio's own loop does it: while there is a loop.
    """
    import asyncio
    import weakref

    from app.bootstrap.loop.qt_loop import QtLoop

    generators: weakref.WeakSet[Any] = weakref.WeakSet()

    async def to_the_end() -> int:
        loop = asyncio.get_running_loop()

        def close(left: Any) -> None:
            generators.discard(left)
            if not loop.is_closed():
                loop.call_soon_threadsafe(loop.create_task, left.aclose())

        sys.set_asyncgen_hooks(firstiter=generators.add, finalizer=close)
        try:
            return await program
        finally:
            await asyncio.gather(*(left.aclose() for left in list(generators)), return_exceptions=True)
            await loop.shutdown_default_executor()

    from app.bootstrap.loop.threads import Threads

    loop = QtLoop(application)
    loop.set_default_executor(Threads())
    asyncio.set_event_loop(loop)
    with loop:
        status: int = loop.run_until_complete(to_the_end())
    return status
