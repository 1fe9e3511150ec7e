"""What an import says: what would come, what came, what was not read. It is plain text, foreign words among it."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.reasons import UnreadableReason
from app.core.domain.transfer import SkippedPart, SkipReason
from app.core.domain.transfer.course import ImportCounts, ImportReport
from app.core.domain.transfer.whole import BatchState, Undone
from app.ui.wording.failures import failure_sentence
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.language import listed
from app.ui.wording.sentences import after_colon, shortened, with_remark

translate = QCoreApplication.translate

_MOST_TITLES = 5


_PROGRAMS = {  # the stored names of formats
    "chatgpt": "ChatGPT",
    "claude": "Claude",
    "cherry_studio": "Cherry Studio",
    "lobechat": "LobeChat",
    "open_webui": "Open WebUI",
    "librechat": "LibreChat",
    "chatbox": "Chatbox",
    "jan": "Jan",
    "lm_studio": "LM Studio",
    "gemini": "Gemini",
    "citewise": "Citewise",
}


class ImportNumbers(QObject):
    """The texts with a number: only a class's own `tr` tells Qt's collector that they have forms for one and many."""

    def conversations(self, count: int) -> str:
        return self.tr("%Ln conversation(s)", "", count)

    def questions(self, count: int) -> str:
        return self.tr("%Ln question(s)", "", count)

    def new_conversations(self, count: int) -> str:
        return self.tr("%Ln new conversation(s)", "", count)

    def new_questions(self, count: int) -> str:
        return self.tr("%Ln new question(s)", "", count)

    def images(self, count: int) -> str:
        return self.tr("%Ln image(s)", "", count)

    def files(self, count: int) -> str:
        return self.tr("%Ln other file(s)", "", count)


numbers = ImportNumbers()


def count_words(conversations: int, questions: int) -> str:
    return listed((numbers.conversations(conversations), numbers.questions(questions)))


def program_name(format: str) -> str:
    """Whose export a stored import came from."""
    if format == "merge":
        return translate("Imports", "Merged backup")
    return _PROGRAMS.get(format, shortened(format, 40))


def preview_lines(counts: ImportCounts) -> list[str]:
    """What the file holds, and what of it is new."""
    lines = [count_words(counts.conversations, counts.turns)]
    if counts.first is not None and counts.last is not None:
        first, last = (_day(time.astimezone()) for time in (counts.first, counts.last))
        lines.append(f"{first} – {last}" if first != last else first)
    if counts.images or counts.files:
        images = numbers.images(counts.images) if counts.images else ""
        lines.append(listed((images, numbers.files(counts.files) if counts.files else "")))
    if counts.unchanged or counts.grown:
        words = translate("Imports", "Already here: {unchanged} · with something new: {grown} · new: {created}")
        lines.append(
            words.format(
                unchanged=_number(counts.unchanged), grown=_number(counts.grown), created=_number(counts.created)
            )
        )
    return lines


def has_news(counts: ImportCounts) -> bool:
    return bool(counts.created or counts.new_turns)


def report_title(report: ImportReport) -> str:
    if report.state is BatchState.STOPPED:
        return translate("Imports", "Import stopped")
    if not has_news(report.counts):
        return translate("Imports", "Nothing new to import")
    return translate("Imports", "Import finished")


def report_lines(report: ImportReport) -> list[str]:
    counts = report.counts
    lines = [listed((numbers.new_conversations(counts.created), numbers.new_questions(counts.new_turns)))]
    if counts.unchanged:
        lines.append(translate("Imports", "Already here: {count}").format(count=_number(counts.unchanged)))
    if report.state is BatchState.STOPPED:
        lines.append(translate("Imports", "Import the same file again to complete it."))
    return lines


def skipped_heading(count: int) -> str:
    return translate("Imports", "Not read: {count}").format(count=_number(count))


def skipped_line(part: SkippedPart) -> str:
    words = after_colon(shortened(part.place, 80), _reason(part.reason))
    return unturned(with_remark(words, shortened(part.detail, 160)))


def undone_line(undone: Undone) -> str:
    words = translate("Imports", "Undone: {counts}.")
    line = words.format(counts=count_words(undone.conversations, undone.turns))
    if not undone.continued:
        return line
    titles = [unturned(shortened(title, 40)) for title in list(undone.continued.values())[:_MOST_TITLES]]
    more = " …" if len(undone.continued) > _MOST_TITLES else ""
    stays = translate("Imports", "These stay, because something was asked in them since: {titles}")
    return f"{line}\n{stays.format(titles=', '.join(titles) + more)}"


def refusal_sentence(failure: Failure, name: str) -> str:
    """Why a file cannot be imported, and what helps."""
    file = unturned(shortened(name, 60))
    if failure.kind is FailureKind.UNREADABLE:
        match failure.reason(UnreadableReason):
            case UnreadableReason.UNKNOWN_TYPE:
                words = translate(
                    "Imports",
                    "{file} is no export that Citewise knows. Choose the file or folder that ChatGPT, Claude, Cherry "
                    "Studio, LobeChat, Open WebUI, LibreChat, Chatbox, Jan, LM Studio, Gemini or Citewise wrote.",
                )
            case UnreadableReason.MISSING:
                words = translate("Imports", "{file} is no longer there.")
            case UnreadableReason.FORBIDDEN:
                words = translate("Imports", "{file} may not be read. Allow it, or copy it to another place.")
            case _:
                words = translate("Imports", "{file} is damaged. Download or copy it again.")
        return words.format(file=file)
    return failure_sentence(failure)


def _reason(reason: SkipReason) -> str:
    match reason:
        case SkipReason.BROKEN:
            return translate("Imports", "damaged, or of another shape")
        case SkipReason.EMPTY:
            return translate("Imports", "nothing was said in it")
        case SkipReason.MISSING_FILE:
            return translate("Imports", "not in the export")
        case SkipReason.TOO_LARGE:
            return translate("Imports", "too large")
        case SkipReason.UNWRITTEN:
            return translate("Imports", "could not be saved")
        case SkipReason.UNSUPPORTED:
            return translate("Imports", "of a kind that is not supported")


def _number(count: int) -> str:
    return QLocale().toString(count)


def _day(moment: datetime) -> str:
    return QLocale().toString(QDate(moment.year, moment.month, moment.day), QLocale.FormatType.ShortFormat)
