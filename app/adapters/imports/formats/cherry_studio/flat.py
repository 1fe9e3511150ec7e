"""Messages without blocks, of backups up to version 3, as messages with blocks.

Read after `upgradeToV5` and `upgradeToV7` in `src/renderer/src/databases/upgrades.ts` of CherryHQ/cherry-studio.
"""

from typing import Any

from app.adapters.imports.fields import mapping, mappings, text

# metadata's field → the source that the program takes it for; the last one that is there counts
_RESPONSES = {
    "groundingMetadata": "gemini",
    "annotations": "openai-response",
    "citations": "openrouter",
    "webSearch": "websearch",
    "webSearchInfo": "zhipu",
}


def flat_blocks(message: dict[str, Any]) -> list[dict[str, Any]]:
    metadata = mapping(message.get("metadata"))
    blocks: list[dict[str, Any]] = []
    if reasoning := text(message.get("reasoning_content")).strip():
        blocks.append({"type": "thinking", "content": reasoning})
    for tool in mappings(metadata.get("mcpTools")):
        blocks.append({"type": "tool", "toolId": tool.get("id"), "metadata": {"rawMcpToolResponse": tool}})
    if text(message.get("content")).strip():
        blocks.append({"type": "main_text", "content": message["content"]})
    if text(message.get("translatedContent")).strip():
        blocks.append({"type": "translation", "content": message["translatedContent"]})
    for file in mappings(message.get("files")):
        blocks.append({"type": "image" if file.get("type") == "image" else "file", "file": file})
    if metadata.get("generateImage"):
        blocks.append({"type": "image", "metadata": {"generateImageResponse": metadata["generateImage"]}})
    if mapping(message.get("error")):
        blocks.append({"type": "error", "error": message["error"]})
    return [*blocks, *_citation(metadata)]


def _citation(metadata: dict[str, Any]) -> list[dict[str, Any]]:
    present = [field for field in _RESPONSES if metadata.get(field)]
    if not present:  # the first versions named such a field as the search service that was asked
        present = [field for field, value in metadata.items() if mappings(mapping(value).get("results"))]
    block: dict[str, Any] = {"id": "cited", "type": "citation", "knowledge": metadata.get("knowledge")}
    if present:
        block["response"] = {"source": _RESPONSES.get(present[-1], "websearch"), "results": metadata[present[-1]]}
    return [block] if present or mappings(metadata.get("knowledge")) else []
