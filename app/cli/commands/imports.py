"""The terminal: `citewise import`, conversations of other programs."""

import contextlib
from collections.abc import Callable, Iterator
from contextlib import aclosing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.cli import counts as words
from app.cli.locale import user_locale
from app.cli.options import Options
from app.cli.output import announce, as_text, fail, notify_status, one_line, show
from app.cli.terminal import INTERRUPTED, terminal
from app.cli.translation import N_, about, listed, tr, trn
from app.cli.words import sentence
from app.core.domain.errors import AppError, Failure, Unreadable
from app.core.domain.reasons import UnreadableReason
from app.core.domain.transfer import SkippedPart, SkipReason
from app.core.domain.transfer.course import ImportCounts, ImportProgress, ImportReport
from app.core.domain.transfer.whole import BatchState

if TYPE_CHECKING:
    from app.core.services import Services
    from app.core.transfer.importing import ConversationImports

_USAGE = 2
_MOST_LISTED = 20  # parts that were not read
REASONS = {
    SkipReason.BROKEN: N_("damaged or of another shape"),
    SkipReason.EMPTY: N_("nothing was said in it"),
    SkipReason.MISSING_FILE: N_("not in the export"),
    SkipReason.TOO_LARGE: N_("too large"),
    SkipReason.UNWRITTEN: N_("could not be saved"),
    SkipReason.UNSUPPORTED: N_("of a kind that is not supported"),
}
_FILES = {
    UnreadableReason.MISSING: N_("{where} is not there"),
    UnreadableReason.FORBIDDEN: N_("{where}: no permission to read it"),
    UnreadableReason.BROKEN: N_("{where} is damaged ({detail}); download or copy it again"),
    UnreadableReason.UNKNOWN_TYPE: N_(
        "{where} is no export of a program that Citewise knows; docs/import.md names them"
    ),
}


async def import_conversations(options: Options, services: "Services") -> int:
    """0: done, also where nothing was new; 1: it failed; 2: wrong use; 130: stopped."""
    if services.imports is None:
        return fail(tr("this Citewise imports nothing"))
    imports = services.imports()
    if options.undo:
        return await _undo(imports)
    path = Path(terminal().whole(options.file))
    try:
        if options.preview:
            return await _preview(imports, path, options)
        return await _run(imports, path, options)
    except Unreadable as error:
        text = _FILES.get(UnreadableReason(error.data.get("reason", "")), _FILES[UnreadableReason.BROKEN])
        return fail(tr(text, where=one_line(options.file), detail=one_line(error.detail)))
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
    show(about(counts.program, listed((words.conversations(counts.conversations), words.questions(counts.turns)))))
    if counts.first is not None and counts.last is not None:
        show(tr("from {first} to {last}", first=f"{counts.first:%Y-%m-%d}", last=f"{counts.last:%Y-%m-%d}"))
    show(about(tr("new"), listed((words.conversations(counts.created), words.questions(counts.new_turns)))))
    if counts.images or counts.files:
        images = trn("{count} picture", "{count} pictures", counts.images)
        files = trn("{count} file", "{count} files", counts.files)
        show(tr("with {images} and {files}", images=images, files=files))
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
        return fail(tr("the import broke off; import the same file again to complete it"))
    counts = report.counts
    if options.json:
        show(as_text({**_counts_json(counts), "state": report.state.value, "batch": report.batch}))
    else:
        show(about(counts.program, _outcome(counts)))
        _notify_of_skipped(counts)
    if report.state is BatchState.STOPPED:
        announce(tr("stopped; import the same file again to complete it, or 'citewise import --undo'"))
        return INTERRUPTED
    return 0


async def _undo(imports: "ConversationImports") -> int:
    batches = await imports.batches()
    if not batches:
        return fail(tr("there is no import to undo"))
    undone = await imports.undo(batches[0].id)
    contents = listed((words.conversations(undone.conversations), words.questions(undone.turns)))
    show(tr("undone: the import of {file} with {contents}", file=one_line(batches[0].file), contents=contents))
    for title in undone.continued.values():
        announce(tr("{title} stays: something was asked there since", title=one_line(title)))
    return 0


def _notify_of(step: ImportProgress | ImportCounts) -> None:
    if isinstance(step, ImportProgress):
        percent = f"{step.fraction:.0%} · " if step.fraction is not None else ""
        part = tr("making it searchable") if step.indexing else words.conversations(step.conversations)
        notify_status(percent + part)


def _notify_of_skipped(counts: ImportCounts) -> None:
    for part in counts.skipped[:_MOST_LISTED]:
        announce(skipped_words(part))
    if counts.skipped_count > _MOST_LISTED:
        announce(
            trn(
                "{count} more part was not read; --json names them",
                "{count} more parts were not read; --json names them",
                counts.skipped_count - _MOST_LISTED,
            )
        )


def skipped_words(part: SkippedPart) -> str:
    detail = f" ({one_line(part.detail)[:200]})" if part.detail else ""
    return tr("not read: {place}: {reason}", place=one_line(part.place)[:120], reason=tr(REASONS[part.reason]) + detail)


def _outcome(counts: ImportCounts) -> str:
    conversations = (
        trn("{count} new conversation", "{count} new conversations", counts.created),
        trn("{count} conversation with more", "{count} conversations with more", counts.grown),
        trn("{count} unchanged", "{count} unchanged", counts.unchanged),
    )
    questions = trn("{count} new question", "{count} new questions", counts.new_turns)
    return tr("{conversations}; {questions}", conversations=listed(conversations), questions=questions)


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
