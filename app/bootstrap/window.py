"""The window: shown before anything else is loaded, opened with everything that it needs, closed down in order."""

import contextlib
import gc
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.adapters.instance.claim import Claim
from app.core.domain.window_request import WindowRequest

if TYPE_CHECKING:
    from app.bootstrap.first_window import FirstWindow

_CALM = 4_000  # ms after the window is ready

Drive = Callable[[Any, Any], Awaitable[None]]  # main window, services


def open_window(
    folder: Path,
    drive: Drive | None = None,
    open_url: Callable[[str], None] | None = None,
    request: WindowRequest = WindowRequest(),
    early: Callable[[Any], None] = lambda window: None,
) -> int:
    """The window, until it is closed. `drive` runs beside it, for pictures and whole-window tests; then it closes.

    `open_url` takes the addresses that go to the user's own browser (None: the system opens them). `request` is what
    it is to show first. `early` is given the window before it is shown. Where a window has this data directory open
    already, that one comes to the front, and takes the request.
    """
    claim = Claim(folder, request)
    if claim.at_once():
        return 0
    gc.disable()  # what is imported and built now stays to the end: there is nothing to collect
    _leave_on_interrupt()
    try:
        application = _start_qt()
        from app.bootstrap.first_window import FirstWindow

        first = FirstWindow(early)
        if claim.lock is not None:
            first.show_at_once(folder)

        from app.bootstrap.qt_application import log_qt_messages, run_on_qt

        log_qt_messages()
        return run_on_qt(application, _whole(claim, first, drive, open_url))
    finally:
        gc.enable()
        claim.release()


def _leave_on_interrupt() -> None:
    """Ctrl-C before the loop hears it: nothing is open yet, and PySide takes the exception for a broken module."""
    import signal
    import threading

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # the loop's end sets Python's own again


def _start_qt() -> Any:
    import os

    from PySide6.QtCore import QCoreApplication, QLibraryInfo, Qt

    from app.browser.qt_features import ignore_features

    ignore_features()
    if any("fcitx" in os.environ.get(name, "") for name in ("QT_IM_MODULE", "QT_IM_MODULES", "XMODIFIERS")):
        from app.bootstrap.input_method import prefer_ibus

        prefer_ibus(os.environ, [Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))])
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)  # WebEngine is loaded later
    from app.ui.desktop.application import Application
    from app.ui.desktop.identity import APP_ID, identify

    identify()
    application = Application(["citewise"])
    application.setApplicationName("Citewise")
    application.setDesktopFileName(APP_ID)
    application.setQuitOnLastWindowClosed(False)  # Qt's loop ends when everything is closed down
    return application


async def _whole(
    claim: Claim, first: "FirstWindow", drive: Drive | None, open_url: Callable[[str], None] | None
) -> int:
    import asyncio

    from PySide6.QtCore import QLocale

    from app.bootstrap.opening import Opening

    locale = QLocale().name().replace("_", "-")
    opening = Opening(claim, first.hide)
    try:
        front: _Front | int = 0
        with first.gives_up_when_closed():
            front = await opening.run(lambda folder: _open_front(first, folder, locale))
            await asyncio.sleep(0)  # whoever closed it in the last moment is heard here
        if isinstance(front, int):
            return front
        if first.closed:
            await front.close()
            return 0
        status = await _window(front, first.window, claim, drive, open_url)
        if first.window.closing.is_erasing:
            from app.bootstrap.erasing import erase_after_window

            start = front.composition.shared.start
            await erase_after_window(claim, start.keys, start.current.settings)
        elif first.window.closing.restoring is not None:
            from app.bootstrap.backup.in_window import restore_after_window

            await restore_after_window(claim, first.window.closing.restoring, opens_again=drive is None)
        elif first.window.closing.is_restarting and drive is None:
            from app.bootstrap.backup.in_window import restart

            restart(claim)
        return status
    finally:
        await first.close()


@dataclass(frozen=True)
class _Front:
    """What the window is made of, once every file could be opened."""

    composition: Any
    problem: str  # why Chromium cannot run
    browser: Any
    check_windows: Any
    check_bar: Any
    is_new: bool  # nothing was in the data directory

    def leave_alone(self) -> None:
        """The window is gone: nobody is asked any more."""
        if self.check_bar is not None:
            self.check_bar.nobody_looks = True

    async def close(self) -> None:
        if self.browser is not None:
            await self.check_windows.close()
            await self.browser.close()
        await self.composition.services.close()


async def _open_front(first: "FirstWindow", folder: Path, locale: str) -> _Front:
    import asyncio

    from app.bootstrap import NoRenderer, open_composition, open_start_resources

    await first.prepare(folder)
    await asyncio.to_thread(_load)
    from app.browser.check_window import CheckWindows
    from app.browser.renderer import OffscreenBrowser
    from app.ui.window.checks.check_bar import CheckBar
    from app.ui.window.checks.check_words import CheckWords

    is_new = not any((folder / name).exists() for name in ("settings.json", "citewise.db"))
    resources = open_start_resources(folder, listening=first.socket())
    if problem := first.problem:
        return _Front(await open_composition(resources, NoRenderer(), locale), problem, None, None, None, is_new)
    browser = OffscreenBrowser(engines_folder=resources.engines_folder())
    windows = CheckWindows(lambda: browser.engines, CheckWords())
    bar = CheckBar(windows)
    return _Front(await open_composition(resources, browser, locale, bar), problem, browser, windows, bar, is_new)


def _load() -> None:
    """What the services and the rest of the window are made of: on a thread, so that the window can be used."""
    import app.adapters.instance.host
    import app.bootstrap.composition
    import app.browser.check_window
    import app.browser.renderer
    import app.ui.transcript.view
    import app.ui.window.checks.check_bar
    import app.ui.window.furnishing  # noqa: F401


async def _window(
    front: _Front, window: Any, claim: Claim, drive: Drive | None, open_url: Callable[[str], None] | None
) -> int:
    """Beside it, the commands of other processes are served; when it is closed, those that run go on to their end."""
    import asyncio

    from app.adapters.instance.host import Host
    from app.ui.desktop.application import application as open_application
    from app.ui.window.desktop import open_in_browser
    from app.ui.window.problems import announce_local_api
    from app.ui.window.second_instance import bring_forward, show_news, take, when_ready

    services, lock = front.composition.services, claim.lock
    assert lock is not None
    window.show()
    window.furnish(
        services,
        web=not front.problem,
        open_url=open_url or open_in_browser,
        browser_problem=front.problem,
        check_bar=front.check_bar,
    )
    closed = asyncio.get_running_loop().create_future()
    window.closed.connect(lambda: None if closed.done() else closed.set_result(None))

    async def serve_command(command: Any, terminal: Any) -> int:
        from app.bootstrap.sharing import serve  # with the command line, which a window needs for no command of its own

        try:
            return await serve(front.composition, command, terminal)
        finally:
            show_news(window)

    def words(text: str, language: str) -> str:
        from app.cli.translation import in_language  # likewise

        return in_language(text, language)

    host = Host(lock, claim.folder, serve_command, lambda *more: bring_forward(window, *more), words=words)
    _close_on_signals(window, host)
    application = open_application()
    application.connect_window(lambda request: bring_forward(window, request), window.closing.quit)
    take(window, claim.request)
    if front.is_new and drive is None:  # who drives the window by itself is no newcomer
        when_ready(window, window.desktop.guide.welcome_newcomer)
    when_ready(window, partial(_look_after_data_later, window))
    local_api = front.composition.local_api
    when_ready(window, partial(local_api.open, asyncio.get_running_loop(), partial(announce_local_api, window)))
    try:
        await host.start()
        gc.freeze()  # nor later: to look through it all took 50 to 90 ms in the midst of an answer
        gc.enable()
        await (drive(window, services) if drive else closed)
    finally:
        application.disconnect_window()
        host.retire()
        window.hide()  # commands that end now have nothing to show there
        front.leave_alone()
        await local_api.close()  # beside the window's own end: what it answers breaks off
        await window.close_down()
        if window.closing.is_erasing or window.closing.restoring is not None:
            host.interrupt()  # nobody's command may write any more
        await host.finish()
        await host.close()
        await front.close()
        _end_run(claim.folder)
    return 0


def _end_run(folder: Path) -> None:
    """Everything is saved and closed."""
    from app.adapters.backup.unclean import end_run

    end_run(folder)


def _look_after_data_later(window: Any) -> None:
    """Nothing of it may come before the first frame, nor while the window is still being looked at first."""
    from PySide6.QtCore import QTimer

    def begin() -> None:
        from app.ui.window.care.data_care import look_after

        look_after(window)
        if window.services.watches is not None:
            from app.ui.window.care.evidence_watch import EvidenceWatch

            EvidenceWatch(window, window.services.watches())

    QTimer.singleShot(_CALM, window, begin)


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
