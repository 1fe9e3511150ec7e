"""The step line of a running turn, and the summary of an ended one."""

import pytest

from app.core.domain import events as e
from app.core.domain.chat import ModelChoice, ToolCall, Usage
from app.core.domain.evidence import Finding, FindingState
from app.core.domain.plan import Plan
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State
from app.ui.transcript.parts import turn as parts
from app.ui.wording.progress import Doing, doing_after, progress_sentence, summary_sentence
from tests.ui.samples import searched_by_the_model

pytestmark = pytest.mark.usefixtures("english")


def line(turn: RunningTurn, *events: e.Event) -> str:
    """The step line after these events."""
    doing: Doing = None
    for event in events:
        fold(turn, event)
        doing = doing_after(doing, event)
    return progress_sentence(turn, 0, doing)


def writing(origin: str) -> RunningTurn:
    model = ModelChoice("p", "gpt-5")
    return RunningTurn("t", "c", "q", plan=Plan(origin=origin), references=[], model=model, model_name="gpt-5")


def test_the_step_line_follows_the_turn() -> None:
    turn = RunningTurn("t", "c", "q")
    assert progress_sentence(turn) == "Planning the search…"
    turn.plan = Plan(queries=("old bridges",))
    assert progress_sentence(turn) == "Searching “old bridges”…"
    turn.searched.append("old bridges")
    turn.findings = {"a": Finding("a", FindingState.READ), "b": Finding("b", FindingState.LISTED)}
    assert progress_sentence(turn, 6).startswith("Reading 1 of 6")
    turn.reading_done = True
    assert progress_sentence(turn) == "Choosing passages…"
    turn.references = []
    turn.text_parts.append("A")
    assert progress_sentence(turn) == "Writing…"


def test_a_search_of_the_models_own_is_told_until_it_writes() -> None:
    turn = writing("builtin")
    search = e.SearchStarted("t", "old\nbridges", "builtin")
    assert line(turn) == "Waiting for gpt-5…"
    assert line(turn, search) == "The model searches: “old bridges”"
    assert (
        line(turn, search, e.SearchFinished("t", "old bridges", "builtin", ())) == "The model searches: “old bridges”"
    )
    assert line(turn, search, e.TextDelta("t", "A")) == "Writing…"
    assert line(turn, search) == "The model searches: “old bridges”"
    assert (
        line(turn, search, e.ChannelFellBack("t", "", "builtin", "exa", e.Failure(e.FailureKind.TIMED_OUT)))
        == "Writing…"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ('{"query": "old bridges", "max_results": 3}', "web_search “old bridges”"),
        ('{"url": "https://a.example"}', "web_search “https://a.example”"),
        ('{"query": 3}', "web_search"),
        ("[1]", "web_search"),
        ('{"query": "brok', "web_search"),
        ("[" * 100_000, "web_search"),
    ],
)
def test_what_a_model_asks_of_our_tools_is_told(arguments: str, said: str) -> None:
    called = e.ToolsCalled("t", (ToolCall("1", "web_search", arguments),))
    assert line(writing("model"), called) == f"The model asked for: {said}"


def test_a_round_of_tools_is_followed_to_its_end() -> None:
    turn, call = writing("model"), ToolCall("1", "web_search", '{"query": "x"}')
    called, search = e.ToolsCalled("t", (call,) * 5), e.SearchStarted("t", "x", "tavily")
    assert line(turn, called).endswith("web_search “x”, web_search “x”, web_search “x”, …")
    assert line(turn, called, search) == "Searching “x”…"
    assert line(turn, called, search, e.ReadingStarted("t", "s", "u")) == "Reading pages…"
    assert line(turn, called, search, e.ToolAnswered("t", call, "found")) == "Waiting for gpt-5…"


def test_a_search_that_the_model_only_confirms_is_no_tool_of_ours() -> None:
    call = ToolCall("1", "$web_search", server_executed=True)
    assert line(writing("builtin"), e.ToolsCalled("t", (call,))) == "The model searches…"


def test_that_a_service_is_asked_again_is_told_with_the_reason() -> None:
    retry = e.RetryScheduled("t", "gpt-5", 5.2, e.Failure(e.FailureKind.RATE_LIMITED, "gpt-5"))
    said = line(writing("off"), retry)
    assert said == "Waiting for gpt-5… · rate limit reached, retrying gpt-5 in 5 seconds"
    assert line(writing("off"), retry, e.ReasoningDelta("t", "Hm")) == "Thinking…"


def test_the_summary_counts_what_was_done() -> None:
    turn = RunningTurn("t", "c", "q", searched=["a", "b"], seconds={"search": 4.0, "write": 2.25})
    turn.findings = {"a": Finding("a", FindingState.READ), "b": Finding("b", FindingState.FAILED)}
    assert summary_sentence(turn) == "Searched 2 queries · read 1 page · 6.3 s"
    assert summary_sentence(RunningTurn("t", "c", "q")) == "Answered without searching"


def test_searches_of_the_models_own_are_counted() -> None:
    turn = searched_by_the_model()
    assert summary_sentence(turn) == "The model searched 1 time · 3 sources cited"
    turn.usage = Usage(searches=3)
    assert summary_sentence(turn).startswith("The model searched 3 times")
    turn.usage, turn.searched = None, []
    assert summary_sentence(turn).startswith("The model searched by itself")
    turn.plan = Plan(origin="off")
    assert summary_sentence(turn).startswith("The model searched by itself")


def test_channels_that_failed_are_counted_once_each() -> None:
    turn = RunningTurn("t", "c", "q", searched=["a", "b"])
    for query, channel in (("a", "exa"), ("b", "exa"), ("b", "brave")):
        fold(turn, e.ChannelFellBack("t", query, channel, "local", e.Failure(e.FailureKind.TIMED_OUT)))
    assert summary_sentence(turn) == "Searched 2 queries · 2 search providers failed"


@pytest.mark.parametrize("state", [State.FAILED, State.STOPPED])
def test_a_turn_that_came_to_nothing_is_not_called_answered(state: State) -> None:
    assert summary_sentence(RunningTurn("t", "c", "q", state=state)) == "No answer"
    assert "Answered" in summary_sentence(RunningTurn("t", "c", "q", state=state, text_parts=["Half an ans"]))


def test_a_search_of_the_models_own_that_failed_is_told_beside_the_channel_that_takes_over() -> None:
    turn = writing("builtin")
    fold(turn, e.ChannelFellBack("t", "", "builtin", "perplexity", e.Failure(e.FailureKind.TIMED_OUT)))
    said = parts.steps(turn, fell_back=[("builtin", "perplexity")])
    assert "Model&#x27;s own search failed: no answer in time" in said
    assert "trying Perplexity" in said


def test_behind_the_last_word_the_answer_is_checked_and_its_claims_are_looked_up() -> None:
    turn = writing("model")
    assert line(turn, e.TextDelta("t", "Blue."), e.AnswerWritten("t")) == "Checking the answer…"
    assert line(turn, e.SearchStarted("t", "severn bridge", "local")) == "Looking up “severn bridge”…"
    assert line(turn, e.SearchStarted("t", "severn bridge", "local"), e.ReadingStarted("t", "s", "u")) == (
        "Checking the answer…"
    )
