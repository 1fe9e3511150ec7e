"""Finds words in all turns of the branch: counted here, for most are not in the page; marked where they are."""

import re
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from app.ui.transcript.feed import Feed
from app.ui.transcript.find.matching import INLINE, PARTS, pattern_of, pattern_source, readable_parts
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.page_view import PageView
from app.ui.transcript.rendered_turn import RenderedTurn, script_call

_BATCH = 20  # turns that are read at once on the page's worker: a streaming answer goes on between them
_PAUSE_MS = 400  # until turns that changed are read again

Stamp = tuple[int, int]  # which rendered turn it was, and how many events later


class Finder(QObject):
    """`search`, `step`, and `stop` at the end: in between the texts of all turns are kept."""

    changed = Signal(int, int)  # which match stands marked, counted from 1 (0: none yet), and how many there are

    _texts_read = Signal(object)  # from the worker: [(turn, its stamp, its text)]

    def __init__(
        self, turns: Callable[[], Sequence[RenderedTurn]], feed: Feed, page: PageView, mount: Callable[[str], None]
    ) -> None:
        super().__init__(feed)
        self._turns, self._feed, self._page, self._mount = turns, feed, page, mount
        self._renderer = Renderer(bare=True)  # colours of code cost most, and nobody reads them
        self._texts: dict[str, tuple[Stamp, str]] = {}  # by turn
        self._counts: dict[str, int] = {}  # by turn, for the pattern
        self._pattern: re.Pattern[str] | None = None
        self._query: tuple[Sequence[str], bool] = (), False
        self._start: str | None = None  # the turn from which the first match is looked for, once the page has told it
        self._current: tuple[str, int] | None = None  # the turn of the match that stands marked, which of its own it is
        self._busy = self._active = False
        self._seeking = False  # the first match is to be shown; those that come later move nothing
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._read)
        self._texts_read.connect(self._take)

    def selected_text(self) -> str:
        """What the reader selected in the page."""
        return self._page.page.selectedText()

    def begin(self) -> None:
        """Matches are counted from where the view stands now."""
        if not self._active:
            self._active = True
            self._page.add_script("find.js")
            self._feed.patched.connect(self._look_again)
        self._start = None
        self._page.run("cw.inView()", self._begin_at)

    def search(self, texts: Sequence[str], match_case: bool = False) -> None:
        """Look for any of `texts` from where the last match stands; nothing to look for unmarks all."""
        if not self._active:
            self.begin()
        if self._current is not None:
            self._start = self._current[0]
        self._query, self._pattern = (texts, match_case), pattern_of(texts, match_case)
        self._counts, self._current, self._seeking = {}, None, True
        self._mark(move=False)
        self._read()
        self._count()

    def step(self, by: int) -> None:
        """To the next match (1) or the one before (-1); behind the last one comes the first."""
        places = [(turn, which) for turn, count in self._counted() for which in range(count)]
        if places:
            at = places.index(self._current) + by if self._current in places else 0
            self._current = places[at % len(places)]
            self._mark(move=True)
            self._report()

    def stop(self) -> None:
        """Unmark all and forget the texts."""
        if self._active:
            self._active, self._pattern, self._current = False, None, None
            self._texts, self._counts = {}, {}
            self._timer.stop()
            self._feed.patched.disconnect(self._look_again)
            self._mark(move=False)

    def _begin_at(self, turn: object) -> None:
        if self._start is None:
            self._start = str(turn or "")
            self._count()

    def _look_again(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    # Reading

    def _read(self) -> None:
        """Read what is new or has changed, some turns at a time."""
        turns = self._turns()
        ids = {rendered.turn.id for rendered in turns}
        dropped = self._texts.keys() - ids
        for turn in dropped:
            del self._texts[turn]
            self._counts.pop(turn, None)
        stale = [rendered for rendered in self._in_order() if not self._is_read(rendered)]
        if stale and not self._busy and self._pattern is not None:
            self._busy = True
            work = [(one.turn.id, _stamp(one), one.reading(PARTS, self._renderer)) for one in stale[:_BATCH]]
            self._feed.work(partial(self._work, work))
        elif dropped:
            self._count()

    def _work(self, work: Sequence[tuple[str, Stamp, Callable[[], list[str]]]]) -> None:
        self._texts_read.emit([(turn, stamp, readable_parts(job())) for turn, stamp, job in work])

    def _take(self, texts: Sequence[tuple[str, Stamp, str]]) -> None:
        self._busy = False
        if self._active:
            for turn, stamp, text in texts:
                self._texts[turn] = stamp, text
                self._counts.pop(turn, None)
            if len(texts) == _BATCH:
                self._read()
            self._count()

    def _is_read(self, rendered: RenderedTurn) -> bool:
        cached = self._texts.get(rendered.turn.id)
        return cached is not None and cached[0] == _stamp(rendered)

    # Counting

    def _count(self) -> None:
        if self._pattern is None:
            self.changed.emit(0, 0)
            return
        for turn, (_, text) in self._texts.items():
            if turn not in self._counts:
                self._counts[turn] = sum(1 for _ in self._pattern.finditer(text))
        if self._current and self._current[1] >= self._counts.get(self._current[0], 0):
            self._current = None  # its turn gave way to another, or has other words now
        elif self._seeking and (first := self._first()):
            self._current, self._seeking = (first, 0), False
            self._mark(move=True)
        elif self._start is not None and all(rendered.turn.id in self._counts for rendered in self._turns()):
            self._seeking = False
        self._report()

    def _in_order(self) -> list[RenderedTurn]:
        """From where the search begins, and then from the first turn on."""
        turns = list(self._turns())
        at = next((place for place, rendered in enumerate(turns) if rendered.turn.id == self._start), 0)
        return turns[at:] + turns[:at]

    def _first(self) -> str | None:
        """The first turn with a match; None where there is none, or where one before it is not read yet."""
        for rendered in self._in_order() if self._start is not None else ():
            count = self._counts.get(rendered.turn.id)
            if count != 0:
                return None if count is None else rendered.turn.id
        return None

    def _counted(self) -> list[tuple[str, int]]:
        return [(one.turn.id, self._counts.get(one.turn.id, 0)) for one in self._turns()]

    def _report(self) -> None:
        before, total = 0, 0
        for turn, count in self._counted():
            if self._current and turn == self._current[0]:
                before = total + self._current[1] + 1
            total += count
        self.changed.emit(before, total)

    def _mark(self, move: bool) -> None:
        turn, which = self._current or ("", 0)
        if self._pattern is None:
            self._feed.put(script_call("find", None))
            return
        if move:
            self._mount(turn)
        rules = {"parts": PARTS, "inline": sorted(INLINE)}
        query = {"pattern": pattern_source(*self._query), "matchCase": self._query[1], **rules}
        query |= {"turn": turn, "which": which, "move": move}
        self._feed.put(script_call("find", query))


def _stamp(rendered: RenderedTurn) -> Stamp:
    return id(rendered), rendered.revision
