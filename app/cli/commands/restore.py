"""`citewise restore`: what is in a backup, put in place of what is there; and the way back."""

from collections.abc import Callable
from pathlib import Path

from app.cli.commands.backup import PASSPHRASE, contents_words
from app.cli.options import Options
from app.cli.output import clean, fail, notify, notify_status, one_line, show
from app.cli.terminal import Interrupted, read, terminal
from app.cli.words import sentence
from app.core.domain.backup import BackupContents, Restored
from app.core.domain.errors import Failure, Unavailable
from app.core.ports.backup import BackupStore


async def preview(options: Options, backups: BackupStore) -> int:
    try:
        contents = await backups.contents(terminal().whole(options.file))
    except Unavailable as error:
        return fail(sentence(Failure.of(error)))
    _show(contents)
    return 0


async def restore(options: Options, backups: BackupStore, act: Callable[[str], Restored]) -> int:
    """act: restores a file; nothing of the data directory is open. The exit status."""
    file = terminal().whole(options.file)
    try:
        contents = await backups.contents(file)
        if terminal().is_interactive and not options.yes and not await _confirm(contents):
            return fail("nothing was restored")
        passphrase = await _passphrase() if options.with_keys else ""
        restored = act(file)
        _report(restored)
        if passphrase:
            new, total = await backups.take_keys(file, passphrase)
            show(f"Keys: {new} of {total} are new; those that were set stay.")
    except Unavailable as error:
        return fail(sentence(Failure.of(error)))
    return 0


async def merge(options: Options, backups: BackupStore) -> int:
    """Ctrl-C stops it; what came until then stays, and the next one goes on."""
    stop: list[bool] = []

    def progress(done: int, total: int) -> None:
        if terminal().looked_at and done % 20 == 0:
            notify_status(f"{done} of {total} conversations")

    terminal().on_interrupt(lambda: stop.append(True))
    try:
        merged = await backups.merge(terminal().whole(options.file), progress, lambda: bool(stop))
    except Unavailable as error:
        return fail(sentence(Failure.of(error)))
    finally:
        terminal().on_interrupt(None)
    new = (
        (merged.conversations, "conversation"),
        (merged.turns, "question"),
        (merged.facts, "fact"),
        (merged.bases, "knowledge base"),
        (merged.documents, "document"),
    )
    words = ", ".join(f"{count} {name}{'' if count == 1 else 's'}" for count, name in new if count)
    show(f"Merged: {words or 'nothing'} new. What was here is unchanged.")
    if merged.skipped:
        notify(f"{merged.skipped} conversations could not be read and were left out")
    if options.with_keys and (passphrase := await _passphrase()):
        new_keys, total = await backups.take_keys(terminal().whole(options.file), passphrase)
        show(f"Keys: {new_keys} of {total} are new; those that were set stay.")
    return fail("stopped; the same command goes on") if merged.stopped else 0


async def undo(options: Options, act: Callable[[], Restored]) -> int:
    try:
        restored = act()
    except Unavailable as error:
        return fail(sentence(Failure.of(error)))
    _report(restored)
    return 0


def _show(contents: BackupContents) -> None:
    program = one_line(clean(contents.program)) or "?"
    show(f"Backup of {contents.created.astimezone():%Y-%m-%d %H:%M}, written by Citewise {program}")
    show(f"  {contents_words(contents)}, {contents.size / 1e6:.1f} MB unpacked")
    for name in contents.parts[:20]:
        show(f"  {one_line(name)}")
    if len(contents.parts) > 20:
        show(f"  and {len(contents.parts) - 20} more files")


def _report(restored: Restored) -> None:
    show(f"Restored: {contents_words(restored.contents)}.")
    if restored.before:
        notify(f"what was there before is kept as backups/{Path(restored.before).name}; --undo puts it back")
    for name in restored.aside:
        notify(f"what was there could not be copied and is kept as {one_line(name)}")


async def _confirm(contents: BackupContents) -> bool:
    _show(contents)
    terminal().err("It takes the place of what is there; a copy of that is kept. Go on? [y/N] ")
    try:
        return (await read("line")).strip().casefold() in ("y", "yes")
    except Interrupted:
        return False


async def _passphrase() -> str:
    if passphrase := terminal().environment.get(PASSPHRASE, ""):
        return passphrase
    if not terminal().is_interactive:
        notify(f"citewise: no keys are restored; set {PASSPHRASE}")
        return ""
    terminal().err("Passphrase of the keys in this backup: ")
    passphrase = (await read("secret")).rstrip("\r\n")
    terminal().err("\n")
    return passphrase
