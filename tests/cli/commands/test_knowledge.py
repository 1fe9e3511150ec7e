"""Commands and words for the user's own documents."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from app.cli.commands import knowledge
from app.cli.commands.ask import attached
from app.cli.options import parse
from app.cli.words import notice_sentence
from app.core.domain.errors import AppError, KeyRefused, Unavailable
from app.core.domain.events import Notice, NoticeKind
from app.core.domain.knowledge import Base


@pytest.mark.parametrize(
    ("arguments", "action", "base", "paths"),
    [
        (["add", "Papers", "a.pdf", "folder", "-", "--title", "T"], "add", "Papers", ["a.pdf", "folder", "-"]),
        (["list"], "list", None, None),
        (["list", "Papers"], "list", "Papers", None),
        (["search", "Papers", "words", "--json"], "search", "Papers", None),
        (["store", "Papers", "http://localhost:6333"], "store", "Papers", None),
        (["remove", "Papers"], "remove", "Papers", []),
        (["remove", "Papers", "a.pdf"], "remove", "Papers", ["a.pdf"]),
    ],
)
def test_the_base_is_named_first(arguments: list[str], action: str, base: str | None, paths: list[str] | None) -> None:
    options = parse(["knowledge", *arguments])
    assert (options.command, options.action, options.base) == ("knowledge", action, base)
    assert getattr(options, "paths", None) == paths


@pytest.mark.parametrize("arguments", [[], ["add", "Papers"], ["search", "Papers"], ["forget", "Papers"]])
def test_a_command_that_lacks_something_is_wrong_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(["knowledge", *arguments])
    assert ended.value.code == 2
    assert "usage: citewise knowledge" in capsys.readouterr().err


def test_a_question_may_have_several_bases_and_files() -> None:
    options = parse(["ask", "q", "--knowledge", "a", "--knowledge", "b", "--file", "x", "--file", "y"])
    assert (options.knowledge, options.files) == (["a", "b"], ["x", "y"])
    assert (parse(["ask", "q"]).knowledge, parse(["ask", "q"]).files) == ([], [])


def test_attached_files_are_whole_paths_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.md").write_text("x")
    assert attached(["a.md"]) == (str(tmp_path / "a.md"),)
    with pytest.raises(LookupError, match=r"b\.md is not there"):
        attached(["a.md", "b.md"])


def test_a_file_that_came_with_a_question_and_cannot_be_read_is_told_with_its_reason() -> None:
    said = notice_sentence(
        Notice(NoticeKind.FILE_FAILED, {"name": "a.pdf", "kind": "Unreadable", "reason": "encrypted"})
    )
    assert said == "a.pdf asks for a password. The answer does without it."
    assert "knowledge" in notice_sentence(
        Notice(NoticeKind.KNOWLEDGE_FAILED, {"name": "x", "kind": "Unavailable", "reason": "y"})
    )


@dataclass
class OneBase:
    """A `KnowledgeStore` with one base, as far as `knowledge store` looks at it. problem: what its engine says."""

    base: Base
    problem: AppError | None = None

    async def bases(self) -> list[Base]:
        return [self.base]

    async def keep_base(self, base: Base) -> None:
        self.base = base

    async def sync(self, base_id: str) -> AppError | None:
        return self.problem


@pytest.mark.parametrize(
    ("url", "problem", "status", "said", "store"),
    [
        ("https://engine.example", None, 0, "is searched at https://engine.example", "https://engine.example"),
        ("", None, 0, "is searched on this machine", ""),
        ("ftp://engine.example", None, 2, "begins with http:// or https://", "http://old"),
        ("http://me:word@engine", None, 2, "holds no password", "http://old"),
        (
            "http://engine",
            Unavailable("Qdrant", reason="not_installed"),
            1,
            "pip install 'citewise[qdrant]'",
            "http://old",
        ),
        ("http://engine", KeyRefused("Qdrant"), 1, "until the next import", "http://engine"),
    ],
)
async def test_a_base_is_given_to_an_engine_in_plain_words(
    url: str, problem: AppError | None, status: int, said: str, store: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bases = OneBase(Base("b1", "Papers", store="http://old"), problem)
    options = parse(["knowledge", "store", "papers", url])
    assert await knowledge.run_on_bases(options, bases) == status  # type: ignore[arg-type]
    assert said in capsys.readouterr().err
    assert bases.base.store == store
