"""One request to a service that compares texts: its time, its ways."""

import asyncio
from collections.abc import Callable

import httpx
import pytest

from app.adapters.llm.protocol.wire_format import Call
from app.adapters.ranking.request import batches, is_number
from app.core.domain.errors import BadAnswer, ModelUnknown, TimedOut
from tests.adapters.llm.chat_server import raw, scripted
from tests.adapters.ranking.services import Pauses, answered, json_service

Client = Callable[[], httpx.AsyncClient]


async def test_a_silent_service_is_given_up_after_its_time_and_not_asked_again(client: Client) -> None:
    opened, over = [], asyncio.Event()

    async def be_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        opened.append(writer)
        await over.wait()

    async with raw(be_silent) as base:
        with pytest.raises(TimedOut):
            await json_service(base, client, seconds=0.05).ask(Call(base, {}, b"{}"), len)
        over.set()
    assert len(opened) <= 1


async def test_a_failing_server_is_asked_three_times_with_growing_pauses(client: Client) -> None:
    pauses = Pauses()
    with scripted(answered("oops", 500)) as service, pytest.raises(BadAnswer):
        await json_service(service.base, client, pause=pauses).ask(Call(service.base, {}, b"{}"), len)
    assert len(service.asked) == 3
    assert pauses.seconds == sorted(pauses.seconds)


async def test_where_a_redirect_leads_is_told_and_not_followed(client: Client) -> None:
    with scripted(answered("", 302, location="http://127.0.0.1:9/")) as service, pytest.raises(BadAnswer) as told:
        await json_service(service.base, client).ask(Call(service.base, {}, b"{}"), len)
    assert "127.0.0.1:9" in told.value.detail


async def test_a_failure_within_a_good_status_is_one(client: Client) -> None:
    missing = answered({"code": 20012, "message": "Model does not exist"})
    with scripted(missing) as service, pytest.raises(ModelUnknown):
        await json_service(service.base, client).ask(Call(service.base, {}, b"{}"), len)


async def test_the_first_error_of_several_calls_ends_them(client: Client) -> None:
    begun = []

    async def call(number: int) -> int:
        begun.append(number)
        if number == 1:
            raise BadAnswer("p")
        return number

    with pytest.raises(BadAnswer):
        await json_service("http://x.example", client).side_by_side([lambda n=n: call(n) for n in range(20)])  # type: ignore[misc]
    assert len(begun) < 20


@pytest.mark.parametrize(
    ("sizes", "parts"),
    [
        ([], []),
        ([1], [1]),
        ([1, 1, 1], [2, 1]),
        ([9, 2, 1], [1, 2]),
        ([20], [1]),
        ([1, 20, 1], [1, 1, 1]),
        ([5, 5], [2]),
    ],
)
def test_texts_are_divided_by_number_and_by_size(sizes: list[int], parts: list[int]) -> None:
    found = batches(["x" * size for size in sizes], 2, 10)
    assert [len(part) for part in found] == parts
    assert [index for part in found for index in part] == list(range(len(sizes)))


def test_what_counts_as_a_number() -> None:
    assert all(map(is_number, [0, 1, -0.5]))
    assert not any(map(is_number, [True, None, "1", float("nan"), float("-inf"), 10**400]))
