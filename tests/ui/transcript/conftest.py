"""A transcript in real Chromium, closed again after each test."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.ui.transcript.scheme import register_scheme
from app.ui.widgets.theme import LIGHT
from tests.waiting import until_shown

register_scheme()  # at collection: later, with a Chromium already running, it would be ignored

from app.ui.transcript.page import WORLD  # noqa: E402
from app.ui.transcript.view import Transcript  # noqa: E402

Look = Callable[..., Any]


@pytest.fixture
def transcript(qtbot: QtBot) -> Iterator[Transcript]:
    made = Transcript(LIGHT, 15)
    made.resize(900, 700)
    with qtbot.waitSignal(made.feed.patched):
        made.show()
    yield made
    made.close_page()
    made.deleteLater()


@pytest.fixture
def look(qtbot: QtBot, transcript: Transcript) -> Look:
    """The value of a JavaScript expression, None where it fails; `world` 0 is the page's own, without our script."""

    def value(expression: str, world: int = WORLD) -> Any:
        answers: list[str] = []
        script = f"(() => {{ try {{ return JSON.stringify({expression}) }} catch {{ }} }})() ?? 'null'"
        transcript.page.runJavaScript(script, world, answers.append)
        until_shown(lambda: answers, expression)
        return json.loads(answers[0])

    return value


@pytest.fixture
def until(qtbot: QtBot, look: Look) -> Look:
    """Waits until a JavaScript expression is true."""

    def wait(expression: str) -> None:
        until_shown(lambda: look(f"Boolean({expression})"), expression)

    return wait
