"""The terminal: `citewise knowledge`, the bases of the user's own documents."""

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.cli.options import Options
from app.cli.output import announce, as_text, clean, fail, one_line, show, well_formed
from app.cli.terminal import terminal
from app.cli.translation import N_, about, both, listed, sentences, tr, trn
from app.cli.words import document_sentence, sentence
from app.core.domain.addresses import is_web_address
from app.core.domain.errors import Failure
from app.core.domain.knowledge import Base, ChunkMatch, DocumentState, Item, ItemKind
from app.core.knowledge.places import address_of

if TYPE_CHECKING:
    from app.core.ports import KnowledgeStore
    from app.core.services import Services


_NO_BASE = N_("there is no knowledge base yet; 'citewise knowledge add NAME PATH' makes one")
_EMBEDDED = both("{embedded} of {count} passage embedded", "{embedded} of {count} passages embedded")
_STATES = {
    DocumentState.WAITING: N_("waiting"),
    DocumentState.READY: N_("ready"),
    DocumentState.FAILED: N_("failed"),
}


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
        raise LookupError(tr(_NO_BASE))
    names = listed(base.name for base in bases)
    raise LookupError(tr("no knowledge base is called '{name}'; there are: {names}", name=name, names=names))


def base_line(base: Base) -> str:
    parts = [
        trn(
            "{ready} of {count} document can be searched",
            "{ready} of {count} documents can be searched",
            base.documents,
            ready=base.ready,
        )
    ]
    if base.failed:
        parts.append(trn("{count} could not be read", "{count} could not be read", base.failed))
    if base.embedding is not None and base.embedded < base.chunks:
        one, many = _EMBEDDED
        parts.append(trn(one, many, base.chunks, embedded=base.embedded))
    line = about(base.name, listed(parts))
    return tr("{text} ({remark})", text=line, remark=tr("paused")) if base.paused else line


async def _list_bases(store: "KnowledgeStore") -> int:
    bases = await store.bases()
    for base in bases:
        show(one_line(base_line(base)))
    if not bases:
        announce(tr(_NO_BASE))
    return 0


async def _list_documents(name: str, store: "KnowledgeStore") -> int:
    try:
        base = await base_by_name(name, store)
    except LookupError as error:
        return fail(error.args[0])
    for document in await store.documents(base.id):
        address = document.title if document.kind in (ItemKind.NOTE, ItemKind.CONVERSATION) else document.address
        name = address or document.address
        line = name if document.failure is None else about(name, document_sentence(document.failure))
        show(one_line(f"{_state(document.state)}{line}"))
    return 0


def _state(state: DocumentState) -> str:
    """As wide as the longest of them, with a space behind it."""
    from app.cli.language.columns import padded, width

    return padded(tr(_STATES[state]), max(width(tr(words)) for words in _STATES.values()) + 1)


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
        show(f"{rank}. {_place(one)}\n   {one_line(address_of(one.document))}")
        show("".join(f"   {clean(line)}\n" for line in one.chunk.text.splitlines() if line.strip()))
    if not hits:
        announce(tr("nothing was found"))
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
    """The document, and where in it."""
    chunk = hit.chunk
    where = tr("page {page}", page=chunk.page) if chunk.page else ""
    where = where or (tr("line {line}", line=chunk.line) if chunk.line else "")
    title = listed(filter(None, (one_line(hit.document.title), where)))
    return tr("{text} ({remark})", text=title, remark=one_line(chunk.heading)) if chunk.heading else title


async def _store(options: Options, store: "KnowledgeStore") -> int:
    try:
        base = await base_by_name(options.base, store)
    except LookupError as error:
        return fail(error.args[0])
    address = well_formed(options.url).strip()
    if address and (not is_web_address(address) or "@" in address):
        return fail(tr("the engine's address begins with http:// or https:// and holds no password"), 2)
    await store.keep_base(replace(base, store=address))
    if not address:
        announce(tr("{base} is searched on this machine", base=base.name))
        return 0
    problem = await store.sync(base.id)
    if problem is None:
        words = tr("{base} is searched at {address}; its texts stay on this machine", base=base.name, address=address)
        announce(words)
        return 0
    if problem.data.get("reason") == "not_installed":
        await store.keep_base(base)
        return fail(tr("Qdrant's client is not installed: {command}", command="pip install 'citewise[qdrant]'"))
    until = tr("{base} is searched on this machine until the next import or 'knowledge store' succeeds", base=base.name)
    return fail(sentences(sentence(Failure.of(problem)), until))


async def _remove(options: Options, store: "KnowledgeStore") -> int:
    try:
        base = await base_by_name(options.base, store)
    except LookupError as error:
        return fail(error.args[0])
    if not options.paths:
        await store.remove_base(base.id)
        announce(tr("{base} is gone; the files themselves were not touched", base=base.name))
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
            return tr(
                "{path} came into {base} with {folder}, and leaves with that folder or by being deleted",
                path=path,
                base=base.name,
                folder=item.address,
            )
    return tr("{path} is not in {base}", path=path, base=base.name)
