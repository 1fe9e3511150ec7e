"""The conversations on the left: new, search, rename in place; pin, move, tag, archive and delete, with undo."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from app.core.conversation_query import ConversationQuery
from app.core.domain.conversation import Summary
from app.ui.conversations.frame import ConversationFrame
from app.ui.conversations.menus import ListMenus
from app.ui.conversations.rows import Role
from app.ui.conversations.sections import Target
from app.ui.widgets.row_painting import may_move
from app.ui.widgets.theme import Colours

_FRAME = 90  # ms between two frames of the running mark
_STEP = 150  # ms that the arrow keys rest on a row before it is opened


class ConversationList(ConversationFrame):
    """Shows summaries and says what the user wants; whoever owns it does it.

    The selected row is that of the conversation shown, but where several are chosen together.
    """

    selected = Signal(str)
    place_requested = Signal(str, str, object)  # conversation, turn, the words that were searched for
    entered = Signal()  # by a key that leads on to the question
    new_in_group = Signal(str)
    moved = Signal(str, str)  # conversation, the name of a group; empty: of none
    pinned = Signal(object, bool)  # conversations
    archived = Signal(object, bool)
    tagged = Signal(object)  # conversation → all its tags
    renamed = Signal(str, str)
    export_requested = Signal(object, str)  # pairs of a conversation and its title; a format, where it is known
    deleted = Signal(str)
    restored = Signal(str)

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(colours, parent)
        self._current = self._opening = ""  # what is shown, and what is about to be
        self._running: frozenset[str] = frozenset()
        self._undo: Callable[[], object] | None = None
        self._summaries: Sequence[Summary] | None = None  # that wait for the end of a renaming
        self._opens_first = self._awaited = False  # open the first one found; a search is under way
        self.more_for_row: Callable[[QMenu, str, str], None] = lambda menu, conversation, title: None  # for its menu
        self.menus, self.focus_search = ListMenus(self), self.search.take_focus
        self.menu_of = self.menus.menu_of
        self._connect()

    # What is shown

    def show_summaries(self, summaries: Sequence[Summary]) -> None:
        if self.view.state() == QAbstractItemView.State.EditingState:
            self._summaries = summaries  # the name that is being typed stays
            return
        selected_ids, self._opening = self.view.selection_ids, ""
        self.rows.words = ConversationQuery.parsed(self.search.query).words
        self.rows.show(summaries)
        if len(selected_ids) > 1 or self._step.isActive():
            self.view.choose(selected_ids)
        else:
            self._select_current()
        self._show_state()
        self._awaited = False
        if self._opens_first:
            self._open_first()

    def set_current(self, conversation_id: str) -> None:
        """Select the row of the conversation that is shown; none where it has no row."""
        if conversation_id != self._current:
            self._current, self._opening = conversation_id, ""
            self._step.stop()
            self._select_current()

    def mark(self, running: frozenset[str], unread: frozenset[str]) -> None:
        self.rows.mark(running, unread)
        self._running = running
        if running and not self._animation.isActive() and may_move(self):
            self._animation.start(_FRAME)
        elif not running:
            self._animation.stop()

    def show_archive(self, archive: bool) -> None:
        """What is archived, and nothing else; or the list again."""
        self.rows.look_into(archive)
        self._select_current()
        self._show_state()

    def _select_current(self) -> None:
        self.view.choose([self._opening or self._current])

    def _settle(self) -> None:
        """What was pressed is released, or a menu is closed: the selection is that of what is shown again."""
        if len(self.view.selection_ids) < 2 and not self._step.isActive():
            self._select_current()

    def _turn_marks(self) -> None:
        self.delegate.angle = (self.delegate.angle + 30) % 360
        for conversation in self._running:
            self.view.update(self.rows.index_of(conversation))

    # Search

    def search_for(self, text: str) -> None:
        self.search.setText(text)
        self.search.search()
        self.search.take_focus()

    def escape(self) -> bool:
        """Leave what is under way in the list, the smallest thing first; False where nothing is."""
        has_focus = self.search.hasFocus() or self.view.hasFocus()
        if has_focus and len(self.view.selection_ids) > 1:
            self._select_current()
        elif has_focus and (self.search.text() or self.rows.archive):
            self.search.clear()
            self.search.search()
            self.show_archive(False)
            self.search.give_focus_back()
        elif self.search.hasFocus():
            self.search.give_focus_back()
        else:
            return False
        return True

    def _search_changed(self, text: str) -> None:
        self._awaited = True
        self._opens_first = False
        self.search_changed.emit(text)

    def _open_first(self) -> None:
        """Of what is found; what is not there yet is opened when it comes."""
        self._opens_first = self._awaited
        if not self._awaited and (ids := self.rows.ids()):
            self._enter(self.rows.index_of(ids[0]))

    def _go_down(self) -> None:
        self.view.setFocus(Qt.FocusReason.TabFocusReason)
        if self.rows.words and not self.view.selection_ids and (ids := self.rows.ids()):
            self.view.choose(ids[:1])
            self._step.start()

    # One conversation

    def rename_current(self) -> None:
        """The one shown; in the list, the one that is selected there."""
        selected_ids = self.view.selection_ids
        self.rename(selected_ids[0] if self.view.hasFocus() and len(selected_ids) == 1 else self._current)

    def rename(self, conversation: str) -> None:
        index = self.rows.reveal(conversation)
        if index.isValid():
            self.show_pane()
            self.view.scrollTo(index)
            self.view.edit(index)

    def step(self, by: int) -> None:
        """Choose the next (1) or previous (-1) conversation of the list."""
        ids = self.rows.ids()
        if ids:
            here = self._opening or self._current  # a key that is held leads on, however long each takes to open
            place = ids.index(here) + by if here in ids else 0
            self._opening = ids[place % len(ids)]
            self._select_current()
            self.selected.emit(self._opening)

    def _open(self, index: QModelIndex) -> None:
        self._step.stop()
        if index.isValid() and not index.data(Role.HEADER):
            summary: Summary = index.data(Role.SUMMARY)
            self._opening = summary.id
            self._select_current()
            self.selected.emit(summary.id)
            if (hit := summary.match) is not None and self.rows.words:
                self.place_requested.emit(summary.id, hit.turn, self.rows.words)

    def _enter(self, index: QModelIndex) -> None:
        self._open(index)
        self.entered.emit()

    def _open_stepped(self) -> None:
        if len(selected_ids := self.view.selection_ids) == 1:
            self._open(self.rows.index_of(selected_ids[0]))

    # Several, or one

    def choose_all(self) -> None:
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.view.choose_all()

    def pin(self, summaries: Sequence[Summary], pinned: bool) -> None:
        self.pinned.emit(_ids(summaries), pinned)

    def move_to(self, summaries: Sequence[Summary], group: str) -> None:
        for summary in summaries:
            self.moved.emit(summary.id, group)

    def export(self, summaries: Sequence[Summary], format: str = "") -> None:
        self.export_requested.emit([(summary.id, summary.title) for summary in summaries], format)

    def archive(self, summaries: Sequence[Summary], archived: bool) -> None:
        ids = _ids(summaries)
        self.archived.emit(ids, archived)
        if archived:
            words = self.tr("Archived “{title}”").format(title=_short(summaries[0].title))
            many = self.tr("%n conversation(s) archived", "", len(summaries))
            self._offer_undo(words if len(summaries) == 1 else many, lambda: self.archived.emit(ids, False))

    def delete(self, summaries: Sequence[Summary]) -> None:
        ids = _ids(summaries)
        self.view.clearSelection()
        for conversation in ids:
            self.deleted.emit(conversation)
        words = self.tr("Deleted “{title}”").format(title=_short(summaries[0].title))
        many = self.tr("%n conversation(s) deleted", "", len(summaries))

        def restore() -> None:
            for conversation in reversed(ids):  # the first of them is shown in the end
                self.restored.emit(conversation)

        self._offer_undo(words if len(ids) == 1 else many, restore)

    def undo(self) -> None:
        """Take back what was deleted or archived last, while that is offered."""
        undo, self._undo = self._undo, None
        if undo is not None:
            self.bar.dismiss()
            undo()

    def _offer_undo(self, words: str, undo: Callable[[], object]) -> None:
        self._undo = undo
        self.bar.offer_undo(words, self.tr("Undo"), self.undo)

    def _forget_undo(self) -> None:
        self._undo = None

    def delete_selected(self) -> None:
        if summaries := self.rows.summaries_of(self.view.selection_ids):
            self.delete(summaries)

    def pin_selected(self) -> None:
        """Or unpin, where all of them are pinned."""
        if summaries := self.rows.movable(self.view.selection_ids):
            self.pin(summaries, not all(summary.pinned for summary in summaries))

    def archive_selected(self) -> None:
        if summaries := self.rows.movable(self.view.selection_ids):
            self.archive(summaries, True)

    def _drop(self, ids: Sequence[str], target: Target) -> None:
        summaries = self.rows.movable(ids)
        if changed := [summary for summary in summaries if summary.pinned is not target.pinned]:
            self.pin(changed, target.pinned)
        if not target.pinned:
            self.move_to([summary for summary in summaries if summary.group != target.group], target.group)

    def _toggle(self, name: str) -> None:
        self.rows.toggle(name)
        self._select_current()
        self.view.focus_on(self.rows.heading_of(name))

    def _connect(self) -> None:
        self._animation, self._step = QTimer(self), QTimer(self, singleShot=True, interval=_STEP)
        self._animation.timeout.connect(self._turn_marks)
        self._step.timeout.connect(self._open_stepped)
        view, search = self.view, self.search
        search.changed.connect(self._search_changed)
        search.first_requested.connect(self._open_first)
        search.down_pressed.connect(self._go_down)
        view.clicked_on.connect(self._open)
        view.entered_by_key.connect(self._enter)
        view.stepped_to.connect(lambda _: self._step.start())
        view.left_upwards.connect(search.setFocus)
        view.released.connect(self._settle)
        view.dropped.connect(self._drop)
        view.toggled.connect(self._toggle)
        self.menus.closed.connect(self._settle)
        self.archive_back.clicked.connect(lambda: self.show_archive(False))
        self.delegate.closeEditor.connect(lambda *_: QTimer.singleShot(0, self, self._show_waiting))
        self.rows.renamed.connect(self.renamed)
        self.bar.closed.connect(self._forget_undo)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), view, context=Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self.delete_selected)
        undo = QShortcut(QKeySequence.StandardKey.Undo, self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(self.undo)

    def _show_waiting(self) -> None:
        summaries, self._summaries = self._summaries, None
        if summaries is not None:
            self.show_summaries(summaries)


def _ids(summaries: Sequence[Summary]) -> list[str]:
    return [summary.id for summary in summaries]


def _short(title: str) -> str:
    return title if len(title) <= 40 else title[:39] + "…"
