"""Servers that mean harm, or are badly broken: nothing hangs, nothing grows without end, nothing learns the key."""

import asyncio
import gzip
import json
from collections.abc import Callable
from dataclasses import replace

import httpx
import pytest

from app.adapters.llm.client import WireClient
from app.adapters.llm.formats import format_of
from app.adapters.llm.protocol.wire_format import Service
from app.core.domain import events as e
from app.core.domain.chat import ChatRequest, ModelChoice, Role, TextPart, message
from app.core.domain.errors import AppError, BadAnswer
from app.core.domain.turn.turn import State
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import KEY, SKY, Script, cut_up
from tests.matrix.servers import CUT, EVENTS, JSON, LINES, Reply, Wild, body, serving
from tests.matrix.talk import ITSELF, OFF, Talk, chips, ended, provider_of

formats = pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
ASKED = ChatRequest((message(Role.USER, "hi"),))
MUCH = 100_000_000  # bytes that a client that gives up never takes


class Flood:
    """The same bytes again and again, until the client leaves."""

    def __init__(self, head: bytes, again: bytes) -> None:
        self.sent = 0
        self._head, self._again = head, again

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(self._head)
        while self.sent < MUCH and not reader.at_eof():
            writer.write(self._again)
            self.sent += len(self._again)
            await writer.drain()


def opened(media: str = EVENTS) -> bytes:
    return f"HTTP/1.1 200 OK\r\nContent-Type: {media}\r\n\r\n".encode()


async def failed(client: httpx.AsyncClient, script: Script, reply: Reply | Wild) -> tuple[str, str, str]:
    """(text, kind of the error, its words)"""
    async with serving(reply) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn()
    assert turn.error is not None
    assert turn.state is State.FAILED
    return turn.text, turn.error.kind, turn.error.detail


async def read(model: WireClient, said: list[str]) -> None:
    async for part in model.stream(ASKED):
        said += [part.text] if isinstance(part, TextPart) else []


@pytest.mark.parametrize(
    ("media", "again"),
    [(EVENTS, b"data: " + b"x" * 65_000), (JSON, b'{"a": "' + b"x" * 65_000), (LINES, b"[" * 65_000)],
    ids=["line", "body", "nesting"],
)  # fmt: skip
async def test_a_line_that_never_ends_is_given_up(client: httpx.AsyncClient, media: str, again: bytes) -> None:
    flood = Flood(opened(media), again)
    text, kind, detail = await failed(client, SCRIPTS["chat"], flood)
    assert (text, kind) == ("", "BadAnswer")
    assert detail in ("event too large", "answer too large")
    assert flood.sent < MUCH


@pytest.mark.parametrize(
    "again", [b": keep-alive\n\n", b"\n", b"\r\n\r\n", b"data:\n\n", b"event: ping\n\n", b"data: {}\n\n", b"{}\n"]
)
@formats
async def test_nothing_without_end_is_given_up(client: httpx.AsyncClient, script: Script, again: bytes) -> None:
    flood = Flood(opened(script.media), again * 1000)
    async with serving(flood) as server:
        service = Service("S", server.url + script.base, KEY)
        model = WireClient(service, "m", format_of(script.name), lambda: client, longest=100_000)
        with pytest.raises(BadAnswer, match="answer too large"):
            await read(model, [])
    assert flood.sent < MUCH


@formats
async def test_an_answer_without_end_is_cut_and_kept(client: httpx.AsyncClient, script: Script) -> None:
    told = script.said("a", "word ")
    begin, again = told.frames[: told.half], told.frames[told.half]
    flood = Flood(opened(script.media) + b"".join(map(script.frame, begin)), script.frame(again) * 100)
    said: list[str] = []
    async with serving(flood) as server:
        service = Service("S", server.url + script.base, KEY)
        model = WireClient(service, "m", format_of(script.name), lambda: client, longest=100_000)
        with pytest.raises(AppError, match="answer too large"):
            await read(model, said)
    assert "".join(said).startswith("aword word ")


async def test_headers_without_end_are_given_up(client: httpx.AsyncClient) -> None:
    flood = Flood(b"HTTP/1.1 200 OK\r\n", b"X-More: " + b"x" * 1000 + b"\r\n")
    assert (await failed(client, SCRIPTS["chat"], flood))[:2] == ("", "Unreachable")
    assert flood.sent < MUCH


@pytest.mark.parametrize(
    "junk", [b"", b"SSH-2.0-OpenSSH_9.6\r\n", b"HTTP/1.1 abc\r\n\r\n", b"\0" * 200, b"HTTP/1.1 204 No Content\r\n\r\n"]
)
async def test_what_is_no_answer_is_an_error(client: httpx.AsyncClient, junk: bytes) -> None:
    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(junk)

    assert (await failed(client, SCRIPTS["chat"], say))[1] in ("Unreachable", "BadAnswer")


def packed(data: bytes, coding: str = "gzip") -> Reply:
    return Reply(cut_up(data, 1000), EVENTS, headers={"Content-Encoding": coding})


async def test_a_gzip_bomb_is_given_up(client: httpx.AsyncClient) -> None:
    bomb = gzip.compress(b"data: " + bytes(48_000_000))
    async with serving(packed(bomb)) as server:
        turn, _ = await Talk(client, provider_of(SCRIPTS["chat"], server)).turn()
    assert server.asked[0].headers["accept-encoding"] == "identity"
    assert turn.error is not None
    assert (turn.error.kind, turn.error.detail) == ("BadAnswer", "event too large")


@formats
async def test_a_server_that_packs_unasked_is_understood(client: httpx.AsyncClient, script: Script) -> None:
    told = script.said("The sky", " is blue.")
    data = gzip.compress(b"".join(map(script.frame, told.frames)))
    async with serving(replace(packed(data), media=script.media)) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn()
    assert (turn.text, ended(turn)) == (told.text, (State.FINISHED, ""))


@pytest.mark.parametrize("coding", ["gzip", "deflate"])
async def test_what_cannot_be_unpacked_is_an_error(client: httpx.AsyncClient, coding: str) -> None:
    told = await failed(client, SCRIPTS["chat"], packed(b"this is not packed", coding))
    assert told[1] == "BadAnswer"


@formats
@pytest.mark.parametrize("media", [EVENTS, JSON, LINES, "text/html", "application/octet-stream", "", "x"])
async def test_the_content_type_may_be_wrong(client: httpx.AsyncClient, script: Script, media: str) -> None:
    told = script.said("The sky ", "😀 is ", "blue.")
    async with serving(replace(script.streamed(told), media=media), replace(script.whole(told), media=media)) as server:
        talk = Talk(client, provider_of(script, server))
        for _ in range(2):
            turn, _ = await talk.turn()
            assert (turn.text, ended(turn)) == (told.text, (State.FINISHED, ""))


@formats
@pytest.mark.parametrize("bad", [b"\xff\xfe", b"\xf0\x9f", b"\xed\xa0\xbd", b"\\ud83d", b"\\u0000"])
async def test_broken_characters_are_replaced(client: httpx.AsyncClient, script: Script, bad: bytes) -> None:
    told = script.cited(SKY) if script.dialect else script.said(SKY.text)
    data = b"".join(map(script.frame, told.frames)).replace("😀".encode(), bad)
    async with serving(Reply(cut_up(data), script.media)) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn(ITSELF if script.dialect else OFF)
    assert ended(turn) == (State.FINISHED, "")
    assert turn.text.startswith("The sky ")
    assert " is blue." in turn.text
    turn.text.encode()
    assert len(chips(turn)) == (1 if script.dialect else 0)


@formats
@pytest.mark.parametrize("status", [301, 302, 307, 308])
async def test_no_redirect_takes_the_key_anywhere(client: httpx.AsyncClient, script: Script, status: int) -> None:
    async with serving(script.streamed(script.said("Got it."))) as thief:
        away = Reply((b"moved",), status=status, headers={"Location": f"{thief.url}/v1?key={KEY}"})
        text, kind, detail = await failed(client, script, away)
    assert (text, kind) == ("", "BadAnswer")
    assert str(thief.port) in detail
    assert KEY not in detail
    assert not thief.asked


@formats
async def test_an_error_page_in_place_of_an_answer_is_named(client: httpx.AsyncClient, script: Script) -> None:
    page = b"<!doctype html><html><head><title>Sign in to the Wi-Fi</title></head><body><script>x</script>Hi"
    assert await failed(client, script, Reply((page,), "text/html")) == ("", "BadAnswer", "Sign in to the Wi-Fi")


ECHOED: dict[str, Callable[[Script], Reply | Wild]] = {
    "in an error": lambda s: body({"error": {"message": f"Bad header: {s.key[1]}", "code": KEY}}, status=400),
    "within the stream": lambda s: s.stream([*s.said("a").frames[:-1], json.loads(_with_key(json.dumps(s.error)))]),
    "in a page": lambda s: Reply((f"<title>Your key {KEY}</title>".encode(),), "text/html", 502),
    "in plain text": lambda s: Reply((f"denied: {KEY}".encode(),), "text/plain", 403),
    "in no format": lambda s: Reply((f"{KEY} is what you sent".encode(),), "text/plain"),
}


def _with_key(text: str) -> str:
    return text.replace("boom", f"boom {KEY}")


@formats
@pytest.mark.parametrize("way", ECHOED)
async def test_a_key_that_a_server_repeats_is_never_shown(client: httpx.AsyncClient, script: Script, way: str) -> None:
    busy = ECHOED[way](script)
    if isinstance(busy, Reply) and busy.status == 502:
        busy = replace(busy, headers={"Retry-After": "900"})  # else it is asked again
    _, _, detail = await failed(client, script, busy)  # Talk looks for the key in events, conftest in the logs
    assert KEY not in detail


@formats
async def test_a_field_of_twenty_megabytes_is_passed_over(client: httpx.AsyncClient, script: Script) -> None:
    told = script.said("The sky", " is blue.")
    huge = {**told.frames[1], "obfuscation": "x" * 20_000_000}
    frames = [told.frames[0], huge, *told.frames[2:]]
    async with serving(Reply((b"".join(map(script.frame, frames)),), script.media)) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn()
    assert (turn.text, ended(turn)) == (told.text, (State.FINISHED, ""))


async def test_a_text_of_twenty_megabytes_is_kept_whole(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["chat"]
    told = script.said("a", "The sky is blue. " * 1_200_000)
    async with serving(Reply((b"".join(map(script.frame, told.frames)),), script.media)) as server:
        model = Talk(client, provider_of(script, server)).directory.model(ModelChoice("p", "m"))
        said = [part.text async for part in model.stream(ASKED) if isinstance(part, TextPart)]
    assert sum(map(len, said)) == len(told.text) > 20_000_000


@pytest.mark.parametrize(
    ("script", "deltas"), [(one, 100_000 if name == "chat" else 5000) for name, one in SCRIPTS.items()], ids=SCRIPTS
)
async def test_a_hundred_thousand_tiny_deltas_are_as_many_events(
    client: httpx.AsyncClient, script: Script, deltas: int
) -> None:
    told = script.said(*(f"{number} " for number in range(deltas)))
    async with serving(Reply((b"".join(map(script.frame, told.frames)),), script.media)) as server:
        talk = Talk(client, provider_of(script, server))
        turn, events = await talk.turn(batch_seconds=0)
    assert (turn.text, ended(turn)) == (told.text, (State.FINISHED, ""))
    written = sum(isinstance(event, e.TextDelta) for event in events)
    assert deltas - 20 <= written <= deltas
    assert len(events) < written + 20
    assert sum(what == "save" for what, *_ in talk.store.saves) < 20


async def test_five_thousand_markers_are_a_thousand_chips_while_they_come(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["dashscope"]
    whole = json.dumps(script.cited(SKY).whole, ensure_ascii=False).replace(f"{SKY.text}[1]", "Blue [1]. " * 5000)
    async with serving(body(json.loads(whole))) as server:
        turn, events = await Talk(client, provider_of(script, server)).turn(ITSELF)
    assert ended(turn) == (State.FINISHED, "")
    assert sum(isinstance(event, e.Cited) for event in events) == 1000
    assert len(turn.citations) == 5000


@formats
@pytest.mark.parametrize("place", [0, 1, 2])
async def test_frames_of_nonsense_between_those_that_make_sense_do_no_harm(
    client: httpx.AsyncClient, script: Script, place: int
) -> None:
    told = script.said("The sky", " is blue.")
    deep = "[" * 50_000
    nonsense = ["null", "7", '"x"', "[]", "{}", '{"type": 7}', '{"choices": 7}', '{"error": null}', "{", deep]
    frames = [script.frame(frame) for frame in told.frames]
    lines = [b"%s\n" % one.encode() if script.media == LINES else b"data: %s\n\n" % one.encode() for one in nonsense]
    if script.media == LINES and not place:
        place = 1  # the first line tells that there are lines
    data = b"".join([*frames[:place], *lines, *frames[place:]])
    async with serving(Reply(cut_up(data, 1000), script.media)) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn()
    assert (turn.text, ended(turn)) == (told.text, (State.FINISHED, ""))


@formats
async def test_a_connection_that_is_cut_at_once_is_unreachable(client: httpx.AsyncClient, script: Script) -> None:
    async with serving(Reply(ending=CUT), script.streamed(script.said("Here."))) as server:
        talk = Talk(client, provider_of(script, server))
        turn, _ = await talk.turn()
        assert (turn.text, ended(turn)) == ("", (State.FAILED, "Unreachable"))
        again, _ = await talk.turn()
    assert again.text == "Here."
