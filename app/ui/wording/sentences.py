"""The words for what the core says in kinds and data: outcomes, numbers, names. Plain text, translated.

Foreign text (a query, a report's `detail`) is shortened and put in as it is: whoever shows it, shows it as plain text.
"""

import math
import re
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject, QTime

from app.core.domain.catalogue import engine_label, service_name
from app.core.domain.errors import FailureKind
from app.core.domain.evidence import Outcome, Report
from app.core.domain.settings import SearchMode, SettingSource
from app.ui.wording.language import listed

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")

_RESTING = re.compile(r"resting (\d{1,6})")
_ERRORS = (
    FailureKind.UNREACHABLE, FailureKind.TIMED_OUT, FailureKind.RATE_LIMITED, FailureKind.UNREADABLE,
    FailureKind.FORBIDDEN_ADDRESS, FailureKind.BAD_ANSWER, FailureKind.INTERNAL_ERROR,
)  # fmt: skip

translate = QCoreApplication.translate  # lupdate knows it by this name; context and text stand literally in each call
_translated = QCoreApplication.translate  # of a text that stands in a record (app/ui/wording/foreign/records.py)


class Wording(QObject):
    """The texts with a number: only a class's own `tr` tells Qt's collector that they have forms for one and many."""

    def searched(self, queries: int) -> str:
        return self.tr("Searched %n query(ies)", "", queries)

    def reading(self, pages: int) -> str:
        return self.tr("Reading {done} of %n page(s)…", "", pages)

    def read(self, pages: int) -> str:
        return self.tr("read %n page(s)", "", pages)

    def called(self, tools: int) -> str:
        return self.tr("called %n tool(s)", "", tools)

    def cited(self, sources: int) -> str:
        return self.tr("%n source(s) cited", "", sources)

    def not_read(self, pages: int) -> str:
        return self.tr("%n more page(s) found, not read", "", pages)

    def itself(self, searches: int) -> str:
        return self.tr("The model searched %n time(s)", "", searches)

    def failed(self, channels: int) -> str:
        return self.tr("%n search provider(s) failed", "", channels)

    def hits(self, hits: int) -> str:
        return self.tr("%n result(s)", "", hits)

    def pictures(self, pictures: int) -> str:
        return self.tr("with %n image(s)", "", pictures)

    def searches(self, searches: int) -> str:
        return self.tr("%n search(es) by the provider", "", searches)

    def retry(self, seconds: int) -> str:
        return self.tr("retrying {where} in %n second(s)", "", seconds)

    def wait(self, seconds: int) -> str:
        return self.tr("Rate limit reached at {where}. Try again in %n second(s).", "", seconds)

    def uncited(self, claims: int) -> str:
        return self.tr("%n uncited claim(s) marked", "", claims)

    def untranslated(self, paragraphs: int) -> str:
        return self.tr("%n paragraph(s) left as written", "", paragraphs)

    def cooldown_minutes(self, minutes: int) -> str:
        return self.tr("paused for %n minute(s)", "", minutes)

    def cooldown_seconds(self, seconds: int) -> str:
        return self.tr("paused for %n second(s)", "", seconds)


numbers = Wording()


def origin_words(origin: SettingSource) -> str:
    """Where a value that is in force comes from, where that may surprise; else empty."""
    return translate("Wording", "From the assistant") if origin is SettingSource.ASSISTANT else ""


def further_words(pages: int) -> str:
    """How many pages were found besides those that were read."""
    return numbers.not_read(pages)


def hits_words(hits: int) -> str:
    return numbers.hits(hits)


def first_words(limit: int, count: int) -> str:
    """Below a list that ends before all that fits it."""
    words, locale = translate("Wording", "The first {shown} of {count}"), QLocale()
    return words.format(shown=locale.toString(limit), count=locale.toString(count))


def pictures_words(pictures: int) -> str:
    return numbers.pictures(pictures)


def files_words(paths: Sequence[str]) -> str:
    """The documents that came with a question, by name; empty for none."""
    names = [shortened(re.split(r"[/\\]", path)[-1], 60) for path in paths[:5]] + ["…"] * (len(paths) > 5)
    return translate("Wording", "with {names}").format(names=listed(names)) if paths else ""


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


def after_colon(label: str, words: str) -> str:
    """`Google: no answer in time`, with the colon that the language writes."""
    return translate("Wording", "{verdict}: {reason}").format(verdict=label, reason=words)


def with_remark(words: str, remark: str) -> str:
    """`not reachable (port 80)`, with the language's brackets; the words alone where there is nothing to remark."""
    return translate("Transcript", "{said} ({reasons})").format(said=words, reasons=remark) if remark else words


def report_sentence(report: Report) -> str:
    """How one engine answered one query."""
    sentence = after_colon(engine_name(report.engine), outcome_words(report.outcome))
    return with_remark(sentence, _report_words(report.detail))


def _report_words(detail: str) -> str:
    """What a search engine's report says besides its outcome, which stands there as text for logs."""
    what, _, more = detail.partition(": ")
    if what == "private address not allowed":
        return translate("Wording", "{host} is a private address that is not allowed").format(host=shortened(more, 60))
    if what == "late":
        return translate("Wording", "timed out")
    if what == "no address":
        return translate("Wording", "it needs an address in Settings, Search")
    if what == FailureKind.UNAVAILABLE:
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
    return translate("Wording", "No model") if name in ("", "quotes") else shortened(name, 60)


def engine_name(engine: str) -> str:
    """An engine, channel or host as people say it; unknown ones as they are."""
    match engine:
        case "renderer" | "browser":
            return translate("Wording", "The built-in browser")
        case "inside":
            return translate("Wording", "The built-in model")
        case "local" | "wikipedia" | "builtin" | "kb":
            return channel_name(engine)
    return service_name(engine) or _translated("EngineNames", engine_label(engine)) or shortened(engine, 80)


def channel_name(channel: str) -> str:
    match channel:
        case "local":
            return translate("Wording", "Web search (no key)")
        case "wikipedia":
            return translate("Wording", "Wikipedia")
        case "builtin":
            return translate("Wording", "Model's own search")
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
