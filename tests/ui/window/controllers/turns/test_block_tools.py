"""Code and tables of an answer as files and on the clipboard."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.core.domain.turn.turn import Turn
from app.ui.transcript.actions import TranscriptAction
from app.ui.window.controllers.turns.block_tools import BlockTools

TEXT = "```py\nprint('é')\n```\n\n|a|b|\n|-|-|\n|=1|é|\n"


class OneTurn(QObject):
    """What the tools ask of the chat."""

    command_requested = Signal(object, str, str)

    def turn(self, turn_id: str) -> Turn | None:
        return Turn("t", "c", "?", text_parts=[TEXT]) if turn_id == "t" else None

    def version(self, turn: Turn) -> Turn:
        """What a transcript answers whose reader looks at the answer as it is."""
        return turn


@pytest.fixture
def tools(qtbot: QtBot) -> Iterator[BlockTools]:
    window = QWidget()
    qtbot.addWidget(window)
    chat: Any = OneTurn()
    made = BlockTools(chat, window)
    made.serve(chat)
    yield made
    if made.dialog is not None:
        made.dialog.close()


def saved(tools: BlockTools, qtbot: QtBot, action: TranscriptAction, path: Path) -> str:
    """The name that was suggested; the dialog does not hold up the window."""
    tools.do(action, "t", "0")
    dialog = tools.dialog
    assert isinstance(dialog, QFileDialog)
    (name,) = dialog.selectedFiles()
    with qtbot.waitSignal(tools.notified) as notified:
        dialog.fileSelected.emit(str(path))
    assert str(path) in notified.args[0]
    return Path(name).name


def test_code_is_saved_under_a_name_of_its_language(tools: BlockTools, qtbot: QtBot, tmp_path: Path) -> None:
    assert saved(tools, qtbot, TranscriptAction.SAVE_CODE, tmp_path / "x.py") == "code.py"
    assert (tmp_path / "x.py").read_bytes() == "print('é')\n".encode()


def test_a_table_is_saved_for_a_spreadsheet(tools: BlockTools, qtbot: QtBot, tmp_path: Path) -> None:
    assert saved(tools, qtbot, TranscriptAction.SAVE_CSV, tmp_path / "x.csv") == "table.csv"
    assert (tmp_path / "x.csv").read_bytes() == "\ufeffa,b\r\n'=1,é\r\n".encode()


def test_a_table_is_copied_as_markdown_and_as_csv(tools: BlockTools) -> None:
    tools.do(TranscriptAction.COPY_TABLE, "t", "0")
    assert QGuiApplication.clipboard().text() == "| a | b |\n| --- | --- |\n| =1 | é |\n"
    tools.do(TranscriptAction.COPY_CSV, "t", "0")
    assert QGuiApplication.clipboard().text().replace("\r\n", "\n") == "a,b\n'=1,é\n"


def test_a_place_that_cannot_be_written_is_named(tools: BlockTools, qtbot: QtBot, tmp_path: Path) -> None:
    with qtbot.waitSignal(tools.notified) as notified:
        tools.write(str(tmp_path / "missing" / "x.py"), "x")
    assert "could not be written" in notified.args[0]


@pytest.mark.parametrize(("turn", "value"), [("t", "7"), ("t", "-1"), ("t", "x"), ("other", "0"), ("t", "")])
def test_what_the_page_names_may_not_be_there(tools: BlockTools, turn: str, value: str) -> None:
    for action in (TranscriptAction.SAVE_CODE, TranscriptAction.SAVE_CSV, TranscriptAction.COPY_TABLE):
        tools.do(action, turn, value)
    assert tools.dialog is None
