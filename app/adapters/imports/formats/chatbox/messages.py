"""Chatbox's messages: their parts, and what they refer to."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.calls import Call, with_calls
from app.adapters.imports.fields import first_text, mapping, mappings, parsed, sequence, text, web_address
from app.adapters.imports.markers import bracket_citations
from app.adapters.imports.media import file_of_data_uri, file_of_member, media_type
from app.adapters.imports.sources import SourceList
from app.adapters.imports.times import moment
from app.core.domain.transfer import ForeignFile, ForeignMessage, ForeignRole, ForeignSource, SkippedPart

_SEARCHES = ("web_search", "parse_link", "query_knowledge_base", "anysearch_search", "anysearch_batch_search")
_ROLES = {
    "user": ForeignRole.USER,
    "assistant": ForeignRole.ASSISTANT,
    "system": ForeignRole.SYSTEM,
    "tool": ForeignRole.TOOL,
}


@dataclass
class Blobs:
    """Pictures and files by the keys under which Chatbox stores them: a dump has none of them."""

    archive: Archive
    resources: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    skipped: list[SkippedPart] = field(default_factory=list)

    def file(self, key: object, name: str, kind: str) -> ForeignFile | None:
        resource = self.resources.get(text(key))
        if resource is None:
            return None
        name = name or first_text(resource.get("filename"), text(resource.get("path")).rpartition("/")[2])
        kind = first_text(resource.get("mimeType"), kind)
        file = file_of_member(self.archive, text(resource.get("path")), name, kind)
        if isinstance(file, ForeignFile):
            return file
        self.skipped.append(file)
        return None

    def words(self, key: object) -> str:
        file = self.file(key, "", "")
        return text(file.data.decode("utf-8", "replace")) if file is not None and file.data is not None else ""


def messages_of(item: Mapping[str, Any], parent: str | None, blobs: Blobs) -> list[ForeignMessage]:
    """The message behind the calls that it made."""
    role = _ROLES.get(text(item.get("role")), ForeignRole.ASSISTANT)
    parts = _Parts(blobs)
    parts.read(item)
    body = "\n\n".join(filter(str.strip, parts.texts))
    message = ForeignMessage(
        text(item.get("id")),
        role,
        parent,
        body,
        "\n\n".join(filter(None, parts.reasoning)),
        moment(item.get("timestamp")),
        text(item.get("model")) if role is ForeignRole.ASSISTANT else "",
        tuple(parts.files),
        parts.sources.all(),
        bracket_citations(body, parts.sources.numbers()) if parts.searches == 1 else (),
        tuple(parts.queries),
        hidden=role is ForeignRole.SYSTEM or item.get("isSummary") is True,
        error=text(item.get("error")),
    )
    return with_calls(message, parts.calls)


@dataclass
class _Parts:
    """One message, gathered part by part."""

    blobs: Blobs
    texts: list[str] = field(default_factory=list)
    reasoning: list[str] = field(default_factory=list)
    files: list[ForeignFile] = field(default_factory=list)
    sources: SourceList = field(default_factory=SourceList)
    queries: list[str] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)
    searches: int = 0

    def read(self, item: Mapping[str, Any]) -> None:
        self.reasoning.append(text(item.get("reasoningContent")).strip())
        parts = mappings(item.get("contentParts"))
        for part in parts:
            match part.get("type"):
                case "text":
                    self.texts.append(text(part.get("text")))
                case "reasoning":
                    self.reasoning.append(text(part.get("text")).strip())
                case "image":
                    self._picture(part)
                case "tool-call":
                    self._call(part)
                case _:
                    pass  # notes of the program about itself
        if not parts:
            self.texts.append(text(item.get("content")))  # before version 8 of its data
        self._old_search(mapping(item.get("webBrowsing")))
        for picture in mappings(item.get("pictures")):
            self._picture(picture)
        for file in mappings(item.get("files")):
            self._file(file)
        for link in mappings(item.get("links")):
            self._link(link)

    def _picture(self, part: Mapping[str, Any]) -> None:
        url = text(part.get("url"))
        name = "" if url.startswith("data:") else url.rpartition("/")[2]
        file = self.blobs.file(part.get("storageKey"), name, "image/*") or file_of_data_uri(url)
        self.files.append(file or ForeignFile(name, media_type(b"", name) or "image/*"))

    def _file(self, entry: Mapping[str, Any]) -> None:
        name, kind = text(entry.get("name")), text(entry.get("fileType"))
        file = self.blobs.file(entry.get("rawStorageKey"), name, kind)
        if file is None:
            file = ForeignFile(name, kind or media_type(b"", name), text=self.blobs.words(entry.get("storageKey")))
        self.files.append(file)

    def _link(self, entry: Mapping[str, Any]) -> None:
        """A page that was attached to a question."""
        url, title = web_address(entry.get("url")), text(entry.get("title"))
        if words := self.blobs.words(entry.get("storageKey")):
            self.files.append(ForeignFile(title or url, "text/plain", text=words))
        elif url and url not in "".join(self.texts):
            self.texts.append(f"[{title or url}]({url})")

    def _call(self, part: Mapping[str, Any]) -> None:
        name, arguments = text(part.get("toolName")), parsed(part.get("args"))
        result = parsed(part.get("result"))
        if result is None:
            words = text(part.get("result")) or self.blobs.words(part.get("resultStorageKey"))
            result = parsed(words) or words
        pages = [source for page in _pages(result) if (source := _source(page))]
        if not pages or name not in _SEARCHES:
            self.calls.append(Call(name or "tool", arguments, result))
        for source in pages:
            self.sources.add(source, source.url or source.title)
        if pages and (query := first_text(mapping(arguments).get("query"), mapping(result).get("query"))):
            self.queries.append(query)
            self.searches += 1

    def _old_search(self, search: Mapping[str, Any]) -> None:
        self.queries += filter(None, map(text, sequence(search.get("query"))))
        pages = [source for page in mappings(search.get("links")) if (source := _source(page))]
        self.searches += bool(pages)
        for source in pages:
            self.sources.add(source)


def _pages(result: Any) -> list[dict[str, Any]]:
    """What a search found, what a fetch read, or what the user's own documents say."""
    answer = mapping(result)
    if text(answer.get("url")):
        return [answer]
    return mappings(answer.get("searchResults")) or mappings(answer.get("results")) or mappings(result)


def _source(page: Mapping[str, Any]) -> ForeignSource | None:
    url = web_address(first_text(page.get("link"), page.get("url")))
    title = first_text(page.get("title"), page.get("filename"))
    passage = first_text(page.get("rawContent"), page.get("content"), page.get("text"))
    if not url and not (title and passage):
        return None
    return ForeignSource(url, title, snippet=text(page.get("snippet")), passage=passage)
