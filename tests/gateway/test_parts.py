"""The end of an answer, in no API's words."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

from app.core.domain import events as e
from app.core.domain.chat import ToolCall
from app.core.domain.errors import FailureKind
from app.core.domain.events.notices import Notice, NoticeKind
from app.core.domain.settings import SearchMode
from app.gateway.errors import refusal_of
from app.gateway.evidence import CitationStyle
from app.gateway.parts import End, parts_of

START = e.TurnStarted(
    "t1", "c1", None, "Why?", datetime(2026, 1, 1, tzinfo=UTC), SearchMode.ALWAYS, "local", None, "Quotes", "en-US"
)


async def end_of(*events: e.Event) -> End:
    async def stream() -> AsyncIterator[e.Event]:
        for event in (START, *events):
            yield event

    last = [part async for part in parts_of(stream(), CitationStyle.LINKS)][-1]
    assert isinstance(last, End)
    return last


@pytest.mark.parametrize(
    ("notice", "kind", "status"),
    [
        (NoticeKind.SEARCH_FAILED, FailureKind.BLOCKED, 502),
        (NoticeKind.NO_RESULTS, FailureKind.NO_RESULTS, 404),
    ],
)
async def test_an_answer_without_a_word_is_a_failure_with_its_cause(
    notice: NoticeKind, kind: FailureKind, status: int
) -> None:
    end = await end_of(e.NoticeAdded("t1", Notice(notice)), e.AnswerWritten("t1", "stop"))
    assert end.failure is not None
    assert end.failure.kind is kind
    assert refusal_of(end.failure).status == status


async def test_an_answer_that_has_words_or_calls_is_none() -> None:
    failed = e.NoticeAdded("t1", Notice(NoticeKind.SEARCH_FAILED))
    assert (await end_of(failed, e.TextDelta("t1", "Because."), e.AnswerWritten("t1", "stop"))).failure is None
    call = e.ClientToolsCalled("t1", (ToolCall("1", "look"),))
    assert (await end_of(failed, call)).failure is None
