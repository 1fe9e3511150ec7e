"""The sources of a turn beside the transcript, and the passages behind its citations."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.cited_passage import by_claim, claim_of, is_document
from app.core.domain import events as e
from app.core.domain.addresses import is_web_address, site_of
from app.core.domain.citation import Citation
from app.core.domain.evidence import Outcome, Page, Passage
from app.core.domain.settings import BUILTIN
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.turn import Turn
from app.core.listing import (
    Group,
    SourceRow,
    reference_for,
    rows_of,
    searched_itself,
    source_for,
    with_all_findings,
)
from app.ui.sources.list import Role, SourceDelegate, SourceRows
from app.ui.sources.passage_view import PassageView
from app.ui.sources.search_entry import SearchEntry
from app.ui.sources.site_icons import SiteIcons
from app.ui.tasks.branch import copy_of
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.wording.pages import page_sentence
from app.ui.wording.sentences import report_sentence
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
        self._filling = False
        self._opinions: dict[tuple[str, int], str] = {}  # by turn and citation
        self.entry = SearchEntry(colours, web)
        self._build(colours)
        self.set_colours(colours)
        self.retranslate()

    def show_turn(self, turn: Turn | None, branch: Sequence[Turn] = ()) -> None:
        """List a turn's sources; `branch`: the turns that are shown, for numbers of earlier answers."""
        if turn is None or self._turn is None or turn.id != self._turn.id:
            self._citation_key = None
            self.passages.clear()
            self.icons.forget_missing()
        self._turn = None if turn is None else _own(turn)
        self._branch = branch
        self._refresh()

    def show_event(self, event: e.Event) -> None:
        """Fold an event; a turn that starts replaces the one that is shown, events of others are not for here."""
        if isinstance(event, e.TurnStarted):
            self.show_turn(new_turn(event), self._branch)
        elif self._turn is not None and event.turn == self._turn.id:
            fold(self._turn, event)
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
            self._branch = branch or self._branch
            self._refresh()
        source = source_for(turn, number, self._branch)
        if source is not None:
            self._citation_key = (source.id, citation_index)
            self._select(source.id)
            self._show_passages()

    def show_again(self, address: str, page: Page) -> None:
        """The page as it was read again, if its source is still shown; what the model was given stays above it."""
        self.passages.show_again(address, page)

    def show_refresh_failure(self, address: str, failure: e.Failure) -> None:
        reason = " ".join(filter(None, (failure.data.get("reason", ""), failure.detail)))
        self.passages.show_again(address, page_sentence(failure.kind, site_of(address), reason))

    def set_colours(self, colours: Colours) -> None:
        self._delegate.colours = colours
        self._close.setIcon(icon("close", colours.muted))
        self.passages.set_colours(colours)
        self.entry.set_colours(colours)
        self.view.viewport().update()

    def close_page(self) -> None:
        self.entry.close_page()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Sources"))
        self._close.setToolTip(self.tr("Hide sources (F9)"))
        self._close.setAccessibleName(self.tr("Hide sources"))
        self.view.setAccessibleName(self.tr("Sources of the answer"))
        self.rows.repaint_all()
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
        self._engines = QLabel()
        self._engines.setTextFormat(Qt.TextFormat.PlainText)
        self._engines.setProperty("muted", True)
        self._engines.setWordWrap(True)
        self._engines.setContentsMargins(16, 4, 16, 8)
        self._build_view(colours)
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
        column.addWidget(self._engines)
        column.addWidget(self.entry)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self._refresh)
        self._close.clicked.connect(self.close_requested)
        self.passages.open_requested.connect(self.open_requested)
        self.passages.document_requested.connect(self.document_requested)
        self.passages.refresh_requested.connect(self.refresh_requested)
        self.entry.link_pressed.connect(self.open_requested)

    def _build_view(self, colours: Colours) -> None:
        self.view = QListView()
        self.view.setProperty("quiet", True)
        self.view.setObjectName("sources")
        self.rows = SourceRows(self)
        self._delegate = SourceDelegate(colours, self.view, self.icons.of)
        self.icons.changed.connect(self.view.viewport().update)
        self.view.setModel(self.rows)
        self.view.setItemDelegate(self._delegate)
        self.view.setMouseTracking(True)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.activated.connect(self._open_page)
        self.view.selectionModel().currentChanged.connect(self._chose)

    def _refresh(self) -> None:
        turn, selected = self._turn, self._selected_row()
        rows = [] if turn is None else rows_of(with_all_findings(turn), self._branch)
        self._filling = True  # a reset forgets the choice; it is made again here, without the user's doing
        self.rows.show(rows)
        self.icons.want(
            row.source.address for row in rows if row.group in (Group.CITED, Group.READ) and not row.from_provider
        )
        if selected is not None:
            self._select(selected.source.id)
        self._filling = False
        if selected is not None and self._selected_row() != selected:
            self._show_passages()
        self._empty.setText(self._nothing())
        self._empty.setVisible(not rows)
        self.split.setVisible(bool(rows))
        self._show_engines()
        self._show_entry()

    def _nothing(self) -> str:
        if self._turn is None:
            return self.tr("The sources of an answer are listed here, with the passages that it rests on.")
        if not self._turn.ended:
            return self.tr("Nothing found yet …")
        if self._turn.searched or searched_itself(self._turn):
            return self.tr("No sources were found for this answer.")
        return self.tr("This answer was written without searching.")

    def _show_engines(self) -> None:
        good = (Outcome.HITS, Outcome.NO_RESULTS)
        reports = [] if self._turn is None else [r for r in self._turn.reports if r.outcome not in good]
        self._engines.setText("\n".join(dict.fromkeys(report_sentence(r) for r in reports)))
        self._engines.setVisible(bool(reports))

    def _show_entry(self) -> None:
        turn = self._turn
        if turn is None:
            self.entry.show_entry("", ())
        else:
            queries = [search.query for search in turn.searches if search.channel == BUILTIN]
            self.entry.show_entry(turn.entry_html, queries or [turn.question])

    def _selected_row(self) -> SourceRow | None:
        index = self.view.currentIndex()
        return index.data(Role.ROW) if index.isValid() else None

    def _select(self, source_id: str) -> None:
        index = self.rows.index_of(source_id)
        if index.isValid():
            self.view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.view.scrollTo(index)

    def _chose(self, index: QModelIndex) -> None:
        row: SourceRow | None = index.data(Role.ROW) if index.isValid() else None
        if row is None or self._filling:
            return
        if self._citation_key is not None and self._citation_key[0] != row.source.id:
            self._citation_key = None
        self._show_passages()

    def _show_passages(self) -> None:
        row, turn = self._selected_row(), self._turn
        if row is None or turn is None:
            return
        passages, cited, quote, doubt = list(row.passages), False, "", ""
        if self._citation_key is not None and row.source.number is not None:
            reference = reference_for(turn, row.source.number, self._branch)
            passages = list(reference.passages) if reference else passages
        index = self._citation_key[1] if self._citation_key is not None else _first_citation(turn, row.source.number)
        if 0 <= index < len(turn.citations):
            citation = turn.citations[index]
            quote = _best_words(citation, passages)
            doubt = self._doubt(turn, index) if self._citation_key is not None else ""
            if not passages and quote and len(citation.numbers) == 1:  # of several it may be any one's
                passages = [Passage(row.source.id, quote)]
            passages, cited = by_claim(passages, claim_of(turn.text, citation), quote), bool(passages)
        reason = "\n".join(filter(None, (self.rows.reason(row), doubt)))
        self.passages.show_source(row, passages, cited, reason, quote)

    def show_opinion(self, turn_id: str, index: int, sentence: str) -> None:
        """What a model said of a citation when the user asked for it."""
        self._opinions[turn_id, index] = sentence
        if self._turn is not None and self._turn.id == turn_id:
            self._show_passages()

    def _doubt(self, turn: Turn, index: int) -> str:
        return "\n".join(
            filter(None, (doubt_sentence(turn.citations[index].support), self._opinions.get((turn.id, index), "")))
        )

    def _open_page(self, index: QModelIndex) -> None:
        row: SourceRow | None = index.data(Role.ROW)
        if row is not None and is_web_address(row.source.address):
            self.open_requested.emit(row.source.address)
        elif row is not None and is_document(row.source):
            self.document_requested.emit(row.source, next(iter(row.passages), None))


def _best_words(citation: Citation, passages: Sequence[Passage]) -> str:
    """What stands highlighted: what the provider quotes, else the sentence that fits the claim best."""
    sentence = citation.support.sentence if citation.support is not None else ""
    if sentence and any(sentence in passage.text for passage in passages):
        return sentence
    return citation.cited_text


def _first_citation(turn: Turn, number: int | None) -> int:
    return next((i for i, citation in enumerate(turn.citations) if number in citation.numbers), -1)


def _own(turn: Turn) -> Turn:
    """A copy to fold events into, without what is not listed: whoever gave the turn goes on folding its own."""
    return replace(copy_of(turn), reasoning_parts=[], messages=[], pages={}, answers={}, tool_answers={})
