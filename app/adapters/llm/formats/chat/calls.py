"""Tool calls of a Chat Completions answer, put together from their deltas, and the message that has to be sent back."""

import json
from typing import Any

from app.adapters.json_text import as_json
from app.adapters.llm.formats.chat.search import KIMI_SEARCH
from app.adapters.llm.protocol.bodies import clean, generated_id, grow
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import mapping, rows, words
from app.core.domain.chat import ProviderMetadataPart, ToolCall

_MOST = 200  # calls of one answer


class Calls:
    """Feed it the `tool_calls` of every delta, or of a whole message.

    Parts of a call share an index; where there is none (or -1), a name begins a new call. Some servers give every call
    the index 0: then another id begins a new one.
    """

    def __init__(self) -> None:
        self._calls: dict[str, dict[str, Any]] = {}
        self._at: dict[int, str] = {}  # index → key
        self._last = ""

    def take(self, value: Any) -> None:
        for call in rows(value):
            function = mapping(call.get("function"))
            key = self._key(call, words(function.get("name")))
            if key not in self._calls and len(self._calls) >= _MOST:
                return
            self._last = key
            self._join(self._calls.setdefault(key, {"id": "", "name": "", "pieces": [], "more": {}}), call, function)

    def whole(self, *, finished: bool) -> list[ToolCall]:
        """All that can be answered; of an answer that broke off only those whose arguments are complete."""
        return [
            ToolCall(call["id"], call["name"], call["arguments"] or "{}", call["name"] == KIMI_SEARCH)
            for call in self._function_calls()
            if finished or as_json(call["arguments"]) is not None
        ]

    def message(self, text: str, calls: list[ToolCall], reasoning: dict[str, Any]) -> ProviderMetadataPart:
        """The assistant's message as the server said it, with what it put beside a call (Gemini's signatures)."""
        call_ids = {call.id for call in calls}
        items = [
            {
                "type": "function",
                **clean(call["more"]),
                "id": call["id"],
                "function": {**clean(call["more_function"]), "name": call["name"], "arguments": call["arguments"]},
            }
            for call in self._function_calls()
            if call["id"] in call_ids
        ]
        return ProviderMetadataPart(({"role": "assistant", "content": text, **reasoning, "tool_calls": items},), "chat")

    def _key(self, call: dict[str, Any], name: str) -> str:
        index, call_id = call.get("index"), words(call.get("id"))
        if type(index) is int and index >= 0:
            key = self._at.get(index, f"#{index}")
            earlier = self._calls.get(key)
            if earlier and name and call_id and earlier["id"] and call_id != earlier["id"]:
                key = f"#{index} {call_id}"
            self._at[index] = key
            return key
        if name or not self._last:
            return call_id or f"new {len(self._calls)}"
        return self._last

    def _join(self, target: dict[str, Any], call: dict[str, Any], function: dict[str, Any]) -> None:
        target["id"] = target["id"] or well_formed(words(call.get("id")))
        target["name"] = well_formed(words(function.get("name"))) or target["name"]
        arguments = function.get("arguments")
        if isinstance(arguments, dict):
            target["pieces"] = [json.dumps(clean(arguments), ensure_ascii=False)]
        else:
            target["pieces"].append(words(arguments))
        beside = {n: v for n, v in call.items() if n not in ("index", "id", "function") and v is not None}
        target["more"] |= beside
        target["more_function"] = target.get("more_function", {}) | {
            n: v for n, v in function.items() if n not in ("name", "arguments") and v is not None
        }

    def _function_calls(self) -> list[dict[str, Any]]:
        """The calls that name a function, each with an id of its own."""
        calls = [call for call in self._calls.values() if call["name"]]
        ids: set[str] = set()
        for call in calls:
            if not call["id"] or call["id"] in ids:
                call["id"] = generated_id()
            ids.add(call["id"])
            call["arguments"] = well_formed("".join(call["pieces"]))
        return calls


class ReasoningDetails:
    """OpenRouter's `reasoning_details`: pieces of one item share type and index, and go back as one."""

    def __init__(self) -> None:
        self._items: dict[str, dict[str, Any]] = {}

    def take(self, items: Any) -> None:
        for item in rows(items):
            key = f"{item.get('type')} {item.get('index')}"
            if key not in self._items and len(self._items) >= _MOST:
                return
            detail = self._items.setdefault(key, {})
            for name, value in item.items():
                if name in ("text", "summary", "data") and isinstance(value, str) and isinstance(detail.get(name), str):
                    grow(detail, name, value)
                elif value is not None or name not in detail:
                    detail[name] = value

    @property
    def all(self) -> list[dict[str, Any]]:
        return [clean(item) for item in self._items.values()]
