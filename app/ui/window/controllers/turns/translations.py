"""Answers in other languages: which one a turn is shown in, and the translation that runs."""

import asyncio
from contextlib import aclosing
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from app.core.after_answer.languages import tag_of
from app.core.after_answer.models import model_for
from app.core.after_answer.saving import save_after
from app.core.after_answer.versions import current_translation, left_as_written, translation_in
from app.core.domain.conversation import is_private
from app.core.domain.editing import Translation
from app.core.domain.errors import BadAnswer
from app.core.domain.events import AnswerEdited, AnswerTranslated, AnswerVersionSelected, Event, TurnResumed
from app.core.domain.settings import Overrides, resolve
from app.core.domain.turn.fold import fold_after
from app.core.secrecy import in_private
from app.ui.transcript.parts.translated import TranslationView, again_words
from app.ui.wording.foreign.languages import language_tags, language_words
from app.ui.wording.language import language_tag
from app.ui.wording.sentences import shortened

if TYPE_CHECKING:
    from app.core.after_answer.translating import TranslationProgress
    from app.core.domain.chat import ModelChoice
    from app.core.domain.turn.turn import Turn

_LAST = "translation/language"


class Translations(QObject):
    def __init__(self, window: Any) -> None:
        """window: the `MainWindow`."""
        super().__init__(window)
        self._window = window
        self._views: dict[str, TranslationView] = {}  # by turn
        self._tasks: dict[str, asyncio.Task[Any]] = {}  # by turn
        window.conversation_export.languages = self.languages_in_view
        window.chat.running.happened.connect(self._follow_turn)  # also where another conversation is shown
        window.chat.current_changed.connect(self._show_again)
        self._show_again()

    def is_possible(self, turn_id: str) -> bool:
        turn: Turn | None = self._window.chat.turn(turn_id)
        return turn is not None and turn.ended and bool(turn.text.strip())

    def languages(self, turn: "Turn") -> list[str]:
        """Tags, the likeliest first: the last one, the window's own, or English where the answer is in that."""
        own = tag_of(turn.text)
        last, window = str(self._window.memory.value(_LAST, "")), language_tag()
        first = [one for one in (last, window, "en") if one in language_tags() and one != own]
        return list(dict.fromkeys([*first, *(one for one in language_tags() if one != own)]))

    def default_language(self, turn: "Turn") -> str:
        own, window = tag_of(turn.text), language_tag()
        return next(one for one in (window, "en", *language_tags()) if one != own)

    def add_menu(self, menu: QMenu, turn_id: str) -> None:
        """*Translate*: into which language. Those that are there already are shown at once."""
        submenu = menu.addMenu(self.tr("Translate"))
        submenu.setEnabled(self.is_possible(turn_id))
        if (turn := self._window.chat.turn(turn_id)) is None or not self.is_possible(turn_id):
            return
        view = self._views.get(turn_id)
        current = view.translation.language if view is not None else ""
        names = {"": self.tr("Original"), **{tag: language_words(tag) for tag in self.languages(turn)}}
        for tag, name in names.items():
            if not tag and view is None:
                continue
            action = submenu.addAction(name)
            action.setCheckable(tag == current and bool(tag))
            action.setChecked(tag == current)
            action.triggered.connect(partial(self.show_in, turn_id, tag))
            if not tag:
                submenu.addSeparator()
        if view is not None and not view.running:
            submenu.addSeparator()
            submenu.addAction(again_words()).triggered.connect(partial(self.translate_again, turn_id))

    def translate_last(self, turn_id: str) -> None:
        """Into the language that is likeliest."""
        if (turn := self._window.chat.turn(turn_id)) is not None and self.is_possible(turn_id):
            self.show_in(turn_id, self.default_language(turn))

    def show_in(self, turn_id: str, language: str, _checked: bool = False) -> None:
        """language: a tag; empty: as it was written."""
        turn: Turn | None = self._window.chat.turn(turn_id)
        if turn is None:
            return
        self.stop(turn_id)
        if not language:
            self._show(turn_id, None)
            self._remember(turn, "")
        elif (stored := translation_in(turn, language)) is not None:
            self._show(turn_id, TranslationView(stored, left=left_as_written(turn, stored)))
            self._remember(turn, language)
        elif self.is_possible(turn_id):
            if not self._window.chat.private:
                self._window.memory.setValue(_LAST, language)
            self._begin(turn, language)

    def translate_again(self, turn_id: str, _checked: bool = False) -> None:
        """Into the language that it stands in. That translation stays until there is another one, whole."""
        turn, view = self._window.chat.turn(turn_id), self._views.get(turn_id)
        if turn is not None and view is not None and not view.running and self.is_possible(turn_id):
            self._begin(turn, view.translation.language, view)

    def stop(self, turn_id: str) -> None:
        """One that runs; the answer stands as it stood before."""
        if (task := self._tasks.pop(turn_id, None)) is not None:
            task.cancel()
            self._show_selected(turn_id)

    def languages_in_view(self) -> dict[str, str]:
        """Turn → the language that it stands in; without those that are only on their way."""
        whole = {turn: view for turn, view in self._views.items() if view.anew or not view.running}
        return {turn: view.translation.language for turn, view in whole.items()}

    def _begin(self, turn: "Turn", language: str, old: TranslationView | None = None) -> None:
        """old: to be replaced."""
        choice = self._choice(turn, anew=old is not None)
        if choice is None:
            words = self.tr("Translating needs a model. Add one in the settings.")
            self._window.bar.announce(words, (self.tr("Settings"), self._window.open_settings))
            return
        name = shortened(turn.model_name if choice == turn.model and turn.model_name else choice.model, 40)
        conversation = self._window.chat.current.id
        first = TranslationView(Translation(language, turn.text, turn.citations), True, model=name)
        if old is not None:
            first = replace(old, running=True, model=name, anew=True)
        self._show(turn.id, first)
        self._window.tasks.request(
            self._translate(turn, conversation, first, choice),
            lambda _: None,
            self._window.show_failure,
        )

    def _choice(self, turn: "Turn", anew: bool) -> "ModelChoice | None":
        services = self._window.services
        settings = services.settings.in_force()
        current = self._window.chat.current.overrides
        resolved = resolve(Overrides(), current, settings, services.settings.environment)
        return model_for(turn, resolved.model.value, settings, anew)

    async def _translate(self, turn: "Turn", conversation: str, first: TranslationView, choice: "ModelChoice") -> None:
        """first: what is shown until the model wrote something."""
        task, text = asyncio.current_task(), turn.text
        assert task is not None
        self._tasks[turn.id] = task
        try:
            last = await self._follow(task, turn, first, choice)
        except BaseException:  # nothing runs any more, whatever ended it
            if self._tasks.get(turn.id) is task:
                del self._tasks[turn.id]
                self._show_selected(turn.id)
            raise
        if last is None:
            return
        del self._tasks[turn.id]
        current: Turn = self._window.chat.turn(turn.id) or turn  # it may have been loaded again meanwhile
        if not current.ended or current.text != text:
            self._show(turn.id, None)
            return
        event = AnswerTranslated(turn.id, replace(last.translation, current=True))
        fold_after(current, event)
        self._show(turn.id, TranslationView(last.translation, left=last.left))
        self._window.tasks.run(self._save(conversation, event, text))

    async def _follow(
        self, task: "asyncio.Task[Any]", turn: "Turn", first: TranslationView, choice: "ModelChoice"
    ) -> "TranslationProgress | None":
        """None where another one took its place."""
        from app.core.after_answer.translating import translated

        if (prepare := self._window.tools.prepare) is not None:
            await prepare((choice.provider,))
        model, last = self._window.services.models.directory.model(choice), None
        in_private.set(is_private(turn.conversation))  # for what this task writes to the log, and no helper program
        language = first.translation.language
        async with aclosing(translated(model, turn.text, turn.citations, language, first.anew)) as steps:
            async for last in steps:
                if self._tasks.get(turn.id) is not task:
                    return None
                if not first.anew:
                    self._show(turn.id, replace(first, translation=last.translation, left=last.left))
        if self._tasks.get(turn.id) is not task:
            return None
        if (
            last is not None
            and first.anew
            and left_as_written(turn, last.translation) > left_as_written(turn, first.translation)
        ):
            raise BadAnswer(model.name)  # the old one has more of the answer
        return last

    def _follow_turn(self, _conversation: object, event: Event) -> None:
        """An answer that goes on, or is put in other words, is no longer what was translated."""
        if isinstance(event, TurnResumed | AnswerEdited):
            self.stop(event.turn)
            if event.turn in self._views:
                self._show(event.turn, None)

    def _show(self, turn_id: str, view: TranslationView | None) -> None:
        if view is None:
            self._views.pop(turn_id, None)
        else:
            self._views[turn_id] = view
        if self._window.transcript is None:
            return
        self._window.transcript.show_translation(turn_id, view)
        if (view is None or not view.running) and (turn := self._window.chat.turn(turn_id)) is not None:
            self._window.panel.show_version(self._window.presenter.version(turn))

    def _show_selected(self, turn_id: str) -> None:
        """In the language that was chosen last and is there."""
        turn: Turn | None = self._window.chat.turn(turn_id)
        stored = current_translation(turn) if turn is not None else None
        view = TranslationView(stored, left=left_as_written(turn, stored)) if turn and stored else None
        self._show(turn_id, view)

    def _show_again(self) -> None:
        """Another conversation or branch is shown: its answers stand in the languages that they stood in."""
        current, transcript = self._window.chat.current, self._window.transcript
        for turn in {one.id: one for one in (*current.turns, *current.columns())}.values():
            if turn.id not in self._views and (stored := current_translation(turn)) is not None:
                self._views[turn.id] = TranslationView(stored, left=left_as_written(turn, stored))
            if transcript is not None and (view := self._views.get(turn.id)) is not None:
                transcript.show_translation(turn.id, view)
        if current.leaf in self._views:
            self._window.panel.show_version(self._window.presenter.version(self._window.chat.turn(current.leaf)))

    def _remember(self, turn: "Turn", language: str) -> None:
        """For the next start of the program."""
        stored = current_translation(turn)
        if (stored.language if stored is not None else "") == language:
            return
        event = AnswerVersionSelected(turn.id, language)
        fold_after(turn, event)
        self._window.tasks.run(self._save(self._window.chat.current.id, event, turn.text))

    async def _save(self, conversation: str, event: AnswerTranslated | AnswerVersionSelected, text: str) -> None:
        async with self._window.tasks.rewriting:
            await save_after(self._window.services.conversations, conversation, event, text)
