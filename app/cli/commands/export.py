"""The terminal: `citewise export`, conversations as files."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli import counts
from app.cli.conversation_names import matching, no_match
from app.cli.options import Options
from app.cli.output import announce, clean, fail, notify_progress, one_line, show
from app.cli.terminal import terminal
from app.cli.translation import tr, trn
from app.core.domain.errors import AppError, Failure
from app.core.export.file_names import file_name
from app.core.export.words import Branches, FileFormat, format_of

if TYPE_CHECKING:
    from app.core.domain.transfer.whole import WholeConversation
    from app.core.export.exporting import Exporter, ExportProgress, ExportRequest
    from app.core.services import Services

_USAGE = 2


async def export(options: Options, services: "Services") -> int:
    from app.core.export.exporting import ExportRequest

    summaries = [one for one in await services.conversations.summaries() if not one.private]
    if options.listed:
        for summary in summaries:
            show(f"{summary.id}  {summary.updated:%Y-%m-%d}  {one_line(summary.title)}")
        return 0
    *names, out = options.names or [""]
    if not out or not (names or options.everything) or (names and options.everything):
        words = tr("name conversations (citewise export --list shows them) or --all, then the file or folder")
        return fail(words, _USAGE)
    ids: list[str] = [one.id for one in summaries] if options.everything else []
    for name in names:
        matches = matching(name, summaries)
        if len(matches) != 1:
            return fail(no_match(name, matches))
        ids.append(matches[0].id)
    if not ids:
        return fail(tr("there is no conversation yet"))
    format = FileFormat(options.format) if options.format else _format_of(out)
    request = ExportRequest(tuple(dict.fromkeys(ids)), format, Branches(options.branches))
    if services.exporter is None:
        return fail(tr("this Citewise writes no files"))
    return await _write(services.exporter(), request, out, len(names) != 1)


async def _write(exporter: "Exporter", request: "ExportRequest", out: str, many: bool) -> int:
    if out == "-":
        return await _print(exporter, request)
    path = Path(terminal().whole(out))
    into_folder = (many and request.format is not FileFormat.JSON) or await asyncio.to_thread(path.is_dir)
    try:
        if into_folder:
            await asyncio.to_thread(path.mkdir, parents=True, exist_ok=True)
            steps = exporter.to_folder(request, path, _name)
        else:
            steps = exporter.to_file(request, path)
        progress: ExportProgress | None = None
        async for progress in steps:
            if into_folder and progress.total > 1:
                notify_progress(tr("{done} of {total} written", done=progress.written, total=progress.total))
    except OSError as error:
        return fail(f"{one_line(str(error.filename or path))}: {error.strerror or error}")
    except AppError as error:
        return fail(_unavailable(error, request.format))
    if progress is None or not progress.written:
        return fail(tr("the conversation is gone"))
    where = one_line(str(path))
    announce(tr("{conversations} in {where}", conversations=counts.conversations(progress.written), where=where))
    if progress.missing:
        announce(
            trn(
                "{count} conversation was deleted meanwhile",
                "{count} conversations were deleted meanwhile",
                progress.missing,
            )
        )
    return 0


async def _print(exporter: "Exporter", request: "ExportRequest") -> int:
    """To standard output, for other programs."""
    if request.format is FileFormat.JSON:
        async for piece in exporter.document(request.ids):
            show(piece.decode("utf-8", "replace"), "")
        return 0
    if request.format in (FileFormat.PDF, FileFormat.DOCX) or len(request.ids) > 1:
        return fail(tr("only one conversation as md or html, or JSON, can be written to standard output"), _USAGE)
    show(clean(await exporter.text(request)), "")
    return 0


def _unavailable(error: AppError, format: FileFormat) -> str:
    if error.where == "browser":
        return tr("{format} needs the off-screen browser, which did not print it; html needs none", format=format.value)
    from app.cli.words import sentence

    return sentence(Failure.of(error))


def _format_of(out: str) -> FileFormat:
    return format_of(out) or FileFormat.MARKDOWN


def _name(whole: "WholeConversation") -> str:
    return file_name(whole.conversation.title, tr("Conversation"))
