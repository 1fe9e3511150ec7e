"""What the user should know from the start: settings that were set aside, a Chromium that cannot run, a port in use."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale

from app.ui.wording.language import join_sentences, listed_clauses
from app.ui.wording.notices import sandbox_words
from app.ui.wording.sentences import shortened, translate

if TYPE_CHECKING:
    from app.core.domain.gateway.state import GatewayState


def problems_sentence(problems: Sequence[str], browser_problem: str) -> str:
    """Empty where there is none. `browser_problem`: see `browser.chromium.sandbox_problem`."""
    sentences, others = [], []
    for problem in problems:
        if sentence := _damage_sentence(problem):
            sentences.append(sentence)
        else:
            others.append(problem)
    if others:
        words = translate("Problems", "Some data could not be read and was set aside: {problem}")
        sentences.append(words.format(problem=shortened(listed_clauses(others), 400)))
    if browser_problem:
        words = translate(
            "Problems", "Answers are shown as plain text, and pages that need scripts are not read: {problem}"
        )
        sentences.append(words.format(problem=sandbox_words(browser_problem)))
    return "\n".join(sentences)


def _damage_sentence(problem: str) -> str:
    """Of a damaged database; empty for anything else."""
    from app.core.domain.transfer.damage import DamagedFile  # of few starts

    if not isinstance(problem, DamagedFile):
        return ""
    aside = translate("Problems", "{file} was damaged and has been set aside as {copy}.")
    if problem.documents:
        words = translate("Problems", "Documents that are read again: {count}.")
        back = words.format(count=QLocale().toString(problem.documents))
    elif problem.turns:
        from app.ui.wording.foreign.imports import count_words

        words = translate("Problems", "Recovered: {counts}.")
        back = words.format(counts=count_words(problem.conversations, problem.turns))
    else:
        back = translate(
            "Problems", "Nothing could be recovered. Settings → Data → Backups → Restore… brings back a backup."
        )
    return join_sentences(aside.format(file=shortened(problem.file, 60), copy=shortened(problem.copy_name, 80)), back)


def announce_local_api(window: Any, state: "GatewayState") -> None:
    """In the window's bar."""
    window.notify(local_api_sentence(state))


def local_api_sentence(state: "GatewayState") -> str:
    """That it could not be switched on."""
    if state.problem == "port_in_use":
        words = translate("Problems", "The local API is off: another program uses port {port}.")
        return words.format(port=state.detail)
    return translate("Problems", "The local API could not be started: {problem}").format(
        problem=shortened(state.detail, 200) or "?"
    )
