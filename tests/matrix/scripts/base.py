"""What a script of a wire format holds: the same few answers, streamed and whole, in the words of its protocol."""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from tests.matrix.servers import CUT, EVENTS, JSON, Reply, body

KEY = "sk-matrix-0123456789abcdef"
THOUGHT = "Hm, light."
USED = (10, 5)  # tokens of every answer: read, written
_PIECE = 61  # bytes: chunks of the transfer end within characters, lines and events


@dataclass(frozen=True)
class Claim:
    """A sentence and the page that stands behind it."""

    text: str
    url: str
    title: str


SKY = Claim("The sky 😀 is blue.", "https://sky.example/blue", "Why the sky is blue")
SEA = Claim(" Das Meer ist grün: 12 °C.", "https://sea.example/green", "Why the sea is green")
MOON = Claim("", "https://moon.example/", "Found and not cited")


@dataclass(frozen=True)
class Told:
    """An answer. `chips`: (address, start, end) of every citation, in code points of `text`, markers included.

    `half` of the frames hold the first claim with its chips as far as they are known by then, and `half_text`.
    """

    frames: Sequence[Any]
    whole: Any
    text: str = ""
    chips: tuple[tuple[str, int, int], ...] = ()
    half: int = 0
    half_text: str = ""
    half_urls: tuple[str, ...] = ()


class Script(ABC):
    """One wire format. `base`: the path of its address; `dialect`: how its search is asked for; `error`: an event that
    ends a stream; `refusal`: a body that tells of an error where the status says that all is well."""

    name: ClassVar[str]
    base: ClassVar[str] = "/v1"
    dialect: ClassVar[str] = ""
    media: ClassVar[str] = EVENTS
    key: ClassVar[tuple[str, str]] = ("authorization", f"Bearer {KEY}")
    streamed_at: ClassVar[str]
    asked_whole_at: ClassVar[str]
    error: ClassVar[Any]
    refusal: ClassVar[Any]
    echo: ClassVar[Any]  # of the answer that calls, as the next request repeats it

    @abstractmethod
    def said(self, *pieces: str) -> Told:
        """Thinking, where the format has it, and these pieces of text."""

    @abstractmethod
    def called(self, query: str) -> Told:
        """Thinking, and a call of `web_search`."""

    def cited(self, *claims: Claim) -> Told:
        """The provider's own search, and claims with their evidence. `MOON` is found and not cited."""
        raise NotImplementedError

    @abstractmethod
    def echoed(self, request: Any) -> Any:
        """What a request repeats of the model's first answer."""

    @abstractmethod
    def results(self, request: Any) -> list[str]:
        """What it tells of the tools."""

    @abstractmethod
    def words(self, request: Any) -> list[str]:
        """All that the request has the model say."""

    @abstractmethod
    def roles(self, request: Any) -> list[str]:
        """Who speaks, message by message, the system apart."""

    def frame(self, value: Any) -> bytes:
        return f"data: {value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)}\n\n".encode()

    def streamed(self, told: Told, **more: Any) -> Reply:
        return self.stream(told.frames, **more)

    def stream(self, frames: Sequence[Any], tail: bytes = b"", **more: Any) -> Reply:
        data = b"".join(map(self.frame, frames)) + tail
        return Reply(cut_up(data), self.media, **more)

    def broken(self, told: Told, ending: str = CUT) -> Reply:
        """The first half, the beginning of the next event, and no more."""
        return self.stream(told.frames[: told.half], self.frame(told.frames[told.half])[:11], ending=ending)

    def whole(self, told: Told, **more: Any) -> Reply:
        reply = body(told.whole, **more)
        return replace(reply, pieces=cut_up(reply.pieces[0]), media=JSON)

    def broken_whole(self, told: Told, ending: str = CUT) -> Reply:
        data = json.dumps(told.whole).encode()
        return Reply(cut_up(data[: len(data) // 2]), ending=ending)


def cut_up(data: bytes, size: int = _PIECE) -> tuple[bytes, ...]:
    return tuple(data[at : at + size] for at in range(0, len(data), size))


def halves(text: str) -> tuple[str, str]:
    return text[: len(text) // 2], text[len(text) // 2 :]
