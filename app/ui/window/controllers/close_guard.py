"""The window's end while an answer is not saved: it is tried once more, and nothing is lost without a word."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from app.core.domain.events import Failure
from app.core.ports import ConversationStore
from app.ui.tasks.turn_runner import Tasks, TurnRunner
from app.ui.widgets.bars import Bar
from app.ui.wording.disk import disk_sentence


class CloseGuard(QObject):
    """`may()` says whether the window may go; where not, `bar` says why, and `close` is called when the user chose."""

    def __init__(
        self, runner: TurnRunner, store: ConversationStore, tasks: Tasks, bar: Bar, close: Callable[[], object]
    ) -> None:
        super().__init__(bar)
        self._runner, self._store, self._tasks, self._bar, self._close = runner, store, tasks, bar, close
        self._is_confirmed = self._is_quitting = False
        self.is_erasing = False  # all data goes once the window is closed
        self.is_restarting = False  # the program starts again then
        self.restoring: str | None = None  # the backup that takes its place then; empty: the last restore is undone
        self.stay: Callable[[], bool] = lambda: False  # whether the window only hides
        self._words = ""  # that it said last
        runner.happened.connect(self._look)

    def may(self) -> bool:
        if self._is_confirmed:
            return True
        is_quitting, self._is_quitting = self._is_quitting, False
        if not is_quitting and self.stay():
            return False
        if not self._runner.unsaved:
            return True
        self._warn(self.tr("An answer is not saved yet: it could not be written to disk."))
        return False

    def quit(self) -> None:
        """Close the window for good, where its own button would only hide it."""
        self._is_quitting = True
        self._close()

    def leave(self) -> None:
        """Close without asking; the store tries to save once more when it is closed."""
        self._is_confirmed = True
        self._close()

    def erase(self) -> None:
        """Close, and take everything along that is kept."""
        self.is_erasing = True
        self.leave()

    def restart(self) -> None:
        """Close, and open again."""
        self.is_restarting = True
        self.leave()

    def restore(self, path: str) -> None:
        """Close, and open again on a backup."""
        self.restoring = path
        self.leave()

    def _look(self, _: object) -> None:
        """What the bar says is over when the disk has taken everything."""
        if not self._runner.unsaved and self._words and self._bar.words == self._words:
            self._bar.dismiss()

    def _warn(self, sentence: str) -> None:
        words = self._words = self.tr("{why} Closing now loses its last words, unless you copy them.").format(
            why=sentence
        )
        again, anyway = self.tr("Save and close"), self.tr("Close anyway")
        self._bar.announce(words, (again, self._save), (anyway, self.leave))

    def _save(self) -> None:
        self._tasks.run(self._store.save_unsaved(), lambda _: self.leave(), self._refused)

    def _refused(self, failure: Failure) -> None:
        self._warn(disk_sentence(failure) or self.tr("It could not be written to disk."))
