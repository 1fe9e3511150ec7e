"""Why something failed, in a few words of plain, translated text."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.core.domain.events import Failure
from app.core.domain.evidence import Outcome
from app.ui.wording.sentences import outcome_words, shortened

translate = QCoreApplication.translate  # lupdate knows it by this name


def failure_words(failure: Failure) -> str:
    """What kept a channel from answering, in a few words, to stand in brackets behind its name."""
    outcome = failure.data.get("outcome", "")
    if outcome in set(Outcome):
        return outcome_words(Outcome(outcome))
    if failure.detail == "json_off":
        return translate("Wording", "its JSON format is off")
    if failure.kind == "BadAnswer" and (words_of_it := _of_service(failure)):
        return words_of_it
    words: dict[str, Callable[[], str]] = {
        "TimedOut": lambda: translate("Wording", "no answer in time"),
        "Unreachable": lambda: translate("Wording", "not reachable"),
        "KeyMissing": lambda: translate("Wording", "no key"),
        "KeyRefused": lambda: translate("Wording", "key refused"),
        "OutOfCredit": lambda: translate("Wording", "no credit left"),
        "RateLimited": lambda: translate("Wording", "too many requests"),
        "BadAnswer": lambda: translate("Wording", "answer not understood"),
        "ModelUnknown": lambda: translate("Wording", "model not known"),
        "Unavailable": lambda: translate("Wording", "not set up"),
        "NothingFound": lambda: translate("Wording", "nothing found"),
        "NoEvidence": lambda: translate("Wording", "no sources given"),
    }
    return words.get(failure.kind, lambda: shortened(failure.kind, 40))()


def _of_service(failure: Failure) -> str:
    """What a service did instead of answering; empty where that is not known."""
    match failure.data.get("reason", ""):
        case "redirect":
            return translate("Wording", "it redirects to another address")
        case "failed" if status := failure.data.get("status", ""):
            return translate("Wording", "error {status}").format(status=shortened(status, 20))
        case "failed":
            return translate("Wording", "it reported an error")
    return ""
