"""Picks the front end and the event loop, before anything heavy is imported."""

import contextlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

from app import cli
from app.cli.locale import user_locale
from app.cli.output import fail, forget_output, prepare_output
from app.cli.words import sandbox_sentence, sentence
from app.core.domain.errors import AppError
from app.core.domain.events import Failure
from app.core.secrecy import is_untold
from app.locations import data_dir

log = logging.getLogger("citewise")

Drive = Callable[[Any, Any], Awaitable[None]]  # main window, services


def main(arguments: list[str] | None = None) -> int:
    """Exit status: 0 done, 1 failed (said on standard error), 2 wrong usage, 130 interrupted."""
    given = sys.argv[1:] if arguments is None else arguments
    if given == ["--serve-model"]:  # a child of this very program: no front end, no data directory
        from app.bootstrap import serve_model

        return serve_model()
    if given == ["--read-pages"]:
        from app.bootstrap import read_pages

        return read_pages()
    if given == ["--read-documents"]:
        from app.bootstrap import read_documents

        return read_documents()
    options = cli.parse(given)
    terminal = logging.StreamHandler()
    terminal.addFilter(lambda record: options.verbose or is_untold(record))
    level = logging.INFO if options.verbose else logging.WARNING
    logging.basicConfig(level=level, format="%(name)s: %(levelname)s: %(message)s", handlers=[terminal])
    logging.getLogger("httpx").setLevel(logging.WARNING)
    prepare_output()
    try:
        if options.command == "inspect":
            from app.bootstrap import inspector

            return cli.inspect(options, inspector())
        folder = data_dir(options.data_dir)
        _keep_log(folder)
        if options.command in ("ask", "research", "search"):
            return _in_terminal(options, folder)
        if options.command == "knowledge":
            from app.bootstrap import lay_ground

            return _plainly(options, lay_ground(folder))
        return open_window(folder)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `citewise ask … | head`
        forget_output()
        return 141
    except AppError as error:
        return fail(sentence(Failure.of(error)))
    except OSError as error:
        return fail(f"{error.filename or 'data directory'}: {error.strerror or error}")


def _in_terminal(options: cli.Options, folder: Path) -> int:
    """`ask` and `search`: off-screen pages where Qt can be loaded, without a display; else without pages."""
    from app.bootstrap import lay_ground, open_services

    ground = lay_ground(folder)
    port = ground.gate.bind()
    try:
        if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        if problem := _prepare_chromium(port):
            raise ImportError(problem)
        from PySide6.QtWebEngineWidgets import QWebEngineView  # noqa: F401  (must come before the application)
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        log.warning("%s", sandbox_sentence(str(error)))
        return _plainly(options, ground)

    _log_qt_messages()
    application = QApplication(["citewise"])

    async def whole() -> int:
        from app.browser.renderer import OffscreenBrowser

        browser = OffscreenBrowser(engines_folder=ground.engines_folder())
        services = await open_services(ground, browser, locale=user_locale())
        try:
            return await cli.run(options, services)
        finally:
            await browser.close()
            await services.close()

    return _run_on_qt(application, whole())


def _plainly(options: cli.Options, ground: Any) -> int:
    """Without Qt: no page is rendered."""
    import asyncio

    from app.bootstrap import NoRenderer, open_services

    async def whole() -> int:
        services = await open_services(ground, NoRenderer(), locale=user_locale())
        try:
            return await cli.run(options, services)
        finally:
            await services.close()

    return asyncio.run(whole())


def open_window(folder: Path, drive: Drive | None = None, open_url: Callable[[str], None] | None = None) -> int:
    """The window, until it is closed. `drive` runs beside it, for pictures and whole-window tests; then it closes.

    `open_url` takes the addresses that go to the user's own browser (None: the system opens them).
    """
    from app.bootstrap import NoRenderer, lay_ground, open_services

    ground = lay_ground(folder)
    problem = _prepare_chromium(ground.gate.bind())
    from PySide6.QtCore import QCoreApplication, QLocale, Qt

    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    from PySide6.QtWidgets import QApplication

    from app.ui.transcript.view import register_scheme

    register_scheme()
    _log_qt_messages()
    application = QApplication(["citewise"])
    application.setApplicationName("Citewise")
    application.setDesktopFileName("citewise")
    application.setQuitOnLastWindowClosed(False)  # Qt's loop ends when everything is closed down, not with the window

    async def whole() -> int:
        import asyncio

        from app.browser.check_window import CheckWindows
        from app.browser.renderer import OffscreenBrowser
        from app.ui.check_bar import CheckBar
        from app.ui.main_window import MainWindow, open_in_browser

        browser = None if problem else OffscreenBrowser(engines_folder=ground.engines_folder())
        locale = QLocale().name().replace("_", "-")
        windows = CheckWindows(lambda: browser.engines) if browser is not None else None
        bar = CheckBar(windows) if windows is not None else None
        services = await open_services(ground, browser or NoRenderer(), locale=locale, checks=bar)
        window = MainWindow(
            services, web=not problem, open_url=open_url or open_in_browser, browser_problem=problem, check_bar=bar
        )
        closed = asyncio.get_running_loop().create_future()
        window.closed.connect(lambda: None if closed.done() else closed.set_result(None))
        window.show()
        _close_on_signals(window)
        try:
            await (drive(window, services) if drive else closed)
        finally:
            await window.close_down()
            if browser is not None and windows is not None:
                await windows.close()
                await browser.close()
            await services.close()
        return 0

    return _run_on_qt(application, whole())


def _close_on_signals(window: Any) -> None:
    """Ending the session or Ctrl-C in the terminal closes the window as its own button does: nothing is lost."""
    import asyncio
    import signal

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # Windows has no such handlers
            asyncio.get_running_loop().add_signal_handler(number, window.closing.leave)


def _prepare_chromium(gate_port: int) -> str:
    """Set what Chromium reads from the environment at its start; why it cannot start here, or an empty word."""
    from app.browser.chromium import chromium_flags, install_flags, prefer_software_rendering, sandbox_problem

    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root:
        log.warning("running as root: Chromium's sandbox is switched off")
    install_flags(os.environ, chromium_flags(gate_port, root=root))
    prefer_software_rendering(os.environ)
    return sandbox_problem()


def _keep_log(folder: Path) -> None:
    """Warnings and errors also go to a small file beside the data, for bug reports; no key is ever logged."""
    from logging.handlers import RotatingFileHandler

    from app.core.secrecy import Discreet

    (folder / "citewise.log").touch(mode=0o600)
    file = RotatingFileHandler(folder / "citewise.log", maxBytes=500_000, backupCount=1, encoding="utf-8", delay=True)
    file.setLevel(logging.WARNING)
    file.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    file.addFilter(Discreet())
    logging.getLogger().addHandler(file)
    sys.excepthook = lambda *problem: log.critical("unhandled error", exc_info=problem)


def _log_qt_messages() -> None:
    """Qt's own messages are for developers: they go to the log, and are seen with --verbose."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    qt_log = logging.getLogger("qt")

    def take(kind: QtMsgType, _: object, text: str) -> None:
        severe = kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
        qt_log.log(logging.ERROR if severe else logging.INFO, "%s", text)

    qInstallMessageHandler(take)


def _run_on_qt(application: Any, program: Coroutine[Any, Any, int]) -> int:
    """One `run_until_complete` and no second start of Qt's loop: WebEngine does not survive one (qasync.run would).

    qasync sets no hooks for async generators: those that a library leaves half read (httpx's bodies) are closed here,
    as asyncio's own loop does it.
    """
    import asyncio

    import qasync

    async def to_the_end() -> int:
        loop = asyncio.get_running_loop()

        def close(left: Any) -> None:
            loop.call_soon_threadsafe(loop.create_task, left.aclose())

        sys.set_asyncgen_hooks(finalizer=close)
        try:
            return await program
        finally:
            await loop.shutdown_asyncgens()
            await loop.shutdown_default_executor()

    loop = qasync.QEventLoop(application)
    asyncio.set_event_loop(loop)
    with loop:
        status: int = loop.run_until_complete(to_the_end())
    return status


if __name__ == "__main__":
    sys.exit(main())
