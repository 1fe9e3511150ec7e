"""The terminal: `citewise knowledge add`, which brings a base up to date and tells how far it is."""

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import replace
from typing import TYPE_CHECKING
from uuid import NAMESPACE_URL, uuid5

from app.cli.commands.knowledge import base_by_name, base_line
from app.cli.commands.leave import ask_leave
from app.cli.options import Options
from app.cli.output import announce, fail, notify_status, one_line, well_formed
from app.cli.terminal import INTERRUPTED, read, terminal
from app.cli.translation import tr
from app.cli.words import document_sentence
from app.core.domain.addresses import is_web_address
from app.core.domain.knowledge import Base, Document, DocumentState, ImportProgress, Item, ItemKind

if TYPE_CHECKING:
    from app.core.knowledge.importing import Imports
    from app.core.ports import KnowledgeStore
    from app.core.services import Services


async def add(options: Options, services: "Services") -> int:
    knowledge = services.knowledge
    paths = [path for path in options.paths if _is_there(path)]
    if not paths or not options.base.strip():
        return fail(tr("nothing was imported")) if options.base.strip() else fail(tr("the base needs a name"), 2)
    await ask_leave(services, " ".join(paths))
    base = await _created_base(well_formed(options.base), services)
    existing = {(item.kind, item.address) for item in await knowledge.bases.items(base.id)}
    items = []
    for path in paths:
        item = await knowledge.imports.add(base, *await _described(path, options.title))
        if item.kind is ItemKind.PAGE and (item.kind, item.address) in existing:
            await knowledge.imports.refresh(item)  # a page does not tell by itself that it changed
        items.append(item)
    await knowledge.imports.go_on(base.id)
    while (ended := await _import(base, knowledge.imports)) is None:
        announce(tr("{base} is being brought up to date already; waiting for that", base=base.name))
        await knowledge.imports.ended(base.id)
    documents = await knowledge.bases.documents(base.id)
    _notify_of_failures(documents)
    await _notify_of_sum(base, knowledge.bases)
    if ended.paused:
        announce(tr("stopped; 'citewise knowledge add' with the same words goes on with {base}", base=base.name))
        return INTERRUPTED
    if any(document.state is DocumentState.READY and _is_of_items(document, items) for document in documents):
        return 0
    return fail(tr("nothing was imported"))


async def _created_base(name: str, services: "Services") -> Base:
    """The base of that name; a new one has the embedding model that the settings name."""
    bases = services.knowledge.bases
    existing_ids = {base.id for base in await bases.bases()}
    base = await bases.create(name)
    if base.id not in existing_ids:
        base = replace(base, embedding=services.settings.in_force().knowledge.embedding)
        await bases.keep_base(base)
    return base


def _is_there(path: str) -> bool:
    if path == "-" or is_web_address(path) or os.path.lexists(terminal().whole(path)):
        return True
    announce(tr("{where} is not there", where=path))
    return False


async def _described(path: str, title: str) -> tuple[ItemKind, str, str, str]:
    """Kind, address, title, text."""
    if path == "-":
        text = await read("document")
        head = well_formed(title) or next((line.strip("# \t") for line in text.splitlines() if line.strip()), "")
        return ItemKind.NOTE, uuid5(NAMESPACE_URL, head).hex, one_line(head)[:120] or tr("Note"), text
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


async def _import(base: Base, imports: "Imports") -> ImportProgress | None:
    """The last progress; None where another import of this base runs."""
    last: ImportProgress | None = None
    last_percent = -1
    with _interrupts(lambda: imports.stop(base.id)):
        async with aclosing(imports.run(base.id)) as progress_events:
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
            announce(f"{document_sentence(document.failure)} [{document.address}]")


async def _notify_of_sum(base: Base, bases: "KnowledgeStore") -> None:
    now = await base_by_name(base.name, bases)
    announce(base_line(now))
