"""Tagging conversations: the part of their menu, and the question for a new word."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from app.core.domain.conversation import Summary
from app.ui.conversations.group_menu import ask_text

translate = QCoreApplication.translate

Tagged = Sequence[tuple[Summary, tuple[str, ...]]]  # conversations and all their tags from now on


def add_tag_menu(
    menu: QMenu, parent: QWidget, summaries: Sequence[Summary], tags: Sequence[str], change: Callable[[Tagged], object]
) -> QMenu:
    """*Tags ▸* with all that there are, those checked that all of these conversations have, and a new one."""
    submenu = menu.addMenu(translate("ConversationList", "Tags"))
    for tag in tags:
        action = submenu.addAction(f"#{tag}".replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(all(tag in summary.tags for summary in summaries))
        action.triggered.connect(lambda checked, tag=tag: change(tagged(summaries, tag, checked)))
    if tags:
        submenu.addSeparator()
    new = submenu.addAction(translate("ConversationList", "New tag…"))
    title, label = translate("ConversationList", "New tag"), translate("ConversationList", "Tag")

    def add(tag: str) -> None:
        if tag := tag.lstrip("#＃").strip():
            change(tagged(summaries, tag, True))

    new.triggered.connect(lambda: ask_text(parent, title, label, add))
    return submenu


def tagged(summaries: Sequence[Summary], tag: str, with_it: bool) -> Tagged:
    """Those that change, with all their tags. Words that differ in their case alone are the same tag."""
    changes = []
    for summary in summaries:
        others = tuple(one for one in summary.tags if one.casefold() != tag.casefold())
        tags = (*others, tag) if with_it else others
        if tags != summary.tags:
            changes.append((summary, tags))
    return changes
