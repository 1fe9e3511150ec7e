"""A verification as other programs read it: `citewise verify --json`; docs/evidence.md describes the members."""

from typing import Any

from app.core.verification.results import ClaimCheck, SourceCheck, Verification

FORMAT = "citewise-verification"
VERSION = 1


def as_dict(verification: Verification) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "checked": verification.checked,
        "pages": verification.pages,
        "counts": {state.value: count for state, count in verification.counts().items()},
        "claims": [_claim(claim) for claim in verification.claims],
    }


def _claim(claim: ClaimCheck) -> dict[str, Any]:
    return {
        "turn": claim.turn,
        "index": claim.index,
        "text": claim.text,
        "verdict": claim.verdict,
        "state": claim.state.value,
        "sources": [_source(check) for check in claim.checks],
    }


def _source(check: SourceCheck) -> dict[str, Any]:
    row: dict[str, Any] = {
        "number": check.number,
        "source": check.source,
        "title": check.title,
        "url": check.address,
        "state": check.state.value,
        "redirected": check.resolved,
        "unasked": check.unasked.value if check.unasked else "",
        "failure": check.failure.value if check.failure else "",
        "detail": check.detail,
        "copy": check.copy,
    }
    if (comparison := check.comparison) is not None:
        row |= {
            "before": comparison.before,
            "after": comparison.after,
            "diff": [[piece.part.value, piece.text] for piece in comparison.diff],
            "others_changed": comparison.others_changed,
            "excerpt": comparison.excerpt,
        }
    if (verdict := check.verdict) is not None:
        reason = verdict.reason.value if verdict.reason else ""
        row["now"] = {"verdict": verdict.verdict.value, "score": verdict.score, "reason": reason}
        row["now"] |= {"detail": verdict.detail, "sentence": verdict.sentence}
    return row
