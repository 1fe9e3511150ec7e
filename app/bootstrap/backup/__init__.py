"""Backups for a front end, and for commands that need nothing else."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import httpx

    from app.adapters.backup.store import FileBackups
    from app.bootstrap import StartResources
    from app.bootstrap.shared_resources import Stores
    from app.cli.options import Options


def open_backups(
    start: "StartResources", stores: "Stores | None" = None, client: "httpx.AsyncClient | None" = None
) -> "FileBackups":
    """stores: those that are open; without them nothing can be merged. client: to servers; without it none is asked."""
    from app.adapters.backup.merging import MergeTarget
    from app.adapters.backup.store import FileBackups

    def key_ids() -> list[str]:
        from app.adapters.search.catalogue import CHANNELS
        from app.bootstrap.erasing import all_key_ids
        from app.bootstrap.shared_resources import key_ids

        own = key_ids(start.current, [info.key for info in CHANNELS])
        return list(dict.fromkeys((*own, *all_key_ids(start.data_dir, start.current.settings))))

    target = None
    if stores is not None:
        target = MergeTarget(start.data_dir, stores.on_disk, stores.bases, stores.bringing_in)
    return FileBackups(start.data_dir, start.keys, key_ids, target, client)


def back_up_alone(options: "Options", data_dir: Path) -> int:
    """The exit status of `citewise backup` where nobody else has the data directory open."""
    import asyncio

    from app.bootstrap import open_start_resources
    from app.cli.commands.backup import back_up

    return asyncio.run(back_up(options, open_backups(open_start_resources(data_dir))))


def restore_from_terminal(data_dir: Path, options: "Options") -> int:
    """The exit status of a restore, or of its undoing. Nothing happens where another process has the directory open."""
    import asyncio

    from app.adapters.backup import restoring
    from app.adapters.instance.lock import Lock
    from app.bootstrap import complete_restore, open_start_resources
    from app.cli.commands import restore as command
    from app.cli.output import fail
    from app.cli.translation import tr

    if options.preview:
        return asyncio.run(command.preview(options, open_backups(open_start_resources(data_dir))))
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    if (lock := Lock.take(data_dir)) is None:
        return fail(
            tr(
                "Citewise has this data directory open; close it and restore again, or restore in its window, under "
                "Settings, Data. Nothing was changed."
            )
        )

    async def whole() -> int:
        if options.undo:
            return await command.undo(options, lambda: restoring.undo(data_dir))
        start = open_start_resources(data_dir)
        return await command.restore(options, open_backups(start), lambda file: restoring.restore(data_dir, Path(file)))

    try:
        complete_restore(data_dir)
        return asyncio.run(whole())
    finally:
        lock.release()
