"""The words for a file of the user's that could not be read: few for a list, a sentence where there is room.

The failures are those of `core/ports.DocumentReader`; pages of the web have their own (`unreadable`).
"""

from collections.abc import Callable

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.reasons import UnreadableReason
from app.ui.wording.failures import failure_sentence, translate
from app.ui.wording.pages import unread_words


def document_words(failure: Failure) -> str:
    """Why a document could not be read, in a few words."""
    words = WORDS.get(UnreadableReason(failure.data.get("reason", "")))
    return words() if words else unread_words(failure.kind, failure.reason_and_detail)


def document_sentence(failure: Failure) -> str:
    """Why a document could not be read, and what to do about it. `failure.where`: the file's name."""
    reason = UnreadableReason(failure.data.get("reason", ""))
    sentence = SENTENCES.get(reason) if failure.kind is FailureKind.UNREADABLE else None
    return sentence().format(file=failure.where) if sentence else failure_sentence(failure)


WORDS: dict[UnreadableReason, Callable[[], str]] = {
    UnreadableReason.ENCRYPTED: lambda: translate("Wording", "needs a password"),
    UnreadableReason.EMPTY: lambda: translate("Wording", "no text"),
    UnreadableReason.BROKEN: lambda: translate("Wording", "damaged"),
    UnreadableReason.TOO_LARGE: lambda: translate("Wording", "too large"),
    UnreadableReason.TOO_HEAVY: lambda: translate("Wording", "too much work to read"),
    UnreadableReason.SCANNED: lambda: translate("Wording", "scanned, without text"),
    UnreadableReason.WRONG_TYPE: lambda: translate("Wording", "not the type its name says"),
    UnreadableReason.UNKNOWN_TYPE: lambda: translate("Wording", "unsupported type"),
    UnreadableReason.MISSING: lambda: translate("Wording", "no longer there"),
    UnreadableReason.FORBIDDEN: lambda: translate("Wording", "no permission to read it"),
}

SENTENCES: dict[UnreadableReason, Callable[[], str]] = {
    UnreadableReason.ENCRYPTED: lambda: translate(
        "Wording", "{file} asks for a password. Save a copy without one, and add that."
    ),
    UnreadableReason.EMPTY: lambda: translate("Wording", "{file} contains no text."),
    UnreadableReason.BROKEN: lambda: translate(
        "Wording", "{file} is damaged. Open it in its own program and save it anew."
    ),
    UnreadableReason.TOO_LARGE: lambda: translate(
        "Wording", "{file} is too large to be read. Divide it into smaller files."
    ),
    UnreadableReason.TOO_HEAVY: lambda: translate(
        "Wording", "{file} took too long or too much memory to read, so it was left. Divide it, or save it anew."
    ),
    UnreadableReason.SCANNED: lambda: translate("Wording", "{file} has no text and no images that can be shown."),
    UnreadableReason.WRONG_TYPE: lambda: translate("Wording", "{file} is not the type of file that its name says."),
    UnreadableReason.UNKNOWN_TYPE: lambda: translate("Wording", "{file} is of a type that Citewise does not support."),
    UnreadableReason.MISSING: lambda: translate(
        "Wording", "{file} is no longer there. It was moved, renamed or deleted."
    ),
    UnreadableReason.FORBIDDEN: lambda: translate("Wording", "You have no permission to read {file}."),
}
