"""One process owns a data directory: who comes second hands over its wish, and the owner serves it."""

import logging
import os
import re
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from app.adapters.environment import BUILTIN_SEARCH, CHANNEL
from app.adapters.instance.frames import Command
from app.adapters.instance.guest import Busy, Guest
from app.adapters.instance.host import Host
from app.adapters.instance.lock import Lock
from app.adapters.secrets import key_variables
from app.bootstrap.serving.mcp_relay import INTERRUPTED
from app.cli.commands import run
from app.cli.output import announce, fail
from app.cli.terminal import OWN, OwnTerminal, Terminal, using
from app.cli.translation import file_error, in_language, tr
from app.core.domain.errors import AppError, Failure

if TYPE_CHECKING:
    from app.bootstrap import StartResources
    from app.bootstrap.composition import Composition
    from app.cli.options import Options
    from app.core.ports import PageRenderer
    from app.core.services import Services

T = TypeVar("T")

log = logging.getLogger(__name__)

COMMANDS = (
    "ask", "research", "search", "knowledge", "import", "export", "tools", "serve", "mcp", "backup", "restore",
)  # fmt: skip
_GLANCE = 0.05  # seconds between two looks at the lock
_NOTICE_AFTER = 2.0  # seconds
_ADDRESSES = re.compile(r"[A-Z0-9_]+_(API_URL|BASE_URL|SEARCH_URL|MODEL)")


def owned_or_served(folder: Path, serve: Callable[[Guest], T]) -> "Lock | T":
    """The lock on a data directory, or what its owner served. Waits where the owner is starting or ending.

    Raises `OSError` and `Unavailable` as `Lock.take`, and `OtherVersion`.
    """
    started_at, notified = monotonic(), False
    while (lock := Lock.take(folder)) is None:
        try:
            guest = Guest(folder)
            try:
                return serve(guest)
            finally:
                guest.close()
        except Busy:
            Event().wait(_GLANCE)
        if not notified and monotonic() - started_at > _NOTICE_AFTER:
            notified = True
            announce(tr("another Citewise has this data directory open and does not answer yet; waiting for it"))
    return lock


def run_at_owner(guest: Guest, arguments: list[str], environment: Mapping[str, str] = os.environ) -> int:
    """The exit status of this process's command, which the owner ran."""
    here = OwnTerminal()
    verbose = here.wordy and not here.looked_at
    variables = {name: value for name, value in environment.items() if _counts(name)}
    command = Command(
        tuple(arguments), _folder(), here.locale, variables, here.is_interactive, here.looked_at, verbose, OWN.language
    )
    status = guest.run(command, here)
    if status is None and "--session" in arguments:
        return fail(tr("the Citewise that ran these tools has ended"), INTERRUPTED)
    if status is None:
        return fail(tr("the Citewise that answered has ended; what came until then is kept"))
    return status


async def run_here(options: "Options", resources: "StartResources", renderer: "PageRenderer", lock: Lock | None) -> int:
    """This process's own command; with the lock, those of others are served beside it, and to their end."""
    return await OWN.run(_run_here(options, resources, renderer, lock))


async def _run_here(
    options: "Options", resources: "StartResources", renderer: "PageRenderer", lock: Lock | None
) -> int:
    from app.bootstrap import open_composition

    here = OWN
    composition = await open_composition(resources, renderer, here.locale)

    def give_way() -> None:
        if here.endless:
            here.interrupt()

    def serve_other(command: Command, there: Terminal) -> Awaitable[int]:
        return serve(composition, command, there)

    host = Host(lock, resources.data_dir, serve_other, retiring=give_way, words=in_language) if lock else None
    try:
        if host is None:
            return await _run(options, composition.services)
        await host.start()
        try:
            return await _run(options, composition.services)
        finally:
            if host.guests and here.looked_at:
                announce(tr("commands of other terminals are still answered here; Ctrl-C ends them"))
            here.endless = False  # it has ended: what is interrupted from here on are the others
            here.on_interrupt(host.interrupt)
            await host.finish()
    finally:
        if host is not None:
            await host.close()
        await composition.services.close()


async def serve(composition: "Composition", command: Command, terminal: Terminal) -> int:
    """Run another process's command here. Its environment counts, and its terminal."""
    from app.cli.options import parse  # a window that serves nobody does without

    with using(terminal):
        try:
            options = parse(list(command.arguments))
            if options.command not in COMMANDS:
                return 2
            return await _run(options, composition.for_guest(command.environment, command.locale))
        except SystemExit:
            return 2
        except AppError as error:
            from app.cli.words import sentence

            return fail(sentence(Failure.of(error)))
        except OSError as error:
            return fail(file_error(error))
        except Exception:  # a bug: the command ends like any other, and the log has the whole of it
            log.exception("a command of another process failed")
            return fail(tr("Something went wrong inside Citewise; its log has more."))


async def _run(options: "Options", services: "Services") -> int:
    if options.command == "serve":
        from app.bootstrap.serving.local_api import serve_api

        return await serve_api(options, services)
    if options.command == "mcp":
        from app.bootstrap.serving.mcp_stdio import serve_mcp

        return await serve_mcp(services)
    return await run(options, services)


def _folder() -> str:
    try:
        return os.getcwd()
    except OSError:  # somebody took it away
        return os.sep


def _counts(name: str) -> bool:
    """Whether a variable of the environment may be one of ours. Nothing else is sent, though it goes to ourselves."""
    name = name.upper() if sys.platform == "win32" else name
    if name.startswith("CITEWISE_") or name in (CHANNEL, BUILTIN_SEARCH) or _ADDRESSES.fullmatch(name):
        return True
    return (name.endswith("_KEY") and name in key_variables()) or (
        name.endswith("_URL") and name in _channel_variables()
    )


def _channel_variables() -> set[str]:
    from app.adapters.search.catalogue import CHANNELS  # costs a moment, and is rarely needed

    return {re.sub(r"[^A-Z0-9]+", "_", info.id.upper()).strip("_") + "_URL" for info in CHANNELS}
