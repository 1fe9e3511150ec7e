"""Picks the front end and the event loop, before anything heavy is imported."""

import logging
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.cli.locale import data_dir_of, saved_language
from app.cli.output import announce, fail, forget_output, prepare_output
from app.cli.terminal import OWN
from app.core.domain.errors import AppError
from app.core.domain.window_request import WindowRequest
from app.core.secrecy import REPORTED, is_unreported
from app.locations import data_dir, data_path

if TYPE_CHECKING:
    from app.adapters.instance.lock import Lock
    from app.cli.options import Options

log = logging.getLogger("citewise")


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
    if argv == ["--run-checks"]:
        from app.bootstrap import run_checks

        return run_checks()
    prepare_output()
    OWN.saved_language = cache(lambda: saved_language(data_path(data_dir_of(argv))))
    options = _options(argv)
    terminal = logging.StreamHandler()
    terminal.addFilter(lambda record: options.verbose or is_unreported(record))
    level = logging.INFO if options.verbose else logging.WARNING
    logging.basicConfig(level=level, format="%(name)s: %(levelname)s: %(message)s", handlers=[terminal])
    logging.getLogger("httpx").setLevel(logging.WARNING)
    try:
        if options.command == "inspect":
            from app.bootstrap import inspector
            from app.cli.commands.inspect import inspect

            return inspect(options, inspector())
        if options.self_check:
            from app.bootstrap.self_check.supervisor import check_parts
            from app.cli.commands.self_check import self_check

            return self_check(options, check_parts(data_path(options.data_dir), options.model_file))
        if options.command == "erase":
            from app.bootstrap.erasing import erase_from_terminal

            return erase_from_terminal(data_path(options.data_dir), options.yes)
        if options.command == "restore" and not options.merge:
            from app.bootstrap.backup import restore_from_terminal

            return restore_from_terminal(data_path(options.data_dir), options)
        if options.command is None:
            from app.bootstrap.window import open_window

            return open_window(data_path(options.data_dir), request=options.request)
        if options.command == "mcp" and not options.session:
            from app.bootstrap.serving.mcp_relay import relay_mcp

            return relay_mcp(argv)
        return _command(options, argv)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `citewise ask … | head`
        forget_output()
        return 141
    except (AppError, OSError) as error:
        from app.bootstrap.opening import report

        return report(error, data_path(options.data_dir))


def _options(argv: list[str]) -> "Options":
    """Without arguments, as a desktop starts it, nothing is parsed: the first frame does not wait for a parser."""
    if not argv:
        from types import SimpleNamespace

        alone: Any = SimpleNamespace(
            command=None, data_dir=None, verbose=False, self_check=False, request=WindowRequest()
        )
        window: Options = alone
        return window
    from app.cli.options import parse

    return parse(argv)


def _command(options: "Options", argv: list[str]) -> int:
    """Run by the process that owns the data directory: another one, or this one where there is none."""
    from app.adapters.instance.guest import OtherVersion
    from app.adapters.instance.lock import Lock
    from app.bootstrap import bases, complete_restore, open_start_resources
    from app.bootstrap.logs import keep_log
    from app.bootstrap.sharing import owned_or_served, run_at_owner
    from app.cli.commands import needs_bases_alone

    folder = data_dir(options.data_dir)
    try:
        owner = owned_or_served(folder, lambda guest: run_at_owner(guest, argv))
    except OtherVersion as version:
        from app.cli.translation import tr

        return fail(
            tr("another version of Citewise ({version}) has this data directory open; close it first", version=version)
        )
    if not isinstance(owner, Lock):
        return owner
    try:
        keep_log(folder)
        complete_restore(folder)
        if options.command == "backup" and not options.webdav:
            from app.bootstrap.backup import back_up_alone

            return back_up_alone(options, folder)
        if needs_bases_alone(options) and bases.suffice(folder):
            return _on_bases(options, folder)
        if options.command in ("tools", "backup", "prompts") or (
            options.command == "knowledge" and options.action != "add"
        ):
            return _plainly(options, open_start_resources(folder))  # who comes meanwhile waits a moment
        return _in_terminal(options, folder, owner)
    finally:
        owner.release()


def _in_terminal(options: "Options", folder: Path, lock: "Lock") -> int:
    """Off-screen pages where Qt can be loaded, without a display; else without pages."""
    from app.bootstrap import open_start_resources
    from app.bootstrap.qt_application import open_application, run_on_qt

    resources = open_start_resources(folder)
    try:
        application = open_application(resources.gate.bind())
    except ImportError as error:
        from app.cli.words import sandbox_sentence

        log.warning("no page is rendered: %s", error, extra=REPORTED)
        announce(sandbox_sentence(str(error)))
        return _plainly(options, resources, lock)

    async def whole() -> int:
        from app.bootstrap.sharing import run_here
        from app.browser.renderer import OffscreenBrowser

        browser = OffscreenBrowser(engines_folder=resources.engines_folder())
        try:
            return await run_here(options, resources, browser, lock)
        finally:
            await browser.close()

    return run_on_qt(application, whole())


def _plainly(options: "Options", resources: Any, lock: "Lock | None" = None) -> int:
    """Without Qt: no page is rendered. Without the lock no other command is served."""
    import asyncio

    from app.bootstrap import NoRenderer
    from app.bootstrap.sharing import run_here

    return asyncio.run(run_here(options, resources, NoRenderer(), lock))


def _on_bases(options: "Options", folder: Path) -> int:
    """Nothing but the knowledge bases is opened."""
    import asyncio

    from app.bootstrap.bases import run_alone

    return asyncio.run(run_alone(options, folder))


if __name__ == "__main__":
    sys.exit(main())
