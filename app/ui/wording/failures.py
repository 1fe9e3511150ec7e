"""What went wrong and what to do next: a sentence for each kind of failure. Plain text, translated.

Foreign text (an error's `detail`) is shortened and put in as it is: whoever shows it, shows it as plain text.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.core.domain.errors import IMPORTED, Failure, FailureKind
from app.core.domain.evidence import Outcome
from app.core.domain.reasons import DetailWord, EmbeddedReason, ResearchReason, UnreadableReason
from app.core.domain.settings import EMBEDDED_PROVIDER
from app.ui.wording.disk import disk_sentence
from app.ui.wording.names import INSTALL_EMBEDDED
from app.ui.wording.sentences import engine_name, numbers, shortened, with_remark
from app.ui.wording.services import bad_answer, covers_detail, own_words, unavailable
from app.ui.wording.unreadable import SENTENCES as UNREADABLE

translate = QCoreApplication.translate  # lupdate knows it by this name; context and text stand literally in each call

_NO_DETAIL = (
    FailureKind.KEY_MISSING, FailureKind.FORBIDDEN_ADDRESS, FailureKind.TIMED_OUT, FailureKind.UNREADABLE
)  # fmt: skip


def failure_sentence(failure: Failure) -> str:
    """What went wrong and what to do next, for every kind of failure."""
    if failure.kind is FailureKind.UNAVAILABLE and failure.where == EMBEDDED_PROVIDER:
        return _embedded(failure)
    if failure.data.get(IMPORTED):
        words = translate("Wording", "The answer had failed in {program}: {words}")
        return words.format(program=shortened(failure.where, 40), words=shortened(failure.detail, 300))
    host, status = (shortened(failure.data.get(name, ""), 80) for name in ("host", "status"))
    model = failure.data.get("model") or _where(failure)
    sentence = SENTENCES[failure.kind](failure).format(where=_where(failure), model=model, host=host, status=status)
    is_complete = failure.kind in _NO_DETAIL or failure.detail == DetailWord.INCOMPLETE or covers_detail(failure)
    words = "" if is_complete else shortened(own_words(failure))
    return with_remark(sentence, words)


def _unreachable(failure: Failure) -> str:
    if failure.detail == DetailWord.INCOMPLETE:
        return translate("Wording", "The connection to {where} broke off. What came is kept; try again.")
    return translate("Wording", "No connection to {where}. Check the address, your network and the proxy in Settings.")


def _nothing_answered(failure: Failure) -> str:
    """With the first of the failures, which is most likely the cause of all."""
    match failure.reason(ResearchReason):
        case ResearchReason.NO_RESULTS:
            return translate("Wording", "Nothing was found for any of the sub-questions. Other words may help.")
        case ResearchReason.TOO_EARLY:
            return translate("Wording", "No sub-question had an answer yet. Continue, and wait for the first ones.")
        case None:
            return _first_failure(failure)


def _first_failure(failure: Failure) -> str:
    kind = FailureKind(failure.data.get("reason", ""))
    if kind in (FailureKind.UNKNOWN, FailureKind.NOTHING_ANSWERED):
        return translate("Wording", "None of the sub-questions was answered ({where}).")
    first = SENTENCES[kind](Failure(kind, failure.where, failure.detail))
    return translate("Wording", "None of the sub-questions was answered. {first}").format(first=first)


def _rate_limited(failure: Failure) -> str:
    try:
        seconds = max(1, round(float(failure.data.get("retry_after", ""))))
    except (ValueError, OverflowError):
        return translate("Wording", "Rate limit reached at {where}. Wait a little, then try again.")
    return numbers.wait(seconds)


def _blocked(failure: Failure) -> str:
    match failure.data.get("outcome", ""):
        case Outcome.CHECK:
            return translate(
                "Wording",
                "{where} asked for a captcha instead of showing results. Try later, or choose other "
                "engines in Settings, Search.",
            )
        case Outcome.REFUSED:
            return translate(
                "Wording", "{where} refused to search for now. Try later, or choose other engines in Settings, Search."
            )
        case Outcome.IRRELEVANT:
            return translate("Wording", "{where} showed results that have nothing to do with the question.")
        case Outcome.TIMED_OUT:
            return translate("Wording", "{where} did not answer in time. Try again in a moment.")
        case Outcome.UNREACHABLE:
            return translate("Wording", "No connection to {where}. Check your network and the proxy in Settings.")
    return translate("Wording", "{where} showed a page that could not be read as search results.")


def _unreadable(failure: Failure) -> str:
    return UNREADABLE[UnreadableReason(failure.data.get("reason", ""))](failure.detail)


def _embedded(failure: Failure) -> str:
    """Why the model inside does not answer."""
    sentence = EMBEDDED[failure.reason(EmbeddedReason) or EmbeddedReason.STOPPED]()
    file, foreign = (shortened(failure.data.get(name, "")) for name in ("file", "said"))
    return sentence.format(file=file, said=foreign, command=INSTALL_EMBEDDED)


def _where(failure: Failure) -> str:
    where = failure.where or failure.data.get("host", "")
    return engine_name(where) if where else translate("Wording", "The service")


SENTENCES: dict[FailureKind, Callable[[Failure], str]] = {
    FailureKind.UNREACHABLE: _unreachable,
    FailureKind.TIMED_OUT: lambda _: translate("Wording", "{where} did not answer in time. Try again in a moment."),
    FailureKind.KEY_REFUSED: lambda _: translate(
        "Wording", "{where} did not accept the key. Check it in Settings, Models."
    ),
    FailureKind.KEY_MISSING: lambda _: translate("Wording", "{where} needs a key. Add one in Settings, Models."),
    FailureKind.OUT_OF_CREDIT: lambda _: translate(
        "Wording", "Your account at {where} has no credit left. Top it up there, or choose another model."
    ),
    FailureKind.RATE_LIMITED: _rate_limited,
    FailureKind.MODEL_UNKNOWN: lambda _: translate(
        "Wording", "{where} does not know this model. Choose another one in Settings, Models."
    ),
    FailureKind.TOO_LONG: lambda _: translate(
        "Wording",
        "This is more text than the model's context holds. Start a new conversation, shorten the "
        "question, or choose a model with a larger context.",
    ),
    FailureKind.BAD_ANSWER: bad_answer,
    FailureKind.BLOCKED: _blocked,
    FailureKind.FORBIDDEN_ADDRESS: lambda _: translate(
        "Wording",
        "{where} is on this computer or a private network, so it was not read. You can allow it in Settings, Search.",
    ),
    FailureKind.UNREADABLE: _unreadable,
    FailureKind.UNAVAILABLE: lambda failure: disk_sentence(failure) or unavailable(failure),
    FailureKind.NOTHING_ANSWERED: _nothing_answered,
    FailureKind.NO_RESULTS: lambda _: translate("Wording", "Something went wrong at {where}. Try again."),
    FailureKind.INTERNAL_ERROR: lambda _: translate(
        "Wording", "Something went wrong in Citewise. Try again; if it persists, the log file tells what to report."
    ),
    FailureKind.UNKNOWN: lambda _: translate("Wording", "Something went wrong at {where}. Try again."),
}
"""The fields `{where}`, `{model}`, `{host}` and `{status}` are still open."""

EMBEDDED: dict[EmbeddedReason, Callable[[], str]] = {
    EmbeddedReason.NOT_INSTALLED: lambda: translate(
        "Wording", "The runtime for models is not installed. Install it with: {command}"
    ),
    EmbeddedReason.NO_FILE: lambda: translate("Wording", "{file} cannot be read. Choose it again in Settings, Models."),
    EmbeddedReason.NOT_GGUF: lambda: translate(
        "Wording", "{file} is not a model in GGUF format. Choose another file in Settings, Models."
    ),
    EmbeddedReason.MEMORY: lambda: translate(
        "Wording",
        "There is not enough memory for {file}. Choose a smaller context in Settings, Models, or a smaller model.",
    ),
    EmbeddedReason.UNKNOWN_MODEL: lambda: translate(
        "Wording", "{file} is of a type that this version of Citewise cannot run. ({said})"
    ),
    EmbeddedReason.FAILED: lambda: translate("Wording", "{file} could not be loaded. ({said})"),
    EmbeddedReason.CRASHED: lambda: translate(
        "Wording",
        "{file} ended unexpectedly while it answered. Try again; if it persists, choose a "
        "smaller context in Settings, Models, or another model.",
    ),
    EmbeddedReason.STOPPED: lambda: translate("Wording", "The built-in model was stopped."),
}
"""The fields `{file}`, `{said}` and `{command}` are still open."""
