"""The size and shape of `app` in figures: `make figures`, or `packaging/figures.py FOLDER` for another checkout."""

import ast
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef

ROOT = Path(__file__).parent.parent


def main(arguments: Sequence[str]) -> int:
    root = Path(arguments[0]) if arguments else ROOT
    for name, value in figures(root):
        print(f"| {name} | {value} |")
    return 0


def figures(root: Path) -> Iterator[tuple[str, str]]:
    """Of the Python files below `root/app`, read and not imported. A function's lines include decorators and body."""
    files = sorted((root / "app").rglob("*.py"))
    sources = {path: path.read_text(encoding="utf-8") for path in files}
    trees = {path: ast.parse(text, str(path)) for path, text in sources.items()}
    lengths = [len(text.splitlines()) for text in sources.values()]
    functions = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, Function)]
    annotated = sum(function.returns is not None for function in functions)
    folders = Counter(path.parent for path in files if path.name != "__init__.py")
    folder = max(folders, key=lambda one: folders[one])
    yield "files of `app`", str(len(files))
    yield "lines of `app`", f"{sum(lengths):,}"
    yield "lines of a file: median / 90 % / most", spread(lengths)
    yield "functions", f"{len(functions):,}"
    yield "lines of a function: median / 90 % / most", spread(map(length_of, functions))
    yield "functions whose return is annotated", f"{100 * annotated / len(functions):.1f} %"
    yield "import cycles between modules", str(len(cycles(imports_of(trees, root))))
    yield "folders", str(len(folders))
    yield (
        "files of a folder: median / 90 % / most",
        f"{spread(folders.values())} (`{folder.relative_to(root).as_posix()}`)",
    )
    yield "folders with more than 15 files", str(sum(count > 15 for count in folders.values()))
    yield "files over 300 lines", str(sum(length > 300 for length in lengths))
    yield "functions over 60 lines", str(sum(length_of(function) > 60 for function in functions))
    tests = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in (root / "tests").rglob("*.py"))
    yield "lines of `tests`", f"{tests:,}"


def length_of(function: Function) -> int:
    first = min((decorator.lineno for decorator in function.decorator_list), default=function.lineno)
    return (function.end_lineno or function.lineno) - first + 1


def spread(numbers: Iterable[int]) -> str:
    """Median, the number that nine of ten do not exceed, and the largest."""
    ordered = sorted(numbers)
    nine_of_ten = ordered[max(0, -(-9 * len(ordered) // 10) - 1)]
    return f"{statistics.median(ordered):.0f} / {nine_of_ten} / {ordered[-1]}"


def imports_of(trees: dict[Path, ast.Module], root: Path) -> dict[str, set[str]]:
    """Module → the modules of `app` that it imports when it is loaded: not in functions, not for types alone."""
    names = {path: module_name(path, root) for path in trees}
    known = set(names.values())
    arrows: dict[str, set[str]] = {}
    for path, tree in trees.items():
        wanted = (name for node in loaded(tree.body) for name in named_by(node, known))
        arrows[names[path]] = set(wanted) - {names[path]}
    return arrows


def module_name(path: Path, root: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def loaded(body: Iterable[ast.stmt]) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from loaded(node.orelse)
        elif not isinstance(node, Function):
            for field in ("body", "orelse", "finalbody"):
                yield from loaded(getattr(node, field, []))


def named_by(node: ast.Import | ast.ImportFrom, known: set[str]) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in known)
        return
    for alias in node.names:
        inner = f"{node.module}.{alias.name}"
        if inner in known:
            yield inner
        elif node.module in known:
            yield node.module


def cycles(arrows: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules of which each can be reached from each other one."""
    found: list[set[str]] = []
    for start in arrows:
        if any(start in group for group in found):
            continue
        group = {name for name in reached(arrows, start) if start in reached(arrows, name)}
        if group:
            found.append(group | {start})
    return found


def reached(arrows: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = list(arrows.get(start, ()))
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting.extend(arrows.get(name, ()))
    return seen


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
