"""A row of the table: a figure, its limit of the same run, their ratio, and the aim; the rows of a run as JSON.

    python -m tests.bench.table RUN.json …

writes the rows of such runs, the later ones over the earlier, into the first table of `README.md`.
"""

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
EARLIER = HERE / "earlier.json"
README = HERE / "README.md"
_BEGIN, _END = "<!-- whole program: begin -->\n", "<!-- whole program: end -->\n"


class Row(NamedTuple):
    what: str
    figure: str
    aim: str = ""
    limit: str = ""  # what it could be at best, measured in the same run
    ratio: str = ""  # of both


NOT_MEASURED = "could not be measured"
COLUMNS = ("what", "figure", "limit, same run", "ratio", "aim")


def beside(
    what: str,
    value: float,
    limit: float | None,
    shape: str,
    aim: str = "",
    *,
    details: str = "",
    limit_details: str = "",
) -> Row:
    """A figure beside its limit. shape: a format with the unit, such as `{:.2f} s`."""
    if limit is None:
        return Row(what, shape.format(value) + details, aim)
    ratio = f"{value / limit:.1f} ×" if limit > 0 else ""
    return Row(what, shape.format(value) + details, aim, shape.format(limit) + limit_details, ratio)


def line(row: Row) -> str:
    return f"| {' | '.join((row.what, row.figure, row.limit, row.ratio, row.aim))} |"


def head() -> str:
    return f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}"


def save(path: Path, about: str, rows: list[Row]) -> None:
    path.write_text(json.dumps({"about": about, "rows": [row._asdict() for row in rows]}, indent=1, ensure_ascii=False))


def merged(runs: list[dict[str, Any]]) -> dict[str, Row]:
    """The rows of several runs by their names; a row that was measured again counts as it was last."""
    return {row["what"]: Row(**row) for run in runs for row in run["rows"]}


def whole_program(earlier: dict[str, Any], now: dict[str, Row]) -> str:
    """The table of the README: what was measured on earlier commits, and now beside its limit."""
    commits = earlier["commits"]
    lines = [
        f"| path | {' | '.join(commits)} | now | limit, same run | ratio | aim |",
        f"|{' --- |' * (len(commits) + 5)}",
    ]
    for what, figures in earlier["rows"].items():
        row = now.get(what, Row(what, ""))
        cells = (what, *(figures.get(commit, "") for commit in commits), row.figure, row.limit, row.ratio, row.aim)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main(paths: list[str]) -> None:
    runs = [json.loads(Path(path).read_text()) for path in paths]
    text = README.read_text()
    before, _, rest = text.partition(_BEGIN)
    _, found, after = rest.partition(_END)
    assert found, "the README has no place for the table"
    table = whole_program(json.loads(EARLIER.read_text()), merged(runs))
    abouts = "; ".join(dict.fromkeys(run["about"] for run in runs))
    README.write_text(f"{before}{_BEGIN}*Now*: {abouts}.\n\n{table}{_END}{after}")


if __name__ == "__main__":
    main(sys.argv[1:])
