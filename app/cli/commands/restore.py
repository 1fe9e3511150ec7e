"""`citewise restore`: what is in a backup, put in place of what is there; and the way back."""

from collections.abc import Callable
from pathlib import Path

from app.cli import counts
from app.cli.commands.backup import PASSPHRASE, contents_words, megabytes
from app.cli.options import Options
from app.cli.output import announce, clean, fail, notify, notify_status, one_line, show
from app.cli.terminal import Interrupted, read, terminal
from app.cli.translation import is_yes, listed, tr, trn
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
            return fail(tr("nothing was restored"))
        passphrase = await _passphrase() if options.with_keys else ""
        restored = act(file)
        _report(restored)
        if passphrase:
            new, total = await backups.take_keys(file, passphrase)
            _show_keys(new, total)
    except Unavailable as error:
        return fail(sentence(Failure.of(error)))
    return 0


async def merge(options: Options, backups: BackupStore) -> int:
    """Ctrl-C stops it; what came until then stays, and the next one goes on."""
    stop: list[bool] = []

    def progress(done: int, total: int) -> None:
        if terminal().looked_at and done % 20 == 0:
            notify_status(trn("{done} of {count} conversation", "{done} of {count} conversations", total, done=done))

    terminal().on_interrupt(lambda: stop.append(True))
    try:
        merged = await backups.merge(terminal().whole(options.file), progress, lambda: bool(stop))
    except Unavailable as error:
        return fail(sentence(Failure.of(error)))
    finally:
        terminal().on_interrupt(None)
    new = (
        (merged.conversations, counts.conversations),
        (merged.turns, counts.questions),
        (merged.facts, counts.facts),
        (merged.bases, counts.bases),
        (merged.documents, counts.documents),
        (merged.assistants, counts.assistants),
        (merged.prompts, counts.prompts),
    )
    if new_words := listed(words(count) for count, words in new if count):
        show(tr("Merged: {contents} new. What was here is unchanged.", contents=new_words))
    else:
        show(tr("Merged: nothing new. What was here is unchanged."))
    if merged.skipped:
        notify(
            trn(
                "{count} conversation could not be read and was left out",
                "{count} conversations could not be read and were left out",
                merged.skipped,
            )
        )
    if options.with_keys and (passphrase := await _passphrase()):
        new_keys, total = await backups.take_keys(terminal().whole(options.file), passphrase)
        _show_keys(new_keys, total)
    return fail(tr("stopped; the same command goes on")) if merged.stopped else 0


async def undo(options: Options, act: Callable[[], Restored]) -> int:
    try:
        restored = act()
    except Unavailable as error:
        return fail(sentence(Failure.of(error)))
    _report(restored)
    return 0


def _show(contents: BackupContents) -> None:
    program = one_line(clean(contents.program)) or "?"
    date = f"{contents.created.astimezone():%Y-%m-%d %H:%M}"
    show(tr("Backup of {date}, written by Citewise {version}", date=date, version=program))
    show("  " + listed((contents_words(contents), tr("{size} unpacked", size=megabytes(contents.size)))))
    for name in contents.parts[:20]:
        show(f"  {one_line(name)}")
    if len(contents.parts) > 20:
        more = len(contents.parts) - 20
        show("  " + trn("and {count} more file", "and {count} more files", more))


def _show_keys(new: int, total: int) -> None:
    show(
        trn(
            "Keys: {new} of {count} are new; those that were set stay.",
            "Keys: {new} of {count} are new; those that were set stay.",
            total,
            new=new,
        )
    )


def _report(restored: Restored) -> None:
    show(tr("Restored: {contents}.", contents=contents_words(restored.contents)))
    if restored.before:
        name = f"backups/{Path(restored.before).name}"
        notify(tr("what was there before is kept as {name}; --undo puts it back", name=name))
    for name in restored.aside:
        notify(tr("what was there could not be copied and is kept as {name}", name=one_line(name)))


async def _confirm(contents: BackupContents) -> bool:
    _show(contents)
    terminal().err(tr("It takes the place of what is there; a copy of that is kept. Go on? [y/N] "))
    try:
        return is_yes(await read("line"))
    except Interrupted:
        return False


async def _passphrase() -> str:
    if passphrase := terminal().environment.get(PASSPHRASE, ""):
        return passphrase
    if not terminal().is_interactive:
        announce(tr("no keys are restored; set {variable}", variable=PASSPHRASE))
        return ""
    terminal().err(tr("Passphrase of the keys in this backup: "))
    passphrase = (await read("secret")).rstrip("\r\n")
    terminal().err("\n")
    return passphrase
