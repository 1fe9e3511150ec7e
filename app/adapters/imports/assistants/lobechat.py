"""Agents of LobeChat: one of its index, the export of its settings, and its newer export of tables.

Read after its agent schema (`meta`, `config.systemRole`, `config.params`) and its exports (`state.sessions`;
`data.agents`, whose rows hold both in one).
"""

from collections.abc import Sequence
from typing import Any

from app.adapters.imports.assistants.fields import Draft, effort, max_tokens, member, temperature, top_p
from app.adapters.imports.fields import first_text, mapping, mappings, sequence, text
from app.core.domain.assistants.transfer import ImportedAssistant, LeftOut, SkippedAssistant
from app.core.domain.chat import Provider, Sampling
from app.core.domain.settings import Overrides


def recognises(document: Any) -> bool:
    return bool(rows(document))


def rows(document: Any) -> list[Any]:
    """Each as `{meta, config}`."""
    document = mapping(document)
    if isinstance(document.get("config"), dict) and ("meta" in document or "identifier" in document):
        return [document]
    sessions = mappings(member(document, "state", "sessions"))
    if sessions:
        return [one for one in sessions if text(one.get("type")) != "group" and isinstance(one.get("config"), dict)]
    tables = mappings(member(document, "data", "agents"))
    if tables:
        return [{"meta": row, "config": row} for row in tables if not row.get("virtual")]
    agents = mappings(document.get("agents"))
    return [one for one in agents if isinstance(one.get("config"), dict)]


def assistant(row: Any, providers: Sequence[Provider]) -> ImportedAssistant | SkippedAssistant:
    row, draft = mapping(row), Draft(providers)
    meta, config = mapping(row.get("meta")), mapping(row.get("config"))
    params = mapping(config.get("params"))
    choice = draft.model((text(config.get("provider")),), text(config.get("model")))
    draft.leave(LeftOut.TOOLS, sequence(config.get("plugins")))
    draft.leave(LeftOut.KNOWLEDGE, sequence(config.get("knowledgeBases")) or sequence(config.get("files")))
    draft.leave(LeftOut.OPENING, config.get("openingMessage") or sequence(config.get("openingQuestions")))
    draft.leave(LeftOut.EXAMPLES, sequence(config.get("fewShots")) or sequence(row.get("examples")))
    chat = mapping(config.get("chatConfig"))
    sampling = Sampling(
        max_tokens(params.get("max_tokens")),
        temperature(params.get("temperature")),
        top_p(params.get("top_p")),
        (),
        effort(params.get("reasoning_effort")) or effort(chat.get("reasoningEffort")),
    )
    return draft.imported(
        first_text(meta.get("title"), row.get("identifier")),
        draft.icon(meta.get("avatar")),
        text(meta.get("description")),
        draft.prompt(config.get("systemRole")),
        Overrides(model=choice),
        sampling,
    )
