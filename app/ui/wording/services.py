"""What a service did instead of answering, in translated text with the fields `{where}`, `{host}` and `{status}`."""

from PySide6.QtCore import QCoreApplication

from app.core.domain.errors import Failure
from app.core.domain.reasons import AnswerReason, DetailWord, KeyFileReason, ResumeReason

translate = QCoreApplication.translate  # lupdate knows it by this name


def bad_answer(failure: Failure) -> str:
    """The sentence for a `BadAnswer`; what the service said itself stands behind it."""
    match failure.reason(AnswerReason):
        case AnswerReason.EMPTY:
            return translate("Wording", "{where} returned an empty answer. Try again, or choose another model.")
        case AnswerReason.REDIRECT if failure.data.get("host"):
            return translate(
                "Wording",
                "{where} redirects to {host}, and neither your question nor the key was sent there. "
                "If that is the right address, enter it in Settings.",
            )
        case AnswerReason.REDIRECT:
            return translate(
                "Wording", "{where} redirects to another address, which was not followed. Check it in Settings."
            )
        case AnswerReason.FAILED if failure.data.get("status"):
            return translate(
                "Wording",
                "{where} answered with error {status}. Try again; if it persists, check its address in Settings.",
            )
        case AnswerReason.FAILED:
            return translate("Wording", "{where} reported an error. Try again in a moment.")
        case AnswerReason.NO_EVIDENCE | None:
            return _not_understood()


def _not_understood() -> str:
    return translate("Wording", "{where} sent a response that could not be read. Check its address, or try again.")


def unavailable(failure: Failure) -> str:
    if failure.detail == DetailWord.JSON_OFF:
        return translate(
            "Wording",
            "{where} returns no JSON: the format is switched off. Add json under search, formats in "
            "its settings.yml and restart it.",
        )
    if failure.reason(ResumeReason) is ResumeReason.CANNOT_GO_ON:
        return translate(
            "Wording",
            "This answer cannot go on: it is complete, goes on already, or was deleted. Retry asks the question again.",
        )
    if reason := failure.reason(KeyFileReason):
        return key_file_sentence(reason)
    return translate("Wording", "{where} is not available on this computer.")


def key_file_sentence(reason: KeyFileReason) -> str:
    """Why the encrypted file of keys does not do what was asked."""
    match reason:
        case KeyFileReason.WRONG_PASSPHRASE:
            return translate("Wording", "Wrong passphrase.")
        case KeyFileReason.DAMAGED:
            return translate("Wording", "The encrypted key file is damaged. Delete it in Settings, Data.")
        case KeyFileReason.NEWER:
            return translate(
                "Wording", "The encrypted key file was written by a newer version of Citewise. Use that version."
            )
        case KeyFileReason.LOCKED:
            return translate("Wording", "The encrypted key file is locked. Unlock it in Settings, Data.")


def own_words(failure: Failure) -> str:
    """What the service said, without the status that the sentence names."""
    return failure.detail.removeprefix(f"HTTP {failure.data.get('status')}").removeprefix(": ")


def covers_detail(failure: Failure) -> bool:
    """True where the sentence leaves nothing of the detail to be told."""
    if failure.detail == DetailWord.JSON_OFF:
        return True
    return failure.reason(AnswerReason) in (AnswerReason.EMPTY, AnswerReason.REDIRECT)
