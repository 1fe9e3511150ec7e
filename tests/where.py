"""Where each file of `app` is tested: at its mirrored path, or where `tests/where.toml` says.

    python -m tests.where

writes that table anew; with `--check` it says what is wrong with it. An entry is one of three: under `by_name` the
test, or a module of `tests` that it uses, takes something of the module by its name; under `through` it takes something
of a module that imports it, and so tests it as a part of that; under `by_hand` it is a person who says so: the test
drives the whole, such as a program of its own.
"""

import ast
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "tests" / "where.toml"
_HEAD = "# Written by `python -m tests.where`, which says what the parts mean.\n"
_WHOLE = "app.bootstrap"  # it imports everything: what goes through it alone says nothing


def modules() -> list[str]:
    """Those with code of their own: a package that only has a first line needs no test."""
    paths = (path for path in sorted((ROOT / "app").rglob("*.py")) if len(_tree(path).body) > 1)
    return [path.relative_to(ROOT).as_posix() for path in paths]


def mirrored(module: str) -> str:
    path = Path(module.removeprefix("app/"))
    name = path.parent.name if path.stem == "__init__" else path.stem
    return (Path("tests") / path.parent / f"test_{name.strip('_')}.py").as_posix()


def table() -> dict[str, dict[str, str]]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def found() -> tuple[dict[str, dict[str, str]], list[str]]:
    """The table as it should be, and the modules that no test comes near."""
    parts: dict[str, dict[str, str]] = {"by_name": {}, "through": {}}
    nowhere = []
    for module in modules():
        if (ROOT / mirrored(module)).exists():
            continue
        if named := [test for test in _tests() if by_name(module, test)]:
            parts["by_name"][module] = _nearest(module, named)
        elif near := [test for test in _tests() if through(module, test)]:
            parts["through"][module] = _nearest(module, near)
        else:
            nowhere.append(module)
    return parts, nowhere


def by_name(module: str, test: str) -> bool:
    """The test imports the module, or a name that it defines, from there or from its package."""
    dotted = _dotted(module)
    names = {name for source, name in _used(test) if f"{dotted}.".startswith(f"{source}.")}
    return dotted in _imported(test) or bool(names & _defined(module))


def through(module: str, test: str) -> bool:
    """The test takes something of a module that imports it, or that does so by others of the same folder."""
    users = {user for user in _imported(test) if not user.startswith(_WHOLE)}
    return not users.isdisjoint(_users(module))


@cache
def _users(module: str) -> frozenset[str]:
    folder, found = _dotted(module).rpartition(".")[0], {_dotted(module)}
    while more := {
        user
        for user, imports in _graph().items()
        if user not in found and imports & found and (_dotted(module) in imports or imports & _in(folder, found))
    }:
        found |= more
    return frozenset(found)


def _in(folder: str, names: set[str]) -> set[str]:
    return {name for name in names if name.rpartition(".")[0] == folder}


@cache
def _graph() -> dict[str, frozenset[str]]:
    return {_dotted(path): _imports(path) for path in modules()}


def _nearest(module: str, tests: list[str]) -> str:
    """The one in the folder that is next to it; among those the one that takes most of it."""

    def order(test: str) -> tuple[int, int, str]:
        here, there = Path(module).parts[1:-1], Path(test).parts[1:-1]
        shared = next(
            (n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there))
        )
        taken = sum(name in _defined(module) for _, name in _taken(test))
        return len(here) - shared + len(there) - shared, -taken, test

    return min(tests, key=order)


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _tests() -> tuple[str, ...]:
    paths = sorted((ROOT / "tests").rglob("test_*.py"))
    return tuple(path.relative_to(ROOT).as_posix() for path in paths if "soak" not in path.parts)


def _dotted(module: str) -> str:
    return module.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


@cache
def _defined(module: str) -> frozenset[str]:
    names = set()
    for node in _tree(ROOT / module).body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                names.add(node.name)
            case ast.Assign():
                names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
    return frozenset(names)


@cache
def _taken(path: str) -> frozenset[tuple[str, str]]:
    """(module, name) of each name that is imported from `app`, inside functions too."""
    return frozenset(_pairs(_tree(ROOT / path)))


def _pairs(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(module)) if module.partition(".")[0] == "app":
                yield from ((module, alias.name) for alias in node.names)
            case ast.Import():
                yield from ((alias.name, "") for alias in node.names if alias.name.partition(".")[0] == "app")


@cache
def _used(test: str) -> frozenset[tuple[str, str]]:
    """What a test takes, and what the modules of `tests` take that it uses."""
    sources = {node.module for node in ast.walk(_tree(ROOT / test)) if isinstance(node, ast.ImportFrom) and node.module}
    helpers = (f"{source.replace('.', '/')}.py" for source in sources if source.startswith("tests."))
    return _taken(test).union(*(_taken(helper) for helper in helpers if (ROOT / helper).exists()))


@cache
def _imported(test: str) -> frozenset[str]:
    return frozenset(dotted for module, name in _used(test) for dotted in (module, f"{module}.{name}"))


@cache
def _imports(path: str) -> frozenset[str]:
    return frozenset(dotted for module, name in _taken(path) for dotted in (module, f"{module}.{name}"))


def problems() -> list[str]:
    """What is wrong with the table, a line for each module."""
    entries = {module: test for part in table().values() for module, test in part.items()}
    missing = {module for module in modules() if not (ROOT / mirrored(module)).exists()}
    untrue = [module for module, test in table()["by_name"].items() if not by_name(module, test)]
    untrue += [module for module, test in table()["through"].items() if not through(module, test)]
    return [
        *(f"{module}: tested nowhere" for module in sorted(missing - set(entries))),
        *(f"{module}: has a test of its own, or is gone" for module in sorted(set(entries) - missing)),
        *(f"{module}: {test} is gone" for module, test in entries.items() if not (ROOT / test).exists()),
        *(f"{module}: is not tested by what the table says" for module in untrue),
    ]


def main() -> int:
    if sys.argv[1:] == ["--check"]:
        print(*problems(), sep="\n")
        return 1 if problems() else 0
    parts, nowhere = found()
    by_hand = table()["by_hand"]
    parts["by_hand"] = {module: by_hand[module] for module in nowhere if module in by_hand}
    rows = (
        f"\n[{part}]\n" + "".join(f'"{m}" = "{test}"\n' for m, test in entries.items())
        for part, entries in parts.items()
    )
    TABLE.write_text(_HEAD + "".join(rows), encoding="utf-8")
    print({part: len(entries) for part, entries in parts.items()}, "nowhere:", *(set(nowhere) - set(by_hand)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
