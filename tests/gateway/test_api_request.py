"""A request becomes a question: the last words of the user, and what stands around them."""

import pytest

from app.core.domain.chat import Message, ModelChoice, Provider, Role, ToolCall, ToolResult, message
from app.core.domain.conversation import is_passing
from app.core.domain.graph import Depth
from app.core.domain.settings import QUOTES, SearchMode, Settings
from app.core.domain.turn.client_request import HistorySource
from app.gateway.api_request import ApiRequest, WebSearch, question_of
from app.gateway.errors import Refusal
from app.gateway.history.continuations import Place

SETTINGS = Settings((Provider("p", "P", "http://p.invalid/v1", ("m", "org/m")),), ModelChoice("p", "m"))
ASK = message(Role.USER, "Why?")


def request(*messages: Message, model: str = "citewise", **more: object) -> ApiRequest:
    return ApiRequest(model, messages or (ASK,), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("model", "choice", "mode", "depth"),
    [
        ("citewise", None, SearchMode.AUTO, None),
        ("citewise-search", None, SearchMode.ALWAYS, None),
        ("citewise-quotes", QUOTES, SearchMode.ALWAYS, None),
        ("citewise-research", None, SearchMode.ALWAYS, Depth.STANDARD),
        ("p/m", ModelChoice("p", "m"), SearchMode.OFF, None),
        ("p/org/m", ModelChoice("p", "org/m"), SearchMode.OFF, None),
    ],
)
def test_a_models_name_says_who_answers_and_whether_the_web_is_searched(
    model: str, choice: ModelChoice | None, mode: SearchMode, depth: Depth | None
) -> None:
    question = question_of(request(model=model), SETTINGS, "en-US")
    assert (question.overrides.model, question.overrides.mode, question.depth) == (choice, mode, depth)
    assert is_passing(question.conversation)
    assert question.clarify is False


def test_the_clients_wish_to_search_counts() -> None:
    wish = WebSearch(SearchMode.ALWAYS, ("a.example",), (), "gb")
    question = question_of(request(model="p/m", search=wish), SETTINGS, "en-US")
    assert question.overrides.mode is SearchMode.ALWAYS
    assert question.language == "en-GB"
    assert question.client is not None
    assert question.client.allowed_hosts == ("a.example",)


@pytest.mark.parametrize("model", ["gpt-4", "p/other", "q/m", "p/", ""])
def test_an_unknown_model_is_refused(model: str) -> None:
    with pytest.raises(Refusal) as caught:
        question_of(request(model=model), SETTINGS, "en-US")
    assert (caught.value.status, caught.value.code) == (404, "model_not_found")


def test_history_comes_without_our_links_and_names_its_sources() -> None:
    answer = message(
        Role.ASSISTANT,
        "Blue [[2]](https://b.example/x_%28y%29), old [7].\n\n## Sources\n[grok2api-sources]: #\n"
        "- [The sea](https://b.example/x_%28y%29)",
    )
    question = question_of(request(message(Role.USER, "Hi"), answer, ASK), SETTINGS, "en-US")
    client = question.client
    assert client is not None
    assert [one.text for one in client.history] == ["Hi", "Blue [2], old [7]."]
    assert client.sources == (HistorySource(2, "https://b.example/x_%28y%29", "The sea"),)
    assert client.highest_number == 7
    assert question.text == "Why?"


def test_calls_and_results_stand_behind_the_question() -> None:
    later = (Message(Role.ASSISTANT, (ToolCall("a", "t"),)), Message(Role.USER, (ToolResult("a", "t", "x"),)))
    question = question_of(request(ASK, *later), SETTINGS, "en-US", Place("c", "parent"))
    assert question.client is not None
    assert question.client.later == later
    assert (question.conversation, question.parent, question.text) == ("c", "parent", "Why?")


@pytest.mark.parametrize(
    "messages",
    [(message(Role.ASSISTANT, "Only me."),), (message(Role.USER, "  "),), (ASK, message(Role.ASSISTANT, "Prefill"))],
)
def test_without_a_question_at_the_end_it_is_refused(messages: tuple[Message, ...]) -> None:
    with pytest.raises(Refusal) as caught:
        question_of(request(*messages), SETTINGS, "en-US")
    assert caught.value.param == "messages"
