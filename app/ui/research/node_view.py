"""One sub-question up close: its state, what was searched, its answer as it is written, its pages and passages."""

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSplitter, QTextBrowser, QVBoxLayout, QWidget

from app.core.cited_passage import by_claim, first_citation
from app.core.citing.support.answer import claim_of
from app.core.domain.addresses import is_web_address, site_of
from app.core.domain.errors import Failure
from app.core.domain.evidence import Page
from app.core.domain.graph import Node
from app.core.domain.turn.turn import Turn
from app.core.listing import rows_of
from app.core.research.facts import node_turn
from app.ui.research.linked_text import prose_html
from app.ui.sources.list import SourceList
from app.ui.sources.passage_view import PassageView
from app.ui.widgets.theme import Colours
from app.ui.wording.foreign.direction import upright
from app.ui.wording.pages import page_sentence
from app.ui.wording.research import node_line
from app.ui.wording.sentences import shortened

_MOST_LIVE = 20_000  # characters of a growing answer that are shown; the whole follows when it has ended


class NodeView(QScrollArea):
    """It scrolls where a small window has no room for all its parts."""

    open_requested = Signal(str)  # an address
    refresh_requested = Signal(str)  # an address

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turn: Turn | None = None  # the sub-question as a turn
        self._node: Node | None = None
        self._rendered: tuple[object, ...] = ()  # what the text was made of
        self._of = ""  # the research that it is a part of
        self._leads = False  # to the passages, once they have their place
        self._build(colours)
        self._connect()
        self.set_colours(colours)
        self.retranslate()

    def show_node(self, turn: Turn, node: Node) -> None:
        """`turn`: the whole research, of which the sub-question is a part."""
        if self._node is None or node.id != self._node.id or turn.id != self._of:
            self.passages.clear()
            self._rendered = ()
            self._leads = False
        self._of, self._node, self._turn = turn.id, node, node_turn(turn, node)
        self.question.setText(shortened(upright(node.question), 600))
        self.state.setText(node_line(turn, node))
        questions = [shortened(one.question, 80) for i in node.needs if turn.graph and (one := turn.graph.node(i))]
        self.needs.setText(self.tr("Depends on: {questions}").format(questions=" · ".join(questions)))
        self.needs.setVisible(bool(questions))
        self._show_queries()
        self._show_text(node)
        self.text.setVisible(bool(self._turn.text) or not node.state.ended)
        self._show_sources()

    def show_again(self, address: str, page: Page) -> None:
        """A page of it as it was read again."""
        self.passages.show_again(address, page)

    def show_refresh_failure(self, address: str, failure: Failure) -> None:
        self.passages.show_again(address, page_sentence(failure.kind, site_of(address), failure.reason_and_detail))

    def clear(self) -> None:
        self._node = self._turn = None
        self._rendered = ()
        self.passages.clear()
        self.pages.show_rows([])
        self.text.clear()
        for label in (self.question, self.state, self.needs, self.queries):
            label.clear()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.pages.set_colours(colours)
        self.passages.set_colours(colours)
        self.text.document().setDefaultStyleSheet(f"a {{ color: {colours.accent}; text-decoration: none; }}")
        self._rendered = ()
        if self._node is not None:
            self._show_text(self._node)

    def retranslate(self) -> None:
        self.text.setAccessibleName(self.tr("Answer to the sub-question"))
        self.pages.setAccessibleName(self.tr("Pages of the sub-question"))
        self.pages.rows.repaint_all()
        self._rendered = ()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self, colours: Colours) -> None:
        self.question, self.state, self.needs, self.queries = QLabel(), QLabel(), QLabel(), QLabel()
        for label in (self.question, self.state, self.needs, self.queries):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setProperty("muted", label is not self.question)
        font = QFont(self.question.font())
        font.setWeight(QFont.Weight.Bold)
        self.question.setFont(font)
        self.text = ProseView()
        self.pages = SourceList(colours)
        self.passages = PassageView(colours)
        self.passages.setObjectName("passagePane")
        self.passages.hide()
        self.split = _Panes(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        for number, pane in enumerate((self.text, self.pages, self.passages)):
            pane.setMinimumHeight((72, 104, 230)[number])
            self.split.addWidget(pane)
            self.split.setStretchFactor(number, (3, 2, 3)[number])
        body = QWidget()
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its parts have it
        self.setMinimumHeight(150)
        column = QVBoxLayout(body)
        column.setContentsMargins(16, 8, 12, 8)
        column.setSpacing(4)
        for widget in (self.question, self.state, self.needs, self.queries):
            column.addWidget(widget)
        column.addWidget(self.split, 1)

    def _connect(self) -> None:
        self.verticalScrollBar().rangeChanged.connect(lambda *_: self._lead())
        self.text.number_pressed.connect(self.open_number)
        self.text.link_pressed.connect(self.open_requested)
        self.passages.open_requested.connect(self.open_requested)
        self.passages.refresh_requested.connect(self.refresh_requested)
        self.pages.row_changed.connect(self._show_passages)
        self.pages.open_requested.connect(self.open_requested)

    def open_number(self, number: int) -> None:
        """Show the passages of the source that a number in the answer names."""
        if self._turn is not None and (source := self._turn.source_numbered(number)) is not None:
            self.pages.select(source.id)
            self._show_passages()

    def _show_queries(self) -> None:
        queries = [shortened(query, 80) for query in (self._turn.searched if self._turn else [])]
        self.queries.setText(self.tr("Searched: {queries}").format(queries=" · ".join(queries)))
        self.queries.setVisible(bool(queries))

    def _show_text(self, node: Node) -> None:
        """While it grows, plain and only the new words; once it has ended, with its form and its numbers."""
        assert self._turn is not None
        text = self._turn.text
        content: tuple[object, ...] = (node.id, node.state.ended, text)
        if content == self._rendered:
            return
        before, self._rendered = self._rendered, content
        if node.state.ended:
            self.text.setHtml(prose_html(text, node.numbers))
            return
        live = upright(text[:_MOST_LIVE])
        previous = self.text.toPlainText() if before and before[:2] == content[:2] else ""
        bar = self.text.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 8
        if previous and live.startswith(previous):
            self.text.append_plain(live[len(previous) :])
        else:
            self.text.setPlainText(live)
        if at_end:
            bar.setValue(bar.maximum())

    def _show_sources(self) -> None:
        assert self._turn is not None
        if self.pages.show_rows(rows_of(self._turn)):
            self._show_passages()
        self.pages.setVisible(self.pages.rows.rowCount() > 0)

    def _show_passages(self) -> None:
        row, turn = self.pages.row, self._turn
        if row is None or turn is None:
            return
        index = first_citation(turn, row.source.number)
        claim = claim_of(turn.text, turn.citations, index)
        passages = by_claim(row.passages, claim)
        self.passages.show_source(row, passages, index >= 0 and bool(passages), self.pages.rows.reason(row))
        self._leads = True
        self._lead()

    def _lead(self) -> None:
        if self._leads and self.passages.isVisible():
            self.ensureWidgetVisible(self.passages, 0, 0)


class _Panes(QSplitter):
    def sizeHint(self) -> QSize:
        """As little as they can do with: what there is beyond it they get."""
        return self.minimumSizeHint()


class ProseView(QTextBrowser):
    """Text that a model wrote: nothing is loaded for it, a link in it is only a wish."""

    number_pressed = Signal(int)
    link_pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("passages")
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.anchorClicked.connect(self._follow)

    def append_plain(self, text: str) -> None:
        """At the end, wherever the user's cursor is."""
        cursor = self.textCursor()
        cursor.movePosition(cursor.MoveOperation.End)
        cursor.insertText(text)

    def loadResource(self, _kind: int, _name: QUrl | str) -> object:
        return None

    def _follow(self, link: QUrl) -> None:
        words = link.toString()
        if words.startswith("#source-") and words[8:].isdecimal():
            self.number_pressed.emit(int(words[8:]))
        elif is_web_address(words):
            self.link_pressed.emit(words)
