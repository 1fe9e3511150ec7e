"""`--self-check` in the terminal: its lines, its JSON, its exit status, in every language."""

import json
import string

import pytest

from app.cli.catalogues import catalogue
from app.cli.commands.self_check import self_check
from app.cli.locale import LANGUAGES
from app.cli.options import Options, parse
from app.cli.self_check_words import NAMES, REASONS, WORKS, result_line, result_sentence, summary
from app.core.self_check import CheckPart, CheckReason, CheckResult, CheckState, absent, failed
from tests.cli.speaking import speaking

SAME = {"Browser", "Documents", "Licences"}  # also German or French words

RESULTS = (
    CheckResult(CheckPart.FILES, seconds=0.25),
    absent(CheckPart.KEYCHAIN, CheckReason.NO_KEYCHAIN),
    failed(CheckPart.BROWSER, CheckReason.CRASHED, "exit status -6 · \x1b[31mlibEGL\nnot found"),
)


def options(*arguments: str) -> Options:
    return parse(list(arguments))


def test_every_part_and_every_reason_has_words() -> None:
    assert set(NAMES) == set(WORKS) == set(CheckPart)
    special = {CheckReason.NONE, CheckReason.NO_SANDBOX}  # what works, and what has a command in it
    assert set(REASONS) == set(CheckReason) - special
    for english in (*NAMES.values(), *WORKS.values(), *REASONS.values()):
        assert {field for _, field, *_ in string.Formatter().parse(english)} <= {None, "detail"}
        assert english.isascii()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_part_and_every_reason_has_words_in_every_language(language: str) -> None:
    english = {words for words in (*NAMES.values(), *WORKS.values(), *REASONS.values()) if words != "{detail}"}
    assert {words for words in english if words == catalogue(language).gettext(words)} <= SAME


@pytest.mark.parametrize("problem", ["apparmor", "user_namespaces_off", "something else"])
def test_a_sandbox_that_cannot_start_is_told_with_what_to_do(problem: str) -> None:
    sentence = result_sentence(failed(CheckPart.BROWSER, CheckReason.NO_SANDBOX, problem))
    assert "sandbox cannot start" in sentence
    assert "sysctl" in sentence


def test_a_line_for_each_part_ends_in_a_sum_and_fails_where_one_failed(capsys: pytest.CaptureFixture[str]) -> None:
    assert self_check(options("--self-check"), iter(RESULTS)) == 1
    head, *lines, total = capsys.readouterr().out.splitlines()
    assert head.startswith("Citewise ")
    assert [line[0] for line in lines] == ["✓", "–", "✗"]
    assert lines[0].endswith("(0.2 s)")
    assert "exit status -6" in lines[2]
    assert "\x1b" not in lines[2]
    assert total == "1 of 3 parts failed."


def test_what_is_absent_is_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert self_check(options("--self-check"), iter(RESULTS[:2])) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Everything works."


def test_json_has_the_program_and_every_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert self_check(options("--self-check", "--json"), iter(RESULTS)) == 1
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {"ok", "version", "python", "system", "frozen", "parts"}
    assert (report["ok"], report["frozen"]) == (False, False)
    assert [part["part"] for part in report["parts"]] == ["files", "keychain", "browser"]
    assert set(report["parts"][0]) == {"part", "state", "reason", "detail", "message", "seconds"}
    assert report["parts"][2]["state"] == "failed"


def test_it_speaks_chinese_where_the_system_does() -> None:
    with speaking("zh_CN"):
        assert result_line(RESULTS[1]).startswith("– 钥匙串：")
        assert summary(0, 3) == "一切正常。"
        assert summary(2, 3) == "3 项中有 2 项失败。"


def test_json_is_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for language in ("en", "zh_CN"):
        with speaking(language):
            self_check(options("--self-check", "--json"), iter(RESULTS))
        reports.append(capsys.readouterr().out)
    assert reports[0] == reports[1]


@pytest.mark.parametrize("wrong", ["--json", "--model x.gguf", "--self-check ask why", "--self-check --ask why"])
def test_it_stands_alone_and_its_options_stand_with_it(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        options(*wrong.split())
    assert "self-check" in capsys.readouterr().err


def test_a_model_of_a_command_is_no_file_of_the_self_check() -> None:
    assert options("ask", "why", "--model", "m").model == "m"
    assert options("ask", "why", "--model", "m").model_file == ""
    assert options("--self-check", "--model", "m.gguf").model_file == "m.gguf"
    assert not options("ask", "why", "--json").check_json


def test_states_are_few() -> None:
    assert {state.value for state in CheckState} == {"ok", "failed", "absent"}
