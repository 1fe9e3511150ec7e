"""What is said of files with assistants."""

from app.core.domain.assistants import Assistant
from app.core.domain.assistants.transfer import (
    AssistantFileProblem,
    AssistantProgram,
    ImportedAssistant,
    LeftOut,
    SkippedAssistant,
)
from app.ui.assistants.words import LEFT_OUT, PROBLEMS, PROGRAMS, left_out_words, problem_sentence, skipped_words


def test_every_reason_problem_and_program_has_its_words(english: None) -> None:
    assert LEFT_OUT.keys() == set(LeftOut)
    assert PROBLEMS.keys() == set(AssistantFileProblem)
    assert PROGRAMS.keys() == set(AssistantProgram)
    assert all("x.json" in problem_sentence(problem, "x.json") for problem in PROBLEMS)


def test_foreign_words_with_braces_stay_as_they_are(english: None) -> None:
    imported = ImportedAssistant(Assistant("a", "A"), (LeftOut.MODEL, LeftOut.TOOLS), "{0} {model}")
    assert left_out_words(imported) == (
        "Left out: its model {0} {model}, which is not set up here: as in settings; plugins and tools"
    )
    assert left_out_words(ImportedAssistant(Assistant("a", "A"))) == ""


def test_what_is_skipped_is_counted_with_its_reasons(english: None) -> None:
    skipped = (SkippedAssistant("", LeftOut.BROKEN), SkippedAssistant("", LeftOut.BROKEN))
    assert skipped_words(skipped) == "2 more in the file cannot be used: damaged."
    assert skipped_words(()) == ""
