"""A base of 100 000 made-up chunks, half English and half Chinese: import, search by words, search by vectors.

Words are as frequent as Zipf's law has it, so that a few stand in most chunks and most in a few. What reading and
dividing documents takes is not in here, nor what working out the tokens takes: both happen in another process.
"""

import asyncio
import math
import os
import random
import sqlite3
import statistics
import struct
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory

from app.adapters.storage.documents.store import SqliteDocuments
from app.core.domain.knowledge import Base, Chunk, Document, DocumentState, DocumentText, Item, ItemKind
from app.core.ranking.tokens import index_tokens

CHUNKS = int(os.environ.get("BENCH_CHUNKS", "100000"))
VECTORS = int(os.environ.get("BENCH_VECTORS", "200000"))
SIZE = 384  # numbers of a vector
EACH = 20  # chunks of a document
ASKED = 60  # queries of each kind
Row = tuple[str, str, str]


class Words:
    """Made-up words of a language, the common ones first, and texts of them."""

    def __init__(self, words: Sequence[str], between: str, seed: int) -> None:
        self.words = words
        self._between = between
        self._random = random.Random(seed)
        self._weights = list(accumulate(1 / (rank + 2.7) for rank in range(len(words))))

    def text(self, length: int) -> str:
        return self._between.join(self._random.choices(self.words, cum_weights=self._weights, k=length))

    def some(self, first: int, last: int, many: int) -> str:
        return self._between.join(self._random.sample(self.words[first:last], many))


def english() -> Words:
    dice = random.Random(1)
    parts = ["ba", "cor", "den", "fi", "gra", "hol", "ju", "kal", "lem", "mor", "nu", "pra", "quo", "rin", "sol", "tur"]
    made = {"".join(dice.choices(parts, k=dice.randint(2, 5))) for _ in range(60_000)}
    return Words(dice.sample(sorted(made), len(made))[:40_000], " ", 2)


def chinese() -> Words:
    dice = random.Random(3)
    signs = [chr(0x4E00 + n) for n in range(3000)]
    weights = list(accumulate(1 / (rank + 20) for rank in range(len(signs))))
    made = {"".join(dice.choices(signs, cum_weights=weights, k=dice.choice([1, 2, 2, 2, 3]))) for _ in range(60_000)}
    return Words(dice.sample(sorted(made), len(made))[:30_000], "", 4)


def documents(base: Base, item: Item, many: int, languages: Sequence[Words]) -> Iterator[tuple[Document, DocumentText]]:
    for number in range(many):
        words = languages[number % len(languages)]
        texts = [words.text(120) for _ in range(EACH)]
        heading = words.some(500, 30_000, 3)
        chunks = tuple(Chunk(text, heading=heading, tokens=" ".join(index_tokens(text))) for text in texts)
        document = Document(f"d{number}", base.id, item.id, ItemKind.FILE, f"/papers/{number}.md", f"Paper {number}")
        yield document, DocumentText("\n\n".join(texts), chunks)


async def filled(store: SqliteDocuments, name: str, made: int, languages: Sequence[Words]) -> tuple[Base, float]:
    """The base, and how many seconds the store took for it."""
    base = await store.create(name)
    item = await store.add_item(Item(name, base.id, ItemKind.FOLDER, f"/{name}"))
    found = [
        (replace(document, id=f"{name}-{document.id}"), read)
        for document, read in documents(base, item, made // EACH, languages)
    ]
    begun = time.perf_counter()
    await store.settle(item.id, [document for document, _ in found])
    for document, read in found:
        await store.keep(replace(document, state=DocumentState.READY), read)
    return base, time.perf_counter() - begun


async def timed(work: Callable[[str], Awaitable[object]], queries: Sequence[str]) -> tuple[float, float]:
    """Milliseconds: median, and what 95 of 100 stay below."""
    took = []
    for query in queries:
        begun = time.perf_counter()
        await work(query)
        took.append((time.perf_counter() - begun) * 1000)
    return statistics.median(took), statistics.quantiles(took, n=20)[-1]


def questions(latin: Words, han: Words) -> dict[str, list[str]]:
    return {
        "two rare and three common English words": [
            latin.some(300, 8000, 2) + " " + latin.some(0, 60, 3) for _ in range(ASKED)
        ],
        "ten common English words": [latin.some(0, 40, 10) for _ in range(ASKED)],
        "one common English word": [latin.some(0, 20, 1) for _ in range(ASKED)],
        "fourteen Chinese bigrams": [han.text(15)[:15] for _ in range(ASKED)],
        "two common Chinese characters": [(han.some(0, 200, 2))[:2] for _ in range(ASKED)],
    }


async def words_rows(directory: Path) -> list[Row]:
    languages = (english(), chinese())
    store = await SqliteDocuments.open(directory)
    try:
        _, seconds = await filled(store, "first", 10_000, languages)
        found = [("knowledge: 10 000 chunks kept", f"{10_000 / seconds:.0f} chunks/s", "≥ 300 chunks/s")]
        await filled(store, "rest", CHUNKS - 10_000, languages)
        found += await searched(store, languages)
    finally:
        await store.close()
    return [*found, ("knowledge: the file of all of them", f"{megabytes(directory):.0f} MB", "")]


def megabytes(directory: Path) -> float:
    return sum(path.stat().st_size for path in directory.iterdir()) / 1e6


async def searched(store: SqliteDocuments, languages: tuple[Words, Words]) -> list[Row]:
    bases = [base.id for base in await store.bases()]
    found: list[Row] = []

    async def search(query: str) -> object:
        return await store.search(bases, query)

    kinds = questions(*languages)
    for name, queries in kinds.items():
        median, most = await timed(search, queries)
        found.append((f"knowledge: {CHUNKS} chunks, {name}, p50 / p95", f"{median:.0f} / {most:.0f} ms", "p95 ≤ 50 ms"))
    queries = next(iter(kinds.values()))
    _, most = await timed(lambda query: store.search(bases[:1], query), queries)
    found.append(("knowledge: rare and common words in the smaller of two bases, p95", f"{most:.0f} ms", "≤ 50 ms"))
    _, most = await timed(lambda query: store.bases(), queries)
    found.append(("knowledge: all bases with their counts, p95", f"{most:.0f} ms", "≤ 50 ms"))
    importing = asyncio.create_task(filled(store, "meanwhile", 4000, languages))
    median, most = await timed(search, queries)
    await importing
    found.append(("knowledge: rare and common words during an import, p50 / p95", f"{median:.0f} / {most:.0f} ms", ""))
    return found


def made_vectors(many: int) -> Iterator[tuple[float, ...]]:
    """About 2000 topics around one direction that all share, as embeddings are."""
    dice = random.Random(5)
    shared = [dice.gauss(0, 1) for _ in range(SIZE)]
    topics = [[s + dice.gauss(0, 1) for s in shared] for _ in range(2000)]
    noise = [dice.gauss(0, 0.7) for _ in range(100_003)]
    for _ in range(many):
        topic, start = dice.choice(topics), dice.randrange(100_003 - SIZE)
        yield tuple(map(float.__add__, topic, noise[start : start + SIZE]))


async def vector_rows(directory: Path) -> list[Row]:
    store = await SqliteDocuments.open(directory)
    try:
        base = await store.create("vectors")
        item = await store.add_item(Item("i", base.id, ItemKind.FILE, "/vectors"))
        document = Document("d", base.id, item.id, ItemKind.FILE, "/vectors", state=DocumentState.READY)
        await store.settle(item.id, [document])
        await store.keep(document, DocumentText("", (Chunk("x", tokens="x"),) * VECTORS))
        made = made_vectors(VECTORS + 20)
        asked = [next(made) for _ in range(20)]
        best: list[list[tuple[float, int]]] = [[] for _ in asked]
        kept, seconds = 0, 0.0
        while chunks := await store.chunks_without_vector(base.id, "m", 2000):
            batch = [(id, next(made)) for id, _ in chunks]
            begun = time.perf_counter()
            await store.keep_vectors(base.id, "m", batch)
            seconds += time.perf_counter() - begun
            kept += len(batch)
            units = [(id, unit(vector)) for id, vector in batch]
            for nearest, question in zip(best, map(unit, asked), strict=True):
                nearest[:] = sorted([*nearest, *((math.dist(question, v), id) for id, v in units)])[:20]
        begun = time.perf_counter()
        await store.nearest([base.id], "m", asked[0])
        first = (time.perf_counter() - begun) * 1000
        took, hits = [], 0
        for question, nearest in zip(asked, best, strict=True):
            begun = time.perf_counter()
            answer = await store.nearest([base.id], "m", question)
            took.append((time.perf_counter() - begun) * 1000)
            hits += len({found.id for found in answer} & {id for _, id in nearest})
    finally:
        await store.close()
    what = f"knowledge: nearest of {kept} vectors of {SIZE}"
    return [
        ("knowledge: vectors kept", f"{kept / seconds:.0f} vectors/s", ""),
        (f"{what}, first time", f"{first:.0f} ms", ""),
        (f"{what}, p50 / most", f"{statistics.median(took):.0f} / {max(took):.0f} ms", ""),
        (f"{what}, of the true 20", f"{hits / len(asked) / 20:.1%}", ""),
        (f"{what}, every one in plain Python", f"{plainly(asked[0]):.0f} ms", ""),
        *((f"{what}, {name}", figure, "") for name, figure in beside(asked[0])),
    ]


def unit(vector: Sequence[float]) -> tuple[float, ...]:
    length = math.hypot(*vector)
    return tuple(number / length for number in vector)


def plainly(vector: Sequence[float]) -> float:
    """Milliseconds for as many vectors as there are, from a tenth of them."""
    data, unpack = struct.pack(f"<{SIZE}f", *vector), struct.Struct(f"<{SIZE}f").unpack
    begun = time.perf_counter()
    for _ in range(VECTORS // 10):
        math.dist(vector, unpack(data))
    return (time.perf_counter() - begun) * 10_000


def beside(vector: Sequence[float]) -> Iterator[tuple[str, str]]:
    """The same with numpy and with sqlite-vec, where they are there; vectors in memory."""
    try:
        import numpy
    except ImportError:
        yield "numpy", "not installed"
    else:
        matrix = numpy.random.default_rng(1).random((VECTORS, SIZE), dtype=numpy.float32)
        question = numpy.array(vector, dtype=numpy.float32)
        begun = time.perf_counter()
        numpy.argpartition(matrix @ question, -20)
        yield "numpy", f"{(time.perf_counter() - begun) * 1000:.0f} ms"
    yield "sqlite-vec", with_sqlite_vec(vector)


def with_sqlite_vec(vector: Sequence[float]) -> str:
    db = sqlite3.connect(":memory:")
    if not hasattr(db, "enable_load_extension"):
        return "cannot be loaded: this Python has no enable_load_extension"
    try:
        import sqlite_vec  # type: ignore[import-not-found]
    except ImportError:
        return "not installed"
    db.enable_load_extension(True)
    sqlite_vec.load(db)
    db.execute(f"CREATE VIRTUAL TABLE v USING vec0 (e float[{SIZE}])")
    data = struct.pack(f"<{SIZE}f", *vector)
    db.executemany("INSERT INTO v (e) VALUES (?)", ((data,) for _ in range(VECTORS)))
    begun = time.perf_counter()
    db.execute("SELECT rowid FROM v WHERE e MATCH ? ORDER BY distance LIMIT 20", (data,)).fetchall()
    return f"{(time.perf_counter() - begun) * 1000:.0f} ms"


def rows() -> Iterator[Row]:
    with TemporaryDirectory() as directory:
        yield from asyncio.run(words_rows(Path(directory)))
    with TemporaryDirectory() as directory:
        yield from asyncio.run(vector_rows(Path(directory)))
