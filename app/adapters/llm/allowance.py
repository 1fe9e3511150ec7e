"""What an answer may cost in memory."""

from app.core.domain.chat import ModelPart, ReasoningPart, TextPart, ToolCallPart
from app.core.domain.errors import BadAnswer

_MOST_PARTS = 1_000_000  # of an answer: the longest that a model can write has a tenth of it
_MOST_TEXT = 24_000_000  # characters of text, thoughts and calls together


class Allowance:
    """Bytes, parts and characters: each of a million words of one letter is an object."""

    def __init__(self, received: int) -> None:
        self._received = received
        self._parts = _MOST_PARTS
        self._text = _MOST_TEXT

    @property
    def spent(self) -> bool:
        return self._parts < 0 or self._text < 0

    def receive(self, data: bytes) -> None:
        self._received -= len(data)
        if self._received < 0:
            raise BadAnswer(detail="answer too large")

    def spend(self, part: ModelPart) -> None:
        self._parts -= 1
        match part:
            case TextPart(text=text) | ReasoningPart(text=text):
                self._text -= len(text)
            case ToolCallPart(call=call):
                self._text -= len(call.arguments)
