"""`knowledge_search`: the user's own documents."""

from pathlib import PurePath

from app.core.domain.errors import AppError, Failure
from app.core.domain.knowledge import Base, ChunkMatch, Document, ItemKind
from app.mcp_server.arguments import KnowledgeSearchArguments
from app.mcp_server.failures import NO_RESULTS, UNKNOWN_NAME, ToolFailure, of_failure
from app.mcp_server.results import DocumentMatch, KnowledgeResults, PassageText
from app.mcp_server.tools.tool import Call, ToolEntry, ToolResult

_MOST = 20


async def knowledge_search(arguments: KnowledgeSearchArguments, call: Call) -> ToolResult:
    core, retrieval = call.core, call.core.services.knowledge.retrieval
    try:
        bases = _bases_by_name(arguments.bases, await core.turns.call(retrieval.bases))
        ids = [base.id for base in bases]
        matches = await core.private_call(lambda: retrieval.find(ids, [arguments.query], _MOST))
    except AppError as error:
        raise of_failure(Failure.of(error), core) from error
    if not matches:
        raise ToolFailure(NO_RESULTS, f"Nothing was found in {', '.join(base.name for base in bases)}.")
    names = {base.id: base.name for base in bases}
    rows = [_match(number, one, names) for number, one in enumerate(matches, start=1)]
    data = KnowledgeResults(query=arguments.query, bases=[base.name for base in bases], results=rows)
    texts = [f"[{row.number}] {row.title} ({row.base}{_place(row.passage)})\n{row.passage.text}" for row in rows]
    return ToolResult(data, "\n\n".join(texts))


def _bases_by_name(names: list[str], bases: list[Base]) -> list[Base]:
    if not bases:
        raise ToolFailure(UNKNOWN_NAME, "There is no knowledge base yet. The user makes them in Citewise.")
    by_name = {base.name.casefold(): base for base in bases}
    unknown = [name for name in names if name.casefold() not in by_name]
    if unknown:
        there = ", ".join(base.name for base in bases)
        raise ToolFailure(UNKNOWN_NAME, f"No knowledge base is called {unknown[0]!r}. There are: {there}.")
    return list({by_name[name.casefold()].id: by_name[name.casefold()] for name in names}.values()) or bases


def _match(number: int, match: ChunkMatch, names: dict[str, str]) -> DocumentMatch:
    document, chunk = match.document, match.chunk
    return DocumentMatch(
        number=number,
        title=document.title or _name(document),
        base=names.get(document.base, ""),
        document=_name(document),
        passage=PassageText(
            text=chunk.text, heading=chunk.heading, start=chunk.start, end=chunk.end, page=chunk.page, line=chunk.line
        ),
    )


def _name(document: Document) -> str:
    """Its name or address on the web: in which folder a file lies is no client's business."""
    if document.kind is ItemKind.FILE:
        return PurePath(document.address).name
    return document.address if document.kind is ItemKind.PAGE else document.title or document.kind.value


def _place(passage: PassageText) -> str:
    return f", page {passage.page}" if passage.page else f", line {passage.line}" if passage.line else ""


TOOLS = (
    ToolEntry(
        "knowledge_search",
        "Search the user's documents",
        "Search the user's own documents in Citewise's knowledge bases. Passages are numbered: cite them as [1].",
        KnowledgeSearchArguments,
        KnowledgeResults,
        knowledge_search,
        reaches_out=False,
    ),
)
