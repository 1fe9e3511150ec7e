"""One import in a process of its own; prints its figures as one line of JSON.

python -m tests.bench.transfer_child FOLDER EXPORT
"""

import asyncio
import json
import resource
import statistics
import sys
import time
from pathlib import Path

from app.adapters.export.files import AtomicFiles
from app.adapters.export.markdown import MarkdownWriter
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.bootstrap.importing import conversation_imports
from app.core.export.exporting import Exporter, ExportRequest, FormatWriter
from app.core.export.words import FileFormat
from app.core.transfer.importing import ConversationImports

_QUERIES = ("kettle777", "harbour tea", "绿茶", "zeppelin")


async def measure(folder: Path, export: Path) -> dict[str, float]:
    store = await SqliteConversations.open(folder)
    imports = conversation_imports(store, folder)
    before = _memory()
    begun = time.perf_counter()
    async for _ in imports.preview(export, "en-US"):
        pass
    preview = time.perf_counter() - begun
    seconds, written, stall, most = await _imported(imports, export)
    figures = {"preview": preview, "import": seconds, "written": written, "stall": stall * 1000}
    figures |= {"memory": (most - before) / 1e6}
    times = []
    for query in _QUERIES * 3:
        begun = time.perf_counter()
        await store.summaries(query)
        times.append((time.perf_counter() - begun) * 1000)
    figures["search"] = statistics.median(times)
    figures |= await _exported(store, folder)
    begun = time.perf_counter()
    batch = (await imports.batches())[0].id
    await imports.store.undo(batch)
    figures["undo"] = time.perf_counter() - begun
    await store.close()
    return figures


async def _exported(store: SqliteConversations, folder: Path) -> dict[str, float]:
    """All conversations as one document of JSON, and one after the other as Markdown into a folder."""
    transfer = SqliteTransfer(store.database)
    writers: dict[FileFormat, FormatWriter] = {FileFormat.MARKDOWN: MarkdownWriter()}
    exporter = Exporter(store, transfer.whole, writers, AtomicFiles())
    ids = tuple(summary.id for summary in await store.summaries())
    file, memory = folder / "all.json", _memory()
    begun, most = time.perf_counter(), memory
    async for _ in exporter.to_file(ExportRequest(ids, FileFormat.JSON), file):
        most = max(most, _memory())
    json_seconds = time.perf_counter() - begun
    (folder / "md").mkdir()
    begun = time.perf_counter()
    async for _ in exporter.to_folder(
        ExportRequest(ids, FileFormat.MARKDOWN), folder / "md", lambda whole: whole.conversation.id
    ):
        most = max(most, _memory())
    figures = {"json": json_seconds, "markdown": time.perf_counter() - begun, "json_size": file.stat().st_size / 1e6}
    return figures | {"export_memory": (most - memory) / 1e6}


async def _imported(imports: ConversationImports, export: Path) -> tuple[float, float, float, float]:
    """Seconds until it is searchable, until all is written, the longest wait of the loop, the most memory meanwhile."""
    loop = asyncio.get_running_loop()
    longest, last, most = 0.0, time.perf_counter(), _memory()

    def beat() -> None:
        nonlocal longest, last, most
        most = max(most, _memory())
        now = time.perf_counter()
        longest, last = max(longest, now - last - 0.01), now
        handle[0] = loop.call_later(0.01, beat)

    handle = [loop.call_later(0.01, beat)]
    begun = time.perf_counter()
    written = 0.0
    async for step in imports.run(export, "en-US"):
        if getattr(step, "indexing", False):
            written = time.perf_counter() - begun
    handle[0].cancel()
    return time.perf_counter() - begun, written, longest, most


def _memory() -> float:
    """What is resident, in bytes: the highest mark of a child begins with its parent's."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return float(pages * resource.getpagesize())


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(Path(sys.argv[1]), Path(sys.argv[2])))))
