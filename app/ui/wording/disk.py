"""The words for a disk that does not take what should be saved. Plain text, translated."""

from PySide6.QtCore import QCoreApplication

from app.core.domain.errors import Failure
from app.core.domain.reasons import DiskReason

translate = QCoreApplication.translate  # lupdate knows it by this name


def disk_sentence(failure: Failure) -> str:
    """Why something could not be saved and what to do; empty where it is not the disk that refused."""
    if reason := _reason(failure):
        return translate("Wording", "This could not be saved: {reason}. Then try again.").format(reason=reason)
    return ""


def unsaved_sentence(failure: Failure) -> str:
    """Of an answer that is on the screen and not yet on the disk."""
    reason = _reason(failure) or translate("Wording", "the disk reports an error")
    return translate(
        "Wording",
        "Not saved yet: {reason}. This answer is saved automatically as soon as possible; until "
        "then, copy what you must not lose.",
    ).format(reason=reason)


def _reason(failure: Failure) -> str:
    match failure.reason(DiskReason):
        case DiskReason.FULL:
            return translate("Wording", "the disk is full; free up space on it")
        case DiskReason.LOCKED:
            return translate("Wording", "another program keeps the file of your conversations locked; close it")
        case DiskReason.READONLY:
            return translate("Wording", "the folder of your conversations may only be read; allow writing to it")
        case DiskReason.FAILING:
            return translate("Wording", "the disk reports an error; make sure that it is connected and not full")
        case None:
            return ""
