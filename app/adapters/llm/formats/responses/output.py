"""The output items of an answer in Responses, found again by whatever an event names them with."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from app.adapters.llm.formats.responses.text import ContentPart
from app.adapters.llm.protocol.bodies import arguments_text, clean, generated_id
from app.adapters.llm.protocol.evidence import MOST
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import mapping, whole, words
from app.core.domain.chat import ToolCall


@dataclass
class Item:
    """An output item. `initial` and `raw` are what the server sent of it at first, and when it was done."""

    number: int
    kind: str = ""
    id: str = ""
    initial: dict[str, Any] = field(default_factory=dict)
    raw: dict[str, Any] = field(default_factory=dict)
    parts: dict[int, ContentPart] = field(default_factory=dict)
    input: list[str] = field(default_factory=list)  # of a call
    thinks: str = ""  # what its reasoning is called: what comes under two names counts once
    reasoning_lengths: dict[tuple[str, int], int] = field(
        default_factory=dict
    )  # characters that came, by name and number

    def complete(self, raw: dict[str, Any]) -> None:
        self.raw = mapping(clean(raw))
        if self.kind == "function_call" and not words(self.raw.get("call_id")):
            self.raw["call_id"] = words(self.raw.get("id")) or generated_id()

    @property
    def call(self) -> ToolCall | None:
        """Whole ones only."""
        name = well_formed(words(self.raw.get("name")))
        if self.kind != "function_call" or not name:
            return None
        return ToolCall(self.raw["call_id"], name, arguments_text(self.raw.get("arguments") or "".join(self.input)))


class Output:
    """Items in the order in which they began."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self._by_index: dict[int, Item] = {}

    @property
    def calls(self) -> list[ToolCall]:
        """One for each id: a server that tells a call twice wants it once."""
        return list({call.id: call for item in reversed(self.items) if (call := item.call)}.values())[::-1]

    def of(self, event: dict[str, Any], kind: str = "") -> Item:
        """The item that an event belongs to; a new one of that kind where it names none that is known."""
        name, index = words(event.get("item_id")), whole(event.get("output_index"))
        item = next((item for item in reversed(self.items) if name and item.id == name), None)
        if item is None and index is not None:
            item = self._by_index.get(index)
        if item is None and not name and index is None:
            item = next((item for item in reversed(self.items) if not kind or item.kind == kind), None)
        return item or self.new(kind, name, index)

    def new(self, kind: str = "", name: str = "", index: int | None = None) -> Item:
        item = Item(len(self.items), kind, name)
        if len(self.items) < 4 * MOST:
            self.items.append(item)
            if index is not None:
                self._by_index[index] = item
        return item

    def item_of_event(self, event: dict[str, Any], *, done: bool) -> Item:
        """The item that `output_item.added` and `.done` tell of."""
        raw, index = mapping(event.get("item")), whole(event.get("output_index"))
        kind, name = words(raw.get("type")), words(raw.get("id"))
        item = self._find_item(kind, name)
        placed = self._by_index.get(index) if index is not None else None
        if item is None and placed is not None and placed.kind == kind and (done or not placed.raw):
            item = placed
        return item or self.new(kind, name, index)

    def again(self, raw: dict[str, Any], count: int) -> Item | None:
        """The item that the last list of all repeats: by its id, or else as the `count`th of its kind."""
        kind = words(raw.get("type"))
        alike = [item for item in self.items if item.kind == kind]
        return self._find_item(kind, words(raw.get("id"))) or (alike[count] if count < len(alike) else None)

    def raw_items(self, *, ended: bool) -> tuple[Any, ...]:
        """The items as they came. Of a stream that broke off: what was done, and the words so far."""
        items = list(self._announced_items(ended))
        while items and not ended and items[-1].get("type") == "reasoning":
            items.pop()  # reasoning without what it led to is refused
        return tuple(items)

    def _announced_items(self, ended: bool) -> Iterator[dict[str, Any]]:
        for item in self.items:
            text = "".join(part.text for _, part in sorted(item.parts.items()))
            if item.raw:
                yield item.raw
            elif text:
                content = [{"type": "output_text", "text": text, "annotations": []}]
                status = "completed" if ended else "incomplete"
                identity = {"id": item.id} if item.id else {}
                yield {"type": "message", **identity, "role": "assistant", "status": status, "content": content}

    def _find_item(self, kind: str, name: str) -> Item | None:
        if not name:
            return None
        return next((item for item in reversed(self.items) if item.id == name and item.kind == kind), None)
