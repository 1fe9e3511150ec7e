"""The end of all data: of the window's once it is closed, or by a command of the terminal."""

import asyncio
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from app.adapters.data_removal import remove_files, remove_keys, remove_lock
from app.adapters.instance.claim import Claim
from app.adapters.instance.lock import Lock
from app.bootstrap.logs import places_elsewhere, stop_log
from app.core.domain.removal import Removal

if TYPE_CHECKING:
    from app.adapters.secrets import Keys
    from app.core.domain.settings import Settings


async def erase(folder: Path, keys: "Keys", settings: "Settings") -> Removal:
    """Everything that is ours but the lock, which is held. Nothing of it may be open any more."""
    key_ids = await asyncio.to_thread(all_key_ids, folder, settings)  # before the file that names some of them goes
    keychain = await remove_keys(keys, key_ids)
    stop_log()
    removal = await asyncio.to_thread(remove_files, folder, places_elsewhere())
    return replace(removal, keychain=keychain)


async def erase_after_window(claim: Claim, keys: "Keys", settings: "Settings") -> None:
    """Everything is closed. What could not go, and what is not ours, is told in a window of its own."""
    from app.ui.about.erased_window import ErasedWindow

    removal = await erase(claim.folder, keys, settings)
    if claim.lock is not None:
        _let_go(claim.folder, claim.lock)
        claim.lock = None
    window = ErasedWindow(removal)
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError, RuntimeError, ValueError):  # Windows has no such handlers
            asyncio.get_running_loop().add_signal_handler(number, window.close)
    await window.closed()


def erase_from_terminal(folder: Path, confirmed: bool) -> int:
    """The exit status. Where another process has the directory open, nothing is touched."""
    from app.bootstrap import open_start_resources
    from app.cli.commands.erase import confirm, report
    from app.cli.output import fail
    from app.cli.translation import tr

    exists = folder.is_dir()
    if (lock := Lock.take(folder) if exists else None) is None and exists:
        return fail(tr("Citewise has this data directory open; close it, and erase again. Nothing was erased."))

    async def whole() -> Removal | None:
        if not confirmed and not await confirm(folder):
            return None
        start = open_start_resources(folder)
        return await erase(folder, start.keys, start.current.settings)

    try:
        if (removal := asyncio.run(whole())) is None:
            return fail(tr("nothing was erased"))
        if lock is not None:
            _let_go(folder, lock)
        return report(removal)
    finally:
        if lock is not None:
            lock.release()


def _let_go(folder: Path, lock: Lock) -> None:
    if sys.platform == "win32":  # where an open file cannot be deleted
        lock.release()
    remove_lock(folder)
    lock.release()


def all_key_ids(folder: Path, settings: "Settings") -> list[str]:
    """All under which this program keeps a key of a service that it knows, or that is set up."""
    from app.adapters.backup.webdav import KEY_ID as WEBDAV
    from app.adapters.llm.presets import presets
    from app.adapters.proxies import KEY_ID
    from app.adapters.ranking import rerankers
    from app.adapters.search.catalogue import CHANNELS

    ids = [provider.id for provider in (*settings.providers, *presets())]
    ids += [info.key for info in CHANNELS] + [rerankers.key_id(service.id) for service in rerankers.SERVICES]
    ids += [id for server in settings.mcp_servers for id in server.secret_ids()]
    return list(dict.fromkeys(filter(None, (*ids, KEY_ID, WEBDAV, *_engines(folder)))))


def _engines(folder: Path) -> Iterator[str]:
    """Of the engines that knowledge bases are searched in."""
    from app.adapters.storage.documents.store import NAME
    from app.adapters.storage.migration_runner import look_at
    from app.adapters.storage.mirrored import key_id
    from app.core.domain.errors import Unavailable

    with suppress(sqlite3.Error, OSError), look_at(folder / NAME) as db:
        for (address,) in db.execute("SELECT DISTINCT store FROM bases WHERE store <> ''"):
            with suppress(Unavailable):
                yield key_id(address)
