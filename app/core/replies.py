"""Short replies of a model to requests of our own: text that is collected has a limit, in length and in seconds."""

from contextlib import aclosing

from app.core.domain.chat import ChatRequest, RevisionPart, TextPart
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


async def reply_text(
    model: ChatModel, request: ChatRequest, *, longest: int = LONGEST, seconds: float = REPLY_SECONDS
) -> str:
    """The words of the reply, cut where there are too many. Raises as the model does, and `TimedOut`."""
    words = BoundedText(longest)
    try:
        async with aclosing(within(seconds, model.stream(request))) as parts:
            async for part in parts:
                if isinstance(part, TextPart):
                    words.add(part.text)
                elif isinstance(part, RevisionPart):
                    words.clear()
                if words.full:
                    break  # and the request ends with it
    except TimeoutError as exc:
        raise TimedOut(model.name) from exc
    return words.text
