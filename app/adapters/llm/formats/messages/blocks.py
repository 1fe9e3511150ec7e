"""Content blocks of Messages: how they grow, what they say of a search, and what is sent back of them."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from html import unescape
from typing import Any

from app.adapters.json_text import as_json
from app.adapters.llm.protocol.bodies import arguments_text, clean, generated_id, grow
from app.adapters.llm.protocol.evidence import MOST, Sources
from app.adapters.llm.protocol.offsets import Annotation
from app.adapters.llm.protocol.source_tail import strip_tail
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import mapping, rows, whole, words
from app.core.domain.addresses import is_web_address
from app.core.domain.chat import ProviderCitation, ProviderSearchPart, ProviderSource, ToolCall
from app.core.domain.citation import Anchor

_LONG_FIELDS = frozenset({"encrypted_content", "content"})  # long, and of use only to the provider: the echo holds them
_SNIPPET = 300  # characters of a fetched page


@dataclass
class Block:
    """A block as it came, and what its deltas added. `start`: where its text begins in the text of the answer."""

    data: dict[str, Any]
    start: int
    raw_text: list[str] = field(default_factory=list)  # text as it came, halves of characters and all
    visible_text: list[str] = field(default_factory=list)  # the same as text of the answer
    reasoning: list[str] = field(default_factory=list)
    partial: list[str] = field(default_factory=list)  # its input, as JSON text in pieces
    citations: list[dict[str, Any]] = field(default_factory=list)
    closed: bool = False
    evidence_emitted: bool = False  # its evidence was told

    @property
    def kind(self) -> str:
        return words(self.data.get("type"))

    @property
    def id(self) -> str:
        return _string(self.data, "id")

    @property
    def answers(self) -> str:
        """The id of the call whose result it is."""
        return _string(self.data, "tool_use_id")

    @property
    def is_servers_call(self) -> bool:
        """A call that the server itself carries out."""
        return self.kind != "tool_use" and self.kind.endswith("tool_use")

    @property
    def text(self) -> str:
        return "".join(self.visible_text)

    @property
    def input(self) -> Any:
        """What a tool was given: an object, or whatever came instead of one."""
        parsed = as_json("".join(self.partial)) if self.partial else None
        first = self.data.get("input")
        return parsed if parsed is not None else as_json(first) if isinstance(first, str) else first

    @property
    def torn(self) -> bool:
        """Its input broke off."""
        input_text = "".join(self.partial).strip()
        return bool(input_text) and as_json(input_text) is None

    def add(self, delta: dict[str, Any]) -> None:
        """A delta that is neither text nor thinking. What nobody knows yet grows the field of its own name."""
        match delta.get("type"):
            case "input_json_delta":
                self.partial.append(words(delta.get("partial_json")))
            case "citations_delta":
                self.citations += rows([delta.get("citation")])
            case "signature_delta":
                self.data["signature"] = words(delta.get("signature"))
            case _:
                for name, value in delta.items():
                    joins = isinstance(value, str | list) and type(self.data.get(name)) is type(value)
                    if joins and name != "type":
                        grow(self.data, name, value)
                    elif name != "type":
                        self.data[name] = value

    def call(self) -> ToolCall:
        """The call of a tool of ours; a block without an id is given one, for the echo too."""
        if not self.id:
            self.data["id"] = generated_id()
        input_text = "".join(self.partial).strip()
        return ToolCall(self.id, _string(self.data, "name"), arguments_text(input_text or self.data.get("input")))

    def raw(self) -> dict[str, Any]:
        """What is sent back: everything that came, with the deltas where they belong."""
        data = {
            name: value for name, value in self.data.items() if name != "annotations"
        }  # grok2api's; not of a request
        if self.kind == "text":
            data["text"] = strip_tail(well_formed("".join(self.raw_text)))
        if self.kind == "thinking":
            data["thinking"] = "".join(self.reasoning)
        if self.citations:
            data["citations"] = self.citations
        if self.partial:
            parsed = self.input
            data["input"] = parsed if isinstance(parsed, dict) else {}
        return mapping(clean(data))


def new_block(data: dict[str, Any], start: int) -> tuple[Block, str, str]:
    """(a new block, text that it brings along, thinking that it brings along)"""
    block = Block(dict(data), start, citations=rows(data.get("citations")))
    text = words(data.get("text")) if block.kind == "text" else ""
    return block, text, words(data.get("thinking")) if block.kind == "thinking" else ""


def raw_blocks(blocks: Iterable[Block], *, ended: bool, waiting: bool) -> tuple[dict[str, Any], ...]:
    """The blocks that can be sent back; none where plain text says as much.

    ended: the answer came to its end; else what was still open is dropped, text excepted. waiting: searches without a
    result are still to be answered; else they are dropped, because they would be refused.
    """
    blocks = list(blocks)
    results = {block.answers for block in blocks}
    items = []
    for block in blocks:
        orphan = block.is_servers_call and not waiting and block.id not in results
        complete = (block.closed or ended) and not block.torn
        if block.kind == "text" or (block.kind and complete and not orphan):
            items.append(block.raw())
    plain = all(item["type"] == "text" and not item.get("citations") for item in items)
    return () if plain else tuple(items)


def search_of(block: Block) -> ProviderSearchPart | None:
    """What a server's own tool was asked for; None for tools that do not bring evidence."""
    name, arguments = words(block.data.get("name")).lower(), mapping(block.input)
    if not block.id or "tool_search" in name:
        return None
    if any(sign in name for sign in ("fetch", "read_url", "reader")):
        return ProviderSearchPart(block.id, "open_page", url=_string(arguments, "url"))
    if "search" in name:
        return ProviderSearchPart(block.id, "search", _string(arguments, "query", "search_query"))
    return None


def answered(block: Block, earlier: ProviderSearchPart | None) -> ProviderSearchPart | None:
    """The search that a result belongs to, at its end; `pause_turn` may have cut it off from the asking."""
    if earlier is None and block.answers and block.kind.startswith(("web_search", "web_fetch")):
        earlier = ProviderSearchPart(block.answers, "open_page" if "fetch" in block.kind else "search")
    if earlier is None:
        return None
    content = mapping(block.data.get("content"))
    failed = words(content.get("type")).endswith("_error") or block.data.get("is_error") is True
    url = earlier.url or _string(content, "url")
    error = _string(content, "error_code") if failed else ""
    return replace(earlier, url=url, state="failed" if failed else "completed", error=error)


def results_of(block: Block) -> list[ProviderSource]:
    """The pages that a search found, or the page that was fetched."""
    content = block.data.get("content")
    sources = []
    for row in rows(content)[:MOST] or [mapping(content)]:
        document = mapping(row.get("content"))
        title = _string(row, "title") or _string(document, "title")
        words_of_it = well_formed(words(mapping(document.get("source")).get("data")))
        is_text = mapping(document.get("source")).get("type") == "text"
        if _string(row, "url"):
            sources.append(
                ProviderSource(
                    "",
                    _string(row, "url"),
                    title,
                    snippet=" ".join(words_of_it[: 2 * _SNIPPET].split())[:_SNIPPET] if is_text else "",
                    date=_string(row, "page_age"),
                    data=mapping(clean({name: value for name, value in row.items() if name not in _LONG_FIELDS})),
                )
            )
    return sources


def citations_of(block: Block, sources: Sources, limit: int) -> list[ProviderCitation]:
    """A block's citations, one for each source; the whole block is what they support.

    limit: code points of text that there are; no span goes beyond. Sources that only citations name join `sources`:
    those of results in an earlier answer, documents.
    """
    rows_by_key: dict[str, list[dict[str, Any]]] = {}
    for citation in block.citations[:MOST]:
        if key := sources.add(_source_of(citation, sources)):
            rows_by_key.setdefault(key, []).append(citation)
    text = block.text
    start = min(block.start + len(text) - len(text.lstrip()), limit)
    end = min(block.start + len(text.rstrip()), limit)
    placed = text.strip() != "" and start < end
    return [
        ProviderCitation(
            (key,),
            (end, end) if placed else None,
            Anchor.BLOCK if placed else Anchor.UNPLACED,
            claim=(start, end) if placed else None,
            cited_text=" … ".join(dict.fromkeys(filter(None, map(_words_of, same)))),
            data={"citations": clean(same)},
        )
        for key, same in rows_by_key.items()
    ]


def annotations_of(items: Any) -> list[Annotation]:
    """grok2api's annotations, flat or nested as in Chat Completions."""
    annotations = []
    for item in rows(items)[:MOST]:
        row = mapping(item.get("url_citation")) or item
        start, end = whole(row.get("start_index")), whole(row.get("end_index"))
        if _string(row, "url"):
            annotations.append(
                Annotation(_string(row, "url"), _string(row, "title"), start, end, data=mapping(clean(row)))
            )
    return annotations


def listed_of(items: Any) -> list[ProviderSource]:
    """grok2api's `search_sources`: `{"url", "title", "type": "web" | "x_post"}`."""
    return [
        ProviderSource(
            "",
            _string(row, "url"),
            _string(row, "title"),
            kind="x_post" if row.get("type") == "x_post" else "web",
            data=mapping(clean(row)),
        )
        for row in rows(items)[:MOST]
        if _string(row, "url")
    ]


def _source_of(citation: dict[str, Any], sources: Sources) -> ProviderSource:
    """Web results are named by their address, our own by `source`, documents by their place in the request."""
    address = _string(citation, "url", "source")
    title = _string(citation, "title", "document_title")
    if is_web_address(address):
        return ProviderSource("", address, title)
    if address:
        return ProviderSource("", "", title, label=address)
    fetched = next((source for source in sources.all if title and source.title == title), None)
    number = whole(citation.get("document_index"))
    if fetched is not None or number is None:
        return fetched or ProviderSource("")
    return ProviderSource("", "", title, label=f"document {number}", kind="file", data=mapping(clean(citation)))


def _words_of(citation: dict[str, Any]) -> str:
    """HTML entities stand in it at times."""
    return unescape(_string(citation, "cited_text")).strip()


def _string(row: dict[str, Any], *names: str) -> str:
    return next((well_formed(value) for name in names if (value := words(row.get(name)))), "")
