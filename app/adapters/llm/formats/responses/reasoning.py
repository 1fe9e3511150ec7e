"""The reasoning of an answer in Responses, which comes in parts: a summary, or the text itself, never both."""

from app.adapters.llm.formats.responses.output import Item
from app.adapters.llm.protocol.visible_text import Characters
from app.core.domain.chat import ModelPart, ReasoningPart


class Reasoning:
    """The parts of all items as one text, with a break between two."""

    def __init__(self) -> None:
        self._characters = Characters()
        self._place: tuple[int, str, int] | None = None  # where it comes from at the moment

    def add(self, item: Item, name: str, number: int, text: str) -> list[ModelPart]:
        """More of the item's part with this name and number."""
        item.thinks = item.thinks or name
        if not text or item.thinks != name:
            return []
        item.reasoning_lengths[name, number] = item.reasoning_lengths.get((name, number), 0) + len(text)
        place = (item.number, name, number)
        parts = _reasoning_parts("\n\n") if self._place not in (None, place) else []
        self._place = place
        return parts + _reasoning_parts(self._characters.feed(text))

    def rest(self, item: Item, name: str, number: int, text: str) -> list[ModelPart]:
        """A part that is done: what of it was not streamed."""
        return self.add(item, name, number, text[item.reasoning_lengths.get((name, number), 0) :])

    def close(self) -> list[ModelPart]:
        return _reasoning_parts(self._characters.close())


def _reasoning_parts(text: str) -> list[ModelPart]:
    return [ReasoningPart(text)] if text else []
