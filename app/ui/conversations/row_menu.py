"""The menu of one conversation, or of several that are chosen together; and the menu of the whole list."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from app.core.conversation_query import tag_words
from app.core.domain.conversation import Summary
from app.ui.conversations.group_menu import add_group_menu, ask_name
from app.ui.conversations.tag_menu import add_tag_menu
from app.ui.widgets.icons import icon

translate = QCoreApplication.translate


def fill_row_menu(menu: QMenu, listing: Any, summaries: Sequence[Summary]) -> None:
    """`listing`: the `ConversationList`. What is private is neither pinned nor put anywhere."""
    many = len(summaries) > 1
    movable = [summary for summary in summaries if not summary.private]
    if not many:
        _add(menu, listing, "pencil", translate("ConversationList", "Rename"), lambda: listing.rename(summaries[0].id))
        if (retitle := listing.menus.retitle) is not None:
            label = translate("ConversationList", "Rename by model")
            _add(menu, listing, "pencil", label, lambda: retitle(summaries[0].id))
    if movable:
        _add_places(menu, listing, movable)
        if not many:
            listing.more_for_row(menu, movable[0].id, movable[0].title)
    count = len(summaries)
    if many:
        label = listing.menus.export_label(count)
        submenu = _add_export_menu(menu, label, lambda one: listing.export(summaries, one))
        submenu.setIcon(icon("save", listing.colours.muted))
    else:
        _add(menu, listing, "save", listing.menus.export_label(count), lambda: listing.export(summaries))
    if movable:
        back = all(summary.archived for summary in movable)
        label = translate("ConversationList", "Unarchive") if back else translate("ConversationList", "Archive")
        _add(menu, listing, "box", label, lambda: listing.archive(movable, not back))
    _add(menu, listing, "trash", listing.menus.delete_label(count), lambda: listing.delete(summaries))


def fill_open_menu(menu: QMenu, listing: Any, conversation: str, title: str) -> None:
    """Of the conversation that is open."""
    if summaries := listing.rows.summaries_of([conversation]):
        fill_row_menu(menu, listing, summaries)
        return
    label = listing.menus.export_label(1)
    _add(menu, listing, "save", label, lambda: listing.export_requested.emit([(conversation, title)], ""))


def fill_list_menu(menu: QMenu, listing: Any) -> None:
    """What concerns the whole list."""
    everything = menu.addAction(translate("ConversationList", "Select all"))
    everything.setShortcut("Ctrl+A")
    everything.setEnabled(bool(listing.rows.ids()))
    everything.triggered.connect(listing.choose_all)
    if tags := listing.rows.tags():
        submenu = menu.addMenu(translate("ConversationList", "Filter by tag"))
        for tag in tags:
            action = submenu.addAction(f"#{tag}".replace("&", "&&"))
            action.triggered.connect(lambda _=False, tag=tag: listing.search_for(tag_words(tag)))
    importing = menu.addAction(translate("ConversationList", "Import conversations…"))
    importing.triggered.connect(lambda: listing.import_requested.emit())
    if listing.rows.ids():
        label = translate("ConversationList", "Export all conversations")
        _add_export_menu(menu, label, lambda one: listing.export_requested.emit([], one))
    archive = menu.addAction(
        translate("ConversationList", "Archived ({count})").format(count=listing.rows.archive_size())
    )
    archive.setCheckable(True)
    archive.setChecked(listing.rows.archive)
    archive.triggered.connect(lambda checked: listing.show_archive(checked))


def _add_export_menu(menu: QMenu, label: str, export: Callable[[str], object]) -> QMenu:
    """Several go into a folder, whose dialog does not ask for a format."""
    from app.ui.export.words import format_names

    submenu = menu.addMenu(label.removesuffix("…"))
    for format, name in format_names().items():
        submenu.addAction(f"{name}…").triggered.connect(lambda _=False, format=format.value: export(format))
    return submenu


def _add_places(menu: QMenu, listing: Any, summaries: Sequence[Summary]) -> None:
    pinned = all(summary.pinned for summary in summaries)
    label = translate("ConversationList", "Unpin") if pinned else translate("ConversationList", "Pin")
    _add(menu, listing, "pin", label, lambda: listing.pin(summaries, not pinned))

    def move(name: str) -> None:
        listing.move_to(summaries, name)

    groups = {summary.group for summary in summaries}
    current = groups.pop() if len(groups) == 1 else None
    group_menu = add_group_menu(menu, current, listing.rows.groups(), move, lambda: ask_name(listing, move))
    group_menu.setIcon(icon("folder", listing.colours.muted))

    def tag(changed: Sequence[tuple[Summary, tuple[str, ...]]]) -> None:
        listing.tagged.emit({summary.id: tags for summary, tags in changed})

    tag_menu = add_tag_menu(menu, listing, summaries, listing.rows.tags(), tag)
    tag_menu.setIcon(icon("tag", listing.colours.muted))


def _add(menu: QMenu, listing: Any, sign: str, label: str, act: Callable[[], object]) -> None:
    menu.addAction(icon(sign, listing.colours.muted), label).triggered.connect(lambda: act())
