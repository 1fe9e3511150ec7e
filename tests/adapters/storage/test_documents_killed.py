"""A real process that is killed in the middle of an import."""

import subprocess
import sys
from pathlib import Path

from app.adapters.storage.documents.store import SqliteDocuments
from app.core.domain.knowledge import DocumentState
from tests.adapters.storage.importing_process import CHUNKS, read

ROOT = Path(__file__).resolve().parents[3]


def killed_after(directory: Path, documents: int, version: int) -> list[str]:
    """Kill the process with SIGKILL while it goes on; returns what it knew was kept of this version."""
    command = [sys.executable, "-m", "tests.adapters.storage.importing_process", str(directory), str(version)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "settled\n"
            first = [process.stdout.readline().strip() for _ in range(documents)]
        finally:
            process.kill()
        rest = process.stdout.read().splitlines(keepends=True)
    lines = [line.strip() for line in rest if line.endswith("\n")]
    return first + (lines[: lines.index("settled")] if "settled" in lines else lines)


async def test_a_killed_import_loses_nothing_and_leaves_no_half_document(tmp_path: Path) -> None:
    for version in (1, 1001, 2001):
        told = killed_after(tmp_path, 5, version)
        store = await SqliteDocuments.open(tmp_path)
        assert store.problem == ""
        (base,) = await store.bases()
        documents = await store.documents(base.id)
        assert len(documents) == base.documents == 20
        for document in documents:
            name = f"doc{document.id[1:]}"
            kept = await store.text(document.id)
            chunks = [hit for hit in await store.search([base.id], name, 1000) if hit.document.id == document.id]
            assert len(chunks) == document.chunks == (CHUNKS if kept else 0)
            assert not kept or kept == read(name, int(kept.split()[1].removeprefix("version"))).text
            assert {hit.chunk.text for hit in chunks} == set(kept.splitlines())
            if document.state is DocumentState.READY:
                assert kept == read(name, document.modified).text
            if document.id in told:
                assert int(kept.split()[1].removeprefix("version")) >= version
        await store.close()
