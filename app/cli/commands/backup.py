"""`citewise backup`: all that is kept in one file, and with `--keys` the keys behind a passphrase; or on the server."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from app.cli.options import Options
from app.cli.output import fail, notify, notify_status, one_line, show
from app.cli.terminal import read, terminal
from app.cli.unlock import unlock_keys
from app.cli.words import sentence
from app.core.domain.backup import BackupContents, BackupPlace
from app.core.domain.errors import AppError, Failure, FailureKind, Unavailable
from app.core.domain.reasons import WebDavReason
from app.core.ports.backup import BackupStore

if TYPE_CHECKING:
    from app.core.services import Services

SERVERS = {
    WebDavReason.FULL: "{where} has no space left for it; delete something there, or keep fewer backups.",
    WebDavReason.NO_WEBDAV: "There is no WebDAV folder at this address of {where}; check the address.",
    WebDavReason.MOVED: "{where} redirects to {host}; if that is right, enter the new address.",
    WebDavReason.FORBIDDEN: "{where} does not allow writing to this folder.",
    WebDavReason.TORN: "The transfer with {where} was incomplete; try again.",
    WebDavReason.FAILED: "{where} reported an error; try again later.",
}
WEBDAV_KEY = "webdav"  # under which the password is kept

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


async def back_up_to_server(services: "Services") -> int:
    """As the schedule does it, but now: into the folder of backups, and from there to the server of the settings."""
    settings = services.settings.in_force().backups
    if not settings.webdav.address:
        return fail("no WebDAV server is set up; Settings → Data → Backups does that (docs/backup.md)")
    assert services.backups is not None
    await unlock_keys(services, [WEBDAV_KEY])
    try:
        runs = await services.backups().run_due(settings, datetime.now(UTC), force=True)
    except AppError as error:
        return fail(sentence(Failure.of(error)))
    if not runs:
        return fail("there are no conversations to back up yet")
    failures = [run for run in runs if run.failure is not None]
    for run in runs:
        if run.failure is None:
            where = urlsplit(settings.webdav.address).hostname if run.place is BackupPlace.WEBDAV else "the folder"
            show(f"Backed up to {one_line(str(where))}: {one_line(run.name)}")
    for run in failures:
        assert run.failure is not None
        where = "on the server" if run.place is BackupPlace.WEBDAV else "in the folder"
        fail(f"no backup {where}: {_server_sentence(run.failure)}")
    return 1 if failures else 0


def _server_sentence(failure: Failure) -> str:
    """Why the server did not take it, and what to do."""
    reason = failure.reason(WebDavReason)
    if reason is None and failure.kind is FailureKind.KEY_REFUSED:
        return f"{failure.where} did not accept the user name or password."
    return (
        SERVERS[reason].format(where=failure.where, host=failure.data.get("host", "?")) if reason else sentence(failure)
    )


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
