"""What the user should know from the start: settings that were set aside, a Chromium that cannot run."""

from collections.abc import Sequence

from app.ui.wording.notices import sandbox_words
from app.ui.wording.sentences import shortened, translate


def problems_sentence(problems: Sequence[str], browser_problem: str) -> str:
    """Empty where there is none. `browser_problem`: see `browser.chromium.sandbox_problem`."""
    sentences = []
    if problems:
        words = translate("Problems", "Some data could not be read and was set aside: {problem}")
        sentences.append(words.format(problem=shortened("; ".join(problems), 400)))
    if browser_problem:
        words = translate(
            "Problems", "Answers are shown as plain text, and pages that need scripts are not read: {problem}"
        )
        sentences.append(words.format(problem=sandbox_words(browser_problem)))
    return "\n".join(sentences)
