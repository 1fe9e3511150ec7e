"""What a client can read besides calling tools: the knowledge bases, and the sources of its last answers."""

import json
from typing import Any

from mcp import MCPError, types

from app.core.domain.errors import AppError
from app.core.domain.knowledge import Base
from app.mcp_server.core_access import CoreAccess
from app.mcp_server.recent_answers import RecentAnswers

BASES = "citewise://knowledge-bases"
_JSON = "application/json"
_LONGEST_NAME = 100


async def resource_list(core: CoreAccess, recent: RecentAnswers, owner: str) -> list[types.Resource]:
    bases = types.Resource(
        uri=BASES,
        name="knowledge-bases",
        title="Knowledge bases",
        description="The user's own documents: names for knowledge_search.",
        mime_type=_JSON,
    )
    answers = [
        types.Resource(
            uri=one.uri,
            name=f"Sources: {' '.join(one.question.split())[:_LONGEST_NAME]}",
            description="What this answer rests on, with its passages.",
            mime_type=_JSON,
        )
        for one in recent.of(owner)
    ]
    return [bases, *answers]


async def read_resource(uri: str, core: CoreAccess, recent: RecentAnswers, owner: str) -> types.ReadResourceResult:
    if uri == BASES:
        try:
            bases = await core.turns.call(core.services.knowledge.retrieval.bases)
        except AppError as error:
            raise MCPError(types.INTERNAL_ERROR, f"The knowledge bases cannot be read: {error.kind}") from error
        return _as_json(uri, [_base(base) for base in bases])
    if (answer := recent.at(owner, uri)) is not None:
        rows = [source.model_dump() for source in answer.answer.sources]
        return _as_json(uri, {"question": answer.question, "answer": answer.answer.answer, "sources": rows})
    raise MCPError(types.INVALID_PARAMS, f"There is no resource {uri}, or not any more.")


def _base(base: Base) -> dict[str, Any]:
    return {"name": base.name, "documents": base.documents, "searchable": base.ready, "unreadable": base.failed}


def _as_json(uri: str, value: Any) -> types.ReadResourceResult:
    text = json.dumps(value, ensure_ascii=False, indent=1)
    return types.ReadResourceResult(contents=[types.TextResourceContents(uri=uri, mime_type=_JSON, text=text)])
