"""What is said of files with assistants: what is left out, and why a file is none."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject

from app.core.domain.assistants.transfer import (
    AssistantFileProblem,
    AssistantProgram,
    ImportedAssistant,
    LeftOut,
    SkippedAssistant,
)
from app.ui.wording.language import listed, listed_clauses
from app.ui.wording.sentences import shortened

translate = QCoreApplication.translate  # lupdate knows it by this name


class AssistantNumbers(QObject):
    """The texts with a number: only a class's own `tr` tells Qt's collector that they have forms for one and many."""

    def imported(self, count: int) -> str:
        return self.tr("%n assistant(s) added.", "", count)

    def exported(self, count: int) -> str:
        return self.tr("%n assistant(s) saved: {file}", "", count)

    def skipped(self, count: int) -> str:
        return self.tr("%n more in the file cannot be used: {reasons}.", "", count)

    def import_button(self, count: int) -> str:
        return self.tr("Add %n assistant(s)", "", count)


numbers = AssistantNumbers()

LEFT_OUT: dict[LeftOut, Callable[[], str]] = {
    LeftOut.NAMELESS: lambda: translate("AssistantFiles", "neither a name nor a prompt"),
    LeftOut.BROKEN: lambda: translate("AssistantFiles", "damaged"),
    LeftOut.TOO_MANY: lambda: translate("AssistantFiles", "too many at once"),
    LeftOut.MODEL: lambda: translate("AssistantFiles", "its model {model}, which is not set up here: as in settings"),
    LeftOut.PROMPT: lambda: translate("AssistantFiles", "the end of its prompt, which is too long"),
    LeftOut.OPENING: lambda: translate("AssistantFiles", "greeting and suggested questions"),
    LeftOut.KNOWLEDGE: lambda: translate("AssistantFiles", "knowledge bases"),
    LeftOut.TOOLS: lambda: translate("AssistantFiles", "plugins and tools"),
    LeftOut.PICTURE: lambda: translate("AssistantFiles", "its picture, which is no emoji"),
    LeftOut.EXAMPLES: lambda: translate("AssistantFiles", "example messages"),
    LeftOut.CONTEXT: lambda: translate("AssistantFiles", "the number of earlier messages"),
}
PROBLEMS: dict[AssistantFileProblem, Callable[[], str]] = {
    AssistantFileProblem.CLOSED: lambda: translate("AssistantFiles", "{file} cannot be opened, or is damaged."),
    AssistantFileProblem.TOO_LARGE: lambda: translate(
        "AssistantFiles", "{file} is too large for a file of assistants."
    ),
    AssistantFileProblem.NO_JSON: lambda: translate(
        "AssistantFiles", "{file} is no JSON. Choose the .json file that the other program exported, or its backup."
    ),
    AssistantFileProblem.NO_ASSISTANTS: lambda: translate(
        "AssistantFiles",
        "{file} holds no assistants. Citewise reads its own files, agents of Cherry Studio and of LobeChat.",
    ),
    AssistantFileProblem.NEWER: lambda: translate(
        "AssistantFiles", "{file} was written by a newer version of Citewise. Update to read it."
    ),
}
PROGRAMS = {
    AssistantProgram.CITEWISE: "Citewise",
    AssistantProgram.CHERRY_STUDIO: "Cherry Studio",
    AssistantProgram.LOBECHAT: "LobeChat",
}


def problem_sentence(problem: AssistantFileProblem, file: str) -> str:
    return PROBLEMS[problem]().replace("{file}", shortened(file, 80))


def left_out_words(imported: ImportedAssistant) -> str:
    """“Left out: …”; empty where all of it is taken."""
    reasons = [_reason_words(reason, imported) for reason in imported.left_out]
    words = translate("AssistantFiles", "Left out: {reasons}")
    return words.replace("{reasons}", listed_clauses(reasons)) if reasons else ""


def _reason_words(reason: LeftOut, imported: ImportedAssistant) -> str:
    if reason is LeftOut.KNOWLEDGE and imported.missing_bases:
        words = translate("AssistantFiles", "knowledge bases that are missing here or not unique: {names}")
        return words.replace("{names}", shortened(listed(imported.missing_bases), 200))
    return LEFT_OUT[reason]().replace("{model}", shortened(imported.model, 60))


def skipped_words(skipped: tuple[SkippedAssistant, ...]) -> str:
    if not skipped:
        return ""
    reasons = dict.fromkeys(LEFT_OUT[one.reason]() for one in skipped)
    return numbers.skipped(len(skipped)).replace("{reasons}", listed(reasons))
