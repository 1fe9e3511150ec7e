"""The help and the errors of the command line in every language."""

import argparse
import re

import pytest

from app.cli.language.columns import width
from app.cli.locale import LANGUAGES
from app.cli.options import command_line, parse
from app.cli.translation import about, tr
from tests.cli.speaking import speaking

COMMANDS = ([], ["ask"], ["research"], ["knowledge", "add"], ["export"], ["backup"], ["inspect", "stream"])


def help_of(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        parse([*arguments, "--help"])
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_the_help_keeps_to_the_width_and_has_no_english_left(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with speaking(language):
        text = help_of(arguments, capsys)
        assert text.startswith(tr("usage: "))
        heading = about(tr("options"), "").rstrip()
    lines = [line for line in text.splitlines() if " | " not in line]  # the list of commands stands on one
    assert all(width(line) <= 80 for line in lines)
    assert f"\n{heading}\n" in text
    if language != "en":
        assert not re.search(r"show this help|positional arguments|usage: ", text)


def test_english_is_as_argparse_writes_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert help_of([], capsys).splitlines()[-1].endswith("with --self-check: a GGUF file that must answer")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (["ask"], "缺少以下参数：text"),
        (["ask", "why", "--nonsense"], "无法识别的参数：--nonsense"),
        (["ask", "why", "--search", "maybe"], "参数 --search：无效的选择：'maybe'（可选："),
        (["ask", "why", "--model"], "参数 --model：需要一个参数"),
        (["search"], "必须提供 text --query 中的一个参数"),
        (["serve", "--port", "x"], "端口号应为 0 到 65535 之间的数字"),
        (["restore"], "restore 需要一个 FILE，或单独使用 --undo"),
    ],
)
def test_what_is_wrong_is_told_in_the_users_language(
    wrong: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with speaking("zh_CN"), pytest.raises(SystemExit):
        parse(wrong)
    error = capsys.readouterr().err
    assert error.startswith("用法：citewise")
    assert "：错误：" in error
    assert words in error


def test_argparse_has_its_own_words_back() -> None:
    before = vars(argparse)["_"]
    with speaking("zh_CN"):
        parse(["search", "sky"])
    assert vars(argparse)["_"] is before


def test_the_depths_of_a_research_are_those_that_there_are() -> None:
    from app.core.domain.graph import Depth

    assert parse(["research", "why"]).depth == Depth.STANDARD
    for depth in Depth:
        assert parse(["research", "why", "--depth", depth.value]).depth == depth
    assert command_line().prog == "citewise"
