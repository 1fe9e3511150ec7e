"""Dialogs, menus and bars that no picture shows: by its name, a function that brings each up over the open window."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMenu, QWidget

from app.core.domain.chat.messages import ToolCall
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.events import ToolPermissionRequested, TurnFinished
from app.core.domain.removal import Removal
from app.core.domain.updates import Release
from app.ui.window.furnishing import _ask_about_tools

Scene = Callable[
    [Any], Awaitable[QWidget | None]
]  # `tour.Tour` → what it opened, where that is not a child of a window
SCENES: dict[str, Scene] = {}


def scene(function: Scene) -> Scene:
    SCENES[function.__name__] = function
    return function


def settings_page(tour: Any, name: str) -> tuple[Any, Any]:
    tour.window.open_settings(name)
    dialog = tour.window.settings_opener.dialog
    return dialog, dialog.page(name)


# Menus


@scene
async def header_menu(tour: Any) -> None:
    await tour.open("main-en")
    tour.window.header.more.click()


@scene
async def list_menu(tour: Any) -> QMenu:
    return popped(tour.window.list.menus.list_menu(), tour.window)


@scene
async def conversation_menu(tour: Any) -> QMenu:
    return popped(tour.window.list.menus.conversation_menu("main-en", "Comet"), tour.window)


@scene
async def turn_menu(tour: Any) -> None:
    await tour.open("main-en")
    tour.window.turn_menu._open(tour.window.chat.current.leaf, "20,20")


@scene
async def retry_menu(tour: Any) -> None:
    await tour.open("main-en")
    tour.window.retry_menu.open(tour.window.chat.current.turns[-1], tour.window.mapToGlobal(QPoint(20, 20)))


def popped(menu: QMenu, window: QWidget) -> QMenu:
    menu.popup(window.mapToGlobal(QPoint(20, 20)))
    return menu


# Dialogs


@scene
async def erase(tour: Any) -> None:
    from app.ui.settings.data.erase_dialog import EraseDialog

    EraseDialog(tour.window).open()


@scene
async def passphrases(tour: Any) -> None:
    from app.ui.settings.keys.passphrase_dialog import Action, PassphraseDialog

    for action in Action:
        PassphraseDialog(action, tour.services.vault, tour.window.tasks, tour.window).show()


@scene
async def conversation_import(tour: Any) -> None:
    tour.window.import_conversations()


@scene
async def update(tour: Any) -> None:
    from app.ui.about.update_dialog import UpdateDialog

    release = Release("9.9.9", "2026-11-20", "https://example.org/", {"en": "News"})
    UpdateDialog((release,), lambda _: None, lambda: None, tour.window).open()


@scene
async def erased(tour: Any) -> QWidget:
    from app.ui.about.erased_window import ErasedWindow

    window = ErasedWindow(Removal("/data", 3, (("/data/pages.db", "Permission denied"),), ("a", "b"), "Locked"))
    window.show()
    return window


@scene
async def restore_failed(tour: Any) -> QWidget:
    from app.ui.about.restore_window import RestoreFailedWindow

    window = RestoreFailedWindow(Failure(FailureKind.UNREACHABLE, "example.org"))
    window.show()
    return window


@scene
async def picture(tour: Any) -> None:
    from app.ui.composer.pictures import PictureDialog

    PictureDialog(QImage(40, 40, QImage.Format.Format_RGB32), tour.window).show()


@scene
async def verification(tour: Any) -> None:
    from app.core.verification.results import Verification, VerifyProgress
    from app.ui.verification.dialog import VerificationDialog

    running = VerificationDialog("2026?", tour.window.colours, tour.window)
    running.show_progress(VerifyProgress(2, 5))
    done = VerificationDialog("2026?", tour.window.colours, tour.window)
    done.show_result(Verification("", ()))
    for dialog in (running, done):
        dialog.show()


@scene
async def backups(tour: Any) -> None:
    _, page = settings_page(tour, "data")
    page.backups._open_export()


@scene
async def restore(tour: Any) -> None:
    _, page = settings_page(tour, "data")
    page.backups._open_restore()


@scene
async def undo_restore(tour: Any) -> None:
    _, page = settings_page(tour, "data")
    page.backups._ask_undo()


@scene
async def new_server(tour: Any) -> None:
    _, page = settings_page(tour, "tools")
    page.add_button.click()


@scene
async def pasted_servers(tour: Any) -> None:
    _, page = settings_page(tour, "tools")
    page.paste_button.click()


@scene
async def consent(tour: Any) -> None:
    from app.core.domain.chat.tool_servers import McpServerSettings
    from app.ui.settings.tools.consent_dialog import ConsentDialog

    servers = [McpServerSettings(name, name.title(), "uvx", (name,), env=("KEY",)) for name in ("one", "two")]
    ConsentDialog(servers, tour.window).open()


@scene
async def server_log(tour: Any) -> None:
    from app.ui.settings.tools.log_dialog import LogDialog

    LogDialog("Server", tuple, tour.window).open()


@scene
async def added_pages_and_notes(tour: Any) -> None:
    from app.ui.knowledge.add_forms import AddNote, AddPage

    for dialog in (AddPage(tour.window), AddNote(tour.window)):
        dialog.show()


@scene
async def asking_for_a_name(tour: Any) -> None:
    from app.ui.conversations.group_menu import ask_name

    ask_name(tour.window, print)


@scene
async def archived_page(tour: Any) -> None:
    from app.core.domain.archive import ArchivedPage
    from app.ui.sources.archived.page_window import ArchivedPageWindow, Content

    moment = datetime(2026, 11, 20, tzinfo=UTC)
    page = ArchivedPage(b"2026", "text/plain", "https://example.org/", archived_at=moment, sha256="0" * 64)
    dialog = ArchivedPageWindow("2026", (page, page), tour.window)
    dialog.show_content(Content(page, text="2026"))
    dialog.show()


@scene
async def tool_permission(tour: Any) -> None:
    _ask_about_tools(tour.window, None, ToolPermissionRequested("t", ToolCall("1", "search"), "Server", "search"))
    await tour.settle()
    await tour.look("tool_permission, usual", tour.window)
    tour.window.tool_bar.follow(TurnFinished("t"))


@scene
async def assistants(tour: Any) -> None:
    from app.core.domain.assistants import Assistant
    from app.core.domain.assistants.transfer import AssistantImport, AssistantProgram, ImportedAssistant
    from app.ui.assistants.import_dialog import AssistantImportDialog

    tour.window.assistants.manage()
    await tour.settle()
    rows = tuple(ImportedAssistant(Assistant(str(n), f"A {n}", instructions="1"), model="m-1") for n in range(2))
    AssistantImportDialog(AssistantImport(next(iter(AssistantProgram)), rows), (), tour.window).open()


@scene
async def prompts(tour: Any) -> None:
    from app.core.domain.prompts import Prompt
    from app.ui.prompts.files import ImportPreview

    tour.window.prompts.open()
    await tour.settle()
    ImportPreview((Prompt("1", "P 1", "2026 {{x}}"), Prompt("2", "P 2", "2026")), 1, 2, tour.window).open()


@scene
async def new_prompt(tour: Any) -> None:
    tour.window.prompts.new("2026 {{x}}")


@scene
async def comparison(tour: Any) -> None:
    from app.ui.composer.compare_dialog import CompareDialog

    CompareDialog(tour.services.settings.in_force().providers, (), (), tour.window).open()


@scene
async def assistant_form(tour: Any) -> None:
    from app.core.domain.assistants import Assistant

    controller = tour.window.assistants
    controller.list.save((Assistant("a1", "A 1", instructions="2026"),))
    controller.manage()
    await tour.settle()
    controller.dialog.select("a1")
    await tour.settle()
    await tour.look("assistant_form", controller.dialog)
    controller.list.remove(("a1",))
