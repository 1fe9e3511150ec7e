"""What is said of backups: what is in one, and why one could not be made or used. Plain text, translated."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from app.core.domain.backup import BackupContents, BackupPlace, BackupRun, Merged
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.reasons import BackupReason, KeyFileReason, WebDavReason
from app.ui.wording.failures import failure_sentence
from app.ui.wording.language import listed
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate


class BackupWords(QObject):
    """The texts with a number."""

    def counts(self, contents: BackupContents) -> str:
        """What is in a backup, in a line."""
        parts = [self.tr("%n conversation(s)", "", contents.conversations)]
        if contents.turns:
            parts.append(self.tr("%n question(s)", "", contents.turns))
        if contents.facts:
            parts.append(self.tr("%n remembered fact(s)", "", contents.facts))
        if contents.documents:
            parts.append(self.tr("%n document(s)", "", contents.documents))
        return listed(parts)

    def merged(self, merged: Merged) -> str:
        parts = []
        if merged.conversations:
            parts.append(self.tr("%n conversation(s)", "", merged.conversations))
        if merged.turns:
            parts.append(self.tr("%n question(s)", "", merged.turns))
        if merged.facts:
            parts.append(self.tr("%n remembered fact(s)", "", merged.facts))
        if merged.documents:
            parts.append(self.tr("%n document(s)", "", merged.documents))
        if merged.assistants:
            parts.append(self.tr("%n assistant(s)", "", merged.assistants))
        if merged.prompts:
            parts.append(self.tr("%n prompt(s)", "", merged.prompts))
        if not parts:
            return self.tr("Everything in this backup is here already.")
        return self.tr("Added: {counts}.").format(counts=listed(parts))


def moment_words(moment: datetime) -> str:
    """Date and time, for one among many."""
    from PySide6.QtCore import QDateTime

    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def size_words(size: int) -> str:
    return QLocale().formattedDataSize(size, 1, QLocale.DataSizeFormat.DataSizeSIFormat)


def run_sentence(run: BackupRun) -> str:
    """That a backup of the schedule failed, and why."""
    assert run.failure is not None
    reason = backup_failure_sentence(run.failure)
    if run.place is BackupPlace.WEBDAV:
        return translate("Backup", "The backup could not be uploaded. {why}").format(why=reason)
    return translate("Backup", "No backup could be made. {why}").format(why=reason)


def backup_failure_sentence(failure: Failure) -> str:
    """What went wrong with a backup and what to do next."""
    where = shortened(failure.where, 100)
    if reason := failure.reason(BackupReason):
        return _backup_words(reason).format(where=where)
    if refusal := failure.reason(WebDavReason):
        return _server_words(refusal).format(where=where, host=shortened(failure.data.get("host", ""), 80) or "?")
    if failure.reason(KeyFileReason) is KeyFileReason.WRONG_PASSPHRASE:
        return translate("Backup", "This passphrase does not open the keys in the backup.")
    if failure.kind is FailureKind.KEY_REFUSED:
        return translate("Backup", "{where} did not accept the user name or password.").format(where=where)
    if failure.kind is FailureKind.UNREACHABLE and "certificate" in failure.detail.casefold():
        words = translate(
            "Backup", "The certificate of {where} is not trusted by this system, so no password was sent to it."
        )
        return words.format(where=where)
    return failure_sentence(failure)


def _backup_words(reason: BackupReason) -> str:
    match reason:
        case BackupReason.NO_BACKUP:
            return translate("Backup", "{where} is not a backup of Citewise.")
        case BackupReason.DAMAGED:
            return translate("Backup", "{where} is damaged or incomplete. Nothing was changed; choose another backup.")
        case BackupReason.NEWER:
            return translate(
                "Backup", "{where} was made by a newer version of Citewise. Update Citewise, then try again."
            )
        case BackupReason.SOURCE:
            return translate(
                "Backup", "{where} is damaged. Restart Citewise: it sets the file aside and saves what can be read."
            )
        case BackupReason.ROOM:
            return translate("Backup", "There is not enough free space on the disk.")
        case BackupReason.NOTHING:
            return translate("Backup", "There is nothing to back up or to restore.")
        case BackupReason.FOLDER:
            return translate("Backup", "The folder {where} is not there. Connect its drive, or choose another folder.")
        case BackupReason.IN_USE:
            return translate("Backup", "Another Citewise has the data directory open. Close it, then try again.")


def _server_words(reason: WebDavReason) -> str:
    match reason:
        case WebDavReason.FULL:
            return translate(
                "Backup", "{where} has no space left for it. Delete something there, or keep fewer backups."
            )
        case WebDavReason.NO_WEBDAV:
            return translate("Backup", "There is no WebDAV folder at this address of {where}. Check the address.")
        case WebDavReason.MOVED:
            return translate("Backup", "{where} redirects to {host}. If that is right, enter the new address.")
        case WebDavReason.FORBIDDEN:
            return translate("Backup", "{where} does not allow writing to this folder.")
        case WebDavReason.TORN:
            return translate("Backup", "The transfer with {where} was incomplete. Try again.")
        case WebDavReason.FAILED:
            return translate("Backup", "{where} reported an error. Try again later.")
