"""`/` in a question: what of it asks for a prompt, and which prompts are offered."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.core.domain.prompts import Prompt
from app.core.prompt_library.ranking import ranked
from app.ui.widgets.completer import Suggestion
from app.ui.wording.sentences import first_words, shortened

translate = QCoreApplication.translate

NEW, MANAGE, EXAMPLES = "new", "manage", "examples"
_PROMPT = "prompt:"
# Input methods write the key as `、`, which begins no sentence, or as `／`. A second stroke makes it a path.
_PREFIX = re.compile(r"(?:(?:^|\s)[/／]|^、)([^\s/／、\\]{0,60})$")
_MOST = 30


def prompt_prefix(before: str) -> str | None:
    """What of a prompt's name stands behind a `/` at the end of the text before the cursor; None: nothing."""
    match = _PREFIX.search(before[-80:])
    return match[1] if match else None


def prompt_suggestions(prompts: Sequence[Prompt], prefix: str, recent: Sequence[str]) -> list[Suggestion]:
    """Nothing where the letters fit no prompt: they are no name of one."""
    if not prompts:
        return [] if prefix else _empty()
    fitting = ranked(prompts, prefix, recent)
    rows = [
        Suggestion(_PROMPT + one.id, shortened(one.title, 120), "quote", one.folder.replace("/", " / "))
        for one in fitting[:_MOST]
    ]
    if len(fitting) > _MOST:
        rows.append(Suggestion("", first_words(_MOST, len(fitting))))
    return [*rows, Suggestion(MANAGE, translate("PromptList", "Prompts…"), "folder")] if rows else []


def prompt_of(key: str) -> str:
    """The id of a prompt in a suggestion's key; empty where that is none."""
    return key.removeprefix(_PROMPT) if key.startswith(_PROMPT) else ""


def _empty() -> list[Suggestion]:
    return [
        Suggestion("", translate("PromptList", "No prompts yet")),
        Suggestion(NEW, translate("PromptList", "New prompt…"), "plus"),
        Suggestion(EXAMPLES, translate("PromptList", "Add examples"), "book"),
    ]
