"""A question of another program: its rules, its history, its tools, its wishes."""

from dataclasses import replace

from app.core.domain import events as e
from app.core.domain.chat import (
    Abilities,
    ImageBlock,
    Message,
    Role,
    Sampling,
    TextBlock,
    Tool,
    ToolCall,
    ToolCallPart,
    ToolResult,
    message,
)
from app.core.domain.conversation import PASSING, is_passing, is_private
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.turn.client_request import ClientRequest, HistorySource
from app.core.prompt.history_messages import fitting_messages
from tests.core.world import REWRITE, SEA, SKY, World
from tests.fakes import FakeModel

SAMPLING = Sampling(max_tokens=90, temperature=0.2, top_p=0.5, stop=("END",), effort="low")
WEATHER = Tool("weather", "The weather at a place.", {"type": "object", "properties": {}})
OFF = Overrides(mode=SearchMode.OFF)


def calling(model: FakeModel) -> FakeModel:
    model.abilities = Abilities(search=False, tools=True)
    return model


async def test_the_clients_rules_history_and_wishes_reach_the_model() -> None:
    model = FakeModel(["It is blue."])
    history = (message(Role.USER, "Hello"), message(Role.ASSISTANT, "Hello to you."))
    client = ClientRequest("Answer like a pirate.", history, sampling=SAMPLING)
    turn, _ = await World(model).turn("And the sky?", client=client, overrides=OFF)
    (request,) = model.requests
    assert request.sampling == SAMPLING
    assert request.messages[0].role is Role.SYSTEM
    assert request.messages[0].text.endswith("Answer like a pirate.")
    assert [one.text for one in request.messages[1:]] == ["Hello", "Hello to you.", "And the sky?"]
    assert turn.text == "It is blue."


async def test_the_search_is_planned_from_the_clients_history() -> None:
    model = FakeModel([REWRITE, "Blue [1]."])
    history = (message(Role.USER, "Tell me of the sky."), message(Role.ASSISTANT, "Gladly."))
    await World(model).turn("Why is it blue?", client=ClientRequest(history=history))
    assert "User: Tell me of the sky.\nAssistant: Gladly." in model.requests[0].messages[1].text


async def test_numbers_of_the_history_keep_their_sources_and_new_ones_follow() -> None:
    model = FakeModel([REWRITE, "Still so [2], and new [4]."])
    history = (message(Role.USER, "The sea?"), message(Role.ASSISTANT, "Water absorbs red [2], they say [3]."))
    named = (HistorySource(2, SEA, "The sea"),)
    client = ClientRequest(history=history, sources=named, highest_number=3)
    world = World(model)
    turn, _ = await world.turn("Why is the sky blue?", client=client)
    by_number = {source.number: source.url for source in turn.sources.values() if source.number}
    assert by_number == {2: SEA, 4: SKY}
    assert [citation.numbers for citation in turn.citations] == [(2,), (4,)]


async def test_a_call_of_the_clients_tool_ends_the_turn_and_its_result_goes_on() -> None:
    call = ToolCall("c1", "weather", '{"place": "Rome"}')
    model = calling(FakeModel([[ToolCallPart(call)], "It is warm."]))
    client = ClientRequest(tools=(WEATHER,))
    turn, events = await World(model).turn("Weather in Rome?", client=client)
    assert [event.calls for event in events if isinstance(event, e.ClientToolsCalled)] == [(call,)]
    assert turn.finish == "tool_calls"
    assert isinstance(events[-1], e.TurnFinished)
    assert [tool.name for tool in model.requests[0].tools] == ["web_search", "read_page", "weather"]
    later = (Message(Role.ASSISTANT, (call,)), Message(Role.USER, (ToolResult("c1", "weather", "29 °C"),)))
    again, _ = await World(model).turn("Weather in Rome?", client=replace(client, later=later))
    assert model.requests[1].messages[-2:] == later
    assert again.text == "It is warm."


async def test_our_search_and_the_clients_tool_stand_side_by_side() -> None:
    search = ToolCall("s1", "web_search", '{"query": "why is the sky blue"}')
    weather = ToolCall("c1", "weather")
    model = calling(FakeModel([[ToolCallPart(search)], [ToolCallPart(weather)]]))
    turn, events = await World(model).turn("Sky and weather?", client=ClientRequest(tools=(WEATHER,)))
    assert [event.calls for event in events if isinstance(event, e.ToolsCalled)] == [(search,)]
    assert [event.calls for event in events if isinstance(event, e.ClientToolsCalled)] == [(weather,)]
    assert {source.url for source in turn.sources.values()} >= {SKY}


async def test_a_tool_of_the_client_that_is_called_like_ours_is_the_clients() -> None:
    own = Tool("web_search", "The client's own.", {"type": "object"})
    call = ToolCall("c1", "web_search", '{"query": "x"}')
    model = calling(FakeModel([REWRITE, [ToolCallPart(call)]]))
    _, events = await World(model).turn(client=ClientRequest(tools=(own,)))
    assert [event.calls for event in events if isinstance(event, e.ClientToolsCalled)] == [(call,)]
    assert model.requests[1].tools == (own,)
    assert any(isinstance(event, e.SearchFinished) for event in events), "the question was searched for all the same"


async def test_only_the_named_sites_are_searched_and_read() -> None:
    model = FakeModel([REWRITE, "Blue [1]."])
    world = World(model)
    turn, _ = await world.turn(client=ClientRequest(allowed_hosts=("sea.example",)))
    assert [source.url for source in turn.sources.values()] == [SEA]
    assert world.channel.asked[0].rules.allowed_hosts == ("sea.example",)
    model.answers = [REWRITE, "Blue [1]."]
    turn, _ = await World(model).turn(client=ClientRequest(blocked_hosts=("sea.example",)))
    assert [source.url for source in turn.sources.values()] == [SKY]


def test_history_is_cut_at_a_message_of_the_users() -> None:
    call = Message(Role.ASSISTANT, (ToolCall("c", "weather"),))
    result = Message(Role.USER, (ToolResult("c", "weather", "warm"),))
    seen = Message(Role.USER, (ImageBlock(b"png"), TextBlock("And this?")))
    messages = [message(Role.USER, "long " * 400), call, result, message(Role.ASSISTANT, "Warm."), seen]
    assert fitting_messages(messages, 100, vision=True) == [seen]
    assert fitting_messages(messages, 100_000, vision=True) == messages
    assert fitting_messages(messages, 100, vision=False) == [message(Role.USER, "And this?")]


def test_a_passing_conversation_is_a_private_one() -> None:
    assert is_passing(f"{PASSING}1")
    assert is_private(f"{PASSING}1")
    assert not is_passing("private-1")
