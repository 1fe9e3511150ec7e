"""The terminal: `citewise knowledge`, the bases of the user's own documents."""

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.cli.document_words import document_sentence
from app.cli.options import Options
from app.cli.output import as_text, clean, fail, notify, one_line, show, well_formed
from app.cli.terminal import terminal
from app.cli.words import sentence
from app.core.domain.addresses import is_web_address
from app.core.domain.errors import Failure
from app.core.domain.knowledge import Base, ChunkMatch, Item, ItemKind
from app.core.knowledge.places import address_of

if TYPE_CHECKING:
    from app.core.ports import KnowledgeStore
    from app.core.services import Services


async def run(options: Options, services: "Services") -> int:
    """All but `add`."""
    if options.action == "search":
        return await _search(options, services)
    return await run_on_bases(options, services.knowledge.bases)


async def run_on_bases(options: Options, store: "KnowledgeStore") -> int:
    """What needs no other service: `list`, `store`, `remove`."""
    match options.action:
        case "list":
            return await (_list_documents(options.base, store) if options.base else _list_bases(store))
        case "store":
            return await _store(options, store)
        case _:
            return await _remove(options, store)


async def base_by_name(name: str, store: "KnowledgeStore") -> Base:
    """Raises LookupError, in the user's words."""
    bases = await store.bases()
    base = next((base for base in bases if base.name.casefold() == " ".join(name.split()).casefold()), None)
    if base is not None:
        return base
    if not bases:
        raise LookupError("there is no knowledge base yet; 'citewise knowledge add NAME PATH' makes one")
    raise LookupError(f"no knowledge base is called {name!r}; there are: {', '.join(base.name for base in bases)}")


def base_line(base: Base) -> str:
    parts = [f"{base.ready} of {base.documents} documents can be searched"]
    if base.failed:
        parts.append(f"{base.failed} could not be read")
    if base.embedding is not None and base.embedded < base.chunks:
        parts.append(f"{base.embedded} of {base.chunks} passages embedded")
    return f"{base.name}: {', '.join(parts)}{' (paused)' if base.paused else ''}"


async def _list_bases(store: "KnowledgeStore") -> int:
    bases = await store.bases()
    for base in bases:
        show(one_line(base_line(base)))
    if not bases:
        notify("citewise: there is no knowledge base yet; 'citewise knowledge add NAME PATH' makes one")
    return 0


async def _list_documents(name: str, store: "KnowledgeStore") -> int:
    try:
        base = await base_by_name(name, store)
    except LookupError as error:
        return fail(error.args[0])
    for document in await store.documents(base.id):
        address = document.title if document.kind in (ItemKind.NOTE, ItemKind.CONVERSATION) else document.address
        reason = f": {document_sentence(document.failure)}" if document.failure is not None else ""
        show(one_line(f"{document.state.value:8}{address or document.address}{reason}"))
    return 0


async def _search(options: Options, services: "Services") -> int:
    text = well_formed(options.text)
    try:
        base = await base_by_name(options.base, services.knowledge.bases)
    except LookupError as error:
        return fail(error.args[0])
    hits = await services.knowledge.retrieval.find([base.id], [text], min(max(1, options.max_results), 100))
    if options.json:
        show(as_text({"base": base.name, "query": text, "results": [_row(one) for one in hits]}))
    for rank, one in enumerate(hits if not options.json else (), start=1):
        show(f"{rank}. {one_line(one.document.title)}{_place(one)}\n   {one_line(address_of(one.document))}")
        show("".join(f"   {clean(line)}\n" for line in one.chunk.text.splitlines() if line.strip()))
    if not hits:
        notify("citewise: nothing was found")
    return 0 if hits else 1


def _row(hit: ChunkMatch) -> dict[str, Any]:
    document, chunk = hit.document, hit.chunk
    return {
        "title": document.title,
        "url": address_of(document),
        "heading": chunk.heading,
        "page": chunk.page or None,
        "line": chunk.line or None,
        "start": chunk.start,
        "end": chunk.end,
        "text": chunk.text,
    }


def _place(hit: ChunkMatch) -> str:
    chunk = hit.chunk
    where = f", page {chunk.page}" if chunk.page else f", line {chunk.line}" if chunk.line else ""
    return where + (f" ({one_line(chunk.heading)})" if chunk.heading else "")


async def _store(options: Options, store: "KnowledgeStore") -> int:
    try:
        base = await base_by_name(options.base, store)
    except LookupError as error:
        return fail(error.args[0])
    address = well_formed(options.url).strip()
    if address and (not is_web_address(address) or "@" in address):
        return fail("the engine's address begins with http:// or https:// and holds no password", 2)
    await store.keep_base(replace(base, store=address))
    if not address:
        notify(f"citewise: {base.name} is searched on this machine")
        return 0
    problem = await store.sync(base.id)
    if problem is None:
        notify(f"citewise: {base.name} is searched at {address}; its texts stay on this machine")
        return 0
    if problem.data.get("reason") == "not_installed":
        await store.keep_base(base)
        return fail("Qdrant's client is not installed: pip install 'citewise[qdrant]'")
    message = sentence(Failure.of(problem))
    return fail(
        f"{message} {base.name} is searched on this machine until the next import or 'knowledge store' succeeds"
    )


async def _remove(options: Options, store: "KnowledgeStore") -> int:
    try:
        base = await base_by_name(options.base, store)
    except LookupError as error:
        return fail(error.args[0])
    if not options.paths:
        await store.remove_base(base.id)
        notify(f"citewise: {base.name} is gone; the files themselves were not touched")
        return 0
    status = 0
    items = await store.items(base.id)
    for path in options.paths:
        matching = [item for item in items if _has_name(item, path)]
        for item in matching:
            await store.remove_item(item.id)
        if not matching:
            status = fail(_unknown(path, base, items))
    return status


def _has_name(item: Item, path: str) -> bool:
    if item.kind in (ItemKind.FILE, ItemKind.FOLDER):
        return item.address in (path, terminal().whole(path))
    return path in (item.address, item.title)


def _unknown(path: str, base: Base, items: Sequence[Item]) -> str:
    """In words: what is in a folder of the base goes with the folder."""
    whole = terminal().whole(path)
    for item in items:
        if item.kind is ItemKind.FOLDER and whole.startswith(os.path.join(item.address, "")):
            return f"{path} came into {base.name} with {item.address}, and leaves with that folder or by being deleted"
    return f"{path} is not in {base.name}"
