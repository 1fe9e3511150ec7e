"""DashScope's native format, from the wire: events and whole answers → parts of an answer."""

from typing import Any

from app.adapters.json_text import as_json
from app.adapters.llm.protocol.bodies import NativeDecoder, arguments_text, clean
from app.adapters.llm.protocol.evidence import web_address
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import Service, mapping, rows, whole, words
from app.core.domain.chat import GroundingPart, ModelPart, ProviderSource, SourcesPart, ToolCall, Usage

_SURE = 12  # code points of a repeated beginning that cannot be chance
_AGAIN = 3  # times the same short piece and nothing else: whoever sends all so far repeats it at the end, once
_NAMELESS = ("无", "none", "null")  # how a site without a name is called


class CumulativeText:
    """Pieces of text → what each adds, although some servers send all of the text so far each time.

    Which of the two it is shows when a piece begins with all that came before, or does not; until that is certain,
    pieces are held back. An answer that begins `ha`, `haha` is held back a little, and comes out right.
    """

    def __init__(self) -> None:
        self._whole: bool | None = None
        self._so_far = ""
        self._pieces: list[str] = []  # the pieces so far, the first of which was given

    def feed(self, piece: str) -> str:
        if not piece:
            return ""
        if self._whole is None:
            return self._compare(piece)
        if not self._whole:
            return piece
        if not piece.startswith(self._so_far):
            return self._stray(piece)
        news, self._so_far = piece[len(self._so_far) :], piece
        return news

    def close(self) -> str:
        """What was held back: as a repetition, if the last piece only repeats, else as what it says."""
        pieces, self._pieces = self._pieces, []
        if len(pieces) < 2:
            return ""
        if len(pieces) >= _AGAIN and len(set(pieces)) == 1:
            return "".join(pieces[1:])
        return (
            pieces[-1][len(pieces[0]) :]
            if pieces[-1] == pieces[-2] or len(pieces[-1]) >= _SURE
            else "".join(pieces[1:])
        )

    def _compare(self, piece: str) -> str:
        self._pieces.append(piece)
        if len(self._pieces) == 1:
            return piece
        before = self._pieces[-2]
        if not piece.startswith(before):
            self._whole = False
            news = "".join(self._pieces[1:])
            self._pieces = []
            return news
        if len(before) < _SURE:
            return ""
        self._whole, self._so_far = True, piece
        news = piece[len(self._pieces[0]) :]
        self._pieces = []
        return news

    def _stray(self, piece: str) -> str:
        """A piece that does not go on where the last one ended: an older one, or an addition after all."""
        if self._so_far.startswith(piece):
            return ""
        self._so_far += piece
        return piece


class DashScopeDecoder(NativeDecoder):
    """Markers `[1]` in the text name sources by their `index`. Finish is the text `null` until the end."""

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._growing = CumulativeText()
        self._thinking = CumulativeText()
        self._sources: tuple[ProviderSource, ...] = ()
        self._pending: dict[str, dict[str, Any]] = {}

    def close(self) -> list[ModelPart]:
        parts = self._reason(self._thinking.close()) + self._write(self._growing.close())
        return parts + super().close()

    def _take(self, chunk: dict[str, Any]) -> list[ModelPart]:
        output = mapping(chunk.get("output"))
        self.understood = self.understood or bool(output)
        self._note_usage(mapping(chunk.get("usage")))
        choice = next(iter(rows(output.get("choices"))), {})
        message = mapping(choice.get("message"))
        parts = self._note_sources(mapping(output.get("search_info")))
        parts += self._reason(self._thinking.feed(words(message.get("reasoning_content"))))
        text = _text(message.get("content")) if message else words(output.get("text"))
        parts += self._write(self._growing.feed(text))
        for call in rows(message.get("tool_calls")):
            self._note_call(call)
        self._end(choice.get("finish_reason") or output.get("finish_reason"))
        return parts

    def _gather(self) -> None:
        for call in self._pending.values():
            self.calls.append(ToolCall(call["id"], call["name"], _joined(call["pieces"])))

    def _evidence(self) -> list[ModelPart]:
        return [GroundingPart(self._sources, textual=True)] if self._sources else []

    def _note_sources(self, info: dict[str, Any]) -> list[ModelPart]:
        """The list comes with the first chunk, and empty with the others."""
        listed = [_source(str(i), row) for i, row in enumerate(rows(info.get("search_results")), start=1)]
        sources = tuple(source for source in listed if source.url or source.title)
        if not sources or sources == self._sources:
            return []
        self._sources = sources
        return [SourcesPart(sources)]

    def _note_call(self, call: dict[str, Any]) -> None:
        """Parts of a call share an index, or follow the one that brought its id."""
        index, function = whole(call.get("index")), mapping(call.get("function"))
        call_id, name = well_formed(words(call.get("id"))), well_formed(words(function.get("name")))
        last = next(reversed(self._pending), "new 0")
        key = f"#{index}" if index is not None else call_id or (f"new {len(self._pending)}" if name else last)
        pending = self._pending.setdefault(key, {"id": "", "name": "", "pieces": []})
        pending["id"], pending["name"] = pending["id"] or call_id, pending["name"] or name
        arguments = function.get("arguments")
        pending["pieces"].append(arguments_text(arguments) if isinstance(arguments, dict) else words(arguments))

    def _note_usage(self, usage: dict[str, Any]) -> None:
        counts = whole(usage.get("input_tokens")), whole(usage.get("output_tokens"))
        if counts != (None, None):
            reasoning = whole(mapping(usage.get("output_tokens_details")).get("reasoning_tokens"))
            cached = whole(mapping(usage.get("prompt_tokens_details")).get("cached_tokens"))
            searches = whole(mapping(mapping(usage.get("plugins")).get("search")).get("count"))
            self.usage = Usage(*counts, reasoning, cached, searches)


def _text(content: Any) -> str:
    """Text, or a list of blocks as models that see send them."""
    if isinstance(content, list):
        return "".join(words(block.get("text")) if isinstance(block, dict) else words(block) for block in content)
    return words(content)


def _source(key: str, row: dict[str, Any]) -> ProviderSource:
    index = row.get("index")
    label = str(index) if whole(index) is not None else words(index)[:20]
    site, title = well_formed(words(row.get("site_name"))), well_formed(words(row.get("title"))).strip()
    site = "" if site.lower() in _NAMELESS else site
    return ProviderSource(key, web_address(row.get("url")), title, label or key, site=site, data=clean(row))


def _joined(pieces: list[str]) -> str:
    """Arguments in pieces; where the last piece alone makes sense, the others were its beginnings."""
    text = "".join(pieces)
    filled = [piece for piece in pieces if piece]
    if filled and as_json(text) is None and isinstance(as_json(filled[-1]), dict):
        text = filled[-1]
    return arguments_text(text)
