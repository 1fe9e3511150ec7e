"""The terminal: `citewise knowledge`, the bases of the user's own documents."""

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from uuid import NAMESPACE_URL, uuid5

from app.cli.document_words import document_sentence
from app.cli.leave import ask_leave
from app.cli.options import Options
from app.cli.output import as_text, clean, fail, notify, notify_status, one_line, show, well_formed
from app.cli.terminal import read, terminal
from app.cli.words import sentence
from app.core.domain.addresses import is_web_address
from app.core.domain.errors import Failure
from app.core.domain.knowledge import Base, ChunkMatch, Document, DocumentState, ImportProgress, Item, ItemKind
from app.core.knowledge.places import address_of

if TYPE_CHECKING:
    from app.core.ports import KnowledgeStore
    from app.core.services import Services

_INTERRUPTED = 130


async def run(options: Options, services: "Services") -> int:
    match options.action:
        case "add":
            return await _add(options, services)
        case "search":
            return await _search(options, services)
        case _:
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


async def _add(options: Options, services: "Services") -> int:
    paths = [path for path in options.paths if _is_there(path)]
    if not paths or not options.base.strip():
        return fail("nothing was imported") if options.base.strip() else fail("the base needs a name", 2)
    await ask_leave(services, " ".join(paths))
    base = await _created_base(well_formed(options.base), services)
    existing = {(item.kind, item.address) for item in await services.knowledge.bases.items(base.id)}
    items = []
    for path in paths:
        item = await services.knowledge.imports.add(base, *await _described(path, options.title))
        if item.kind is ItemKind.PAGE and (item.kind, item.address) in existing:
            await services.knowledge.imports.refresh(item)  # a page does not tell by itself that it changed
        items.append(item)
    await services.knowledge.imports.go_on(base.id)
    while (ended := await _import(base, services)) is None:
        notify(f"citewise: {base.name} is being brought up to date already; waiting for that")
        await services.knowledge.imports.ended(base.id)
    documents = await services.knowledge.bases.documents(base.id)
    _notify_of_failures(documents)
    await _notify_of_sum(base, services)
    if ended.paused:
        notify(f"citewise: stopped; 'citewise knowledge add' with the same words goes on with {base.name}")
        return _INTERRUPTED
    if any(document.state is DocumentState.READY and _is_of_items(document, items) for document in documents):
        return 0
    return fail("nothing was imported")


async def _created_base(name: str, services: "Services") -> Base:
    """The base of that name; a new one has the embedding model that the settings name."""
    existing_ids = {base.id for base in await services.knowledge.bases.bases()}
    base = await services.knowledge.bases.create(name)
    if base.id not in existing_ids:
        base = replace(base, embedding=services.settings.in_force().knowledge.embedding)
        await services.knowledge.bases.keep_base(base)
    return base


def _is_there(path: str) -> bool:
    if path == "-" or is_web_address(path) or os.path.lexists(terminal().whole(path)):
        return True
    notify(f"citewise: {path} is not there")
    return False


async def _described(path: str, title: str) -> tuple[ItemKind, str, str, str]:
    """Kind, address, title, text."""
    if path == "-":
        text = await read("document")
        head = well_formed(title) or next((line.strip("# \t") for line in text.splitlines() if line.strip()), "")
        return ItemKind.NOTE, uuid5(NAMESPACE_URL, head).hex, one_line(head)[:120] or "Note", text
    if is_web_address(path):
        return ItemKind.PAGE, path, "", ""
    return *_on_disk(terminal().whole(path)), "", ""


def _on_disk(path: str) -> tuple[ItemKind, str]:
    return ItemKind.FOLDER if os.path.isdir(path) else ItemKind.FILE, path


def _is_of_items(document: Document, items: Sequence[Item]) -> bool:
    """One that another item has brought before stays with that one."""
    return any(
        document.item == item.id
        or document.address == item.address
        or (item.kind is ItemKind.FOLDER and document.address.startswith(os.path.join(item.address, "")))
        for item in items
    )


async def _import(base: Base, services: "Services") -> ImportProgress | None:
    """The last progress; None where another import of this base runs."""
    last: ImportProgress | None = None
    last_percent = -1
    with _interrupts(lambda: services.knowledge.imports.stop(base.id)):
        async with aclosing(services.knowledge.imports.run(base.id)) as progress_events:
            async for last in progress_events:
                percent = 100 * last.done // max(1, last.total)
                if terminal().looked_at or percent != last_percent:
                    notify_status(f"{last.done}/{last.total} {os.path.basename(last.current)}".rstrip())
                    last_percent = percent
    notify_status("")
    return last


@contextlib.contextmanager
def _interrupts(stop: Callable[[], None]) -> Iterator[None]:
    """The first Ctrl-C stops behind the document that is being read, a second one at once."""

    def take() -> None:
        here.on_interrupt(None)
        stop()

    here = terminal()
    here.on_interrupt(take)
    try:
        yield
    finally:
        here.on_interrupt(None)


def _notify_of_failures(documents: Sequence[Document]) -> None:
    for document in documents:
        if document.failure is not None:
            notify(f"citewise: {document_sentence(document.failure)} [{document.address}]")


async def _notify_of_sum(base: Base, services: "Services") -> None:
    now = await base_by_name(base.name, services.knowledge.bases)
    notify(f"citewise: {_sum(now)}")


def _sum(base: Base) -> str:
    parts = [f"{base.ready} of {base.documents} documents can be searched"]
    if base.failed:
        parts.append(f"{base.failed} could not be read")
    if base.embedding is not None and base.embedded < base.chunks:
        parts.append(f"{base.embedded} of {base.chunks} passages are compared by meaning")
    return f"{base.name}: {', '.join(parts)}{' (paused)' if base.paused else ''}"


async def _list_bases(store: "KnowledgeStore") -> int:
    bases = await store.bases()
    for base in bases:
        show(one_line(_sum(base)))
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
