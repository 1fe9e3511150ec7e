"""Agents and assistants of Cherry Studio: exported agents (a list), one agent, or `data.json` of a backup.

Read after its types (`src/renderer/src/types/index.ts`: `Assistant`, `AssistantSettings`) and its own lists of agents
(`resources/data/agents-*.json`): name, emoji, group, prompt, description, defaultModel, settings.
"""

from collections.abc import Sequence
from typing import Any

from app.adapters.imports.assistants.fields import Draft, effort, max_tokens, member, switched, temperature, top_p
from app.adapters.imports.fields import mapping, mappings, parsed, text
from app.core.domain.assistants.transfer import ImportedAssistant, LeftOut, SkippedAssistant
from app.core.domain.chat import Provider, Sampling
from app.core.domain.settings import Overrides

STORAGE = "persist:cherry-studio"  # JSON in whose members JSON stands: keys beside assistants, which alone are read
_USUAL_CONTEXT = 5  # messages


def recognises(document: Any) -> bool:
    first = [mapping(row) for row in rows(document)[:50]]
    return any("prompt" in row and ("name" in row or "emoji" in row) for row in first)


def rows(document: Any) -> list[Any]:
    if isinstance(document, list):
        return document
    storage = member(document, "localStorage", STORAGE)
    if storage is not None:
        return stored_rows(storage)
    return [document] if isinstance(document, dict) and "prompt" in document else []


def stored_rows(storage: Any) -> list[Any]:
    """Agents first, then assistants, without the default one and without doubles."""
    tables = mapping(parsed(storage))
    agents = mappings(member(parsed(tables.get("agents")), "agents"))
    assistants = mappings(member(parsed(tables.get("assistants")), "assistants"))
    presets = mappings(member(parsed(tables.get("assistants")), "presets"))
    by_words: dict[tuple[str, str], Any] = {}
    for row in (*agents, *presets, *assistants):
        if row.get("id") != "default":
            by_words.setdefault((text(row.get("name")), text(row.get("prompt"))), row)
    return list(by_words.values())


def assistant(row: Any, providers: Sequence[Provider]) -> ImportedAssistant | SkippedAssistant:
    row, draft = mapping(row), Draft(providers)
    settings = mapping(row.get("settings"))
    model = mapping(row.get("defaultModel") or settings.get("defaultModel"))
    choice = draft.model((text(model.get("provider")),), text(model.get("id")))
    draft.leave(LeftOut.KNOWLEDGE, row.get("knowledge_bases"))
    draft.leave(LeftOut.TOOLS, row.get("mcpServers"))
    draft.leave(LeftOut.OPENING, row.get("regularPhrases"))
    draft.leave(LeftOut.EXAMPLES, row.get("messages"))
    draft.leave(LeftOut.CONTEXT, settings.get("contextCount", _USUAL_CONTEXT) != _USUAL_CONTEXT)
    share = top_p(switched(settings, "topP"))
    sampling = Sampling(
        max_tokens(settings.get("maxTokens")) if settings.get("enableMaxTokens") is True else None,
        temperature(switched(settings, "temperature")),
        share if share != 1.0 else None,  # which every assistant says that nobody set
        (),
        effort(settings.get("reasoning_effort")),
    )
    return draft.imported(
        text(row.get("name")),
        draft.icon(row.get("emoji")),
        text(row.get("description")),
        draft.prompt(row.get("prompt")),
        Overrides(model=choice),
        sampling,
    )
