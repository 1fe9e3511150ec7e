"""Messages of version 2: parts of the AI SDK, or blocks with references, as blocks of version 1.

Read after `packages/shared/data/types/{message,uiParts}.ts` and `resolveMessageCitations` of CherryHQ/cherry-studio:
results of its lookup tools have ids that the text cites as `[cite:id]`; `source-url` parts have numbers.
"""

import re
from typing import Any

from app.adapters.imports.fields import first_text, mapping, mappings, sequence, text
from app.adapters.imports.json_stream import bounded_loads

Block = dict[str, Any]
_LOOKUPS = {"web_search", "web_fetch", "kb_search"}
_NUMBERED = re.compile(r"citation-(\d{1,4})")
_LAST_NUMBER = re.compile(r"(\d{1,4})$")
_DATA = {"data-translation": "translation", "data-code": "code", "data-compact": "compact", "data-video": "video"}


def blocks_of(data: dict[str, Any]) -> list[Block]:
    """data: of the column `data`."""
    parts = mappings(data.get("parts"))
    blocks = [block for part in parts if (block := _block(part))] if parts else list(mappings(data.get("blocks")))
    references = [one for block in blocks for one in mappings(block.get("references"))]
    if citations := [one for one in references if one.get("category") == "citation"]:
        return [*blocks, _of_references(citations)]
    lookups = _of_lookups(parts)
    return [*blocks, lookups] if lookups else blocks


def _block(part: dict[str, Any]) -> Block | None:
    kind = text(part.get("type"))
    cherry = mapping(mapping(part.get("providerMetadata")).get("cherry"))
    data = mapping(part.get("data"))
    if kind == "text":
        return {"type": "main_text", "content": part.get("text"), "references": cherry.get("references")}
    if kind == "reasoning":
        return {"type": "thinking", "content": part.get("text")}
    if kind == "file":
        return _file(part, cherry)
    if kind == "data-error":
        return {"type": "error", "error": data}
    if kind in _DATA:
        return {**data, "type": _DATA[kind]}
    if kind.startswith("tool-") or kind == "dynamic-tool":
        result = part.get("output") if part.get("output") is not None else part.get("errorText")
        return {"type": "tool", "toolName": _tool_name(part), "arguments": part.get("input"), "content": result}
    return None


def _file(part: dict[str, Any], cherry: dict[str, Any]) -> Block:
    kind = text(part.get("mediaType"))
    return {
        "type": "image" if kind.startswith("image/") else "file",
        "name": part.get("filename"),
        "mediaType": kind,
        "url": part.get("url"),
        "fileId": first_text(cherry.get("fileId"), cherry.get("fileEntryId"), part.get("fileId")),
    }


def _tool_name(part: dict[str, Any]) -> str:
    return first_text(part.get("toolName"), text(part.get("type")).removeprefix("tool-"))


def _of_references(references: list[dict[str, Any]]) -> Block:
    """One citation block of all: pages first, then knowledge and memories, as the client numbers them."""
    block: Block = {"id": "references", "type": "citation", "knowledge": [], "memories": []}
    pages: list[Any] = []
    for reference in references:
        content = reference.get("content")
        match text(reference.get("citationType")):
            case "knowledge":
                block["knowledge"] += mappings(content)
            case "memory":
                block["memories"] += mappings(content)
            case _:
                block["response"] = mapping(content)
                results = mapping(content).get("results")
                pages += sequence(mapping(results).get("results")) or sequence(results)
    if pages:
        block["response"] = {"source": mapping(block.get("response")).get("source"), "results": pages}
    return block


def _of_lookups(parts: list[dict[str, Any]]) -> Block | None:
    """What the provider's own search and the lookup tools found: by number, by name."""
    results: list[dict[str, Any]] = []
    numbers: dict[str, int] = {}
    names: dict[str, int] = {}
    for part in parts:
        if part.get("type") == "source-url" and text(part.get("url")):
            number = _add(results, part)
            written = _NUMBERED.fullmatch(text(part.get("sourceId")))
            numbers[str(int(written[1]) + 1) if written else str(number)] = number
    calls = [rows for part in parts if (rows := _lookup_results(part))]
    for rows in calls:
        for row in rows:
            number = _add(results, row)
            name = str(row.get("id"))
            names.setdefault(name, number)
            if len(calls) == 1 and (last := _LAST_NUMBER.search(name)):
                numbers.setdefault(str(int(last[1])), number)
    if not results:
        return None
    block: Block = {"id": "lookups", "type": "citation", "response": {"source": "ai-sdk", "results": results}}
    return {**block, "numbers": numbers, "names": names}


def _add(results: list[dict[str, Any]], row: dict[str, Any]) -> int:
    """Its number: that of the same address where it is there already."""
    url = text(row.get("url")) or f"id:{row.get('id')}"
    for number, result in enumerate(results, start=1):
        if result["url"] == url:
            return number
    results.append({"url": url, "title": row.get("title"), "content": row.get("content")})
    return len(results)


def _lookup_results(part: dict[str, Any]) -> list[dict[str, Any]]:
    name = _tool_name(part)
    if name == "tool_invoke":
        name = text(mapping(part.get("input")).get("name"))
    if name.rpartition("__")[2] not in _LOOKUPS or part.get("state") not in ("output-available", None):
        return []
    output: object = part.get("output")
    texts = [text(one.get("text")) for one in mappings(mapping(output).get("content"))]
    if texts:
        output = "".join(texts)
    if isinstance(output, str):
        try:
            output = bounded_loads(output)
        except (ValueError, RecursionError):
            return []
    rows = mappings(output) or mappings(mapping(output).get("results"))
    return [row for row in rows if isinstance(row.get("id"), str | int)]
