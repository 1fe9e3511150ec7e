"""`citewise backup`: all that is kept in one file, and with `--keys` the keys behind a passphrase."""

from app.cli.options import Options
from app.cli.output import fail, notify, notify_status, show
from app.cli.terminal import read, terminal
from app.cli.words import sentence
from app.core.domain.backup import BackupContents
from app.core.domain.errors import Failure, Unavailable
from app.core.ports.backup import BackupStore

PASSPHRASE = "CITEWISE_BACKUP_PASSPHRASE"  # of the environment
_SHORTEST = 8  # characters


async def back_up(options: Options, backups: BackupStore) -> int:
    """The exit status."""
    passphrase = ""
    if options.with_keys and not (passphrase := await new_passphrase()):
        return 1
    file, last = terminal().whole(options.file), -1

    def progress(done: int, total: int) -> None:
        nonlocal last
        percent = 100 * done // max(total, 1)
        if percent // 5 != last // 5 and terminal().looked_at:
            last = percent
            notify_status(f"packing: {percent} %")

    try:
        contents = await backups.write(file, passphrase, progress)
    except Unavailable as error:
        return fail(sentence(Failure.of(error)))
    finally:
        notify_status("") if terminal().looked_at else None
    show(f"Backed up: {contents_words(contents)}. The file was checked.")
    return 0


async def new_passphrase() -> str:
    """Typed twice, or of the environment; empty after it was said what is wrong."""
    if passphrase := terminal().environment.get(PASSPHRASE, ""):
        return passphrase
    if not terminal().is_interactive:
        notify(f"citewise: keys go along behind a passphrase; set {PASSPHRASE}")
        return ""
    terminal().err("Passphrase for the keys in this backup: ")
    passphrase = (await read("secret")).rstrip("\r\n")
    terminal().err("\nThe same again: ")
    again = (await read("secret")).rstrip("\r\n")
    terminal().err("\n")
    if len(passphrase) < _SHORTEST:
        notify(f"citewise: a passphrase has {_SHORTEST} characters at least")
        return ""
    if passphrase != again:
        notify("citewise: these are two different passphrases")
        return ""
    return passphrase


def contents_words(contents: BackupContents) -> str:
    """What is in one, in a line."""
    counts = (
        (contents.conversations, "conversation"),
        (contents.turns, "question"),
        (contents.facts, "fact"),
        (contents.bases, "knowledge base"),
        (contents.documents, "document"),
    )
    words = [f"{count} {name}{'' if count == 1 else 's'}" for count, name in counts if count or name == "conversation"]
    keys = "keys (encrypted)" if contents.has_keys else "no keys"
    return ", ".join((*words, keys, f"{contents.file_size / 1e6:.1f} MB"))
