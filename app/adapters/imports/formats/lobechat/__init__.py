"""LobeChat: the old file (`exportType`, `state`) and the one of its database (`data`, `schemaHash`).

Read after `src/types/exportConfig.ts`, `src/database/_deprecated/schemas/message.ts`, `src/migrations/`,
`packages/database/src/schemas/{message,topic}.ts` and
`packages/database/src/repositories/dataExporter/index.ts` of lobehub/lobe-chat. Neither file holds pictures or files.
"""

from collections.abc import Iterator
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import first_text, mapping, text
from app.adapters.imports.formats.lobechat.messages import chat_messages
from app.adapters.imports.formats.lobechat.tables import Tables, fill
from app.adapters.imports.json_files import json_names, places
from app.adapters.imports.json_stream import BrokenJson
from app.adapters.imports.spill import spill
from app.adapters.imports.times import moment
from app.core.domain.transfer import ForeignConversation, SkippedPart, SkipReason

# Lists that no other program's file has below `data`.
_DATA = {"userSettings", "userInstalledPlugins", "messagePlugins", "messageTranslates", "sessionGroups", "aiProviders"}


class LobeChat:
    name = "lobechat"
    title = "LobeChat"

    def recognises(self, archive: Archive) -> bool:
        return any(_root(archive, name) for name in json_names(archive))

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
        for name in json_names(archive):
            root = _root(archive, name)
            if not root:
                yield SkippedPart(name, SkipReason.UNSUPPORTED)
                continue
            with spill() as rows:
                tables = Tables(rows)
                broken = None
                try:
                    fill(tables, archive, name, root)
                except BrokenJson as error:
                    broken = SkippedPart(name, SkipReason.BROKEN, str(error))
                yield from _conversations(tables, name)
                yield from tables.skipped
                if broken:
                    yield broken


def _root(archive: Archive, name: str) -> str:
    first = places(archive, name)
    if ("exportType", "string") in first or ("state.sessionGroups", "start_array") in first:
        return "state"
    return "data" if any((f"data.{table}", "start_array") in first for table in _DATA) else ""


def _conversations(tables: Tables, name: str) -> Iterator[ForeignConversation | SkippedPart]:
    with_messages = False
    remaining = set(tables.topics)
    for key in tables.chats():
        with_messages = True
        remaining.discard(key)
        yield from _conversation(tables, key)
    for topic in remaining:
        yield SkippedPart(first_text(tables.topics[topic].get("title")) or topic, SkipReason.EMPTY)
    if not with_messages and not remaining:
        yield SkippedPart(name, SkipReason.EMPTY)


def _conversation(tables: Tables, key: str) -> Iterator[ForeignConversation | SkippedPart]:
    rows = tables.messages(key)
    topic = tables.topics.get(key, {})
    session_id = first_text(topic.get("sessionId"), rows[0].get("sessionId"))
    agent_id = first_text(topic.get("agentId"), rows[0].get("agentId"), tables.agent_of_session.get(session_id))
    session, agent = tables.sessions.get(session_id, {}), tables.agents.get(agent_id, {})
    group = first_text(mapping(session.get("meta")).get("title"), session.get("title"), agent.get("title"))
    title = first_text(topic.get("title")) or ("" if topic else group)
    prompt = first_text(mapping(session.get("config")).get("systemRole"), agent.get("systemRole"))
    chat = chat_messages(rows, tables, title or key, prompt)
    yield from chat.skipped
    if not chat.messages:
        yield SkippedPart(title or key, SkipReason.EMPTY)
        return
    dated = [one.created for one in chat.messages if one.created]
    yield ForeignConversation(
        key,
        title,
        moment(topic.get("createdAt")) or min(dated, default=None),
        moment(topic.get("updatedAt")) or max(dated, default=None),
        chat.leaf,
        group,
        _is_set(topic.get("favorite")) or (not topic and _is_set(session.get("pinned"))),
        tags=_tags(tables, session),
        messages=chat.messages,
    )


def _tags(tables: Tables, session: dict[str, Any]) -> tuple[str, ...]:
    """The name of the group in which the session stands."""
    name = tables.group_names.get(first_text(session.get("group"), session.get("groupId")), "")
    return (name,) if name else ()


def _is_set(value: object) -> bool:
    return value is True or value == 1 or text(value) == "1"
