"""The terminal: `citewise verify`, the sources of a bundle or a conversation read again."""

import asyncio
from contextlib import aclosing
from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from app.cli.conversation_names import matching, no_match
from app.cli.options import Options
from app.cli.output import as_text, clean, fail, notify, notify_status, one_line, show
from app.cli.terminal import terminal
from app.core.export.words import Branches
from app.core.verification.results import (
    Comparison,
    EvidenceState,
    Part,
    SourceCheck,
    Unasked,
    Verification,
)

if TYPE_CHECKING:
    from app.core.export.evidence.bundle import Bundle
    from app.core.services import Services
    from app.core.verification.evidence import Evidence

_ALTERED, _INCOMPLETE = 3, 4  # exit statuses; docs/evidence.md names them
_CLAIM = 300  # characters
_UNASKED = {
    Unasked.OWN: "your own material has no page on the web",
    Unasked.NO_ADDRESS: "it has no address on the web",
    Unasked.FROM_TEXT: "its address is known from the words of an answer alone",
    Unasked.RULES: "your rules for sites forbid it",
    Unasked.EXCERPT: "only an excerpt of others is known of it, and the page does not hold that",
    Unasked.NO_PASSAGE: "no passage of it is known",
    Unasked.TOO_MANY: "too many pages for one run",
}
_PROBLEMS = {
    "none": "there is no evidence bundle in it",
    "newer": "a newer Citewise wrote it",
    "broken": "its data is damaged",
    "large": "it is too large",
}


async def verify(options: Options, services: "Services") -> int:
    if services.evidence is None:
        return fail("this Citewise reads no evidence")
    evidence, altered = services.evidence(), 0
    path = Path(terminal().whole(options.file))
    if await asyncio.to_thread(path.is_file):
        from app.core.export.evidence.encoding import MOST_BYTES, NotABundle, bundle_in, mismatched

        try:
            data = await asyncio.to_thread(_start_of, path, MOST_BYTES + 1)
            bundle = await asyncio.to_thread(bundle_in, data)
            if altered := await asyncio.to_thread(mismatched, bundle):
                notify(f"citewise: {altered} passages of this bundle are not what their hashes say: it was changed")
        except NotABundle as error:
            return fail(f"{one_line(options.file)}: {_PROBLEMS[error.reason]}")
        except OSError as error:
            return fail(f"{one_line(options.file)}: {error.strerror or error}")
    else:
        summaries = [one for one in await services.conversations.summaries() if not one.private]
        matches = matching(options.file, summaries)
        if len(matches) != 1:
            return fail(no_match(options.file, matches))
        stored = await evidence.bundle(matches[0].id, branches=Branches(options.branches))
        if stored is None:
            return fail("the conversation is gone")
        bundle = stored
    verification = await _verified(evidence, bundle)
    show(await _as_json(verification, altered) if options.json else as_words(verification))
    return _ALTERED if verification.altered or altered else _INCOMPLETE if verification.incomplete else 0


def as_words(verification: Verification) -> str:
    lines: list[str] = []
    for claim in verification.claims:
        lines.append(_shortened(claim.text) or "(no sentence)")
        for check in claim.checks:
            lines += _rows(check)
        lines.append("")
    counts = [f"{count} {_words(state)}" for state, count in verification.counts().items()]
    claims = "1 claim" if len(verification.claims) == 1 else f"{len(verification.claims)} claims"
    return "\n".join([*lines, f"{claims}: {', '.join(counts)}" if counts else "No claim rests on a source."])


def marked_diff(comparison: Comparison) -> str:
    """As `wdiff` marks it."""
    marks = {Part.SAME: "{}", Part.REMOVED: "[-{}-]", Part.ADDED: "{{+{}+}}"}
    parts = []
    for piece in comparison.diff:
        text = clean(piece.text)
        inner = text.rstrip()
        parts.append(marks[piece.part].format(inner) + text[len(inner) :])
    return one_line("".join(parts))


async def _verified(evidence: "Evidence", bundle: "Bundle") -> Verification:
    verification = Verification("", ())
    async with aclosing(evidence.verify(bundle)) as steps:
        async for step in steps:
            if isinstance(step, Verification):
                verification = step
            elif step.total:
                notify_status(f"{step.done} of {step.total} pages read")
    notify_status("")
    return verification


async def _as_json(verification: Verification, altered: int) -> str:
    from app.core.verification.reporting import as_dict

    return await asyncio.to_thread(as_text, as_dict(verification) | {"altered_passages": altered})


def _rows(check: SourceCheck) -> list[str]:
    title = one_line(check.title) or one_line(check.address)
    rows = [f"  {_words(check.state)}: [{check.number}] {title}"]
    if check.address and title != one_line(check.address):
        rows.append(f"      {one_line(check.address)}")
    if check.resolved:
        rows.append(f"      it leads to {one_line(check.resolved)} now")
    if check.unasked is not None:
        rows.append(f"      {_UNASKED[check.unasked]}")
    if check.failure is not None:
        detail = f" ({one_line(check.detail)})" if check.detail else ""
        rows.append(f"      {check.failure.value}{detail}")
    if check.comparison is not None and check.unasked is None:
        rows += _compared(check.comparison)
    if check.verdict is not None:
        about = f" ({one_line(check.verdict.detail)})" if check.verdict.detail else ""
        rows.append(f"      beside the page as it is now: {check.verdict.verdict.value.replace('_', ' ')}{about}")
    if check.copy:
        rows.append("      a copy of the page as it was is kept with the conversation")
    return rows


def _compared(comparison: Comparison) -> list[str]:
    rows = [f"      {marked_diff(comparison)}"] if comparison.diff else []
    if comparison.state is EvidenceState.REMOVED:
        rows.append(f"      no longer there: {_shortened(comparison.before)}")
    if comparison.others_changed:
        rows.append("      other sentences of the passage changed")
    return rows


def _words(state: EvidenceState) -> str:
    match state:
        case EvidenceState.UNCHECKED:
            return "not checked"
        case EvidenceState.UNCHANGED:
            return "unchanged"
        case EvidenceState.MOVED:
            return "passage moved"
        case EvidenceState.UNREACHABLE:
            return "unreachable"
        case EvidenceState.CHANGED:
            return "text changed"
        case EvidenceState.REMOVED:
            return "passage removed"
        case EvidenceState.NO_PAGE:
            return "page gone"
        case _:
            assert_never(state)


def _shortened(text: str) -> str:
    line = one_line(text)
    return line if len(line) <= _CLAIM else line[: _CLAIM - 1].rstrip() + "…"


def _start_of(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most)
