"""The terminal's sentences in the user's language: forms for one and many, and what programs read, which stays."""

import ast
import re
from pathlib import Path

import pytest

from app.cli import counts
from app.cli.catalogues import catalogue
from app.cli.locale import LANGUAGES
from app.cli.reasons import fallback_sentence, fallbacks_as_json, search_error
from app.cli.translation import (
    N_,
    OF_THE_HOST,
    about,
    decimal,
    in_english,
    in_language,
    is_yes,
    listed,
    sentences,
    tr,
    trn,
    whole_number,
)
from app.cli.words import problem_sentence, sentence, start_sentence
from app.core.domain.errors import Failure, FailureKind, Problem
from app.core.domain.evidence import Fallback
from app.core.domain.transfer.damage import DamagedFile
from app.core.startup import StartFailure, StartProblem
from tests.cli.speaking import speaking

ROOT = Path(__file__).resolve().parents[2]
TIMED_OUT = Failure(FailureKind.TIMED_OUT, "tavily")


def test_english_needs_no_catalogue() -> None:
    with speaking("en"):
        assert tr("{where} is not there", where="{x}") == "{x} is not there"
        assert (counts.conversations(1), counts.conversations(2)) == ("1 conversation", "2 conversations")
        assert (listed("abc"), listed([]), sentences("A.", "", "B."), about("a", "b")) == (
            "a, b, c",
            "",
            "A. B.",
            "a: b",
        )
        assert (decimal(1234.56), whole_number(1234567), decimal(0.04)) == ("1,234.6", "1,234,567", "0.0")


def test_chinese_has_its_own_words_signs_and_no_plural() -> None:
    with speaking("zh_CN"):
        assert tr("{where} is not there", where="{x}") == "{x} 不存在"
        assert (counts.conversations(1), counts.conversations(2)) == ("1 个对话", "2 个对话")
        assert (listed("abc"), sentences("甲。", "乙。"), about("甲", "乙")) == ("a、b、c", "甲。乙。", "甲：乙")
        assert sentence(TIMED_OUT) == "tavily 未及时响应。"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_told_from_many_wherever_the_language_does(language: str) -> None:
    with speaking(language):
        forms = {trn("{count} question", "{count} questions", n).replace(str(n), "") for n in (1, 2, 5)}
    assert len(forms) == (1 if language in ("zh_CN", "zh_TW", "ja", "ko") else 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_signs_of_the_language(language: str) -> None:
    with speaking(language):
        text = whole_number(1234567)
        assert [sign for sign in text if sign.isdigit()] == list("1234567")
        assert decimal(1.5) in ("1.5", "1,5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_agrees_may_do_so_in_english_or_as_they_were_asked(language: str) -> None:
    with speaking(language):
        question = tr("Run this command from now on? [y/N] ")
        letter = question.partition("[")[2].partition("/")[0]
        assert len(letter) == 1
        assert all(map(is_yes, ("y", "Yes\n", letter, letter.upper())))
        assert not any(map(is_yes, ("", "n", "no", "x")))


def test_what_programs_read_is_english_in_every_language() -> None:
    fallback = Fallback("q", "tavily", "local", TIMED_OUT)
    with speaking("zh_CN"):
        assert fallbacks_as_json([fallback])[0]["reason"] == "no answer in time"
        assert "no answer in time" not in fallback_sentence(fallback)
        with in_english():
            assert sentence(TIMED_OUT) == "tavily did not answer in time."
        assert in_english()(sentence)(TIMED_OUT) == "tavily did not answer in time."
        assert sentence(TIMED_OUT) == "tavily 未及时响应。"


def test_a_search_that_failed_is_told_in_words() -> None:
    assert search_error("no results") == "nothing was found"
    assert search_error("KeyRefused: exa=KeyRefused (bad key)") == "Exa: key refused (bad key)"
    assert (
        search_error("TimedOut: tavily=TimedOut, bing=check") == "Tavily: no answer in time; bing: asked for a captcha"
    )


def test_a_catalogue_that_is_not_there_or_damaged_leaves_english(caplog: pytest.LogCaptureFixture) -> None:
    with speaking("xx"):
        assert tr("nothing was found") == "nothing was found"
    assert "xx.mo" in caplog.text
    catalogue.cache_clear()


def test_a_marked_text_is_the_text() -> None:
    assert N_("{where} is not there") == "{where} is not there"


def test_what_was_wrong_at_the_start_is_told_in_the_language_of_the_terminal() -> None:
    settings = Problem("{name} cannot be read: {detail}", name="settings.json", detail="EIO")
    variable = Problem(
        "{variable} in the {origin} is no web address and is not used.", variable="X", origin="environment"
    )
    damage = DamagedFile("citewise.db", "copy.db", conversations=1, turns=3)
    assert problem_sentence("engines.json: bing") == "engines.json: bing"
    assert problem_sentence(variable) == variable == "X in the environment is no web address and is not used."
    assert problem_sentence(damage).endswith("set aside as copy.db. Recovered: 1 conversation, 3 questions.")
    with speaking("zh_CN"):
        assert problem_sentence(settings) == "无法读取 settings.json：EIO"
        assert problem_sentence(variable) == "环境变量中的 X 不是网址，未采用。"
        assert problem_sentence(damage) == "citewise.db 已损坏，保存为 copy.db。已恢复：1 个对话、3 个问题。"
        assert "重新读取 2 份文档" in problem_sentence(DamagedFile("a", "b", documents=2))
        assert "citewise restore" in problem_sentence(DamagedFile("a", "b"))


@pytest.mark.parametrize(
    ("problem", "detail", "words"),
    [
        (StartProblem.NEWER, "made by a newer version of this program (m999)", "由较新版本的 Citewise 创建（m999）"),
        (
            StartProblem.NO_LOCKS,
            "the file system of /x knows no locks (not supported)",
            "不支持文件锁（not supported）",
        ),
        (StartProblem.FULL, "No space left", "磁盘已满（No space left）"),
    ],
)
def test_why_no_start_was_possible_has_no_english_words_of_ours(problem: StartProblem, detail: str, words: str) -> None:
    with speaking("zh_CN"):
        text = start_sentence(StartFailure(problem, "/x", "citewise.db", detail, ""))
    assert words in text
    assert "program" not in text
    assert "locks" not in text


def test_no_sentence_is_printed_past_the_catalogues() -> None:
    printing = {"announce", "fail", "notify", "notify_progress", "notify_status", "show", "err"}
    translating = {"tr", "trn", "about", "listed", "sentences"}
    left = set()
    for path in [*(ROOT / "app/cli").rglob("*.py"), *(ROOT / "app/bootstrap").rglob("*.py"), ROOT / "app/__main__.py"]:
        for call in calls(ast.parse(path.read_text(encoding="utf-8")), printing):
            inside = {id(part) for one in calls(call, translating) for part in ast.walk(one)}
            parts = [part for argument in call.args[:1] for part in ast.walk(argument) if id(part) not in inside]
            texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
            left |= {text for text in texts if re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", text)}
    assert left == set()


def test_no_sentence_stands_where_the_collector_does_not_look() -> None:
    for path in [*(ROOT / "app/cli").rglob("*.py"), *(ROOT / "app/bootstrap").rglob("*.py"), ROOT / "app/__main__.py"]:
        for template in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            hidden = calls(template, {"tr", "trn", "N_", "plural"}) if isinstance(template, ast.JoinedStr) else []
            assert not [one for one in hidden if one.args and isinstance(one.args[0], ast.Constant)], path


def test_a_terminal_that_is_not_the_current_one_has_its_own_language() -> None:
    for text in OF_THE_HOST:
        assert in_language(text, "en") == text
        assert len({in_language(text, language) for language in ("en", "de", "zh_CN")}) == 3


def calls(tree: ast.AST, names: set[str]) -> list[ast.Call]:
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [one for one in found if (getattr(one.func, "id", "") or getattr(one.func, "attr", "")) in names]
