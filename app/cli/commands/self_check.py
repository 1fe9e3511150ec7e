"""The terminal: `--self-check`, a line for each part as soon as it is checked."""

import platform
import sys
from collections.abc import Iterator
from importlib import metadata
from typing import Any

from app.cli.options import Options
from app.cli.output import as_text, one_line, show
from app.cli.self_check_words import result_line, result_sentence, summary
from app.cli.translation import decimal, in_english
from app.core.self_check import CheckResult, CheckState


def self_check(options: Options, results: Iterator[CheckResult]) -> int:
    """The exit status: 1 where a part failed. What is only absent is no failure."""
    rows = list[CheckResult]()
    if not options.check_json:
        show(f"Citewise {_version()} · Python {platform.python_version()} · {platform.platform()}")
    for result in results:
        rows.append(result)
        if not options.check_json:
            show(one_line(f"{result_line(result)}  ({decimal(result.seconds)} s)"))
    failures = sum(result.state is CheckState.FAILED for result in rows)
    if options.check_json:
        with in_english():
            parts = [_as_json(result) for result in rows]
        show(as_text({"ok": not failures, **_program(), "parts": parts}))
    else:
        show(summary(failures, len(rows)))
    return 1 if failures else 0


def _as_json(result: CheckResult) -> dict[str, Any]:
    return {
        "part": result.part.value,
        "state": result.state.value,
        "reason": result.reason.value,
        "detail": result.detail,
        "message": one_line(result_sentence(result)),
        "seconds": round(result.seconds, 2),
    }


def _program() -> dict[str, Any]:
    return {
        "version": _version(),
        "python": platform.python_version(),
        "system": platform.platform(),
        "frozen": bool(getattr(sys, "frozen", False)),
    }


def _version() -> str:
    try:
        return metadata.version("citewise")
    except metadata.PackageNotFoundError:
        return ""
