"""What stands behind the chips of a transcript: their card, their menu, the one that is open, and copying."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.core.domain.addresses import is_web_address
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn
from app.ui.transcript import answer_markdown as copying
from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.bridge import Bridge
from app.ui.transcript.clipboard import AnswerClipboard
from app.ui.transcript.feed import Feed
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.parts import turn as parts
from app.ui.transcript.parts.cards import rows_of
from app.ui.transcript.rendered_turn import RenderedTurn, script_call
from app.ui.wording.foreign.titles import display_site, display_title
from app.ui.wording.sentences import shortened

if TYPE_CHECKING:
    from app.ui.transcript.parts.translated import TranslationView

translate = QCoreApplication.translate

_TITLE = 40  # characters in a menu


class Citations(QObject):
    activated = Signal(str, int, int)  # turn, citation's index in it, source number
    page_requested = Signal(str)  # an address, for the user's own browser

    def __init__(
        self,
        find: Callable[[str], RenderedTurn | None],
        turns: Callable[[], Sequence[Turn]],
        bridge: Bridge,
        clipboard: AnswerClipboard,
        feed: Feed,
        widget: QWidget,
        parent: QObject,
    ) -> None:
        """find, turns: of the branch that is shown; widget: the page's, on which menus open."""
        super().__init__(parent)
        self._find, self._turns = find, turns
        self._clipboard, self._feed, self._widget = clipboard, feed, widget
        self._opinions: dict[str, dict[int, str]] = {}  # by turn and citation: what models said when they were asked
        bridge.cards = self._card_rows
        bridge.citation_pressed.connect(self.open)
        bridge.source_pressed.connect(self._open_source)
        bridge.menu_requested.connect(self._show_menu)
        bridge.copy_requested.connect(lambda text: self.copy(text, "", translate("Transcript", "Code copied")))

    def open(self, turn_id: str, index: int, number: int) -> None:
        rendered = self._find(turn_id)
        if rendered and 0 <= index < len(rendered.version.citations):
            self.activated.emit(turn_id, index, number)

    def mark_current(self, turn_id: str = "", index: int = -1, number: int = 0) -> None:
        """The citation whose source is shown beside the answer; none where that was closed."""
        self._feed.put(script_call("opened", turn_id, index, number))

    def show_opinion(self, turn_id: str, index: int, sentence: str) -> None:
        """What a model said of a citation, or why it did not; empty: it is being asked."""
        self._opinions.setdefault(turn_id, {})[index] = sentence
        self._feed.put(script_call("recard", turn_id))

    def show_translation(self, turn_id: str, view: "TranslationView | None") -> None:
        """The answer in another language, as far as it is there; None: as it was written."""
        if rendered := self._find(turn_id):
            rendered.show_translation(view)
            self._feed.soon()

    def highlight_sentence(self, turn_id: str, text: str) -> None:
        """The sentence that is being read aloud; empty: none."""
        self._feed.put(script_call("spoken", turn_id, text))

    def do(self, action: TranscriptAction, turn_id: str) -> None:
        """What a button under an answer does in the page alone."""
        rendered = self._find(turn_id)
        match action:
            case TranscriptAction.COPY:
                self.copy_answer(turn_id)
            case TranscriptAction.COPY_SOURCES:
                self.copy_with_sources(turn_id)
            case TranscriptAction.UNCITED if rendered is not None:
                self._feed.put(script_call(*rendered.mark_uncited()))
            case TranscriptAction.ORIGINAL if rendered is not None:
                self._feed.put(*rendered.switch_original())

    # Copying

    def copy(self, text: str, html: str, confirmation: str) -> None:
        """To the clipboard; the page says so for a moment."""
        self._clipboard.put(text, html)
        self.confirm(confirmation)

    def confirm(self, words: str) -> None:
        """Say for a moment what was done."""
        self._feed.put(script_call("copied", words))

    def copy_link(self, address: str) -> None:
        self.copy(address, "", translate("Transcript", "Link copied"))

    def copy_answer(self, turn_id: str) -> None:
        """The answer without citation marks, as Markdown and as HTML."""
        if rendered := self._find(turn_id):
            self._copy_markdown(copying.clean_text(rendered.version), translate("Transcript", "Answer copied"))

    def copy_with_sources(self, turn_id: str) -> None:
        """The answer as Markdown with `[n]` and the list of its sources."""
        if rendered := self._find(turn_id):
            text = copying.with_sources(rendered.version, translate("Transcript", "Sources"))
            self._copy_markdown(text, translate("Transcript", "Answer and sources copied"))

    def _copy_markdown(self, text: str, confirmation: str) -> None:
        self.copy(text, "".join(Renderer(parts.words(), bare=True).blocks(text)), confirmation)

    # The page

    def _card_rows(self, turn_id: str, refs: list[tuple[int, int]]) -> list[dict[str, str]]:
        rendered = self._find(turn_id)
        if rendered is None:
            return []
        if rendered.shows_original:  # whose citations are counted otherwise
            return rows_of(self._turns(), rendered.version, refs)
        opinions, ask = self._opinions.get(turn_id, {}), parts.opinion_words(rendered.turn)
        return rows_of(self._turns(), rendered.turn, refs, opinions, ask)

    def _source(self, turn_id: str, number: int) -> Source | None:
        rendered = self._find(turn_id)
        return rendered.turn.source_numbered(number) if rendered else None

    def _open_source(self, turn_id: str, number: int) -> None:
        source = self._source(turn_id, number)
        if source and is_web_address(source.address):
            self.page_requested.emit(source.address)

    def _show_menu(self, turn_id: str, refs: list[tuple[int, int]], where: QPoint) -> None:
        """Of a chip; several sources have a menu each."""
        sources = [(index, number, source) for index, number in refs if (source := self._source(turn_id, number))]
        if not sources:
            return
        menu = QMenu(self._widget)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for index, number, source in sources:
            title = f"{number} · {shortened(display_site(source) or display_title(source), _TITLE)}"
            target = menu.addMenu(title.replace("&", "&&")) if len(sources) > 1 else menu
            self._fill(target, source, lambda index=index, number=number: self.open(turn_id, index, number))  # type: ignore[misc]
        menu.popup(self._widget.mapToGlobal(where))

    def _fill(self, menu: QMenu, source: Source, show: Callable[[], None]) -> None:
        if is_web_address(address := source.address):
            menu.addAction(translate("Transcript", "Open page")).triggered.connect(
                lambda: self.page_requested.emit(address)
            )
            menu.addAction(translate("Transcript", "Copy link")).triggered.connect(lambda: self.copy_link(address))
        menu.addAction(translate("Transcript", "Copy citation")).triggered.connect(
            lambda: self.copy(copying.citation_text(source), "", translate("Transcript", "Citation copied"))
        )
        menu.addAction(translate("Transcript", "Show passage")).triggered.connect(show)
