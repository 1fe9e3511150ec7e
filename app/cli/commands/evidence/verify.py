"""The terminal: `citewise verify`, the sources of a bundle or a conversation read again."""

import asyncio
from contextlib import aclosing
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli import counts
from app.cli.conversation_names import matching, no_match
from app.cli.options import Options
from app.cli.output import announce, as_text, clean, fail, notify_status, one_line, show
from app.cli.reasons import word_of
from app.cli.terminal import terminal
from app.cli.translation import N_, about, both, listed, tr, trn
from app.core.domain.citation import Verdict
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
    Unasked.OWN: N_("your own material has no page on the web"),
    Unasked.NO_ADDRESS: N_("it has no address on the web"),
    Unasked.FROM_TEXT: N_("its address is known from the words of an answer alone"),
    Unasked.RULES: N_("your rules for sites forbid it"),
    Unasked.EXCERPT: N_("only an excerpt of others is known of it, and the page does not hold that"),
    Unasked.NO_PASSAGE: N_("no passage of it is known"),
    Unasked.TOO_MANY: N_("too many pages for one run"),
}
_PROBLEMS = {
    "none": N_("there is no evidence bundle in it"),
    "newer": N_("a newer Citewise wrote it"),
    "broken": N_("its data is damaged"),
    "large": N_("it is too large"),
}


_STATES = {
    EvidenceState.UNCHECKED: N_("not checked"),
    EvidenceState.UNCHANGED: N_("unchanged"),
    EvidenceState.MOVED: N_("passage moved"),
    EvidenceState.UNREACHABLE: N_("unreachable"),
    EvidenceState.CHANGED: N_("text changed"),
    EvidenceState.REMOVED: N_("passage removed"),
    EvidenceState.NO_PAGE: N_("page gone"),
}
_COUNTED = {
    EvidenceState.UNCHECKED: both("{count} not checked", "{count} not checked"),
    EvidenceState.UNCHANGED: both("{count} unchanged", "{count} unchanged"),
    EvidenceState.MOVED: both("{count} passage moved", "{count} passage moved"),
    EvidenceState.UNREACHABLE: both("{count} unreachable", "{count} unreachable"),
    EvidenceState.CHANGED: both("{count} text changed", "{count} text changed"),
    EvidenceState.REMOVED: both("{count} passage removed", "{count} passage removed"),
    EvidenceState.NO_PAGE: both("{count} page gone", "{count} page gone"),
}
_VERDICTS = {
    Verdict.SUPPORTED: N_("supported"),
    Verdict.PARTLY: N_("partly"),
    Verdict.NOT_FOUND: N_("not found"),
}
_READ = both("{done} of {count} page read", "{done} of {count} pages read")


async def verify(options: Options, services: "Services") -> int:
    if services.evidence is None:
        return fail(tr("this Citewise reads no evidence"))
    evidence, altered = services.evidence(), 0
    path = Path(terminal().whole(options.file))
    if await asyncio.to_thread(path.is_file):
        from app.core.export.evidence.encoding import MOST_BYTES, NotABundle, bundle_in, mismatched

        try:
            data = await asyncio.to_thread(_start_of, path, MOST_BYTES + 1)
            bundle = await asyncio.to_thread(bundle_in, data)
            if altered := await asyncio.to_thread(mismatched, bundle):
                announce(
                    trn(
                        "{count} passage of this bundle is not what its hash says: it was changed",
                        "{count} passages of this bundle are not what their hashes say: it was changed",
                        altered,
                    )
                )
        except NotABundle as error:
            return fail(about(one_line(options.file), tr(_PROBLEMS[error.reason])))
        except OSError as error:
            return fail(f"{one_line(options.file)}: {error.strerror or error}")
    else:
        summaries = [one for one in await services.conversations.summaries() if not one.private]
        matches = matching(options.file, summaries)
        if len(matches) != 1:
            return fail(no_match(options.file, matches))
        stored = await evidence.bundle(matches[0].id, branches=Branches(options.branches))
        if stored is None:
            return fail(tr("the conversation is gone"))
        bundle = stored
    verification = await _verified(evidence, bundle)
    show(await _as_json(verification, altered) if options.json else as_words(verification))
    return _ALTERED if verification.altered or altered else _INCOMPLETE if verification.incomplete else 0


def as_words(verification: Verification) -> str:
    lines: list[str] = []
    for claim in verification.claims:
        lines.append(_shortened(claim.text) or tr("(no sentence)"))
        for check in claim.checks:
            lines += _rows(check)
        lines.append("")
    states = [trn(*_COUNTED[state], count) for state, count in verification.counts().items()]
    total = about(counts.claims(len(verification.claims)), listed(states))
    return "\n".join([*lines, total if states else tr("No claim rests on a source.")])


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
                notify_status(trn(*_READ, step.total, done=step.done))
    notify_status("")
    return verification


async def _as_json(verification: Verification, altered: int) -> str:
    from app.core.verification.reporting import as_dict

    return await asyncio.to_thread(as_text, as_dict(verification) | {"altered_passages": altered})


def _rows(check: SourceCheck) -> list[str]:
    title = one_line(check.title) or one_line(check.address)
    rows = ["  " + about(tr(_STATES[check.state]), f"[{check.number}] {title}")]
    if check.address and title != one_line(check.address):
        rows.append(f"      {one_line(check.address)}")
    if check.resolved:
        rows.append("      " + tr("it leads to {url} now", url=one_line(check.resolved)))
    if check.unasked is not None:
        rows.append(f"      {tr(_UNASKED[check.unasked])}")
    if check.failure is not None:
        detail = f" ({one_line(check.detail)})" if check.detail else ""
        rows.append(f"      {word_of(check.failure)}{detail}")
    if check.comparison is not None and check.unasked is None:
        rows += _compared(check.comparison)
    if check.verdict is not None:
        words = tr(_VERDICTS[check.verdict.verdict])
        detail = f" ({one_line(check.verdict.detail)})" if check.verdict.detail else ""
        rows.append("      " + tr("beside the page as it is now: {verdict}", verdict=words + detail))
    if check.copy:
        rows.append("      " + tr("a copy of the page as it was is kept with the conversation"))
    return rows


def _compared(comparison: Comparison) -> list[str]:
    rows = [f"      {marked_diff(comparison)}"] if comparison.diff else []
    if comparison.state is EvidenceState.REMOVED:
        rows.append("      " + tr("no longer there: {text}", text=_shortened(comparison.before)))
    if comparison.others_changed:
        rows.append("      " + tr("other sentences of the passage changed"))
    return rows


def _shortened(text: str) -> str:
    line = one_line(text)
    return line if len(line) <= _CLAIM else line[: _CLAIM - 1].rstrip() + "…"


def _start_of(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most)
