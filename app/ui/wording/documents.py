"""The words for a file of the user's that could not be read: few for a list, a sentence where there is room.

The failures are those of `core/ports.DocumentReader`; pages of the web have their own (`unread_words`).
"""

from app.core.domain.errors import Failure, FailureKind
from app.ui.wording.failures import failure_sentence, translate
from app.ui.wording.pages import unread_words


def document_words(failure: Failure) -> str:
    """Why a document could not be read, in a few words."""
    match failure.data.get("reason", ""):
        case "encrypted":
            return translate("Wording", "needs a password")
        case "empty":
            return translate("Wording", "holds no text")
        case "broken":
            return translate("Wording", "damaged")
        case "too_large":
            return translate("Wording", "too large")
        case "too_heavy":
            return translate("Wording", "too much work to read")
        case "scanned":
            return translate("Wording", "scanned, without text")
        case "wrong_type":
            return translate("Wording", "not what its name says")
        case "unknown_type":
            return translate("Wording", "a kind that is not read")
        case "missing":
            return translate("Wording", "no longer there")
        case "forbidden":
            return translate("Wording", "no permission to read it")
    return unread_words(failure.kind, " ".join(filter(None, (failure.data.get("reason", ""), failure.detail))))


def document_sentence(failure: Failure) -> str:
    """Why a document could not be read, and what to do about it. `failure.where`: the file's name."""
    sentence = _sentence(failure.data.get("reason", "")) if failure.kind is FailureKind.UNREADABLE else ""
    return sentence.format(file=failure.where) if sentence else failure_sentence(failure)


def _sentence(reason: str) -> str:
    match reason:
        case "encrypted":
            return translate("Wording", "{file} asks for a password. Save a copy without one, and add that.")
        case "empty":
            return translate("Wording", "{file} holds no text.")
        case "broken":
            return translate("Wording", "{file} is damaged. Open it in its own program and save it anew.")
        case "too_large":
            return translate("Wording", "{file} is too large to be read. Divide it into smaller files.")
        case "too_heavy":
            return translate(
                "Wording",
                "{file} took too long or too much memory to read, so it was left. Divide it, or save it anew.",
            )
        case "scanned":
            return translate("Wording", "{file} has no text and no pictures that can be shown.")
        case "wrong_type":
            return translate("Wording", "{file} is not the kind of file that its name says.")
        case "unknown_type":
            return translate("Wording", "{file} is of a kind that Citewise does not read.")
        case "missing":
            return translate("Wording", "{file} is no longer there. It was moved, renamed or deleted.")
        case "forbidden":
            return translate("Wording", "You have no permission to read {file}.")
    return ""
