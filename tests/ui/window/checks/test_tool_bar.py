"""The bar that asks whether a model may call a tool, and the switch in the composer's menu."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.chat import ToolCall
from app.core.domain.chat.tool_servers import McpServerSettings, ToolAnswer
from app.core.domain.settings import Overrides
from app.ui.window.checks.tool_bar import ToolBar
from tests.qt import Runner
from tests.ui.fakes import FakeServices
from tests.ui.window.test_main_window import desk

pytestmark = pytest.mark.usefixtures("english")


@dataclass
class FakeAsk:
    answers: list[tuple[str, str, ToolAnswer]] = field(default_factory=list)

    def permit(self, turn: str, call: str, answer: ToolAnswer) -> bool:
        self.answers.append((turn, call, answer))
        return True


def request(call: str, turn: str = "t") -> e.ToolPermissionRequested:
    return e.ToolPermissionRequested(turn, ToolCall(call, "files__read", '{"path": "a.txt"}'), "Files", "read")


@pytest.fixture
def bar(qtbot: QtBot):
    ask = FakeAsk()
    made = ToolBar(ask)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    return made, ask, made.follow


def press(bar: ToolBar, label: str) -> None:
    next(button for button in bar.buttons if button.text() == label).click()


def test_the_bar_names_tool_server_and_arguments(bar) -> None:
    made, _, happened = bar
    happened(request("1"))
    assert not made.isHidden()
    assert made.words == 'The model wants to use “read” of Files: {"path": "a.txt"}'


@pytest.mark.parametrize(
    ("label", "answer"),
    [
        ("Allow once", ToolAnswer.ONCE),
        ("Always for this server", ToolAnswer.ALWAYS),
        ("Not now", ToolAnswer.NOT_NOW),
        ("Never", ToolAnswer.NEVER),
    ],
)
def test_each_button_says_what_stands_on_it(bar, label: str, answer: ToolAnswer) -> None:
    made, ask, happened = bar
    happened(request("1"))
    press(made, label)
    assert ask.answers == [("t", "1", answer)]
    happened(e.ToolPermissionAnswered("t", "1", answer))
    assert made.isHidden()


def test_calls_are_asked_about_one_after_the_other(bar) -> None:
    made, ask, happened = bar
    happened(request("1"))
    happened(request("2", "u"))
    press(made, "Allow once")
    happened(e.ToolPermissionAnswered("t", "1", ToolAnswer.ONCE))
    assert not made.isHidden()
    press(made, "Never")
    assert [call for _, call, _ in ask.answers] == ["1", "2"]


def test_the_bar_goes_with_its_turn(bar) -> None:
    made, _, happened = bar
    happened(request("1"))
    happened(e.TurnStopped("t"))
    assert made.isHidden()


def test_a_conversation_can_do_without_tools(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services = FakeServices(tmp_path)
        file = services.settings.file
        file.save(replace(file.load(), mcp_servers=(McpServerSettings("files", "Files", "run"),)))
        async with desk(tmp_path, services) as one:
            menu = one.window.composer.channel
            for expected in (False, None):
                menu.fill()
                action = next(a for a in menu.list.actions() if "MCP" in a.text())
                assert action.isChecked() is (expected is False)
                action.trigger()
                assert one.window.chat.current.overrides == Overrides(tools=expected)

    run(story())


def test_without_servers_the_menu_has_no_switch(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as one:
            menu = one.window.composer.channel
            menu.fill()
            assert not any("MCP" in action.text() for action in menu.list.actions())

    run(story())
