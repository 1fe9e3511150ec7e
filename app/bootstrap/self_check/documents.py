"""The child processes that read files and pages answer, each kind of file included."""

from pathlib import Path

from app.adapters.documents.document_reader import ChildReader
from app.adapters.reading.extraction.page_draft import Job
from app.adapters.reading.extraction_worker import Worker
from app.core.domain.errors import AppError
from app.core.self_check import CheckPart, CheckReason, CheckResult, failed
from app.locations import resources

PHRASE = "Citewise reads this sentence"  # in each of the samples
SAMPLES = tuple(f"sample.{kind}" for kind in ("pdf", "docx", "pptx", "xlsx", "epub", "html", "md"))


async def check_documents() -> CheckResult:
    folder = resources() / "self_check"
    reader, worker = ChildReader(), Worker(processors=1)
    try:
        for name in SAMPLES:
            if problem := await _problem(reader, folder / name):
                return failed(CheckPart.DOCUMENTS, CheckReason.NOT_READ, f"{name}: {problem}")
        if not await reader.images(str(folder / "sample.pdf"), 1):
            return failed(CheckPart.DOCUMENTS, CheckReason.NOT_READ, "sample.pdf: images")
        for name, kind in (("sample.pdf", "application/pdf"), ("sample.html", "text/html")):
            draft = await worker.draft(Job(f"https://example.org/{name}", (folder / name).read_bytes(), 200, kind))
            if PHRASE not in draft.extracted.text:
                return failed(CheckPart.DOCUMENTS, CheckReason.NOT_READ, f"{name}: {draft.problem or 'web'}")
    finally:
        await reader.close()
        await worker.close()
    return CheckResult(CheckPart.DOCUMENTS, detail=", ".join(name.rpartition(".")[2] for name in SAMPLES))


async def _problem(reader: ChildReader, path: Path) -> str:
    try:
        read = await reader.read(str(path))
    except AppError as error:
        return " ".join(filter(None, (error.data.get("reason", str(error.kind)), error.detail)))
    return "" if PHRASE in read.text else "another text"
