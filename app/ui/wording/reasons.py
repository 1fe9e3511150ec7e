"""Why something failed, in a few words of plain, translated text."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Outcome
from app.core.domain.reasons import AnswerReason, DetailWord
from app.ui.wording.sentences import outcome_words, shortened

translate = QCoreApplication.translate  # lupdate knows it by this name


def failure_words(failure: Failure) -> str:
    """What kept a channel from answering, in a few words, to stand in brackets behind its name."""
    outcome = failure.data.get("outcome", "")
    if outcome in set(Outcome):
        return outcome_words(Outcome(outcome))
    if failure.detail == DetailWord.JSON_OFF:
        return translate("Wording", "its JSON format is off")
    if failure.kind is FailureKind.BAD_ANSWER and (words_of_it := _of_service(failure)):
        return words_of_it
    return WORDS[failure.kind]()


def _of_service(failure: Failure) -> str:
    """What a service did instead of answering; empty where that is not known."""
    match failure.reason(AnswerReason):
        case AnswerReason.NO_EVIDENCE:
            return translate("Wording", "no sources given")
        case AnswerReason.REDIRECT:
            return translate("Wording", "it redirects to another address")
        case AnswerReason.FAILED if status := failure.data.get("status", ""):
            return translate("Wording", "error {status}").format(status=shortened(status, 20))
        case AnswerReason.FAILED:
            return translate("Wording", "it reported an error")
        case AnswerReason.EMPTY | None:
            return ""


WORDS: dict[FailureKind, Callable[[], str]] = {
    FailureKind.UNREACHABLE: lambda: translate("Wording", "not reachable"),
    FailureKind.TIMED_OUT: lambda: translate("Wording", "no answer in time"),
    FailureKind.KEY_REFUSED: lambda: translate("Wording", "key refused"),
    FailureKind.KEY_MISSING: lambda: translate("Wording", "no key"),
    FailureKind.OUT_OF_CREDIT: lambda: translate("Wording", "no credit left"),
    FailureKind.RATE_LIMITED: lambda: translate("Wording", "rate limit reached"),
    FailureKind.MODEL_UNKNOWN: lambda: translate("Wording", "unknown model"),
    FailureKind.TOO_LONG: lambda: translate("Wording", "too long for the model"),
    FailureKind.BAD_ANSWER: lambda: translate("Wording", "response not readable"),
    FailureKind.BLOCKED: lambda: translate("Wording", "refused for now"),
    FailureKind.FORBIDDEN_ADDRESS: lambda: translate("Wording", "a private address, not allowed"),
    FailureKind.UNREADABLE: lambda: translate("Wording", "could not be read"),
    FailureKind.UNAVAILABLE: lambda: translate("Wording", "not set up"),
    FailureKind.NOTHING_ANSWERED: lambda: translate("Wording", "no response"),
    FailureKind.NO_RESULTS: lambda: translate("Wording", "nothing found"),
    FailureKind.INTERNAL_ERROR: lambda: translate("Wording", "an error in Citewise"),
    FailureKind.UNKNOWN: lambda: translate("Wording", "reason not known"),
}
