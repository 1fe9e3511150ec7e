"""Sentences of the local API's page: whether it serves, and since when a key is used."""

from datetime import UTC, datetime

import pytest

from app.core.domain.gateway import ApiKey
from app.core.domain.gateway.state import ApiCall, GatewayProblem, GatewayState, GatewayStatus
from app.ui.settings.local_api.words import key_sentence, problem_sentence, running_sentence

pytestmark = pytest.mark.usefixtures("qapp", "english")


@pytest.mark.parametrize(
    ("problem", "detail", "words"),
    [
        (GatewayProblem.PORT_IN_USE, "4000", "port 4000 is already in use. Choose another port"),
        (GatewayProblem.ADDRESS_UNKNOWN, "10.9.9.9", "does not have: 10.9.9.9"),
        (GatewayProblem.NOT_PERMITTED, "", "does not allow port 4000"),
        (GatewayProblem.NOT_INSTALLED, "uvicorn", "pipx install 'citewise[serve]'"),
        (GatewayProblem.OTHER, "No buffer space", "Not on: No buffer space."),
    ],
)
def test_a_problem_is_named_with_what_to_do(problem: GatewayProblem, detail: str, words: str) -> None:
    assert words in problem_sentence(GatewayState(GatewayStatus.FAILED, problem=problem, detail=detail), 4000)


def test_who_can_reach_it_is_said_while_it_serves() -> None:
    assert running_sentence(GatewayState()) == ""
    assert "Only this computer" in running_sentence(GatewayState(GatewayStatus.ON, "http://127.0.0.1:4000"))
    everyone = GatewayState(GatewayStatus.ON, "http://0.0.0.0:4000", open_to_network=True)
    assert "without encryption" in running_sentence(everyone)


def test_a_key_says_when_it_was_created_and_last_used() -> None:
    key = ApiKey("1", "Editor", created="2020-02-03T12:00:00+00:00")
    calls = [
        ApiCall(datetime(2020, 2, day, 12, tzinfo=UTC), client, "/v1/models", "", 200, 3)
        for day, client in ((4, "Editor"), (5, "Editor"), (6, "Other"))
    ]
    assert key_sentence(key, ()).startswith("Created ")
    assert "20" in key_sentence(key, ())
    assert "last used" not in key_sentence(key, calls[2:])
    assert "last used" in key_sentence(key, calls)
    assert "5" in key_sentence(key, calls).rpartition("last used")[2]
    assert key_sentence(ApiKey("2"), calls) == ""
    assert key_sentence(ApiKey("2", created="long ago"), ()) == "Created long ago"
