"""What went wrong and what to do next: a sentence for each kind of failure. Plain text, translated.

Foreign text (an error's `detail`) is shortened and put in as it is: whoever shows it, shows it as plain text.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Outcome
from app.core.domain.settings import EMBEDDED_PROVIDER
from app.ui.wording.disk import disk_sentence
from app.ui.wording.names import INSTALL_EMBEDDED
from app.ui.wording.sentences import engine_name, numbers, shortened
from app.ui.wording.services import bad_answer, covers_detail, own_words, unavailable

translate = QCoreApplication.translate  # lupdate knows it by this name; context and text stand literally in each call

_NO_DETAIL = (
    FailureKind.KEY_MISSING, FailureKind.FORBIDDEN_ADDRESS, FailureKind.TIMED_OUT, FailureKind.UNREADABLE
)  # fmt: skip


def failure_sentence(failure: Failure) -> str:
    """What went wrong and what to do next, for every kind of failure."""
    if failure.kind is FailureKind.UNAVAILABLE and failure.where == EMBEDDED_PROVIDER:
        return _embedded(failure)
    host, status = (shortened(failure.data.get(name, ""), 80) for name in ("host", "status"))
    model = failure.data.get("model") or _where(failure)
    sentence = SENTENCES[failure.kind](failure).format(where=_where(failure), model=model, host=host, status=status)
    is_complete = failure.kind in _NO_DETAIL or failure.detail == "incomplete" or covers_detail(failure)
    words = "" if is_complete else shortened(own_words(failure))
    return f"{sentence} ({words})" if words else sentence


def _unreachable(failure: Failure) -> str:
    if failure.detail == "incomplete":
        return translate("Wording", "The connection to {where} broke off. What came is kept; try again.")
    return translate("Wording", "No connection to {where}. Check the address, your network and the proxy in Settings.")


def _nothing_answered(failure: Failure) -> str:
    """With the first of the failures, which is most likely the cause of all."""
    kind = failure.data.get("reason", "")
    if kind == "nothing_found":
        return translate("Wording", "Nothing was found for any of the sub-questions. Other words may help.")
    if kind == "too_early":
        return translate("Wording", "No sub-question had an answer yet. Continue, and wait for the first ones.")
    if kind in ("", FailureKind.NOTHING_ANSWERED):
        return translate("Wording", "None of the sub-questions was answered ({where}).")
    first = SENTENCES[FailureKind(kind)](Failure(FailureKind(kind), failure.where, failure.detail))
    return translate("Wording", "None of the sub-questions was answered. {first}").format(first=first)


def _rate_limited(failure: Failure) -> str:
    try:
        seconds = max(1, round(float(failure.data.get("retry_after", ""))))
    except (ValueError, OverflowError):
        return translate("Wording", "{where} had too many requests. Wait a little, then try again.")
    return numbers.wait(seconds)


def _blocked(failure: Failure) -> str:
    match failure.data.get("outcome", ""):
        case Outcome.CHECK:
            return translate(
                "Wording",
                "{where} asked for proof that you are a person (a captcha) instead of showing results. "
                "Try later, or choose other engines in Settings, Search.",
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
    match failure.data.get("reason", ""):
        case "not_text" | "not_web_address":
            return translate("Wording", "{where} is not a text page.")
        case "status" if failure.detail in ("404", "410"):
            return translate("Wording", "{where} does not have this page any more.")
        case "status":
            return translate("Wording", "{where} did not give the page.")
        case "check":
            return translate("Wording", "{where} asks for a human check. Open the page in your browser to read it.")
        case "pdf":
            return translate("Wording", "{where} is a PDF, which was not read. Open it in your browser.")
        case "scanned":
            return translate("Wording", "The PDF at {where} is scanned: it has pictures of pages, and no text to read.")
        case "encrypted":
            return translate("Wording", "The PDF at {where} asks for a password. Open it in your browser.")
        case "too_large":
            return translate("Wording", "The document at {where} is too large to be read. Open it in your browser.")
        case "too_heavy":
            return translate("Wording", "The page at {where} took too long or too much memory to read, so it was left.")
        case "no_process":
            return translate(
                "Wording",
                "The document at {where} was not read: the part of Citewise that reads such documents did not start. "
                "Open it in your browser, or restart Citewise.",
            )
        case "too_many_redirects":
            return translate("Wording", "{where} redirects without end.")
    return translate("Wording", "No readable text was found at {where}.")


def _embedded(failure: Failure) -> str:
    """Why the model inside does not answer."""
    words: dict[str, Callable[[], str]] = {
        "not_installed": lambda: translate(
            "Wording", "The part that runs models is not installed. This command installs it: {command}"
        ),
        "no_file": lambda: translate("Wording", "{file} cannot be read. Choose it again in Settings, Models."),
        "not_gguf": lambda: translate(
            "Wording", "{file} is no model in the GGUF format. Choose another file in Settings, Models."
        ),
        "memory": lambda: translate(
            "Wording",
            "There is not enough memory for {file}. Choose a smaller context in Settings, Models, or a smaller model.",
        ),
        "unknown_model": lambda: translate(
            "Wording", "{file} is of a kind that this version of Citewise cannot run. ({said})"
        ),
        "failed": lambda: translate("Wording", "{file} could not be loaded. ({said})"),
        "crashed": lambda: translate(
            "Wording",
            "{file} ended unexpectedly while it answered. Try again; if it stays, choose a smaller context in "
            "Settings, Models, or another model.",
        ),
    }
    sentence = words.get(
        failure.data.get("reason", ""), lambda: translate("Wording", "The model inside was stopped.")
    )()
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
        "This is more text than the model can take in. Start a new conversation, shorten the question, "
        "or choose a model with a larger context.",
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
    FailureKind.NOTHING_FOUND: lambda _: translate("Wording", "Something went wrong at {where}. Try again."),
    FailureKind.INTERNAL_ERROR: lambda _: translate(
        "Wording", "Citewise made a mistake here. Try again; if it stays, the log file tells what to report."
    ),
    FailureKind.UNKNOWN: lambda _: translate("Wording", "Something went wrong at {where}. Try again."),
}
"""The fields `{where}`, `{model}`, `{host}` and `{status}` are still open."""
