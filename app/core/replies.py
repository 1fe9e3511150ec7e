"""Short replies of a model to requests of our own: text that is collected has a limit, in length and in seconds."""

from contextlib import aclosing
from dataclasses import dataclass

from app.core.domain.chat import ChatRequest, RevisionPart, TextPart, Usage, UsagePart
from app.core.domain.errors import TimedOut
from app.core.ports import ChatModel
from app.core.streams import within

LONGEST = 20_000  # characters; a model that writes more repeats itself
REPLY_SECONDS = 180.0  # seconds: a model on this machine may have to be loaded first, and some think aloud


class BoundedText:
    """Text that comes in pieces, up to so many characters."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._pieces: list[str] = []
        self._room = longest

    @property
    def full(self) -> bool:
        return self._room < 0

    @property
    def text(self) -> str:
        return "".join(self._pieces)[: self._longest]

    def add(self, piece: str) -> None:
        if not self.full:
            self._pieces.append(piece)
            self._room -= len(piece)

    def clear(self) -> None:
        """What was added turned out to be thinking."""
        self._pieces, self._room = [], self._longest


@dataclass(frozen=True)
class Reply:
    """The words of a reply, and what they cost. `cut`: there were more."""

    text: str
    usage: Usage | None = None
    cut: bool = False


async def reply_text(
    model: ChatModel, request: ChatRequest, *, longest: int = LONGEST, seconds: float = REPLY_SECONDS
) -> str:
    """The words of the reply, cut where there are too many. Raises as the model does, and `TimedOut`."""
    return (await reply_of(model, request, longest=longest, seconds=seconds)).text


async def reply_of(
    model: ChatModel, request: ChatRequest, *, longest: int = LONGEST, seconds: float = REPLY_SECONDS
) -> Reply:
    """As `reply_text`, with the usage where the service tells it."""
    words, usage = BoundedText(longest), None
    try:
        async with aclosing(within(seconds, model.stream(request))) as parts:
            async for part in parts:
                if isinstance(part, TextPart):
                    words.add(part.text)
                elif isinstance(part, RevisionPart):
                    words.clear()
                elif isinstance(part, UsagePart):
                    usage = part.usage  # the last word counts for the whole request
                if words.full:
                    break  # and the request ends with it
    except TimeoutError as exc:
        raise TimedOut(model.name) from exc
    return Reply(words.text, usage, words.full)
