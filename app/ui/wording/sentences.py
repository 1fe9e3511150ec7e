"""The words for what the core says in kinds and data: failures, outcomes, names. Plain text, translated.

Foreign text (an error's `detail`, a query) is shortened and put in as it is: whoever shows it, shows it as plain text.
"""

import math
import re
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject, QTime

from app.core.domain.catalogue import engine_label, service_name
from app.core.domain.events import Failure
from app.core.domain.evidence import Outcome, Report
from app.core.domain.settings import EMBEDDED_PROVIDER, SearchMode
from app.ui.wording.disk import disk_sentence
from app.ui.wording.language import language_in_force
from app.ui.wording.names import INSTALL_EMBEDDED
from app.ui.wording.services import account, bad_answer, covers_detail, own_words, unavailable

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")

_RESTING = re.compile(r"resting (\d{1,6})")
_ERRORS = ("Unreachable", "TimedOut", "RateLimited", "Unreadable", "ForbiddenAddress", "BadAnswer", "InternalError")

translate = QCoreApplication.translate  # lupdate knows it by this name; context and text stand literally in each call


def failure_sentence(failure: Failure) -> str:
    """What went wrong and what to do next, for every kind of `core/domain/errors.py` and for unknown ones."""
    if failure.kind == "Unavailable" and failure.where == EMBEDDED_PROVIDER:
        return _embedded(failure)
    host, status = (shortened(failure.data.get(name, ""), 80) for name in ("host", "status"))
    model = failure.data.get("model") or _where(failure)
    sentence = _failure(failure).format(where=_where(failure), model=model, host=host, status=status)
    is_complete = failure.kind in _NO_DETAIL or failure.detail == "incomplete" or covers_detail(failure)
    words = "" if is_complete else shortened(own_words(failure))
    return f"{sentence} ({words})" if words else sentence


_NO_DETAIL = ("KeyMissing", "ForbiddenAddress", "TimedOut", "Unreadable")


def _failure(failure: Failure) -> str:
    """The sentence with its fields `{where}` and `{model}` still open."""
    match failure.kind:
        case "Unreachable" if failure.detail == "incomplete":
            return translate("Wording", "The connection to {where} broke off. What came is kept; try again.")
        case "Unreachable":
            return translate(
                "Wording", "No connection to {where}. Check the address, your network and the proxy in Settings."
            )
        case "TimedOut":
            return translate("Wording", "{where} did not answer in time. Try again in a moment.")
        case "RateLimited":
            return _rate_limited(failure)
        case "TooLong":
            return translate(
                "Wording",
                "This is more text than the model can take in. Start a new conversation, shorten the question, "
                "or choose a model with a larger context.",
            )
        case "BadAnswer":
            return bad_answer(failure)
        case "Blocked":
            return _blocked(failure)
        case "NothingAnswered":
            return _nothing_answered(failure)
        case "ForbiddenAddress":
            return translate(
                "Wording",
                "{where} is on this computer or a private network, so it was not read. "
                "You can allow it in Settings, Search.",
            )
        case "Unreadable":
            return _unreadable(failure)
        case "Unavailable":
            return disk_sentence(failure) or unavailable(failure)
        case "InternalError":
            return translate(
                "Wording", "Citewise made a mistake here. Try again; if it stays, the log file tells what to report."
            )
        case _:
            return account(failure.kind) or translate("Wording", "Something went wrong at {where}. Try again.")


def _nothing_answered(failure: Failure) -> str:
    """With the first of the failures, which is most likely the cause of all."""
    kind = failure.data.get("reason", "")
    if kind == "nothing_found":
        return translate("Wording", "Nothing was found for any of the sub-questions. Other words may help.")
    if kind == "too_early":
        return translate("Wording", "No sub-question had an answer yet. Continue, and wait for the first ones.")
    if kind in ("", "NothingAnswered"):
        return translate("Wording", "None of the sub-questions was answered ({where}).")
    first = _failure(Failure(kind, failure.where, failure.detail))
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


class Wording(QObject):
    """The texts with a number: only a class's own `tr` tells Qt's collector that they have forms for one and many."""

    def searched(self, queries: int) -> str:
        return self.tr("Searched %n query(ies)", "", queries)

    def reading(self, pages: int) -> str:
        return self.tr("Reading {done} of %n page(s) …", "", pages)

    def read(self, pages: int) -> str:
        return self.tr("read %n page(s)", "", pages)

    def cited(self, sources: int) -> str:
        return self.tr("%n source(s) cited", "", sources)

    def not_read(self, pages: int) -> str:
        return self.tr("%n more page(s) found, not read", "", pages)

    def itself(self, searches: int) -> str:
        return self.tr("The model searched %n time(s)", "", searches)

    def failed(self, channels: int) -> str:
        return self.tr("%n search channel(s) failed", "", channels)

    def hits(self, hits: int) -> str:
        return self.tr("%n hit(s)", "", hits)

    def pictures(self, pictures: int) -> str:
        return self.tr("with %n picture(s)", "", pictures)

    def searches(self, searches: int) -> str:
        return self.tr("%n search(es) by the service", "", searches)

    def retry(self, seconds: int) -> str:
        return self.tr("asking {where} again in %n second(s)", "", seconds)

    def wait(self, seconds: int) -> str:
        return self.tr("{where} had too many requests. Try again in %n second(s).", "", seconds)

    def cooldown_minutes(self, minutes: int) -> str:
        return self.tr("not asked again for %n minute(s)", "", minutes)

    def cooldown_seconds(self, seconds: int) -> str:
        return self.tr("not asked again for %n second(s)", "", seconds)


numbers = Wording()


def further_words(pages: int) -> str:
    """How many pages were found besides those that were read."""
    return numbers.not_read(pages)


def hits_words(hits: int) -> str:
    return numbers.hits(hits)


def pictures_words(pictures: int) -> str:
    return numbers.pictures(pictures)


def files_words(paths: Sequence[str]) -> str:
    """The documents that came with a question, by name; empty for none."""
    names = [shortened(re.split(r"[/\\]", path)[-1], 60) for path in paths[:5]] + ["…"] * (len(paths) > 5)
    return translate("Wording", "with {names}").format(names=", ".join(names)) if paths else ""


def searches_words(searches: int) -> str:
    return numbers.searches(min(searches, 2**31 - 1))  # Qt raises for more


def retry_words(where: str, seconds: float) -> str:
    return numbers.retry(max(1, round(seconds))).format(where=engine_name(where))


def outcome_words(outcome: Outcome) -> str:
    """A result page's outcome in a few words, to stand behind an engine's name."""
    words: dict[Outcome, Callable[[], str]] = {
        Outcome.HITS: lambda: translate("Wording", "results"),
        Outcome.NO_RESULTS: lambda: translate("Wording", "nothing found"),
        Outcome.CHECK: lambda: translate("Wording", "asked for a captcha"),
        Outcome.REFUSED: lambda: translate("Wording", "refused for now"),
        Outcome.SCRIPT_SHELL: lambda: translate("Wording", "showed an empty page"),
        Outcome.IRRELEVANT: lambda: translate("Wording", "showed unrelated results"),
        Outcome.NOT_UNDERSTOOD: lambda: translate("Wording", "page not understood"),
        Outcome.TIMED_OUT: lambda: translate("Wording", "no answer in time"),
        Outcome.UNREACHABLE: lambda: translate("Wording", "not reachable"),
    }
    return words[outcome]()


def report_sentence(report: Report) -> str:
    """How one engine answered one query."""
    sentence = f"{engine_name(report.engine)}: {outcome_words(report.outcome)}"
    more = _report_words(report.detail)
    return f"{sentence} ({more})" if more else sentence


def _report_words(detail: str) -> str:
    """What a search engine's report says besides its outcome, which stands there as text for logs."""
    what, _, more = detail.partition(": ")
    if what == "private address not allowed":
        return translate("Wording", "{host} is a private address that is not allowed").format(host=shortened(more, 60))
    if what == "late":
        return translate("Wording", "too late; it was no longer waited for")
    if what == "no address":
        return translate("Wording", "it needs an address in Settings, Search")
    if what == "Unavailable":
        return translate("Wording", "the built-in browser cannot start")
    if resting := _RESTING.fullmatch(detail):
        seconds = int(resting[1])
        return numbers.cooldown_seconds(seconds) if seconds < 60 else numbers.cooldown_minutes(math.ceil(seconds / 60))
    return "" if what in _ERRORS else shortened(detail, 80)  # the outcome says what these mean


def mode_words(mode: SearchMode) -> str:
    match mode:
        case SearchMode.OFF:
            return translate("Wording", "Off")
        case SearchMode.AUTO:
            return translate("Wording", "Auto")
        case SearchMode.ALWAYS:
            return translate("Wording", "Always")


def model_words(name: str) -> str:
    """A model's name as shown; `quotes` is the answer without a model."""
    return translate("Wording", "Quotes") if name in ("", "quotes") else shortened(name, 60)


def engine_name(engine: str) -> str:
    """An engine, channel or host as people say it; unknown ones as they are."""
    match engine:
        case "renderer" | "browser":
            return translate("Wording", "The built-in browser")
        case "inside":
            return translate("Wording", "The model inside")
        case "local" | "wikipedia" | "builtin" | "kb":
            return channel_name(engine)
    return service_name(engine) or engine_label(engine, language_in_force()) or shortened(engine, 80)


def channel_name(channel: str) -> str:
    match channel:
        case "local":
            return translate("Wording", "Local search")
        case "wikipedia":
            return translate("Wording", "Wikipedia")
        case "builtin":
            return translate("Wording", "Built-in search")
        case "kb":
            return translate("Wording", "Knowledge bases")
    return service_name(channel) or shortened(channel, 40)


def when(moment: datetime, now: datetime | None = None) -> str:
    """An aware moment in the user's time zone and locale: the time today, “Yesterday”, else the date."""
    local, today = moment.astimezone(), (now or datetime.now()).astimezone().date()
    locale, date = QLocale(), QDate(local.year, local.month, local.day)
    if local.date() == today:
        return locale.toString(QTime(local.hour, local.minute), QLocale.FormatType.ShortFormat)
    if local.date() == today - timedelta(days=1):
        return translate("Wording", "Yesterday")
    if local.year == today.year:
        return locale.toString(date, translate("Wording", "d MMM", "a date of this year, in Qt's format"))
    return locale.toString(date, QLocale.FormatType.ShortFormat)


def shortened(text: str, limit: int = 200) -> str:
    """Foreign text on one line, without control and direction-turning characters, cut at `limit` characters."""
    line = " ".join(_UNSEEN.sub(" ", text).split())
    return line if len(line) <= limit else line[: limit - 1].rstrip() + "…"
