"""Bases of the user's own documents: what is kept, what is found, what leaves."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.adapters.storage.database import Connection, Database
from app.adapters.storage.documents.schema import MIGRATIONS
from app.adapters.storage.documents.store import NAME, SqliteDocuments
from app.core.domain.chat import ModelChoice
from app.core.domain.errors import FailureKind, Unavailable
from app.core.domain.events import Failure
from app.core.domain.knowledge import Base, Chunk, ChunkMatch, Document, DocumentState, DocumentText, Item, ItemKind
from tests.adapters.storage.samples import NOON


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteDocuments]:
    store = await SqliteDocuments.open(tmp_path)
    yield store
    await store.close()


@pytest.fixture
async def base(store: SqliteDocuments) -> Base:
    return await store.create("Papers")


async def folder(store: SqliteDocuments, base: Base, name: str = "f") -> Item:
    return await store.add_item(Item(name, base.id, ItemKind.FOLDER, f"/{name}"))


def waits(item: Item, name: str, **more: int) -> Document:
    return Document(f"{item.id}-{name}", item.base, item.id, ItemKind.FILE, f"{item.address}/{name}", **more)  # type: ignore[arg-type]


def ready(document: Document, **more: Any) -> Document:
    return replace(document, state=DocumentState.READY, read_at=NOON, **more)


def text(*chunks: str, heading: str = "") -> DocumentText:
    return DocumentText("\n\n".join(chunks), tuple(Chunk(chunk, heading=heading) for chunk in chunks))


async def put(store: SqliteDocuments, item: Item, **named: Sequence[str]) -> None:
    """Documents of these chunks, and no others."""
    found = {name: waits(item, name) for name in named}
    await store.settle(item.id, list(found.values()))
    for name, chunks in named.items():
        await store.keep(ready(found[name]), text(*chunks))


async def found(store: SqliteDocuments, query: str, *bases: Base, limit: int = 20) -> list[str]:
    ids = [base.id for base in bases or await store.bases()]
    return [found.chunk.text for found in await store.search(ids, query, limit)]


async def count(store: SqliteDocuments, table: str) -> int:
    work = f"SELECT count(*) FROM {table}"
    return int(await store._database.read(lambda db: db.execute(work).fetchone()[0]))


async def emptied(store: SqliteDocuments) -> bool:
    tables = ("documents", "texts", "chunks", "words", "word_counts", "vectors", "signs", "leaving")
    return not any([await count(store, table) for table in tables])


async def test_a_base_is_known_by_its_name_without_case(store: SqliteDocuments) -> None:
    first = await store.create("  My   Papers ")
    assert first.name == "My Papers"
    assert await store.create("my papers") == first
    await store.create("archive")
    assert [base.name for base in await store.bases()] == ["archive", "My Papers"]


async def test_what_is_set_of_a_base_stays(store: SqliteDocuments, base: Base) -> None:
    kept = replace(base, name="Work", embedding=ModelChoice("ollama", "bge-m3"), store="http://q", paused=True)
    await store.keep_base(replace(kept, documents=7))
    assert await store.bases() == [kept]
    await store.remove_base(base.id)
    await store.keep_base(kept)
    assert await store.bases() == []


async def test_something_put_in_twice_is_one_item(store: SqliteDocuments, base: Base) -> None:
    first = await store.add_item(Item("n1", base.id, ItemKind.NOTE, "note", "Title", "old"))
    again = await store.add_item(Item("n2", base.id, ItemKind.NOTE, "note", "Title", "new"))
    assert again == replace(first, text="new")
    assert await store.items(base.id) == [again]
    with pytest.raises(Unavailable, match="removed"):
        await store.add_item(Item("n3", "no such base", ItemKind.NOTE, "note"))


async def test_a_document_comes_back_as_it_was_kept(store: SqliteDocuments, base: Base) -> None:
    item = await folder(store, base)
    await store.settle(item.id, [waits(item, "a", size=3, modified=2**62)])
    (waiting,) = await store.waiting(base.id)
    assert waiting == waits(item, "a", size=3, modified=2**62)
    kept = ready(waiting, title="Ä paper", digest="ab", pages=4)
    chunk = Chunk("Über Alpen", 2, 12, "Höhe", 3, 7)
    await store.keep(kept, DocumentText("# Über Alpen", (chunk,)))
    assert await store.waiting(base.id) == []
    assert await store.document(kept.id) == replace(kept, chunks=1)
    assert await store.text(kept.id) == "# Über Alpen"
    (hit,) = await store.search([base.id], "Alpen")
    assert hit == ChunkMatch(1, replace(kept, chunks=1), chunk, hit.score)
    assert hit.score > 0


async def test_a_document_that_failed_says_why_and_has_no_chunks(store: SqliteDocuments, base: Base) -> None:
    item = await folder(store, base)
    await put(store, item, a=["old words"], b=["fine"])
    failed = replace(
        waits(item, "a"), state=DocumentState.FAILED, failure=Failure(FailureKind.UNREADABLE, "a", "", {"x": "y"})
    )
    await store.keep(failed, None)
    assert await store.document(failed.id) == failed
    assert (await found(store, "old words"), await store.text(failed.id)) == ([], "")
    (counted,) = await store.bases()
    assert (counted.documents, counted.ready, counted.failed, counted.chunks) == (2, 1, 1, 1)


async def test_old_chunks_serve_until_the_new_ones_are_kept(store: SqliteDocuments, base: Base) -> None:
    item = await folder(store, base)
    await put(store, item, a=["old words"], b=["other words"])
    changed = waits(item, "a", modified=5)
    await store.settle(item.id, [changed, waits(item, "b")])
    assert [document.id for document in await store.waiting(base.id)] == [changed.id]
    assert await found(store, "old") == ["old words"]
    await store.keep(ready(changed), text("new words"))
    assert (await found(store, "old"), await found(store, "new")) == ([], ["new words"])
    assert await store.text(changed.id) == "new words"


async def test_unchanged_documents_are_not_read_again_and_missing_ones_leave(
    store: SqliteDocuments, base: Base
) -> None:
    item = await folder(store, base)
    await put(store, item, a=["some words"], b=["more words"])
    await store.settle(item.id, [waits(item, "b")])
    assert await store.waiting(base.id) == []
    assert await found(store, "words") == ["more words"]
    assert [document.address for document in await store.documents(base.id)] == ["/f/b"]
    await store.settle(item.id, [])
    assert await emptied(store)


async def test_a_document_of_two_items_stays_with_the_first(store: SqliteDocuments, base: Base) -> None:
    one, other = await folder(store, base), await folder(store, base, "g")
    await put(store, one, a=["words"])
    await store.settle(other.id, [waits(one, "a")])
    assert (await store.waiting(base.id), await found(store, "words")) == ([], ["words"])
    await store.settle(other.id, [])
    assert await found(store, "words") == ["words"]
    await store.settle("gone meanwhile", [waits(one, "b")])
    assert len(await store.documents(base.id)) == 1


async def test_what_was_removed_meanwhile_is_not_kept(store: SqliteDocuments, base: Base) -> None:
    item = await folder(store, base)
    await put(store, item, a=["words"])
    await store.remove_item(item.id)
    await store.keep(ready(waits(item, "a")), text("words"))
    assert await emptied(store)
    assert await store.items(base.id) == []


async def test_a_removed_base_takes_everything_along(store: SqliteDocuments, base: Base) -> None:
    other = await store.create("Other")
    await put(store, await folder(store, base), a=["red words"] * 450, b=["blue words"])
    chunks = await store.chunks_without_vector(base.id, "m", 1000)
    await store.keep_vectors(base.id, "m", [(id, (1.0, 0.5)) for id, _ in chunks])
    await store.remove_base(base.id)
    assert await emptied(store)
    assert [left.id for left in await store.bases()] == [other.id]


async def test_a_removal_that_was_cut_off_shows_nothing_and_is_done_later(store: SqliteDocuments, base: Base) -> None:
    await put(store, await folder(store, base), a=["red words"] * 450)
    removal = asyncio.create_task(store.remove_base(base.id))
    await store.bases()
    removal.cancel()
    await asyncio.gather(removal, return_exceptions=True)
    await store.remove_base(base.id)
    assert await emptied(store)


@pytest.mark.parametrize(
    ("written", "query"),
    [
        ("Programs in C++ and C#", "c++"),
        ("Programs in C++ and C#", "C#"),
        ("growth of 3.5% a year", "3.5%"),
        ("call foo_bar first", "foo_bar"),
        ("call foo_bar first", "foo"),
        ("看山是山", "山"),
        ("员工年假规定", "年假"),
        ("员工年假规定", "年假有几天?"),
        ("員工年假規定", "年假规定"),
        ("员工年假规定", "規"),
        ("ＡＢＣ company", "abc"),
        ("हिन्दी में", "हिन्दी"),
        ("node.js on the server", "node.js"),
        ("the ships", "ship"),
        ("a NUL\0 in \ud83d it", "nul"),
        ('it\'s "quoted" (near) AND -not', '"quoted" AND (NEAR'),
    ],
)
async def test_words_of_every_kind_are_found(store: SqliteDocuments, base: Base, written: str, query: str) -> None:
    await put(store, await folder(store, base), a=["something else, 别的东西", written])
    assert await found(store, query) == [written.replace("\ud83d", "\ufffd")]


@pytest.mark.parametrize("query", ["", " ", "?!", '"', "*", "\0", "\ud83d", "a" * 10_000, "unknown"])
async def test_a_query_of_nothing_finds_nothing(store: SqliteDocuments, base: Base, query: str) -> None:
    await put(store, await folder(store, base), a=["some words"])
    assert await found(store, query) == []


async def test_the_tokens_of_the_reader_are_used_where_it_gives_some(store: SqliteDocuments, base: Base) -> None:
    item = await folder(store, base)
    document = waits(item, "a")
    await store.settle(item.id, [document])
    await store.keep(ready(document), DocumentText("shown", (Chunk("shown", tokens="hidden"),)))
    assert (await found(store, "hidden"), await found(store, "shown")) == (["shown"], [])


async def test_the_best_chunk_comes_first_and_titles_and_headings_count(store: SqliteDocuments, base: Base) -> None:
    item = await folder(store, base)
    await put(store, item, plain=["zebra and lion", "lion", "zebra zebra"], zebra=["about horses"])
    assert set(await found(store, "zebra")) == {"zebra zebra", "zebra and lion", "about horses"}
    assert (await found(store, "zebra lion"))[0] == "zebra and lion"
    assert len(await found(store, "zebra", limit=1)) == 1
    await store.keep(ready(waits(item, "plain")), text("striped animals", heading="Zebras of the steppe"))
    assert "striped animals" in await found(store, "steppe")


async def test_a_search_keeps_to_its_bases(store: SqliteDocuments, base: Base) -> None:
    others = [await store.create(name) for name in ("Other", "Third")]
    for one, word in zip([base, *others], ["red", "blue", "green"], strict=True):
        await put(store, await folder(store, one, word), a=[f"{word} words"])
    assert await found(store, "words", base) == ["red words"]
    assert set(await found(store, "words", *others)) == {"blue words", "green words"}
    assert len(await found(store, "words")) == 3
    assert await store.search([], "words") == []
    assert await store.search(["no such base"], "words") == []


async def test_a_search_does_not_wait_for_a_write(store: SqliteDocuments, base: Base) -> None:
    await put(store, await folder(store, base), a=["some words"])
    entered, proceed = threading.Event(), threading.Event()

    def work(db: Connection) -> None:
        db.execute("DELETE FROM documents")
        entered.set()
        proceed.wait(30)

    writing = asyncio.create_task(store._database.write(work))
    await asyncio.to_thread(entered.wait, 30)
    assert await found(store, "words") == ["some words"]
    proceed.set()
    await writing
    assert await found(store, "words") == []


async def test_huge_numbers_and_texts_are_kept_safely(store: SqliteDocuments, base: Base) -> None:
    item = await folder(store, base)
    document = waits(item, "a", size=2**80, modified=-(2**70))
    await store.settle(item.id, [document])
    chunk = Chunk("x" * 300_000 + " needle", 2**90, 2**91, "h" * 10_000, 2**64, -1)
    whole = "whole \ud83d\0 " + "text " * 500_000
    await store.keep(ready(document, pages=2**65), DocumentText(whole, (chunk,)))
    (hit,) = await store.search([base.id], "needle")
    assert (hit.chunk.text, hit.chunk.start) == (chunk.text, 2**63 - 1)
    assert await store.text(document.id) == whole.replace("\ud83d", "\ufffd")


async def test_all_of_it_is_there_at_the_next_start(tmp_path: Path) -> None:
    for _ in range(2):
        store = await SqliteDocuments.open(tmp_path)
        base = await store.create("Papers")
        item = await folder(store, base)
        if await store.waiting(base.id) or not await store.documents(base.id):
            await put(store, item, a=["some words"])
        assert await found(store, "words") == ["some words"]
        await store.close()
        await store.close()
    with pytest.raises(Unavailable, match="closed"):
        await store.bases()


async def test_a_file_of_a_newer_version_stays_untouched(tmp_path: Path) -> None:
    await (await SqliteDocuments.open(tmp_path)).close()
    with closing(sqlite3.connect(tmp_path / NAME)) as db:
        db.execute("INSERT INTO migrations VALUES ('m999_from_tomorrow', '')")
        db.commit()
    with pytest.raises(Unavailable, match="m999_from_tomorrow"):
        await SqliteDocuments.open(tmp_path)


async def test_a_broken_file_is_kept_aside(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"this was never a database " * 99)
    store = await SqliteDocuments.open(tmp_path)
    assert NAME in store.problem
    assert await store.bases() == []
    await store.close()


async def test_a_change_of_the_file_is_copied_before_beside_the_conversations(tmp_path: Path) -> None:
    await (await SqliteDocuments.open(tmp_path)).close()

    def m999_colour(db: sqlite3.Connection) -> None:
        db.execute("ALTER TABLE bases ADD COLUMN colour TEXT")

    database = await Database.open(tmp_path, NAME, (*MIGRATIONS, m999_colour))
    await database.close()
    (copy,) = backups(tmp_path)
    assert copy.startswith("knowledge-")
    assert copy.endswith("-before-m999_colour.db")


def backups(directory: Path) -> list[str]:
    return [path.name for path in (directory / "backups").iterdir()]
