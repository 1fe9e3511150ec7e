"""Names in `app` that hold a word for which the field has a better one: none, or each with its places.

What is looked at are the names that our code gives (to files, classes, functions, arguments, variables, attributes),
not those that it uses: a library may call its own as it likes. The words are those that docs/glossary.md replaced.
"""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent

_WORDS = """
    asked asking begun belongs borne bounds brought came chosen come credits discreet divide drafts drawn echo feeding
    felt forgetting found gave given gone got ground habit habits hand heads hear heard hears held inside judge kept kin
    known laid lane lanes lay learnt living lost made meant named naming opened opposites pace patience persons readings
    rested rests said say says seen sent settled shown signs sought spoken stands stirred stopgap taken tell tells thing
    things thought tidy told typed wake wanted ways went whose why wish wished wishes
"""
REPLACED = frozenset(_WORDS.split())
# A verdict and a status by their usual names, a name in databases, a field that other processes send, asyncio's own.
STANDING = frozenset(
    {"not_found", "nothing_found", "m009_shown_children", "typed_at", "connection_made", "connection_lost"}
)


def main(arguments: Sequence[str]) -> int:
    lines = [f"{place}: {name}" for name, place in replaced_names(Path(arguments[0]) if arguments else ROOT)]
    print("\n".join(lines) if lines else "No name holds a replaced word.")
    return 1 if lines else 0


def replaced_names(root: Path) -> Iterator[tuple[str, str]]:
    """(name, place in the form `app/file.py:line`) of the Python files below `root/app`."""
    for path in sorted((root / "app").rglob("*.py")):
        place = path.relative_to(root).as_posix()
        names = [(path.stem, 1), *bound_names(ast.parse(path.read_text(encoding="utf-8")))]
        for name, line in names:
            if name.lower().strip("_") not in STANDING and not REPLACED.isdisjoint(words_of(name)):
                yield name, f"{place}:{line}"


def words_of(name: str) -> list[str]:
    """The lower-case words of `snake_case`, `CamelCase` and `CONSTANT_CASE`."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)]


def bound_names(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every name that the code gives to something, with its line."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name, node.lineno
            case ast.arg():
                yield node.arg, node.lineno
            case ast.Name(ctx=ast.Store()):
                yield node.id, node.lineno
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr, node.lineno
            case ast.alias(asname=str() as name):
                yield name, node.lineno
            case (
                ast.ExceptHandler(name=str() as name)
                | ast.MatchAs(name=str() as name)
                | ast.MatchStar(name=str() as name)
            ):
                yield name, node.lineno


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
