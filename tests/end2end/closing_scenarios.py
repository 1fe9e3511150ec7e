"""What a person does before closing the window. Run by `driver`."""

import asyncio
import sys
import threading

from tests.end2end.driver import Driver


async def close_while_a_service_is_tested(driver: Driver) -> None:
    """The service takes the connection and says nothing."""
    driver.window.open_settings("models")
    driver.window.settings_opener.dialog.page("models").cards["loopback"].test()
    assert await driver.until(driver.window.tasks._tasks.__len__), "the test runs"
    print("TESTING", flush=True)
    await driver.until(lambda: not driver.window.isVisible(), "the window to close")
    print("CLOSED", flush=True)


async def close_while_a_name_is_looked_up(driver: Driver) -> None:
    """The system's resolver blocks its thread, and cannot be cancelled."""
    asyncio.get_running_loop().run_in_executor(None, threading.Event().wait)
    assert await asyncio.get_running_loop().run_in_executor(None, len, "others") == 6
    print("TESTING", flush=True)


async def write_beside_commands(driver: Driver) -> None:
    """An answer is being written while other processes come and go; the window stays open until it is told to end."""
    from app.core.domain import events as e

    driver.type("Why is the sky blue?")
    driver.press("Return")
    await driver.until(lambda: any(isinstance(event, e.TextDelta) for event in driver.events), "the first words")
    print("WRITING", flush=True)
    await driver.until(lambda: not driver.window.isVisible(), "the window to close", 120)


async def be_called(driver: Driver) -> None:
    """A second start of the program shows this window again, and fills its composer; a third opens the small window."""
    driver.type("half a thought")
    driver.window.showMinimized()
    print("READY", flush=True)
    await driver.until(lambda: not driver.window.isMinimized(), "the window to come back")
    print("SEEN", flush=True)
    await driver.until(lambda: "blue" in driver.window.composer.text(), "the question")
    both = "Why is the sky blue?\n\nhalf a thought"
    assert driver.window.composer.text() == both, "what was being typed is still there"
    print("FILLED", flush=True)
    await driver.until(lambda: "red" in driver.window.composer.text(), "the question of a link")
    assert driver.window.composer.text() == f"Why red?\n\n{both}"
    await driver.until(lambda: driver.window.bar.words, "what became of the other link")
    assert not driver.window.chat.busy
    assert not driver.window.chat.current.turns, "nothing of it was sent"
    print("REFUSED", flush=True)
    await driver.until(
        lambda: driver.window.desktop.quick_ask and driver.window.desktop.quick_ask.isVisible(), "quick ask"
    )
    print("QUICK", flush=True)


async def hear_of_a_command(driver: Driver) -> None:
    """What was asked in a terminal is in the list as soon as it is answered."""
    print("READY", flush=True)
    (conversation,) = await driver.until(lambda: driver.window.list.rows.ids(), "the conversation of the command")
    driver.window.list.selected.emit(conversation)
    await driver.until(lambda: driver.window.chat.current.turns, "its answer")
    print(driver.window.chat.current.turns[-1].question, flush=True)


async def be_closed(driver: Driver) -> None:
    """By its own button, when whoever started it says so."""
    print("READY", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    driver.window.close()
    print("CLOSED", flush=True)


async def erase_everything(driver: Driver) -> None:
    """By keyboard and mouse, once a file of the user's lies beside the data; the last window is printed and closed."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from app.ui.about.erased_window import ErasedWindow
    from app.ui.settings.data.erase_dialog import EraseDialog

    await driver.ask("Why is the sky blue?")
    print("READY", flush=True)
    await driver.until((driver.services.data_dir / "notes.txt").exists, "the file")
    driver.window.open_settings("data")
    settings = driver.window.settings_opener.dialog
    page = settings.page("data")
    page.ensureWidgetVisible(page.erase)
    QTest.mouseClick(page.erase, Qt.MouseButton.LeftButton)
    dialog = await driver.until(lambda: settings.findChild(EraseDialog), "the question")
    QTest.keyClicks(dialog.field, "erase")

    def look() -> None:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, ErasedWindow) and window.isVisible():
                timer.stop()
                print(window.text(), window.informativeText().replace("\n", " "), flush=True)
                QTest.mouseClick(window.buttons()[0], Qt.MouseButton.LeftButton)

    timer = QTimer(QApplication.instance())  # it outlives this
    timer.timeout.connect(look)
    timer.start(50)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    await driver.until(lambda: not driver.window.isVisible(), "the window to close")


async def restore_a_backup(driver: Driver) -> None:
    """Ask, back up, ask again, restore: the window closes for it."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    await driver.ask("Why is the sky blue?")
    driver.window.open_settings("data")
    section = driver.window.settings_opener.dialog.page("data").backups
    QTest.mouseClick(section.now, Qt.MouseButton.LeftButton)
    await driver.until(lambda: section.status.text() == "The backup was made and checked.", "the backup")
    driver.window.settings_opener.dialog.accept()
    await driver.ask("And at sunset?")
    driver.window.open_settings("data")
    section = driver.window.settings_opener.dialog.page("data").backups
    QTest.mouseClick(section.restore, Qt.MouseButton.LeftButton)
    dialog = await driver.until(lambda: section.dialog, "the dialog")
    await driver.until(lambda: dialog.go.isEnabled(), "what is in it")
    print(dialog.contents.text().replace("\n", " "), flush=True)
    QTest.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    await driver.until(lambda: not driver.window.isVisible(), "the window to close")
