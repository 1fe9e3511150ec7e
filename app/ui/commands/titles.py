"""The headings of the page of shortcuts."""

from PySide6.QtCore import QCoreApplication

from app.ui.commands.command import Group

translate = QCoreApplication.translate


def group_title(group: Group) -> str:
    match group:
        case Group.CONVERSATION:
            return translate("Commands", "Conversations")
        case Group.ANSWER:
            return translate("Commands", "Answer")
        case Group.QUESTION:
            return translate("Commands", "Question")
        case Group.VIEW:
            return translate("Commands", "View")
        case Group.PROGRAM:
            return translate("Commands", "Application")
