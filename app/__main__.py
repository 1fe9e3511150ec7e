"""Picks the front end and the event loop, before anything heavy is imported."""

import contextlib
import logging
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.cli.commands import needs_bases_alone
from app.cli.options import Options, parse
from app.cli.output import fail, forget_output, prepare_output, well_formed
from app.core.domain.errors import AppError
from app.core.secrecy import is_unreported
from app.locations import data_dir, data_path

if TYPE_CHECKING:
    from app.adapters.instance import Lock

log = logging.getLogger("citewise")

Drive = Callable[[Any, Any], Awaitable[None]]  # main window, services


def main(arguments: list[str] | None = None) -> int:
    """Exit status: 0 done, 1 failed (said on standard error), 2 wrong usage, 130 interrupted."""
    argv = sys.argv[1:] if arguments is None else arguments
    if argv == ["--serve-model"]:  # a child of this very program: no front end, no data directory
        from app.bootstrap import serve_model

        return serve_model()
    if argv == ["--read-pages"]:
        from app.bootstrap import read_pages

        return read_pages()
    if argv == ["--read-documents"]:
        from app.bootstrap import read_documents

        return read_documents()
    options = parse(argv)
    terminal = logging.StreamHandler()
    terminal.addFilter(lambda record: options.verbose or is_unreported(record))
    level = logging.INFO if options.verbose else logging.WARNING
    logging.basicConfig(level=level, format="%(name)s: %(levelname)s: %(message)s", handlers=[terminal])
    logging.getLogger("httpx").setLevel(logging.WARNING)
    prepare_output()
    try:
        if options.command == "inspect":
            from app.bootstrap import inspector
            from app.cli.inspect import inspect

            return inspect(options, inspector())
        if options.command is None:
            return open_window(data_path(options.data_dir), question=well_formed(options.question))
        return _command(options, argv)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `citewise ask … | head`
        forget_output()
        return 141
    except (AppError, OSError) as error:
        from app.bootstrap.opening import report

        return report(error, data_path(options.data_dir))


def _command(options: Options, argv: list[str]) -> int:
    """Run by the process that owns the data directory: another one, or this one where there is none."""
    from app.adapters.instance import Lock, OtherVersion
    from app.bootstrap import bases, open_start_resources
    from app.bootstrap.logs import keep_log
    from app.bootstrap.sharing import owned_or_served, run_at_owner

    folder = data_dir(options.data_dir)
    try:
        owner = owned_or_served(folder, lambda guest: run_at_owner(guest, argv))
    except OtherVersion as version:
        return fail(f"another version of Citewise ({version}) has this data directory open; close it first")
    if not isinstance(owner, Lock):
        return owner
    try:
        keep_log(folder)
        if needs_bases_alone(options) and bases.suffice(folder):
            return _on_bases(options, folder)
        if options.command == "knowledge" and options.action != "add":
            return _plainly(options, open_start_resources(folder))  # who comes meanwhile waits a moment
        return _in_terminal(options, folder, owner)
    finally:
        owner.release()


def _in_terminal(options: Options, folder: Path, lock: "Lock") -> int:
    """Off-screen pages where Qt can be loaded, without a display; else without pages."""
    from app.bootstrap import open_start_resources

    resources = open_start_resources(folder)
    port = resources.gate.bind()
    try:
        if "DISPLAY" not in os.environ and "WAYLAND_DISPLAY" not in os.environ:
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        if problem := _prepare_chromium(port):
            raise ImportError(problem)
        import PySide6.QtCore  # noqa: F401  (before all else of it)

        from app.browser.qt_features import ignore_features

        ignore_features()
        from PySide6.QtWebEngineWidgets import QWebEngineView  # noqa: F401  (must come before the application)
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        from app.cli.words import sandbox_sentence

        log.warning("%s", sandbox_sentence(str(error)))
        return _plainly(options, resources, lock)

    _log_qt_messages()
    application = QApplication(["citewise"])

    async def whole() -> int:
        from app.bootstrap.sharing import run_here
        from app.browser.renderer import OffscreenBrowser

        browser = OffscreenBrowser(engines_folder=resources.engines_folder())
        try:
            return await run_here(options, resources, browser, lock)
        finally:
            await browser.close()

    return _run_on_qt(application, whole())


def _plainly(options: Options, resources: Any, lock: "Lock | None" = None) -> int:
    """Without Qt: no page is rendered. Without the lock no other command is served."""
    import asyncio

    from app.bootstrap import NoRenderer
    from app.bootstrap.sharing import run_here

    return asyncio.run(run_here(options, resources, NoRenderer(), lock))


def _on_bases(options: Options, folder: Path) -> int:
    """Nothing but the knowledge bases is opened."""
    import asyncio

    from app.bootstrap.bases import run_alone

    return asyncio.run(run_alone(options, folder))


def open_window(
    folder: Path, drive: Drive | None = None, open_url: Callable[[str], None] | None = None, question: str = ""
) -> int:
    """The window, until it is closed. `drive` runs beside it, for pictures and whole-window tests; then it closes.

    `open_url` takes the addresses that go to the user's own browser (None: the system opens them). `question` is asked
    there. Where a window has this data directory open already, that one comes to the front, and asks.
    """
    from app.bootstrap.opening import Opening

    opening = Opening(folder, question)
    if opening.at_once():
        return 0
    try:
        from PySide6.QtCore import QCoreApplication, QLocale, Qt

        from app.browser.qt_features import ignore_features

        ignore_features()
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
        from PySide6.QtWidgets import QApplication

        from app.ui.transcript.view import register_scheme

        register_scheme()
        _log_qt_messages()
        application = QApplication(["citewise"])
        application.setApplicationName("Citewise")
        application.setDesktopFileName("citewise")
        application.setQuitOnLastWindowClosed(False)  # Qt's loop ends when everything is closed down
        locale = QLocale().name().replace("_", "-")

        async def whole() -> int:
            front = await opening.run(lambda folder: _open_front(folder, locale))
            if isinstance(front, int):
                return front
            return await _window(front, opening, drive, open_url)

        return _run_on_qt(application, whole())
    finally:
        opening.close()


@dataclass(frozen=True)
class _Front:
    """What the window is made of, once every file could be opened."""

    composition: Any
    problem: str  # why Chromium cannot run
    browser: Any
    check_windows: Any
    check_bar: Any

    def leave_alone(self) -> None:
        """The window is gone: nobody is asked any more."""
        if self.check_bar is not None:
            self.check_bar.nobody_looks = True

    async def close(self) -> None:
        if self.browser is not None:
            await self.check_windows.close()
            await self.browser.close()
        await self.composition.services.close()


async def _open_front(folder: Path, locale: str) -> _Front:
    """Chromium reads its switches when the first page is made: not here yet."""
    from app.bootstrap import NoRenderer, open_composition, open_start_resources
    from app.browser.check_window import CheckWindows
    from app.browser.renderer import OffscreenBrowser
    from app.ui.window.check_bar import CheckBar
    from app.ui.window.check_words import CheckWords

    resources = open_start_resources(folder)
    problem = _prepare_chromium(resources.gate.bind())
    if problem:
        return _Front(await open_composition(resources, NoRenderer(), locale), problem, None, None, None)
    browser = OffscreenBrowser(engines_folder=resources.engines_folder())
    windows = CheckWindows(lambda: browser.engines, CheckWords())
    bar = CheckBar(windows)
    return _Front(await open_composition(resources, browser, locale, bar), problem, browser, windows, bar)


async def _window(front: _Front, opening: Any, drive: Drive | None, open_url: Callable[[str], None] | None) -> int:
    """Beside it, the commands of other processes are served; when it is closed, those that run go on to their end."""
    import asyncio

    from app.adapters.instance import Host
    from app.bootstrap.sharing import serve
    from app.ui.window.desktop import open_in_browser
    from app.ui.window.main_window import MainWindow
    from app.ui.window.second_instance import ask, bring_forward, show_news

    services = front.composition.services
    window = MainWindow(
        services,
        web=not front.problem,
        open_url=open_url or open_in_browser,
        browser_problem=front.problem,
        check_bar=front.check_bar,
    )
    closed = asyncio.get_running_loop().create_future()
    window.closed.connect(lambda: None if closed.done() else closed.set_result(None))

    async def serve_command(command: Any, terminal: Any) -> int:
        try:
            return await serve(front.composition, command, terminal)
        finally:
            show_news(window)

    host = Host(opening.lock, opening.folder, serve_command, lambda *request: bring_forward(window, *request))
    window.show()
    _close_on_signals(window, host)
    if opening.question:
        ask(window, opening.question)
    try:
        await host.start()
        await (drive(window, services) if drive else closed)
    finally:
        host.retire()
        window.hide()  # commands that end now have nothing to show there
        front.leave_alone()
        await window.close_down()
        await host.finish()
        await host.close()
        await front.close()
    return 0


def _close_on_signals(window: Any, host: Any) -> None:
    """Ending the session or Ctrl-C in the terminal closes the window as its own button does: nothing is lost."""
    import asyncio
    import signal

    def close() -> None:
        window.closing.leave()
        host.interrupt()  # nobody may be waited for

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # Windows has no such handlers
            asyncio.get_running_loop().add_signal_handler(number, close)


def _prepare_chromium(gate_port: int) -> str:
    """Set what Chromium reads from the environment at its start; why it cannot start here, or an empty word."""
    from app.browser.chromium import chromium_flags, install_flags, prefer_software_rendering, sandbox_problem

    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if root:
        log.warning("running as root: Chromium's sandbox is switched off")
    install_flags(os.environ, chromium_flags(gate_port, root=root))
    prefer_software_rendering(os.environ)
    return sandbox_problem()


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
    as asyncio's own loop does it: while there is a loop.
    """
    import asyncio
    import weakref

    import qasync

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

    from app.bootstrap.threads import Threads

    loop = qasync.QEventLoop(application)
    loop.set_default_executor(Threads())
    asyncio.set_event_loop(loop)
    with loop:
        status: int = loop.run_until_complete(to_the_end())
    return status


if __name__ == "__main__":
    sys.exit(main())
