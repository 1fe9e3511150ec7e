"""Claude: the data export, a zip with `conversations.json`, or that file alone.

Nothing of it is documented by Anthropic; read after content.ts, convert.ts, tools.ts and citations.ts of
`packages/api/src/import/claude/` in danny-avila/LibreChat, which were measured on real exports. The bytes of files are
never in it, only the text of documents; no message names its model; which branch was shown is not told.
"""

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.calls import Call, with_calls
from app.adapters.imports.fields import first_text, mapping, mappings, stable_id, text, web_address
from app.adapters.imports.json_files import items_at, json_names, places
from app.adapters.imports.json_stream import BrokenJson, reason_of
from app.adapters.imports.media import file_of_data_uri, media_type
from app.adapters.imports.sources import SourceList
from app.adapters.imports.spans import CitedText, checked_span
from app.adapters.imports.times import moment
from app.adapters.imports.trees import well_formed
from app.core.domain.citation import Span
from app.core.domain.transfer import (
    ForeignCitation,
    ForeignConversation,
    ForeignFile,
    ForeignMessage,
    ForeignRole,
    ForeignSource,
    SkippedPart,
    SkipReason,
)

_MOST_LOOKED_AT = 40  # of a folder's files, to recognise it
_NOT_READ = ("projects", "memories", "design_chats")  # what else an export holds that somebody may look for here
_ROLES = {"human": ForeignRole.USER, "assistant": ForeignRole.ASSISTANT}
_LANGUAGES = {
    "application/vnd.ant.react": "jsx",
    "application/vnd.ant.mermaid": "mermaid",
    "text/html": "html",
    "image/svg+xml": "svg",
}


class Claude:
    name = "claude"
    title = "Claude"

    def recognises(self, archive: Archive) -> bool:
        return any(_holds_conversations(archive, name) for name in json_names(archive)[:_MOST_LOOKED_AT])

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
        names = json_names(archive)
        for name in names:
            if not _holds_conversations(archive, name):
                continue
            try:
                for index, value in enumerate(items_at(archive, name, "item")):
                    yield from _conversation(value, f"{name}[{index}]")
            except BrokenJson as error:
                yield SkippedPart(name, SkipReason.BROKEN, str(error))
        filled = (name for name in names if archive.size(name) > len("[]"))
        parts = {part.removesuffix(".json") for name in filled for part in PurePosixPath(name).parts}
        yield from (SkippedPart(kind, SkipReason.UNSUPPORTED) for kind in _NOT_READ if kind in parts)


def _holds_conversations(archive: Archive, name: str) -> bool:
    return ("item.chat_messages", "start_array") in places(archive, name)


def _conversation(value: Any, place: str) -> Iterator[ForeignConversation | SkippedPart]:
    if not isinstance(value, dict) or not isinstance(value.get("chat_messages"), list):
        yield SkippedPart(place, reason_of(value), text(mapping(value).get("name")))
        return
    title = text(value.get("name"))
    identity = text(value.get("uuid")) or stable_id(title, text(value.get("created_at")))
    pages = _pages(value)
    messages: list[ForeignMessage] = []
    empty = set()
    previous = None
    for index, item in enumerate(value["chat_messages"]):
        if not isinstance(item, dict):
            yield SkippedPart(f"{place}.chat_messages[{index}]", SkipReason.BROKEN, title)
            continue
        parts = _Parts(pages)
        parts.read(item)
        message = parts.message(
            item, f"{identity}/{index}", previous, first_text(item.get("model"), value.get("model"))
        )
        previous = message.id
        if not (message.text.strip() or message.reasoning or message.files or message.sources):
            empty.add(message.id)
        messages += with_calls(message, parts.calls)
    tree = well_formed(messages, empty)
    if not tree:
        yield SkippedPart(place, SkipReason.EMPTY, title)
        return
    yield ForeignConversation(
        identity,
        title,
        moment(value.get("created_at")),
        moment(value.get("updated_at")),
        text(value.get("current_leaf_message_uuid")) or None,
        text(mapping(value.get("project")).get("name")),
        pinned=value.get("is_starred") is True,
        messages=tree,
    )


def _pages(conversation: Mapping[str, Any]) -> dict[str, ForeignSource]:
    """What searches and fetches of the conversation gave, by address: citations name addresses alone."""
    pages = SourceList()
    for message in mappings(conversation["chat_messages"]):
        for block in mappings(message.get("content")):
            for result in mappings(block.get("content")):
                if source := _source(result):
                    pages.add(source)
    return {page.url: page for page in pages.all()}


def _source(result: Mapping[str, Any]) -> ForeignSource | None:
    url = web_address(result.get("url"))
    if result.get("type") != "knowledge" or not url:
        return None
    about = mapping(result.get("metadata"))
    return ForeignSource(
        url,
        text(result.get("title")),
        first_text(about.get("site_name"), about.get("site_domain")),
        text(mapping(result.get("prompt_context_metadata")).get("page_age")),
        passage=text(result.get("text")),
    )


@dataclass
class _Parts:
    """One message, gathered block by block."""

    pages: Mapping[str, ForeignSource]
    body: CitedText = field(default_factory=CitedText)
    reasoning: list[str] = field(default_factory=list)
    files: list[ForeignFile] = field(default_factory=list)
    cited: SourceList = field(default_factory=SourceList)
    results: list[ForeignSource] = field(default_factory=list)  # listed behind the cited ones
    queries: list[str] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)

    def read(self, message: Mapping[str, Any]) -> None:
        blocks = mappings(message.get("content"))
        results = _Results(blocks)
        before = ""
        for block in blocks:
            match block.get("type"):
                case "text":
                    content = text(block.get("text"))
                    # Blocks that follow each other directly may be parts of one sentence.
                    goes_on = bool(before) and (before[-1].isspace() or content[:1].isspace())
                    self.body.add(content, self._citations(content, block), "" if goes_on else None)
                case "thinking":
                    summaries = (text(summary.get("summary")) for summary in mappings(block.get("summaries")))
                    self.reasoning.append(text(block.get("thinking")).strip() or "\n\n".join(filter(None, summaries)))
                case "tool_use":
                    self._call(block, results.of(block))
                case "tool_result":
                    pass
                case "image":
                    self.files.append(_picture(block))
                case _:
                    self.body.add(text(block.get("text")))  # such as the words of a voice note
            before = text(block.get("text")) if block.get("type") == "text" else ""
        for orphan in results.left():
            self._call({}, orphan)
        if not self.body.text:
            self.body.add(text(message.get("text")))
        self._attach(message)

    def message(self, item: Mapping[str, Any], own_id: str, previous: str | None, model: str) -> ForeignMessage:
        for source in self.results:
            self.cited.add(source)
        parent = text(item.get("parent_message_uuid")) or None
        role = _ROLES.get(text(item.get("sender")), ForeignRole.SYSTEM)
        return ForeignMessage(
            text(item.get("uuid")) or own_id,
            role,
            parent if "parent_message_uuid" in item else previous,
            self.body.text,
            "\n\n".join(filter(None, self.reasoning)),
            moment(item.get("created_at")),
            model if role is ForeignRole.ASSISTANT else "",
            tuple(self.files),
            self.cited.all(),
            self.body.citations,
            tuple(self.queries),
            hidden=role is ForeignRole.SYSTEM,
        )

    def _citations(self, content: str, block: Mapping[str, Any]) -> list[ForeignCitation]:
        """One citation names one source; those of the same words belong together."""
        spans: dict[Span | None, list[int]] = {}
        for citation in mappings(block.get("citations")):
            details = mapping(citation.get("details"))
            url = web_address(first_text(details.get("url"), citation.get("url")))
            if not url:
                continue
            source = self.pages.get(url) or ForeignSource(url, first_text(details.get("title"), citation.get("title")))
            span = checked_span(content, citation.get("start_index"), citation.get("end_index"))
            indexes = spans.setdefault(span, [])
            index = self.cited.add(source)
            if index not in indexes:
                indexes.append(index)
        return [
            ForeignCitation(tuple(indexes), span and (span[1], span[1]), span)
            for span, indexes in spans.items()
            if span is not None
        ]

    def _call(self, use: Mapping[str, Any], result: Mapping[str, Any]) -> None:
        name = first_text(use.get("name"), result.get("name")) or "tool"
        arguments = mapping(use.get("input"))
        blocks = mappings(result.get("content"))
        pages = [source for block in blocks if (source := _source(block))]
        self.results += pages
        if pages and (query := text(arguments.get("query"))):
            self.queries.append(query)
        if name == "artifacts" and text(arguments.get("content")):
            self.body.add(_artifact(arguments))
            return
        files = tuple(_picture(block) for block in blocks if block.get("type") == "image")
        output = "\n\n".join(filter(None, map(_result_text, blocks))) or text(result.get("content"))
        if output or files or not pages:
            self.calls.append(Call(name, arguments, output, files))

    def _attach(self, message: Mapping[str, Any]) -> None:
        names = set()
        for attachment in mappings(message.get("attachments")):
            name, kind = text(attachment.get("file_name")), text(attachment.get("file_type"))
            names.add(name)
            kind = kind if "/" in kind else media_type(b"", name or f"a.{kind}")
            self.files.append(ForeignFile(name, kind, text=text(attachment.get("extracted_content"))))
        uploads = {
            first_text(entry.get("file_uuid"), entry.get("file_name")): text(entry.get("file_name"))
            for key in ("files", "files_v2")  # both may name one
            for entry in mappings(message.get(key))
        }
        self.files += (ForeignFile(name, media_type(b"", name)) for name in uploads.values() if name not in names)


class _Results:
    """The results of a message's calls: by id, or where that is null in their order."""

    def __init__(self, blocks: list[dict[str, Any]]) -> None:
        self._by_id: defaultdict[str, deque[dict[str, Any]]] = defaultdict(deque)
        for block in blocks:
            if block.get("type") == "tool_result":
                self._by_id[text(block.get("tool_use_id"))].append(block)

    def of(self, use: Mapping[str, Any]) -> Mapping[str, Any]:
        own = self._by_id[text(use.get("id"))]
        return own.popleft() if own else {}

    def left(self) -> Iterator[Mapping[str, Any]]:
        for blocks in self._by_id.values():
            yield from blocks


def _result_text(block: Mapping[str, Any]) -> str:
    """What a result says beside the pages that it gives."""
    return first_text(block.get("text"), block.get("name"), block.get("file_path")) if not _source(block) else ""


def _picture(block: Mapping[str, Any]) -> ForeignFile:
    """Seen without bytes only; the shape of Anthropic's API would hold them."""
    source = mapping(block.get("source"))
    name = first_text(block.get("file_name"), block.get("title"), block.get("file_uuid"))
    kind = text(source.get("media_type"))
    data = f"data:{kind};base64,{text(source.get('data'))}"
    return file_of_data_uri(data, name) or ForeignFile(name, kind or media_type(b"", name) or "image/*")


def _artifact(arguments: Mapping[str, Any]) -> str:
    """A document beside the conversation: shown where it was made, as it was made."""
    content, kind = text(arguments["content"]), text(arguments.get("type"))
    heading = f"**{title}**\n\n" if (title := text(arguments.get("title"))) else ""
    if kind == "text/markdown":
        return heading + content
    fence = "```"
    while fence in content:
        fence += "`"
    language = text(arguments.get("language")) or _LANGUAGES.get(kind, "")
    return f"{heading}{fence}{language}\n{content}\n{fence}"
