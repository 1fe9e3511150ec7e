"""What a model is told."""

from dataclasses import replace
from datetime import date

import pytest

from app.core.domain.chat import (
    ImageBlock,
    Message,
    ProviderMetadata,
    ReasoningBlock,
    Role,
    TextBlock,
    ToolCall,
    ToolResult,
    message,
)
from app.core.domain.plan import Plan
from app.core.domain.settings import SearchMode
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.running_turn import RunningTurn
from app.core.prompt.history_messages import tokens_of
from app.core.prompt.offered_tools import MOST_CALLS
from app.core.prompt.prompting import prompt, request_of
from tests.fakes import CHOICE

TODAY = date(2026, 3, 4)
IMAGE = ImageBlock(b"png")
ECHOED = Message(
    Role.ASSISTANT, (TextBlock("raw [[1]](https://a.example)"),), ProviderMetadata("fake", "responses", ({"x": 1},))
)


def turn(origin: str = "rewrite", **more: object) -> RunningTurn:
    return RunningTurn("t", "c", "Why?", model=CHOICE, plan=Plan(origin=origin), references=[], **more)  # type: ignore[arg-type]


def test_pictures_go_with_the_question_where_the_model_can_see() -> None:
    asked = turn(images=(IMAGE,), history=(PastTurn("And this?", "A dog.", images=(IMAGE,)),))
    assert [m.blocks[0] for m in prompt(asked, TODAY, 8192) if m.role is Role.USER] == [IMAGE, IMAGE]
    blind = prompt(asked, TODAY, 8192, vision=False)
    assert not any(isinstance(block, ImageBlock) for m in blind for block in m.blocks)


def test_the_provider_that_searches_and_wants_an_echo_gets_it_and_others_get_our_numbers() -> None:
    past = PastTurn("Q", "plain [4]", messages=(ECHOED,))
    assert prompt(turn("builtin", builtin=True, history=(past,)), TODAY, 8192)[2] == ECHOED
    foreign = replace(ECHOED, provider_metadata=ProviderMetadata("other", "messages", ()))
    searching = turn("builtin", builtin=True, history=(replace(past, messages=(foreign,)),))
    assert prompt(searching, TODAY, 8192)[2].text == "plain [4]"


@pytest.mark.parametrize("origin", ["rewrite", "off", "model"])
def test_a_model_that_does_not_search_gets_our_numbers_from_its_own_provider_too(origin: str) -> None:
    past = PastTurn("Q", "plain [4]", messages=(ECHOED,))
    told = prompt(turn(origin, history=(past,)), TODAY, 8192)[2]
    assert (told.text, told.provider_metadata) == ("plain [4]", None)


def test_an_echo_that_is_too_long_gives_way_to_the_plain_answer() -> None:
    long = replace(ECHOED, blocks=(TextBlock("word " * 9000),))
    asked = turn("builtin", builtin=True, history=(PastTurn("Q", "plain [4]", messages=(long,)),))
    assert prompt(asked, TODAY, 8192)[2].text == "plain [4]"


def test_what_was_said_since_the_question_stands_behind_it() -> None:
    messages = [
        Message(Role.ASSISTANT, (ReasoningBlock("hm"), ToolCall("1", "web_search"))),
        Message(Role.USER, (ToolResult("1", "web_search", "found"),)),
    ]
    assert list(prompt(turn("model", messages=messages), TODAY, 8192)[-2:]) == messages
    assert tokens_of(messages) > 0


def test_an_answer_that_goes_on_is_shown_up_to_where_it_was_cut() -> None:
    cut = turn(text_parts=["The sky isnew"], resumed_at=10)
    question, so_far, wish = prompt(cut, TODAY, 8192)[-3:]
    assert (question.text, so_far) == ("Why?", message(Role.ASSISTANT, "The sky is"))
    assert wish.role is Role.USER


def test_tools_are_offered_where_the_model_decides_and_only_eight_times() -> None:
    assert request_of(turn(), TODAY, 8192).tools == ()
    deciding = turn("model", mode=SearchMode.ALWAYS)
    assert request_of(deciding, TODAY, 8192).tool_choice == "web_search"
    calls = tuple(ToolCall(str(n), "web_search") for n in range(MOST_CALLS))
    deciding.messages = [Message(Role.ASSISTANT, calls)]
    assert request_of(deciding, TODAY, 8192).tool_choice == "none"
    deciding.resumed_at = 0
    assert request_of(deciding, TODAY, 8192).tools == ()


def test_a_model_that_searches_itself_is_told_so() -> None:
    asked = turn("builtin", builtin=True)
    assert "search the web yourself" in prompt(asked, TODAY, 8192)[0].text
    assert "in any case" not in prompt(asked, TODAY, 8192)[0].text
    asked.mode = SearchMode.ALWAYS
    assert "in any case" in prompt(asked, TODAY, 8192)[0].text
