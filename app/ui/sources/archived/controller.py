"""*Show kept page*: offered where a source is shown whose page was archived, and opened in a window of its own."""

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from app.core.domain.conversation import is_private
from app.core.domain.sources import Source
from app.core.services import Services
from app.ui.sources.passage_view import PassageView

if TYPE_CHECKING:
    from app.core.domain.archive import ArchivedPage


class ArchivedPageController(QObject):
    """`watch` each pane; nothing of the archive is loaded before a source is shown. web: Chromium can run."""

    def __init__(self, services: Services, window: Any, web: bool) -> None:
        super().__init__(window)
        self._services, self._window, self._web = services, window, web
        self.dialog: Any = None  # the ArchivedPageWindow that is open
        window.closed.connect(self.close)

    def watch(self, passages: PassageView) -> None:
        passages.source_changed.connect(partial(self._look, passages))
        passages.archived_requested.connect(self.open)

    def close(self) -> None:
        """Before the application ends: its page goes before Chromium does."""
        if self.dialog is not None:
            self.dialog.close()

    def open(self, source: Source) -> None:
        archive = self._services.page_archive

        async def load() -> "tuple[ArchivedPage, ...]":
            turn = await self._turn(source.id)
            return tuple(await archive().pages(turn, source.id)) if turn and archive is not None else ()

        self._window.tasks.request(load(), partial(self._show, source))

    def _look(self, passages: PassageView, source: str) -> None:
        if self._services.page_archive is not None and not is_private(self._window.chat.current.id):
            offer = partial(passages.offer_archived, source)
            self._window.tasks.request(self._turn(source), lambda turn: offer(bool(turn)), lambda _: None)

    async def _turn(self, source: str) -> str:
        """Whose page is shown: that of the turn whose sources are listed, else of the newest one of the branch."""
        if self._services.page_archive is None:
            return ""
        chat, listed = self._window.chat, self._window.panel.turn_id
        turns = await self._services.page_archive().turns(chat.current.id, source)
        branch = {turn.id for turn in chat.current.turns}
        return listed if listed in turns else next((turn for turn in turns if turn in branch), "")

    def _show(self, source: Source, pages: "tuple[ArchivedPage, ...]") -> None:
        if not pages:
            self._window.notify(self.tr("The kept page is no longer there."))
            return
        from app.ui.sources.archived.page_window import ArchivedPageWindow
        from app.ui.widgets.focus_return import return_focus
        from app.ui.widgets.screen_fit import fit_on_screen

        self.close()
        dialog = self.dialog = ArchivedPageWindow(source.title or source.address, pages, self._window)
        dialog.page_requested.connect(lambda place: self._fill(dialog, pages[place]))
        dialog.finished.connect(lambda _: self._forget(dialog))
        return_focus(dialog, self._window)
        self._fill(dialog, pages[0])
        fit_on_screen(dialog)
        dialog.show()

    def _fill(self, dialog: Any, page: "ArchivedPage") -> None:
        from app.ui.sources.archived.page_window import Content

        reader = self._services.archived_pages
        assert reader is not None

        async def content() -> Content:
            document = await reader().document(page) if self._web else b""
            return Content(page, document, "" if document else await reader().text(page))

        def show(content: Content) -> None:
            if self.dialog is dialog:
                dialog.show_content(content)

        self._window.tasks.request(content(), show, lambda _: show(Content(page)))

    def _forget(self, dialog: Any) -> None:
        if self.dialog is dialog:
            self.dialog = None
