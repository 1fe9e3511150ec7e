"""The terminal: `citewise import`, conversations of other programs."""

import contextlib
from collections.abc import Callable, Iterator
from contextlib import aclosing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.cli.locale import user_locale
from app.cli.options import Options
from app.cli.output import as_text, fail, notify, notify_status, one_line, show
from app.cli.terminal import terminal
from app.cli.words import sentence
from app.core.domain.errors import AppError, Failure, Unreadable
from app.core.domain.reasons import UnreadableReason
from app.core.domain.transfer import SkippedPart, SkipReason
from app.core.domain.transfer.course import ImportCounts, ImportProgress, ImportReport
from app.core.domain.transfer.whole import BatchState

if TYPE_CHECKING:
    from app.core.services import Services
    from app.core.transfer.importing import ConversationImports

_INTERRUPTED = 130
_USAGE = 2
_MOST_LISTED = 20  # parts that were not read
REASONS = {
    SkipReason.BROKEN: "damaged or of another shape",
    SkipReason.EMPTY: "nothing was said in it",
    SkipReason.MISSING_FILE: "not in the export",
    SkipReason.TOO_LARGE: "too large",
    SkipReason.UNWRITTEN: "could not be saved",
    SkipReason.UNSUPPORTED: "of a kind that is not supported",
}
_FILES = {
    UnreadableReason.MISSING: "{where} is not there",
    UnreadableReason.FORBIDDEN: "{where}: no permission to read it",
    UnreadableReason.BROKEN: "{where} is damaged ({detail}); download or copy it again",
    UnreadableReason.UNKNOWN_TYPE: "{where} is no export of a program that Citewise knows; docs/import.md names them",
}


async def import_conversations(options: Options, services: "Services") -> int:
    """0: done, also where nothing was new; 1: it failed; 2: wrong use; 130: stopped."""
    if services.imports is None:
        return fail("this Citewise imports nothing")
    imports = services.imports()
    if options.undo:
        return await _undo(imports)
    path = Path(terminal().whole(options.file))
    try:
        if options.preview:
            return await _preview(imports, path, options)
        return await _run(imports, path, options)
    except Unreadable as error:
        words = _FILES.get(UnreadableReason(error.data.get("reason", "")), _FILES[UnreadableReason.BROKEN])
        return fail(words.format(where=one_line(options.file), detail=one_line(error.detail)))
    except AppError as error:
        return fail(sentence(Failure.of(error)))


async def _preview(imports: "ConversationImports", path: Path, options: Options) -> int:
    counts = ImportCounts()
    async with aclosing(imports.preview(path, user_locale())) as steps:
        async for step in steps:
            if isinstance(step, ImportCounts):
                counts = step
            else:
                _notify_of(step)
    notify_status("")
    if options.json:
        show(as_text(_counts_json(counts)))
        return 0
    show(f"{counts.program}: {_number(counts.conversations, 'conversation')}, {_number(counts.turns, 'question')}")
    if counts.first is not None and counts.last is not None:
        show(f"from {counts.first:%Y-%m-%d} to {counts.last:%Y-%m-%d}")
    show(f"new: {_number(counts.created, 'conversation')}, {_number(counts.new_turns, 'question')}")
    if counts.images or counts.files:
        show(f"with {_number(counts.images, 'picture')} and {_number(counts.files, 'file')}")
    _notify_of_skipped(counts)
    return 0


async def _run(imports: "ConversationImports", path: Path, options: Options) -> int:
    report: ImportReport | None = None
    with _interrupts(imports.stop):
        async with aclosing(imports.run(path, user_locale())) as steps:
            async for step in steps:
                if isinstance(step, ImportReport):
                    report = step
                else:
                    _notify_of(step)
    notify_status("")
    if report is None:
        return fail("the import broke off; import the same file again to complete it")
    counts = report.counts
    if options.json:
        show(as_text({**_counts_json(counts), "state": report.state.value, "batch": report.batch}))
    else:
        show(
            f"{counts.program}: {_number(counts.created, 'new conversation')}, {_number(counts.grown, 'conversation')}"
            f" with more, {counts.unchanged} unchanged; {_number(counts.new_turns, 'new question')}"
        )
        _notify_of_skipped(counts)
    if report.state is BatchState.STOPPED:
        notify("citewise: stopped; import the same file again to complete it, or 'citewise import --undo'")
        return _INTERRUPTED
    return 0


async def _undo(imports: "ConversationImports") -> int:
    batches = await imports.batches()
    if not batches:
        return fail("there is no import to undo")
    undone = await imports.undo(batches[0].id)
    show(
        f"undone: the import of {one_line(batches[0].file)} with {_number(undone.conversations, 'conversation')},"
        f" {_number(undone.turns, 'question')}"
    )
    for title in undone.continued.values():
        notify(f"citewise: {one_line(title)} stays: something was asked there since")
    return 0


def _notify_of(step: ImportProgress | ImportCounts) -> None:
    if isinstance(step, ImportProgress):
        percent = f"{step.fraction:.0%} · " if step.fraction is not None else ""
        count = "1 conversation" if step.conversations == 1 else f"{step.conversations} conversations"
        notify_status(f"{percent}{'making it searchable' if step.indexing else count}")


def _notify_of_skipped(counts: ImportCounts) -> None:
    for part in counts.skipped[:_MOST_LISTED]:
        notify(f"citewise: {skipped_words(part)}")
    if counts.skipped_count > _MOST_LISTED:
        notify(f"citewise: {counts.skipped_count - _MOST_LISTED} more parts were not read; --json names them")


def skipped_words(part: SkippedPart) -> str:
    detail = f" ({one_line(part.detail)[:200]})" if part.detail else ""
    return f"not read: {one_line(part.place)[:120]}: {REASONS[part.reason]}{detail}"


def _counts_json(counts: ImportCounts) -> dict[str, Any]:
    return {
        "program": counts.program,
        "conversations": counts.conversations,
        "turns": counts.turns,
        "new_conversations": counts.created,
        "grown_conversations": counts.grown,
        "unchanged_conversations": counts.unchanged,
        "new_turns": counts.new_turns,
        "images": counts.images,
        "files": counts.files,
        "first": counts.first and counts.first.isoformat(),
        "last": counts.last and counts.last.isoformat(),
        "skipped": [
            {"place": part.place, "reason": part.reason.value, "detail": part.detail} for part in counts.skipped
        ],
        "skipped_count": counts.skipped_count,
    }


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


@contextlib.contextmanager
def _interrupts(stop: Callable[[], None]) -> Iterator[None]:
    """The first Ctrl-C stops behind the conversation that is being written, a second one at once."""
    here = terminal()

    def take() -> None:
        here.on_interrupt(None)
        stop()

    here.on_interrupt(take)
    try:
        yield
    finally:
        here.on_interrupt(None)
