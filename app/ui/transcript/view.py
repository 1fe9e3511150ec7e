"""The transcript: a branch of a conversation on one page, following the events of the turns that it shows."""

from collections.abc import Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWebEngineCore import QWebEnginePage
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.domain.events import Event, TurnFailed, TurnFinished, TurnResumed, TurnStarted, TurnStopped
from app.core.domain.turn.turn import Turn
from app.core.memory import MemoryChange
from app.ui.tasks.branch import Places, place_after
from app.ui.transcript.actions import TranscriptAction, action_of, request
from app.ui.transcript.citations import Citations
from app.ui.transcript.comparison.branch import RenderedBranch
from app.ui.transcript.early_page import EarlyPage, look, words
from app.ui.transcript.feed import Feed
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.parts import turn as parts
from app.ui.transcript.parts.announcements import Announcer
from app.ui.transcript.parts.greeting import Greeting
from app.ui.transcript.rendered_turn import Command, Job, RenderedTurn, script_call
from app.ui.transcript.scheme import register_scheme as register_scheme
from app.ui.widgets.theme import Colours

if TYPE_CHECKING:
    from app.ui.transcript.comparison.columns import Columns
    from app.ui.transcript.find.finder import Finder
    from app.ui.transcript.find.outline import Outline

_FIRST = 8  # turns that are mounted first: more than a window shows
_AT_ONCE = 30  # turns that are mounted soon, those counted in, and then at each scroll to the top
_MOST = 60  # turns that stay mounted when a question is asked: the oldest ones go then
_WORN = 60  # turns that a page has had when it is worth loading anew
_REST_MS = 200  # until then: what is seen is painted by then


class Transcript(QWidget):
    """Call `close_page` before the application ends: Chromium wants its page gone before its profile."""

    citation_activated = Signal(str, int, int)  # turn, citation's index in it, source number
    link_activated = Signal(str)  # an http(s) or mailto address, for the user's own browser
    retry_requested = Signal(str)  # turn
    continue_requested = Signal(str)  # turn
    search_again_requested = Signal(str)  # turn
    edit_requested = Signal(str)  # turn
    action_requested = Signal(str)  # a Remedy
    suggestion_selected = Signal(str)
    command_requested = Signal(object, str, str)  # a TranscriptAction, turn, value
    turn_read = Signal(str)  # the turn that the reader came to rest at

    def __init__(
        self, colours: Colours, font_size: int, parent: QWidget | None = None, page: EarlyPage | None = None
    ) -> None:
        super().__init__(parent)
        self._colours, self._font_size = colours, font_size
        self._mounted_from = 0
        self._mounted_ever = 0  # turns, since the page was loaded
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._branch = 0  # counts what is mounted anew, so that work for what it replaced is skipped
        self.greeting = Greeting()  # what an empty conversation shows
        self._renderer = Renderer(parts.words())
        self._rows = RenderedBranch(self._renderer, lambda name: self._view.add_script(name))
        self._find, self.turns = self._rows.find, self._rows.turns
        page = page or EarlyPage(colours, font_size, self)
        self._bridge, self._clipboard, self._view = page.bridge, page.clipboard, page.view
        self._feed = Feed(self._stale, self._view.run, self)
        self._announcer = Announcer(lambda words: self._feed.put(script_call("say", words)))
        self.citations = Citations(
            self._find, self.turns, self._bridge, self._clipboard, self._feed, self._view.widget, self
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)
        self.setFocusProxy(self._view.widget)
        self.copy_answer, self.copy_with_sources = self.citations.copy_answer, self.citations.copy_with_sources
        self.show_opinion, self.confirm = self.citations.show_opinion, self.citations.confirm
        self.mark_current, self.show_translation = self.citations.mark_current, self.citations.show_translation
        self.highlight_sentence = self.citations.highlight_sentence
        self._connect()
        if page.take_over():
            self._start()
        for pressed in page.pressed[-1:]:  # done when whoever made the transcript has connected it
            QTimer.singleShot(0, partial(self._act, *pressed))

    def _connect(self) -> None:
        self._view.loaded.connect(self._start)
        self._view.unloaded.connect(self._feed.stop)
        self._view.link_requested.connect(self.link_activated)
        self._view.copy_requested.connect(self.citations.copy_link)
        self.citations.activated.connect(self.citation_activated)
        self.citations.page_requested.connect(self.link_activated)
        self._bridge.turn_read.connect(self.turn_read)
        self._bridge.link_pressed.connect(self._view.open_link)
        self._bridge.action_pressed.connect(self._act)
        self._bridge.older_requested.connect(lambda: self._mount_older())
        self._rest.timeout.connect(lambda: self._mount_older(_AT_ONCE - _FIRST))

    @property
    def page(self) -> QWebEnginePage:
        """For tests and pictures; our script lives in the world `app.ui.transcript.page.WORLD`."""
        return self._view.page

    @property
    def _turns(self) -> "list[RenderedTurn | Columns]":
        return self._rows.rows

    @property
    def feed(self) -> Feed:
        return self._feed

    # What is shown

    def show_conversation(
        self,
        turns: Sequence[Turn],
        private: bool = False,
        places: Places = MappingProxyType({}),
        columns: Sequence[Turn] = (),
    ) -> None:
        """Show a branch, oldest first, with its end in view. Its turns may grow; `show_event` then says how.

        What another branch of the same conversation has in common with the one before stays where it is in view.
        columns: turns that stand side by side in the place of the last one.
        """
        self.greeting.private = private
        same, left = self._rows.update(turns, places, columns)
        if left and turns[same:] and left[0].turn.conversation == turns[same].conversation:
            self._replace(left, same, "other")
        elif same > self._mounted_from:
            self._replace(left, same, "end")
        else:
            self._mount_all()

    def _replace(self, left: "list[RenderedTurn | Columns]", place: int, where: str) -> None:
        """Mount what stands from `place` on instead of `left`."""
        if place < self._mounted_from:
            self._mount_all()
            return
        drops = [script_call("drop", rendered.turn.id) for rendered in left]
        mounts = [self._mounting(where, self._turns[place:])] if self._turns[place:] else []
        first = self._turns[place].place if where == "other" else None
        notices = [script_call("say", parts.version_words(first))] if first else []
        self._feed.put(*([script_call("leave", left[0].turn.id)] if left else []), *drops, *mounts, *notices)

    def clear(self) -> None:
        self.show_conversation([])

    def show_event(self, event: Event, turn: Turn) -> None:
        """Show what happened in `turn`, which knows it already; events of turns that are not shown are passed over."""
        if isinstance(event, TurnStarted):
            self._begin(event, turn)
        elif isinstance(event, TurnResumed):
            self._resume(event, turn)
        elif rendered := self._find(event.turn):
            rendered.turn = turn  # another, where its stream broke off
            rendered.mark(event)
            if not isinstance(event, TurnFinished | TurnStopped | TurnFailed):
                self._feed.soon()
        if self._find(event.turn):
            self._announcer.handle(event, turn)

    def _begin(self, event: TurnStarted, turn: Turn) -> None:
        """A turn that follows one of those shown, or that begins their conversation anew, takes its place."""
        if self._find(event.turn) or (keep := place_after(self.turns(), event)) is None:
            return
        if jobs := self._rows.beside(turn):
            self._feed.put(*jobs)
            return
        dropped = self._turns[keep:]
        self._turns[keep:] = [self._rows.row(turn, (turn,) if turn.comparison else ())]
        self._mounted_from = min(self._mounted_from, keep)
        dropped += self._unmounted()
        self._feed.put(
            *(script_call("drop", rendered.turn.id) for rendered in dropped),
            *([script_call("older", True)] if self._mounted_from else []),
            self._mounting("new", self._turns[keep:]),
        )

    def _unmounted(self) -> "list[RenderedTurn | Columns]":
        """What stands far above a new question, and need not be in the page: a scroll to the top brings it back."""
        before = self._mounted_from
        if len(self._turns) - before > _MOST:
            self._mounted_from = len(self._turns) - _AT_ONCE
        return self._turns[before : self._mounted_from]

    def _resume(self, event: TurnResumed, turn: Turn) -> None:
        """An answer that had ended goes on: it is mounted anew, as a running one."""
        if new := self._rows.renew(turn):
            new.mark(event)
            self._mount_all()

    def version(self, turn: Turn) -> Turn:
        """The turn with the answer that is shown: the original or a translated one, where the reader wants that."""
        rendered = self._find(turn.id)
        return rendered.version if rendered and (rendered.shows_original or rendered.translated) else turn

    def _stale(self) -> list[Job]:
        return [job for rendered in self._turns[self._mounted_from :] for job in rendered.news()]

    def _mount_all(self) -> None:
        self._mounted_from = max(0, len(self._turns) - _FIRST)
        self._branch += 1
        jobs = [script_call("clear", "" if self._turns else self.greeting.html())]
        if self._turns:
            jobs.append(self._mounting("end", self._turns[self._mounted_from :]))
        self._feed.put(*jobs, script_call("older", self._mounted_from > 0))
        self._rest.start()

    def _mount_older(self, count: int = _AT_ONCE) -> None:
        self._rest.stop()
        end, self._mounted_from = self._mounted_from, max(0, self._mounted_from - count)
        if end > self._mounted_from:
            older = self._turns[self._mounted_from : end]
            self._feed.put(self._mounting("start", older), script_call("older", self._mounted_from > 0))

    def _mounting(self, where: str, turns: "list[RenderedTurn | Columns]") -> Job:
        jobs, branch = [rendered.mount() for rendered in turns], self._branch
        self._mounted_ever += len(turns)

        def mounted() -> Command:
            return "mount", where, [job() for job in jobs] if branch == self._branch else []

        return mounted

    # The page

    def _start(self) -> None:
        self._feed.put(script_call(*look(self._colours, self._font_size)), script_call(*words()))
        self._mounted_ever = 0
        self._mount_all()
        self._feed.start()
        warm_up = partial(self._feed.work, self._renderer.warm_up)  # behind what is shown first: nothing waits for it
        self._feed.patched.connect(warm_up, Qt.ConnectionType.SingleShotConnection)

    def rest(self) -> None:
        """Nothing is done for a while: a page that had much in it and shows nothing now gives that back."""
        if not self._turns and self._mounted_ever >= _WORN and not self._view.widget.hasFocus():
            self._view.renew()

    def set_colours(self, colours: Colours, font_size: int) -> None:
        self._colours, self._font_size = colours, font_size
        self._view.set_background(colours.surface)
        self._feed.put(script_call(*look(self._colours, self._font_size)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._renderer.words = parts.words()
            self._mount_all()
            self._feed.put(script_call(*words()))

    def show_memory_changes(self, turn_id: str, changes: Sequence[MemoryChange]) -> None:
        """What was remembered after a turn; empty: nothing, or no longer."""
        if rendered := self._find(turn_id):
            rendered.teach(changes)
            self._feed.soon()

    def show_place(self, turn_id: str, pattern: str) -> None:
        """Bring a turn of the branch into view, at the first match (`pattern_source`); all are marked for a while."""
        self.mount_to(turn_id)
        self._feed.put(script_call("place", turn_id, pattern))

    def mount_to(self, turn_id: str) -> None:
        while self._mounted_from and self._rows.has(turn_id, self._mounted_from):
            self._mount_older()

    def focus_column(self, turn_id: str) -> None:
        """Of answers that stand side by side, the one that is looked at."""
        self._feed.put(*self._rows.focus(turn_id))

    def finder(self) -> "Finder":
        from app.ui.transcript.find.finder import Finder

        return Finder(self._rows.all, self._feed, self._view, self.mount_to)

    def outline(self) -> "Outline":
        from app.ui.transcript.find.outline import Outline

        return Outline(self._rows.turns, self._feed, self._view, self._bridge, self.mount_to)

    def close_page(self) -> None:
        """Let Chromium go. The widget is of no use afterwards."""
        self._clipboard.leave_text()
        self._feed.close()
        self._view.close()

    # What the reader does

    def _act(self, word: str, turn_id: str, value: str) -> None:
        match action_of(word):
            case TranscriptAction.FIND_SOURCE:
                if (rendered := self._find(turn_id)) and (sentence := rendered.uncited_sentence(value)):
                    self.command_requested.emit(TranscriptAction.FIND_SOURCE, turn_id, sentence)
            case action if action is not None:
                self.citations.do(action, turn_id)
                request(self, action, turn_id, value)
