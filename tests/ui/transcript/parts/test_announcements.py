"""What a screen reader hears of a turn, in real Chromium: its beginning, its answer and its end, once each."""

from dataclasses import replace
from typing import Any

from app.core.domain import events as e
from app.core.domain.settings import SearchMode
from app.ui.transcript.view import Transcript
from tests.ui.transcript.conftest import look, transcript, until  # noqa: F401
from tests.ui.transcript.turns import reading, referring, searching, started, tell

STATUS = "document.querySelector('#status')"


def test_the_start_of_the_search_and_of_the_answer_are_announced_once(transcript: Transcript, until: Any) -> None:  # noqa: F811
    words: list[str] = []
    announce = transcript._announcer._announce
    transcript._announcer._announce = lambda sentence: (words.append(sentence), announce(sentence))
    tell(transcript, started())
    until(f"{STATUS}.textContent === 'Searching…'")
    tell(transcript, *searching(), *reading(), *referring())
    tell(transcript, e.TextDelta("t1", "Ice "))
    until(f"{STATUS}.textContent === 'Answering…'")
    tell(transcript, *(e.TextDelta("t1", "melts ") for _ in range(20)))
    tell(transcript, e.TurnFinished("t1"))
    until(f"{STATUS}.textContent === 'The answer is complete.'")
    assert words == ["Searching…", "Answering…", "The answer is complete."]


def test_an_answer_without_the_web_begins_with_the_answer(transcript: Transcript, until: Any) -> None:  # noqa: F811
    tell(transcript, replace(started(), mode=SearchMode.OFF))
    until(f"{STATUS}.textContent === 'Answering…'")
