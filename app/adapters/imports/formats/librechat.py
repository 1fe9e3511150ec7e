"""LibreChat: one JSON file for each conversation.

Read after `client/src/hooks/Conversations/useExportConversation.ts` (the file), `client/src/utils/citations.ts` (the
marks in the text), `packages/data-provider/src/types/web.ts` (what a search gave) and
`api/server/utils/import/importers.js` (how it reads them back) of danny-avila/LibreChat. Pictures and files are
references to its server: their bytes are not in it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.calls import Call, with_calls
from app.adapters.imports.fields import (
    first_text,
    mapping,
    mappings,
    parsed,
    sequence,
    stable_id,
    text,
    web_address,
    whole,
)
from app.adapters.imports.json_files import items_at, json_names, places
from app.adapters.imports.json_stream import BrokenJson, reason_of
from app.adapters.imports.media import file_of_data_uri, media_type
from app.adapters.imports.sources import SourceList
from app.adapters.imports.spans import CitedText, cut_spans
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

# A model may have written the name of a character for the character.
_OPEN, _CLOSE, _ANCHOR, _WORDS, _WORDS_END = (
    rf"(?:\\u{code}|{chr(int(code, 16))})" for code in ("e200", "e201", "e202", "e203", "e204")
)
_ONE = rf"{_ANCHOR}turn(\d{{1,4}})(search|image|news|video|ref|file)(\d{{1,4}})"
_ANCHORS = re.compile(rf"[ \t]{{0,4}}(?:{_OPEN}\s{{0,4}})?{_ONE}(?:[ \t]{{0,4}}{_ONE})*(?:\s{{0,4}}{_CLOSE})?")
_SINGLE = re.compile(_ONE)
_BRACKET = re.compile(rf"{_WORDS}|{_WORDS_END}")
_SIGN = re.compile("|".join((_OPEN, _CLOSE, _ANCHOR, _WORDS, _WORDS_END, r"\\ue206|\ue206")))
_LISTS = {
    "search": "organic",
    "news": "topStories",
    "image": "images",
    "video": "videos",
    "ref": "references",
    "file": "references",
}
_THINKING = re.compile(r":::thinking\n(.*?)\n:::[ \t]*\n?", re.DOTALL)
_ARTIFACT = re.compile(r"^:::artifact\{([^}\n]*)\}[ \t]*\n(.*?)\n:::[ \t]*$", re.DOTALL | re.MULTILINE)
_TITLE = re.compile(r'\btitle="([^"]*)"')


class LibreChat:
    name = "librechat"
    title = "LibreChat"

    def recognises(self, archive: Archive) -> bool:
        return any(_is_conversation(archive, name) for name in json_names(archive)[:40])

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
        for name in json_names(archive):
            if not _is_conversation(archive, name):
                continue
            try:
                for value in items_at(archive, name, ""):
                    yield from _conversation(mapping(value), name)
            except BrokenJson as error:
                yield SkippedPart(name, SkipReason.BROKEN, str(error))


def _is_conversation(archive: Archive, name: str) -> bool:
    shape = places(archive, name)
    lists = {("messages", "start_array"), ("messagesTree", "start_array")}
    return ("conversationId", "string") in shape and not shape.isdisjoint(lists)


def _conversation(value: Mapping[str, Any], place: str) -> Iterator[ForeignConversation | SkippedPart]:
    title = text(value.get("title"))
    options = mapping(value.get("options"))
    messages: list[ForeignMessage] = []
    empty = set()
    for item, parent in _flat(sequence(value.get("messagesTree")) or sequence(value.get("messages"))):
        if not isinstance(item, dict):
            yield SkippedPart(place, SkipReason.BROKEN, title)
            continue
        read = _messages(item, parent, text(options.get("model")), f"{len(messages)}")
        messages += read
        if _is_empty(read[-1]):
            empty.add(read[-1].id)
    ordered = well_formed(messages, empty)
    if not ordered:
        yield SkippedPart(place, reason_of(value, SkipReason.EMPTY), title)
        return
    yield ForeignConversation(
        text(value.get("conversationId")) or stable_id(title, ordered[0].text),
        title,
        moment(value.get("createdAt")) or ordered[0].created,
        moment(value.get("updatedAt")),
        pinned=options.get("pinned") is True,
        archived=options.get("isArchived") is True,
        tags=tuple(filter(None, map(text, sequence(options.get("tags"))))),
        messages=ordered,
    )


def _flat(messages: list[Any]) -> Iterator[tuple[Any, str | None]]:
    """Nested or not, with the id of the message that each stands in. As deep as it may be."""
    stack: list[tuple[Any, str | None]] = [(message, None) for message in reversed(messages)]
    while stack:
        message, parent = stack.pop()
        yield message, parent
        if isinstance(message, dict):
            own = text(message.get("messageId")) or parent
            stack += ((child, own) for child in reversed(sequence(message.get("children"))))


def _messages(item: Mapping[str, Any], parent: str | None, model: str, own_id: str) -> list[ForeignMessage]:
    """The message behind its calls."""
    searches = _Searches(item)
    body = CitedText()
    calls: list[Call] = []
    reasoning: list[str] = []
    error: list[str] = []
    files = [_file(entry) for entry in mappings(item.get("files"))]
    for part in mappings(item.get("content")):
        match part.get("type"):
            case "text":
                body.add(*searches.cited(_without_blocks(_words(part.get("text")), reasoning)))
            case "think" | "thinking" | "reasoning":
                reasoning.append(_words(part.get("think") or part.get("thinking") or part.get("text")).strip())
            case "tool_call":
                calls.append(_call(mapping(part.get("tool_call"))))
            case "image_file":
                files.append(_file(mapping(part.get("image_file"))))
            case "image_url":
                files.append(_linked(part.get("image_url")))
            case "error":
                error.append(_words(part.get("error")) or _words(part.get("text")))
            case _:
                pass  # who of several agents goes on, and whatever comes later
    if not body.text and not error and not calls:
        body.add(*searches.cited(_without_blocks(_words(item.get("text")), reasoning)))
    user = item.get("isCreatedByUser") is True or text(item.get("sender")).lower() == "user"
    message = ForeignMessage(
        text(item.get("messageId")) or own_id,
        ForeignRole.USER if user else ForeignRole.ASSISTANT,
        parent or text(item.get("parentMessageId")) or None,
        "" if item.get("error") is True else body.text,
        "\n\n".join(filter(None, reasoning)),
        moment(item.get("createdAt")),
        "" if user else first_text(item.get("model"), model, item.get("sender")),
        tuple(files),
        searches.all_sources(),
        () if item.get("error") is True else body.citations,
        _queries(calls),
        error=body.text if item.get("error") is True else "\n\n".join(filter(None, error)),
    )
    return with_calls(message, calls)


def _is_empty(message: ForeignMessage) -> bool:
    return not (message.text.strip() or message.reasoning or message.files or message.error or message.sources)


def _words(value: object) -> str:
    """A text, or an object that holds it."""
    return text(value) or text(mapping(value).get("value")) or text(mapping(value).get("message"))


def _without_blocks(words: str, reasoning: list[str]) -> str:
    """Reasoning that older versions wrote into the text goes where it belongs; of an artifact stays what it holds."""
    reasoning += (match[1].strip() for match in _THINKING.finditer(words))

    def unwrapped(match: re.Match[str]) -> str:
        title = _TITLE.search(match[1])
        return f"**{title[1]}**\n\n{match[2]}" if title else match[2]

    return _ARTIFACT.sub(unwrapped, _THINKING.sub("", words))


def _call(call: Mapping[str, Any]) -> Call:
    function = mapping(call.get("function"))
    interpreter = mapping(call.get("code_interpreter"))
    return Call(
        first_text(call.get("name"), function.get("name"), call.get("type")) or "tool",
        call.get("args") or function.get("arguments") or interpreter.get("input"),
        call.get("output") or function.get("output") or interpreter.get("outputs"),
    )


def _queries(calls: Iterable[Call]) -> tuple[str, ...]:
    arguments = (mapping(parsed(call.arguments)) for call in calls if call.name == "web_search")
    return tuple(filter(None, (text(one.get("query")) for one in arguments)))


def _file(entry: Mapping[str, Any]) -> ForeignFile:
    name = first_text(entry.get("filename"), entry.get("filepath"), entry.get("file_id")).rpartition("/")[2]
    kind = text(entry.get("type")) if "/" in text(entry.get("type")) else ""
    picture = "image/*" if "width" in entry else ""
    return ForeignFile(name, kind or media_type(b"", name) or picture, text=text(entry.get("text")))


def _linked(value: object) -> ForeignFile:
    url = first_text(value, mapping(value).get("url"))
    name = "" if url.startswith("data:") else url.rpartition("/")[2]
    return file_of_data_uri(url) or ForeignFile(name, media_type(b"", name) or "image/*")


class _Searches:
    """What the searches of one message gave, and the marks in its text that name their results."""

    def __init__(self, item: Mapping[str, Any]) -> None:
        self._sources = SourceList()
        self._results: dict[tuple[int, str], list[Any]] = {}
        for attachment in mappings(item.get("attachments")):
            search = mapping(attachment.get("web_search"))
            turn = whole(search.get("turn")) or 0
            for kind, key in _LISTS.items():
                if results := sequence(search.get(key)):
                    self._results.setdefault((turn, kind), results)
            if documents := sequence(mapping(attachment.get("file_search")).get("sources")):
                self._results[turn, "file"] = documents

    def cited(self, words: str) -> tuple[str, list[ForeignCitation]]:
        """The words without marks, and the citations in their places."""
        if not _SIGN.search(words):
            return words, []
        anchors = list(_ANCHORS.finditer(words))
        brackets = [match.span() for match in _BRACKET.finditer(words)]
        marks = [match.span() for match in _SIGN.finditer(words)]
        shorter, moved = cut_spans(words, [*(match.span() for match in anchors), *brackets, *marks])
        citations = []
        for match in anchors:
            indexes = [index for one in _SINGLE.finditer(match[0]) if (index := self._index(one)) is not None]
            if indexes:
                place = moved(match.start())
                claim = self._claim(words, brackets, match.start())
                span = (moved(claim[0]), moved(claim[1])) if claim else None
                citations.append(ForeignCitation(tuple(dict.fromkeys(indexes)), (place, place), span))
        return shorter, citations

    def all_sources(self) -> tuple[ForeignSource, ...]:
        """Those that are cited so far, then the others."""
        for results in self._results.values():
            for result in mappings(results):
                self._add(result)
        return self._sources.all()

    def _index(self, anchor: re.Match[str]) -> int | None:
        results = self._results.get((int(anchor[1]), anchor[2]), [])
        number = int(anchor[3])
        return self._add(mapping(results[number])) if number < len(results) else None

    def _add(self, result: Mapping[str, Any]) -> int | None:
        source = _source(result)
        return self._sources.add(source, source.url or source.title) if source else None

    @staticmethod
    def _claim(words: str, brackets: list[Span], anchor: int) -> Span | None:
        """The bracketed words right before an anchor."""
        before = [span for span in brackets if span[1] <= anchor]
        if len(before) < 2 or words[before[-1][1] : anchor].strip():
            return None
        opening, closing = before[-2:]
        fits = re.fullmatch(_WORDS, words[slice(*opening)]) and re.fullmatch(_WORDS_END, words[slice(*closing)])
        return (opening[1], closing[0]) if fits and opening[1] < closing[0] else None


def _source(result: Mapping[str, Any]) -> ForeignSource | None:
    url = web_address(first_text(result.get("link"), result.get("url")))
    title = first_text(result.get("title"), result.get("fileName"), result.get("name"))
    highlights = (text(highlight.get("text")).strip() for highlight in mappings(result.get("highlights")))
    if not url and not result.get("fileName"):
        return None
    return ForeignSource(
        url,
        title,
        first_text(result.get("attribution"), result.get("source")),
        text(result.get("date")),
        text(result.get("snippet")),
        "\n\n".join(filter(None, highlights)) or text(result.get("content")),
    )
