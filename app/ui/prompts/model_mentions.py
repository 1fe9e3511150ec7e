"""`@` in a question names a model for this message alone."""

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

from app.core.domain.chat import MOST_COMPARED, ModelChoice, Provider
from app.core.prompt_library.ranking import closeness
from app.ui.widgets.completer import CLOSED, Completer, Suggestion
from app.ui.widgets.theme import Colours
from app.ui.wording.sentences import model_words, shortened

_PREFIX = re.compile(rf"(?:^|[\s{CLOSED}])[@＠]([^\s@＠]{{0,60}})$")  # no address of e-mail
_SPLIT = "\n"  # in a suggestion's key, between provider and model
_WIDTH = 380  # pixels


def model_prefix(before: str) -> str | None:
    """What of a model's name stands behind an `@` at the end of the text before the cursor; None: nothing."""
    match = _PREFIX.search(before[-80:])
    return match[1] if match else None


def model_suggestions(providers: Sequence[Provider], letters: str) -> list[Suggestion]:
    """The models that a few letters of their name or service may mean, best first; favourites before others."""
    needle = letters.casefold()
    rows: list[tuple[int, bool, int, Suggestion]] = []
    for provider in providers:
        for model in provider.models:
            fits = closeness(needle, model) or closeness(needle, provider.name) // 4
            if fits or not needle:
                key = f"{provider.id}{_SPLIT}{model}"
                words = Suggestion(key, shortened(model_words(model), 80), "chat", shortened(provider.name, 40))
                rows.append((-fits, model not in provider.favourites, len(rows), words))
    return [one for *_, one in sorted(rows, key=lambda row: row[:3])]


class ModelMentions(Completer):
    def __init__(
        self,
        field: QPlainTextEdit,
        colours: Colours,
        providers: Callable[[], Sequence[Provider]],
        add: Callable[[ModelChoice], bool],
        is_full: Callable[[], bool],
    ) -> None:
        """`providers`: those whose models are offered now; `add`: one goes with the next message, False where enough
        do; `is_full`: whether they do."""
        super().__init__(field, colours, model_prefix, self._suggestions, width=_WIDTH)
        self._providers, self._add, self._is_full = providers, add, is_full
        self.list.setAccessibleName(QCoreApplication.translate("SettingsDialog", "Models"))
        self.activated.connect(self._select)

    def _suggestions(self, letters: str) -> list[Suggestion]:
        """Where enough models go with the message and these letters may mean another one: a line that says so."""
        fitting = model_suggestions(self._providers(), letters)
        if fitting and self._is_full():
            return [Suggestion("", self.tr("At most {count} models per question.").format(count=MOST_COMPARED))]
        return fitting

    def _select(self, key: str, mention: QTextCursor) -> None:
        provider, _, model = key.partition(_SPLIT)
        if self._add(ModelChoice(provider, model)):
            mention.removeSelectedText()
        else:
            self.look()
