"""A message's blocks, as version 1 stores them: text, reasoning, calls, files and what is cited.

Read after `src/renderer/src/types/newMessage.ts` of CherryHQ/cherry-studio. Earlier messages without blocks and later
ones with parts are brought into this form first.
"""

import re
from dataclasses import dataclass, field
from typing import Any

from app.adapters.imports.calls import Call
from app.adapters.imports.fields import first_text, mapping, mappings, sequence, text
from app.adapters.imports.formats.cherry_studio.citations import (
    cited_sources,
    grounded_citations,
    queries_of,
    web_addresses,
)
from app.adapters.imports.formats.cherry_studio.files import BackupFiles
from app.adapters.imports.markers import bracket_citations, plain_markers
from app.adapters.imports.sources import SourceList
from app.adapters.imports.spans import CitedText
from app.adapters.imports.thinking import without_thinking
from app.core.domain.transfer import ForeignCitation, ForeignFile, SkippedPart

Block = dict[str, Any]
_KINDS = {"image": "image/*", "video": "video/*"}
_WITH_NAME = re.compile(r"\[cite:([\w-]+)\]")


@dataclass
class Content:
    """What a message's blocks hold."""

    words: CitedText = field(default_factory=CitedText)
    reasoning: list[str] = field(default_factory=list)
    sources: SourceList = field(default_factory=SourceList)
    queries: list[str] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)
    files: list[ForeignFile] = field(default_factory=list)
    error: str = ""


class BlockReader:
    def __init__(self, files: BackupFiles, skipped: list[SkippedPart]) -> None:
        self._files = files
        self._skipped = skipped

    def read(self, blocks: list[Block]) -> Content:
        content = Content()
        cited = {text(block.get("id")): self._cited(block, content) for block in blocks if _is_citation(block)}
        for block in blocks:
            self._add(block, content, cited)
        return content

    def _add(self, block: Block, content: Content, cited: dict[str, "_Cited"]) -> None:
        words = text(block.get("content"))
        match block.get("type"):
            case "main_text":
                self._add_text(block, words, content, cited)
            case "thinking":
                content.reasoning.append(words)
            case "code":
                content.words.add(_fenced(words, text(block.get("language"))))
            case "compact":
                content.words.add(words)
                content.calls.append(Call("compact", None, text(block.get("compactedContent"))))
            case "translation":
                content.calls.append(Call(f"translation {text(block.get('targetLanguage'))}".strip(), None, words))
            case "tool":
                content.calls.append(self._call(block))
            case "image" | "file" | "video":
                content.files += self._files_of(block)
            case "error":
                error = mapping(block.get("error"))
                content.error = first_text(error.get("message"), error.get("name"), words, content.error)

    def _add_text(self, block: Block, words: str, content: Content, cited: dict[str, "_Cited"]) -> None:
        words, thinking = without_thinking(words)
        if thinking:
            content.reasoning.append(thinking)
        names = [text(one.get("citationBlockId")) for one in mappings(block.get("citationReferences"))]
        source = next((cited[name] for name in names if name in cited), None) or next(iter(cited.values()), None)
        if source is None:
            content.words.add(words)
            return
        words, citations = _with_names(plain_markers(words, source.numbers), source.names)
        if source.kind == "gemini":
            citations += grounded_citations(words, source.results, source.chunks)
        else:
            occupied = {citation.place for citation in citations}
            plain = bracket_citations(words, source.numbers)
            citations = sorted(
                [*citations, *(one for one in plain if one.place not in occupied)], key=lambda one: one.place or (0, 0)
            )
        content.words.add(words, citations)

    def _cited(self, block: Block, content: Content) -> "_Cited":
        response = mapping(block.get("response"))
        content.queries += queries_of(block)
        numbers: dict[int, int] = {}
        key = text(block.get("id"))
        for number, source in enumerate(cited_sources(block), start=1):
            numbers[number] = content.sources.add(source, source.url or f"{key}:{number}")
        chunks = {address: numbers[number] for number, address in enumerate(web_addresses(block), start=1)}
        names = {name: numbers[number] for name, number in mapping(block.get("names")).items()}
        if written := mapping(block.get("numbers")):  # what the text says where it does not count the results
            numbers = {int(own): numbers[number] for own, number in written.items()}
        return _Cited(text(response.get("source")), response.get("results"), numbers, names, chunks)

    def _call(self, block: Block) -> Call:
        raw = mapping(mapping(block.get("metadata")).get("rawMcpToolResponse"))
        tool = mapping(raw.get("tool"))
        name = first_text(block.get("toolName"), tool.get("name"), raw.get("name"), block.get("toolId"))
        arguments = block.get("arguments") or raw.get("arguments")
        result = block.get("content") or raw.get("response")
        parts = mappings(mapping(result).get("content"))
        if not parts:
            return Call(name, arguments, result)
        texts = [text(part.get("text")) for part in parts]
        pictures = [_data_uri(text(part.get("data")), text(part.get("mimeType"))) for part in parts if part.get("data")]
        files = tuple(self._files.of_address(picture, "", "", self._skipped) for picture in pictures)
        return Call(name, arguments, "\n\n".join(one for one in texts if one), files)

    def _files_of(self, block: Block) -> list[ForeignFile]:
        """Of a picture that was uploaded, one that was made, or another file."""
        kind = text(block.get("mediaType")) or _KINDS.get(text(block.get("type")), "")
        name = text(block.get("name"))
        if file := mapping(block.get("file")):
            return [self._files.of_metadata(file, self._skipped)]
        if key := text(block.get("fileId")):
            return [self._files.of_id(key, name, kind, self._skipped)]
        generated = mapping(mapping(block.get("metadata")).get("generateImageResponse"))
        addresses = [text(one) for one in sequence(generated.get("images"))]
        if generated.get("type") == "base64":
            addresses = [_data_uri(one) for one in addresses]
        if url := first_text(block.get("url"), block.get("filePath")):
            addresses = [url]
        return [self._files.of_address(one, name, kind, self._skipped) for one in addresses if one]


@dataclass(frozen=True)
class _Cited:
    """A citation block: its results as the provider gave them, number → index of a source, name → index."""

    kind: str
    results: object
    numbers: dict[int, int]
    names: dict[str, int]
    chunks: dict[str, int]  # address → index


def _with_names(words: str, names: dict[str, int]) -> tuple[str, list[ForeignCitation]]:
    """`[cite:k3f-2]` of version 2 as `[2]`, with what it cites."""
    pieces: list[str] = []
    citations: list[ForeignCitation] = []
    length = last = 0
    for match in _WITH_NAME.finditer(words) if names else ():
        if match[1] not in names:
            continue
        index = names[match[1]]
        before, marker = words[last : match.start()], f"[{index + 1}]"
        start = length + len(before)
        citations.append(ForeignCitation((index,), (start, start + len(marker))))
        pieces += [before, marker]
        length, last = start + len(marker), match.end()
    return "".join([*pieces, words[last:]]), citations


def _fenced(words: str, language: str) -> str:
    fence = "```"
    while fence in words:
        fence += "`"
    return f"{fence}{language}\n{words}\n{fence}"


def _data_uri(data: str, kind: str = "") -> str:
    return data if data.startswith(("data:", "http")) else f"data:{kind or 'image/png'};base64,{data}"


def _is_citation(block: Block) -> bool:
    return block.get("type") == "citation"
