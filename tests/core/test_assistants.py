"""A question that is asked with an assistant."""

from dataclasses import replace

from app.core.domain import events as e
from app.core.domain.assistants import Assistant
from app.core.domain.chat import AssistantUse, Sampling
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.turn.client_request import ClientRequest
from tests.core.world import World
from tests.fakes import FakeLibrary, FakeModel

POET = Assistant(
    "poet", "Poet", "🪶", "", "Answer in verse.", Overrides(SearchMode.OFF), Sampling(temperature=0.9, effort="low")
)


def world(*answers: str) -> World:
    made = World(FakeModel(list(answers)))
    library = FakeLibrary([POET])
    made.ask = replace(made.ask, library=lambda: library)
    return made


async def test_its_prompt_settings_and_search_mode_are_in_force() -> None:
    here = world("Roses.")
    turn, events = await here.turn(overrides=Overrides(assistant="poet"))
    assert here.model is not None
    request = here.model.requests[-1]
    assert request.messages[0].text.endswith("Answer in verse.")
    assert (request.sampling.temperature, request.sampling.effort) == (0.9, "low")
    assert turn.mode is SearchMode.OFF
    used = AssistantUse("poet", "Poet", "🪶", "Answer in verse.", POET.sampling)
    assert turn.assistant == used
    started = events[0]
    assert isinstance(started, e.TurnStarted)
    assert started.assistant == used


async def test_the_message_and_a_client_say_more_than_the_assistant() -> None:
    here = world("[]", "Roses.")
    client = ClientRequest("Be brief.", sampling=Sampling(temperature=0.1))
    turn, _ = await here.turn(overrides=Overrides(SearchMode.ALWAYS, assistant="poet"), client=client)
    assert here.model is not None
    request = here.model.requests[-1]
    assert (request.sampling.temperature, request.sampling.effort) == (0.1, "low")
    assert request.messages[0].text.endswith("Be brief.")
    assert "Answer in verse." in request.messages[0].text
    assert turn.mode is SearchMode.ALWAYS


async def test_a_deleted_assistant_is_missed_by_nobody() -> None:
    here = world("Sky.")
    turn, _ = await here.turn(overrides=Overrides(SearchMode.OFF, assistant="gone"))
    assert turn.assistant is None
    assert turn.text == "Sky."
