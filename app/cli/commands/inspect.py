"""The terminal: `inspect`, over what was saved."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from app.cli.options import Options
from app.cli.output import as_text, fail, show
from app.cli.translation import about, tr
from app.cli.words import sentence
from app.core.domain.errors import AppError, Failure
from app.core.ports import Inspector


def inspect(options: Options, inspector: Inspector) -> int:
    try:
        data = sys.stdin.buffer.read() if options.file == "-" else Path(options.file).read_bytes()
        match options.subject:
            case "serp":
                result = inspector.serp(options.engine, data, options.query, options.status, options.structural)
            case "page":
                result = inspector.page(data, options.url)
            case "support":
                return _show_support(inspector.support(data))
            case _:
                result = inspector.stream(options.format, data, options.dialect)
    except OSError as error:
        return fail(f"{options.file}: {error.strerror}")
    except AppError as error:
        return fail(sentence(Failure.of(error)))
    show(as_text(result))
    return 1 if result.get("outcome") == "not_understood" else 0


def _show_support(rows: Iterable[dict[str, Any]]) -> int:
    """A line for each claim as soon as it is checked; what is wrong with the others goes to standard error."""
    status = 0
    for row in rows:
        if "error" in row:
            status = fail(about(tr("line {line}", line=row["line"]), row["error"]))
        else:
            show(as_text(row, indent=None))
    return status
