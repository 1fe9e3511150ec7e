"""`citewise backup`: all that is kept in one file, and with `--keys` the keys behind a passphrase; or on the server."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from app.cli import counts
from app.cli.options import Options
from app.cli.output import announce, fail, notify_status, one_line, show
from app.cli.terminal import read, terminal
from app.cli.translation import N_, decimal, listed, tr
from app.cli.unlock import unlock_keys
from app.cli.words import sentence
from app.core.domain.backup import BackupContents, BackupPlace, BackupRun
from app.core.domain.errors import AppError, Failure, FailureKind, Unavailable
from app.core.domain.reasons import WebDavReason
from app.core.ports.backup import BackupStore

if TYPE_CHECKING:
    from app.core.services import Services

SERVERS = {
    WebDavReason.FULL: N_("{where} has no space left for it; delete something there, or keep fewer backups."),
    WebDavReason.NO_WEBDAV: N_("There is no WebDAV folder at this address of {where}; check the address."),
    WebDavReason.MOVED: N_("{where} redirects to {host}; if that is right, enter the new address."),
    WebDavReason.FORBIDDEN: N_("{where} does not allow writing to this folder."),
    WebDavReason.TORN: N_("The transfer with {where} was incomplete; try again."),
    WebDavReason.FAILED: N_("{where} reported an error; try again later."),
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
            notify_status(tr("packing: {percent} %", percent=percent))

    try:
        contents = await backups.write(file, passphrase, progress)
    except Unavailable as error:
        return fail(sentence(Failure.of(error)))
    finally:
        notify_status("") if terminal().looked_at else None
    show(tr("Backed up: {contents}. The file was checked.", contents=contents_words(contents)))
    return 0


async def back_up_to_server(services: "Services") -> int:
    """As the schedule does it, but now: into the folder of backups, and from there to the server of the settings."""
    settings = services.settings.in_force().backups
    if not settings.webdav.address:
        return fail(tr("no WebDAV server is set up; Settings → Data → Backups does that (docs/backup.md)"))
    assert services.backups is not None
    await unlock_keys(services, [WEBDAV_KEY])
    try:
        runs = await services.backups().run_due(settings, datetime.now(UTC), force=True)
    except AppError as error:
        return fail(sentence(Failure.of(error)))
    if not runs:
        return fail(tr("there are no conversations to back up yet"))
    failures = [run for run in runs if run.failure is not None]
    for run in runs:
        if run.failure is None:
            show(_success(run, settings.webdav.address))
    for run in failures:
        assert run.failure is not None
        words = _server_sentence(run.failure)
        if run.place is BackupPlace.WEBDAV:
            fail(tr("no backup on the server: {reason}", reason=words))
        else:
            fail(tr("no backup in the folder: {reason}", reason=words))
    return 1 if failures else 0


def _success(run: BackupRun, address: str) -> str:
    name = one_line(run.name)
    if run.place is BackupPlace.WEBDAV:
        return tr("Backed up to {where}: {name}", where=one_line(str(urlsplit(address).hostname)), name=name)
    return tr("Backed up to the folder: {name}", name=name)


def _server_sentence(failure: Failure) -> str:
    """Why the server did not take it, and what to do."""
    reason = failure.reason(WebDavReason)
    if reason is None and failure.kind is FailureKind.KEY_REFUSED:
        return tr("{where} did not accept the user name or password.", where=failure.where)
    if reason is None:
        return sentence(failure)
    return tr(SERVERS[reason], where=failure.where, host=failure.data.get("host", "?"))


async def new_passphrase() -> str:
    """Typed twice, or of the environment; empty after it was said what is wrong."""
    if passphrase := terminal().environment.get(PASSPHRASE, ""):
        return passphrase
    if not terminal().is_interactive:
        announce(tr("keys go along behind a passphrase; set {variable}", variable=PASSPHRASE))
        return ""
    terminal().err(tr("Passphrase for the keys in this backup: "))
    passphrase = (await read("secret")).rstrip("\r\n")
    terminal().err("\n" + tr("The same again: "))
    again = (await read("secret")).rstrip("\r\n")
    terminal().err("\n")
    if len(passphrase) < _SHORTEST:
        announce(tr("a passphrase has {count} characters at least", count=_SHORTEST))
        return ""
    if passphrase != again:
        announce(tr("these are two different passphrases"))
        return ""
    return passphrase


def contents_words(contents: BackupContents) -> str:
    """What is in one, in a line."""
    rest = (
        (contents.turns, counts.questions),
        (contents.facts, counts.facts),
        (contents.bases, counts.bases),
        (contents.documents, counts.documents),
    )
    return listed(
        (
            counts.conversations(contents.conversations),
            *(words(count) for count, words in rest if count),
            tr("keys (encrypted)") if contents.has_keys else tr("no keys"),
            megabytes(contents.file_size),
        )
    )


def megabytes(size: int) -> str:
    return tr("{size} MB", size=decimal(size / 1e6))
