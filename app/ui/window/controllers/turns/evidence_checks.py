"""*Check again* of a turn: its sources are read again, the result stands in a dialog and on the cards."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu
from shiboken6 import isValid

if TYPE_CHECKING:  # nothing of it is needed before somebody checks
    from app.core.domain.errors import Failure
    from app.core.domain.turn.turn import Turn
    from app.core.domain.watch import Watch, WatchInterval
    from app.core.verification.results import Verification
    from app.ui.verification.dialog import VerificationDialog


class EvidenceChecks(QObject):
    def __init__(self, window: Any) -> None:
        """window: the `MainWindow`."""
        super().__init__(window)
        self._window = window
        self._task: asyncio.Task[Any] | None = None
        self.dialog: VerificationDialog | None = None
        window.appearance.changed.connect(self._redress)

    def is_possible(self, turn_id: str) -> bool:
        """For an answer that has ended and cites something."""
        turn: Turn | None = self._window.chat.turn(turn_id)
        return self._window.services.evidence is not None and turn is not None and turn.ended and bool(turn.citations)

    def check(self, turn_id: str) -> None:
        """A second wish takes the place of the first."""
        turn: Turn | None = self._window.chat.turn(turn_id)
        if turn is None or not self.is_possible(turn_id):
            return
        dialog = self._new_dialog(turn.question)
        conversation = self._window.chat.current.id
        self._window.tasks.request(
            self._verified(conversation, turn_id, dialog),
            lambda result: self._show(dialog, result),
            lambda failure: self._show_failure(dialog, failure),
        )

    def show_stored(self, question: str, verification: "Verification") -> None:
        """What came of a check that was made without being asked for."""
        self._new_dialog(question).show_result(verification)
        self.show_on_cards(verification)

    def add_watch_menu(self, menu: QMenu, turn_id: str) -> None:
        """*Watch sources*: never, daily, weekly. The mark comes once it is known."""
        from app.core.domain.watch import WatchInterval

        if self._window.services.watches is None:
            return
        submenu = menu.addMenu(self.tr("Watch sources"))
        submenu.setEnabled(self.is_possible(turn_id) and not self._window.chat.private)
        group = QActionGroup(submenu)
        names = {None: self.tr("Off"), WatchInterval.DAILY: self.tr("Daily"), WatchInterval.WEEKLY: self.tr("Weekly")}
        actions = {}
        for interval, name in names.items():
            action = actions[interval] = submenu.addAction(name)
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(partial(self._watch, turn_id, interval))
        watches = self._window.services.watches()

        def mark(all: "Sequence[Watch]") -> None:
            interval = next((watch.interval for watch in all if watch.turn == turn_id), None)
            if isValid(submenu):
                actions[interval].setChecked(True)

        self._window.tasks.run(watches.all(), mark)

    def _watch(self, turn_id: str, interval: "WatchInterval | None", checked: bool = True) -> None:
        turn: Turn | None = self._window.chat.turn(turn_id)
        watches = self._window.services.watches()
        if interval is None:
            self._window.tasks.run(watches.unwatch(turn_id))
        elif turn is not None:
            self._window.tasks.run(watches.watch(self._window.chat.current.id, turn_id, interval), self._announce_watch)

    def _announce_watch(self, is_watched: bool) -> None:
        if is_watched:
            words = self.tr("The sources are checked again while Citewise runs. A notice tells what changed.")
        else:
            words = self.tr("Too many answers are watched already. Stop watching one of them first.")
        self._window.bar.announce(words, (self.tr("Close"), lambda: None), time=8000)

    def _new_dialog(self, question: str) -> "VerificationDialog":
        """In place of one that is open."""
        from app.ui.verification.dialog import VerificationDialog
        from app.ui.widgets.focus_return import return_focus
        from app.ui.wording.sentences import shortened

        if self.dialog is not None:
            self.dialog.reject()
        dialog = self.dialog = VerificationDialog(shortened(question, 200), self._window.colours, self._window)
        dialog.open_requested.connect(self._window.open_link)
        dialog.copy_requested.connect(self._show_copy)
        dialog.finished.connect(lambda _: self._end(dialog))
        return_focus(dialog, self._window)
        dialog.show()
        return dialog

    def _show_copy(self, source_id: str) -> None:
        for turn in self._window.chat.current.tree.values():
            if (source := turn.sources.get(source_id)) is not None:
                self._window.archived_pages.open(source)
                return

    def _redress(self) -> None:
        if self.dialog is not None:
            self.dialog.set_colours(self._window.colours)

    async def _verified(self, conversation: str, turn_id: str, dialog: "VerificationDialog") -> "Verification | None":
        from app.core.verification.results import Verification

        if self.dialog is not dialog:  # it was closed before this began
            return None
        self._task = asyncio.current_task()
        evidence = self._window.services.evidence()
        bundle = await evidence.bundle(conversation, turn_id)
        if bundle is None:
            return None
        steps: AsyncGenerator[Any, None] = evidence.verify(bundle)
        async with aclosing(steps):
            async for step in steps:
                if isinstance(step, Verification):
                    return step
                dialog.show_progress(step)
        return None

    def _show(self, dialog: "VerificationDialog", verification: "Verification | None") -> None:
        if self.dialog is not dialog:
            return
        self._task = None
        if verification is None:
            dialog.show_problem(self.tr("This answer is no longer there."))
            return
        dialog.show_result(verification)
        self.show_on_cards(verification)

    def _show_failure(self, dialog: "VerificationDialog", failure: "Failure") -> None:
        from app.ui.wording.failures import failure_sentence

        if self.dialog is dialog:
            self._task = None
            dialog.show_problem(failure_sentence(failure))

    def show_on_cards(self, verification: "Verification") -> None:
        from app.core.verification.results import ALTERED, EvidenceState
        from app.ui.sources.passage_text import CheckNote
        from app.ui.verification.words import check_sentence

        label, doubtful = self.tr("Checked again: {result}"), (*ALTERED, EvidenceState.UNREACHABLE)
        notes = {}
        for claim in verification.claims:
            for check in claim.checks:
                words = label.format(result=check_sentence(check))
                note = CheckNote(doubt=words) if check.state in doubtful else CheckNote(note=words)
                notes[claim.turn, claim.index, check.number] = note
        self._window.panel.show_checks(notes)

    def _end(self, dialog: "VerificationDialog") -> None:
        """Closed while it runs, it stops."""
        if self.dialog is dialog:
            self.dialog = None
            if self._task is not None:
                self._task.cancel()
                self._task = None
