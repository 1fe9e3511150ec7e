"""The sources of a turn beside the transcript, and the passages behind its citations."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.cited_passage import evidence_of
from app.core.domain import events as e
from app.core.domain.addresses import site_of
from app.core.domain.evidence import Page
from app.core.domain.settings import BUILTIN
from app.core.domain.turn.turn import Turn
from app.core.listing import (
    Group,
    rows_of,
    searched_itself,
    source_for,
    with_all_findings,
)
from app.ui.sources.edit_lines import edit_lines
from app.ui.sources.list import SourceList
from app.ui.sources.passage_text import CheckNote
from app.ui.sources.passage_view import PassageView
from app.ui.sources.search_entry import SearchEntry
from app.ui.sources.site_icons import SiteIcons
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.wording.pages import page_sentence
from app.ui.wording.support import doubt_sentence

_PAUSE = 80  # ms between two rebuildings of the list while events come
_QUIET: tuple[type[e.Event], ...] = (
    e.TextDelta,
    e.ReasoningDelta,
    e.UsageReported,
    e.WritingStarted,
)  # they change nothing that is listed


class SourcesPanel(QFrame):
    """Call `close_page` and `icons.cancel` before the application ends.

    `web`: Chromium can run; `icon` as in the port `SiteIcons`; without it no site has one.
    """

    open_requested = Signal(str)  # an address
    refresh_requested = Signal(str)  # an address
    document_requested = Signal(object, object)  # a Source of the user's own; the Passage in it, or None
    close_requested = Signal()
    occupied_changed = Signal(bool)  # whether there is something to show for the branch
    citation_changed = Signal(
        str, int, int
    )  # turn, citation's index, number of its source, as it is shown; "", -1, 0: none
    left = Signal()  # the pointer

    def __init__(
        self,
        colours: Colours,
        web: bool = False,
        parent: QWidget | None = None,
        icon: Callable[[str], Awaitable[bytes]] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("panel", True)
        self.icons = SiteIcons(icon, self)
        self.setMinimumWidth(260)
        self._turn: Turn | None = None
        self._branch: Sequence[Turn] = ()
        self._citation_key: tuple[str, int] | None = None  # source and the index of the citation that was opened
        self._occupied = False
        self._opinions: dict[tuple[str, int], str] = {}  # by turn and citation
        self._checks: dict[tuple[str, int, int], CheckNote] = {}  # by turn, citation and number of the source
        self.entry = SearchEntry(colours, web)
        self._build(colours)
        self._connect()
        self.set_colours(colours)
        self.retranslate()

    def show_turn(self, turn: Turn | None, branch: Sequence[Turn] = ()) -> None:
        """List a turn's sources; `branch`: the turns that are shown, for numbers of earlier answers."""
        if turn is None or self._turn is None or turn.id != self._turn.id:
            self._forget_citation()
            self.passages.clear()
            self.icons.forget_missing()
        self._turn = turn
        self._branch = branch
        self._refresh()

    def show_event(self, event: e.Event, turn: Turn) -> None:
        """Show what happened in `turn`, which knows it already: one that starts replaces the one that is shown, what
        happens in others is not for here."""
        if isinstance(event, e.TurnStarted):
            self.show_turn(turn, self._branch)
        elif self._turn is not None and event.turn == self._turn.id:
            self._turn = turn  # another, where it goes on
            event = event.event if isinstance(event, e.InNode) else event
            if not isinstance(event, _QUIET) and not self._pause.isActive():
                self._pause.start()

    def open_citation(self, turn: Turn, number: int, citation_index: int, branch: Sequence[Turn] = ()) -> None:
        """Show the source behind a chip, the passage that it rests on first and highlighted.

        `citation_index` counts in `turn.citations`; -1 where the chip belongs to none.
        """
        if self._turn is None or self._turn.id != turn.id:
            self.show_turn(turn, branch)
        else:
            self._turn, self._branch = turn, branch or self._branch
            self._refresh()
        source = source_for(turn, number, self._branch)
        if source is not None:
            self._citation_key = (source.id, citation_index)
            self.view.select(source.id)
            self._show_passages()
            self.citation_changed.emit(turn.id, citation_index, number)

    def show_again(self, address: str, page: Page) -> None:
        """The page as it was read again, if its source is still shown; what the model was given stays above it."""
        self.passages.show_again(address, page)

    def show_refresh_failure(self, address: str, failure: e.Failure) -> None:
        self.passages.show_again(address, page_sentence(failure.kind, site_of(address), failure.reason_and_detail))

    def show_version(self, turn: Turn) -> None:
        """The answer of the turn stands otherwise now: as it was before it was edited, or as it is since."""
        if self._turn is not None and self._turn.id == turn.id:
            self._forget_citation()
            self._turn = turn
            self._refresh()
            self._show_passages()

    def set_colours(self, colours: Colours) -> None:
        self.view.set_colours(colours)
        self._close.setIcon(icon("close", colours.muted))
        self.passages.set_colours(colours)
        self.entry.set_colours(colours)

    @property
    def turn_id(self) -> str:
        """Of the turn whose sources are listed; empty where there is none."""
        return self._turn.id if self._turn is not None else ""

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._forget_citation()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def close_page(self) -> None:
        self.entry.close_page()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Sources"))
        self._close.setToolTip(self.tr("Hide sources"))
        self._close.setAccessibleName(self.tr("Hide sources"))
        self.view.setAccessibleName(self.tr("Sources of the answer"))
        self.view.rows.repaint_all()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self, colours: Colours) -> None:
        self._title = QLabel()
        self._title.setObjectName("panelTitle")
        self._close = QToolButton()
        self._close.setProperty("quiet", True)
        head = QHBoxLayout()
        head.setContentsMargins(16, 10, 8, 4)
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        self._empty = QLabel()
        self._empty.setProperty("muted", True)
        self._empty.setWordWrap(True)
        self._empty.setContentsMargins(16, 12, 16, 12)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.view = SourceList(colours, self.icons.of)
        self.view.setMouseTracking(True)
        self.passages = PassageView(colours)
        self.passages.setObjectName("passagePane")
        self.passages.hide()
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        for number, pane in enumerate((self.view, self.passages)):
            self.split.addWidget(pane)
            self.split.setStretchFactor(number, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._empty)
        column.addWidget(self.split, 1)
        column.addWidget(self.entry)

    def _connect(self) -> None:
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._refresh)
        self._close.clicked.connect(self.close_requested)
        self.icons.changed.connect(self.view.viewport().update)
        self.view.row_changed.connect(self._follow_row)
        self.view.open_requested.connect(self.open_requested)
        self.view.document_requested.connect(self.document_requested)
        self.passages.open_requested.connect(self.open_requested)
        self.passages.document_requested.connect(self.document_requested)
        self.passages.refresh_requested.connect(self.refresh_requested)
        self.entry.link_pressed.connect(self.open_requested)

    def _refresh(self) -> None:
        turn = self._turn
        rows = [] if turn is None else rows_of(with_all_findings(turn), self._branch)
        self.icons.want(
            row.source.address for row in rows if row.group in (Group.CITED, Group.READ) and not row.from_provider
        )
        if self.view.show_rows(rows):
            self._show_passages()
        self._empty.setText(self._nothing())
        self._empty.setVisible(not rows)
        self.split.setVisible(bool(rows))
        self._show_entry()
        self._announce_occupied(bool(rows))

    def _nothing(self) -> str:
        if self._turn is None:
            return self.tr("The sources of an answer are listed here, with the passages that it rests on.")
        if not self._turn.ended:
            return self.tr("Nothing found yet…")
        if self._turn.searched or searched_itself(self._turn):
            return self.tr("No sources were found for this answer.")
        return self.tr("This answer was written without searching.")

    def _announce_occupied(self, listed: bool) -> None:
        """A turn that found nothing yet does not close what the ones before it opened."""
        occupied = listed or (self._turn is not None and any(turn.findings for turn in self._branch))
        if occupied is not self._occupied:
            self._occupied = occupied
            self.occupied_changed.emit(occupied)

    def _show_entry(self) -> None:
        turn = self._turn
        if turn is None:
            self.entry.show_entry("", ())
        else:
            queries = [search.query for search in turn.searches if search.channel == BUILTIN]
            self.entry.show_entry(turn.entry_html, queries or [turn.question])

    def _follow_row(self) -> None:
        row = self.view.row
        if self._citation_key is not None and row is not None and self._citation_key[0] != row.source.id:
            self._forget_citation()
        self._show_passages()

    def _forget_citation(self) -> None:
        if self._citation_key is not None:
            self._citation_key = None
            self.citation_changed.emit("", -1, 0)

    def _show_passages(self) -> None:
        row, turn = self.view.row, self._turn
        if row is None or turn is None:
            return
        citation_index = self._citation_key[1] if self._citation_key is not None else None
        evidence = evidence_of(turn, row, self._branch, citation_index)
        doubt = self._doubt(turn, evidence.citation) if citation_index is not None and evidence.citation >= 0 else ""
        check = self._checks.get((turn.id, evidence.citation, row.source.number or 0), CheckNote())
        reason = "\n".join(filter(None, (self.view.rows.reason(row), doubt, check.doubt)))
        self.passages.show_source(row, evidence.passages, evidence.is_cited, reason, evidence.quote, check.note)

    def show_opinion(self, turn_id: str, index: int, sentence: str) -> None:
        """What a model said of a citation when the user asked for it."""
        self._opinions[turn_id, index] = sentence
        if self._turn is not None and self._turn.id == turn_id:
            self._show_passages()

    def show_checks(self, notes: Mapping[tuple[str, int, int], CheckNote]) -> None:
        """What became of sources that were read again, by turn, citation and number of the source."""
        self._checks.update(notes)
        self._show_passages()

    def _doubt(self, turn: Turn, index: int) -> str:
        citation = turn.citations[index]
        lines = [doubt_sentence(citation.support), *edit_lines(turn, citation)]
        return "\n".join(filter(None, (*lines, self._opinions.get((turn.id, index), ""))))
