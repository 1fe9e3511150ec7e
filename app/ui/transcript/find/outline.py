"""The questions of a long conversation as a rail beside it, and the way from one to the next, in the page or not."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from app.core.domain.turn.turn import Turn
from app.ui.transcript.bridge import Bridge
from app.ui.transcript.feed import Feed
from app.ui.transcript.page_view import PageView
from app.ui.transcript.rendered_turn import script_call
from app.ui.wording.foreign.direction import upright
from app.ui.wording.sentences import shortened

_LONGEST_NAME = 80  # characters of a question

translate = QCoreApplication.translate


class Outline(QObject):
    def __init__(
        self,
        turns: Callable[[], Sequence[Turn]],
        feed: Feed,
        page: PageView,
        bridge: Bridge,
        mount: Callable[[str], None],
    ) -> None:
        super().__init__(feed)
        self._turns, self._feed, self._page, self._mount = turns, feed, page, mount
        self._rows: list[tuple[str, str]] = []  # turn and name of each question that the rail has
        bridge.turn_requested.connect(self.go)
        page.loaded.connect(self._show_again)

    def show(self, long: bool) -> None:
        """The rail of the branch that stands in the transcript; none where that is not long."""
        turns = self._turns() if long else ()
        rows = [(turn.id, _name(turn)) for turn in turns]
        if rows != self._rows:
            self._rows = rows
            self._page.add_script("outline.js")
            self._feed.put(script_call("outline", rows, translate("Transcript", "Questions")))

    def _show_again(self) -> None:
        """The page is a new one, without a rail."""
        rows, self._rows = self._rows, []
        self.show(bool(rows))

    def step(self, by: int) -> None:
        """To the next question (1), or the one before (-1): first to the top of the answer that is being read."""
        self._page.add_script("outline.js")
        self._feed.put(script_call("step", by))

    def go(self, turn_id: str, by: int = 0) -> None:
        """To a question, or one so many after it."""
        ids = [turn.id for turn in self._turns()]
        if turn_id in ids and 0 <= (place := ids.index(turn_id) + by) < len(ids):
            self._mount(ids[place])
            self._page.add_script("outline.js")
            self._feed.put(script_call("goto", ids[place]))


def _name(turn: Turn) -> str:
    return shortened(" ".join(upright(turn.question).split()), _LONGEST_NAME)
