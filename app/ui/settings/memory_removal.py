"""Forgetting facts: what it reaches and what it does not, the way back, and backups that still hold the words."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.domain.events import Failure
from app.core.domain.memory import Backup, Forgotten
from app.core.ports import MemoryStore
from app.ui.settings.form import StatusLabel, while_alive
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.bars import Bar
from app.ui.wording.failures import failure_sentence
from app.ui.wording.language import join_sentences, listed
from app.ui.wording.sentences import shortened

_MOST_NAMES = 3  # backups that are named; of more the number says enough


class MemoryRemoval(QWidget):
    """Bars and a line of words, hidden while there is nothing to say."""

    changed = Signal(object)  # frozenset: turns whose passages went or came back

    def __init__(self, store: MemoryStore, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store, self._tasks = store, tasks
        self.bar, self.copies, self.status = Bar(), Bar(), StatusLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.bar, self.copies, self.status):
            column.addWidget(widget)

    def forget(self, fact_id: str, text: str) -> None:
        words = self.tr(
            "Forgotten: “{title}”. It was also deleted from what earlier answers were given. What "
            "those answers and you yourself wrote stays."
        ).format(title=shortened(text, 60))

        def done(forgotten: Forgotten) -> None:
            self._took(forgotten)
            self.bar.offer_undo(words, self.tr("Undo"), lambda: self._restore(forgotten))

        self._begin()
        self._run(self._store.forget(fact_id), done)

    def ask_forget_all(self) -> None:
        def forget() -> None:
            self._begin()
            self._run(self._store.forget_all(), self._took)

        words = self.tr(
            "Forget everything that is remembered, in all groups? It is also deleted from what "
            "earlier answers were given. This cannot be undone. What those answers and you yourself "
            "wrote stays."
        )
        self.bar.announce(words, (self.tr("Forget all"), forget), (self.tr("Cancel"), lambda: None))

    def _begin(self) -> None:
        """A large file takes some seconds to be cleaned."""
        self.bar.dismiss()
        self.copies.dismiss()
        self.status.waiting(self.tr("Forgetting…"))

    def _took(self, forgotten: Forgotten) -> None:
        self.status.nothing()
        self.changed.emit(forgotten.turns)
        self._look_for_copies(forgotten, forgotten.cleaned)

    def _look_for_copies(self, forgotten: Forgotten, cleaned: bool) -> None:
        if cleaned:
            self._run(self._store.backups_with(forgotten), self._report_backups)
        else:
            self._report_uncleaned(forgotten)

    def _restore(self, forgotten: Forgotten) -> None:
        self.copies.dismiss()
        self._run(self._store.restore(forgotten), lambda _: self.changed.emit(forgotten.turns))

    def _report_uncleaned(self, forgotten: Forgotten) -> None:
        words = self.tr(
            "It is deleted, but unused parts of the file may still contain its words: the disk has "
            "too little space, or another program is reading the file."
        )

        def again() -> None:
            """To forget nothing more cleans the file as well."""
            self._run(self._store.forget(""), lambda nothing: self._look_for_copies(forgotten, nothing.cleaned))

        self.copies.announce(words, (self.tr("Try again"), again), (self.tr("Close"), lambda: None))

    def _report_backups(self, old: Sequence[Backup]) -> None:
        backups = [backup for backup in old if not backup.aside]
        aside = self._aside_sentence([backup for backup in old if backup.aside])
        if not backups:
            if aside:
                self.copies.announce(aside, (self.tr("Close"), lambda: None))
            return
        words = self.tr(
            "%n backup(s) still contain these words: {names}. A new backup can replace them: it is "
            "checked first, then the old ones are deleted.",
            "",
            len(backups),
        )
        self.copies.announce(
            join_sentences(words.format(names=_names(backups)), aside),
            (self.tr("Replace them"), lambda: self._renew(old)),
            (self.tr("Keep them"), lambda: None),
        )

    def _aside_sentence(self, aside: Sequence[Backup]) -> str:
        """No program deletes what it could not read, or what the user had replaced."""
        words = self.tr(
            "Files set aside in the data directory also contain these words, and stay: {names}. "
            "Delete them yourself when you no longer need them."
        )
        return words.format(names=_names(aside)) if aside else ""

    def _renew(self, old: Sequence[Backup]) -> None:
        self.status.waiting(self.tr("Creating a new backup…"))

        def done(fresh: Backup) -> None:
            self.status.good(self.tr("The new backup is {name}; the old ones are deleted.").format(name=fresh.name))
            self._report_backups([backup for backup in old if backup.aside])

        def failed(_: object) -> None:
            self.status.bad(
                self.tr(
                    "No new backup could be created, so the old ones stay. Free up space on the disk, then try again."
                )
            )
            self._report_backups(old)

        self._tasks.run(self._store.renew_backup(old), while_alive(self, done), while_alive(self, failed))

    def _run(self, call: Coroutine[Any, Any, Any], then: Callable[[Any], object]) -> None:
        def failed(failure: Failure) -> None:
            self.status.bad(failure_sentence(failure))

        self._tasks.run(call, while_alive(self, then), while_alive(self, failed))


def _names(backups: Sequence[Backup]) -> str:
    return listed(backup.name for backup in backups[:_MOST_NAMES]) + (" …" if len(backups) > _MOST_NAMES else "")
