"""The terminal's own words and shapes."""

import inspect as python_inspect
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.cli.commands.answer import as_json, source_list
from app.cli.commands.ask import selected_model
from app.cli.commands.inspect import inspect
from app.cli.locale import language_tag, user_locale
from app.cli.options import Options, parse
from app.cli.output import as_text, clean, one_line
from app.cli.reasons import REASONS, SERVER_FAULTS
from app.cli.words import DISK, NOTICES, SENTENCES, notice_sentence, sentence
from app.core.domain import errors
from app.core.domain import events as e
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.chat.tool_servers import ServerFault
from app.core.domain.citation import Citation
from app.core.domain.errors import AppError, BadAnswer
from app.core.domain.evidence import Passage, Reference
from app.core.domain.reasons import DiskReason
from app.core.domain.settings import QUOTES
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn

PROVIDERS = (Provider("one", "First", "http://one/v1", ("m1", "m2")), Provider("two", "Second", "http://two/v1"))


def options(*arguments: str) -> Options:
    return parse(list(arguments))


def leaves() -> list[type[AppError]]:
    return [c for _, c in python_inspect.getmembers(errors, python_inspect.isclass) if issubclass(c, AppError)]


@pytest.mark.parametrize("kind", [c.__name__ for c in leaves() if c is not AppError])
def test_every_error_has_a_sentence_that_names_what_failed(kind: str) -> None:
    failure = e.Failure(
        e.FailureKind(kind), "Somewhere", "told so", {"host": "Somewhere", "outcome": "check", "reason": "empty"}
    )
    said = sentence(failure)
    assert "{" not in said
    assert "Somewhere" in said or "told so" in said


def test_no_kind_of_failure_lacks_words_and_no_words_are_left_over() -> None:
    assert set(SENTENCES) == set(e.FailureKind)
    assert set(REASONS) == set(e.FailureKind)
    assert set(DISK) == set(DiskReason)


def test_no_kind_of_notice_lacks_a_sentence_and_no_sentence_is_left_over() -> None:
    assert set(NOTICES) == set(e.NoticeKind)


def test_why_tools_are_missing_is_told_in_words_of_ours() -> None:
    assert set(SERVER_FAULTS) == set(ServerFault) - {ServerFault.NONE, ServerFault.OTHER}
    data = {"name": "My files", "detail": "foreign", "fault": "no_consent", "id": "files"}
    consent = notice_sentence(e.Notice(e.NoticeKind.TOOL_SERVER_FAILED, data))
    assert consent.endswith("Its command waits for your consent: citewise tools consent files")
    other = notice_sentence(e.Notice(e.NoticeKind.TOOL_SERVER_FAILED, {**data, "fault": "other"}))
    assert other.endswith("foreign")


def test_global_options_stand_before_the_command() -> None:
    parsed = options("--data-dir", "x", "--verbose", "ask", "q", "--search", "always")
    assert (parsed.data_dir, parsed.verbose, parsed.command, parsed.search) == ("x", True, "ask", "always")


@pytest.mark.parametrize("words", [("sky",), ("--query", "sky"), ("--query=sky",)])
def test_a_query_may_be_named(words: tuple[str, ...]) -> None:
    try:
        parsed = options("search", *words, "--news")
    except SystemExit:
        parsed = None
    assert parsed is not None
    assert (parsed.text, parsed.news) == ("sky", True)


@pytest.mark.parametrize("words", [(), ("sky", "--query", "sea")])
def test_a_search_has_exactly_one_query(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ended:
        options("search", *words)
    assert ended.value.code == 2


def test_no_command_opens_the_window() -> None:
    assert options().command is None


def test_a_provider_is_found_by_its_id_or_name_and_gives_its_first_model() -> None:
    assert selected_model(options("ask", "q", "--provider", "first"), PROVIDERS) == ModelChoice("one", "m1")
    assert selected_model(options("ask", "q", "--model", "m9"), PROVIDERS) == ModelChoice("one", "m9")
    assert selected_model(options("ask", "q"), PROVIDERS) is None
    assert selected_model(options("ask", "q", "--provider", "quotes"), PROVIDERS) == QUOTES


def test_an_unknown_provider_is_named_together_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="'three'; there are: one, two"):
        selected_model(options("ask", "q", "--provider", "three"), PROVIDERS)
    with pytest.raises(ValueError, match="--model"):
        selected_model(options("ask", "q", "--provider", "two"), PROVIDERS)


def test_control_characters_of_a_page_do_not_reach_the_terminal() -> None:
    assert clean("a\x1b[2Jb\x9b\x07\tc\n") == "a[2Jb\tc\n"


def test_the_source_list_tells_cited_from_read() -> None:
    turn = Turn("t", "c", "q", text_parts=["x [1]"], citations=(Citation((1,), (2, 5), "[1]"),))
    for number in (1, 2):
        turn.sources[str(number)] = Source(str(number), str(number), f"https://{number}.example", f"T{number}", number)
    turn.references = [Reference(n, str(n), (Passage(str(n), "text"),)) for n in (1, 2)]
    rows = "\n".join(source_list(turn))
    assert "[1] T1\n" in rows
    assert "[2] T2 (not cited)" in rows
    assert json.loads(json.dumps(as_json(turn)))["sources"][0]["cited"] is True


class Saved:
    def serp(
        self, engine: str, data: bytes, query: str = "", status: int = 200, structural: bool = False
    ) -> dict[str, object]:
        if engine == "bad":
            raise BadAnswer("bad", "unknown engine")
        return {"engine": engine, "outcome": "not_understood" if not data else "hits", "hits": []}

    def page(self, data: bytes, url: str) -> dict[str, object]:
        return {"title": "天", "url": url}

    def stream(self, wire_format: str, data: bytes, dialect: str = "") -> dict[str, object]:
        return {"text": data.decode()}

    def support(self, data: bytes) -> Iterator[dict[str, object]]:
        for number, line in enumerate(data.decode().split("\n"), start=1):
            yield {"line": number, "error": "no JSON"} if line == "bad" else {"id": number, "sentence": line}


def test_inspect_prints_json_and_its_exit_status_tells_whether_something_was_understood(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    full, empty = tmp_path / "full", tmp_path / "empty"
    full.write_text("x")
    empty.write_text("")
    assert inspect(options("inspect", "serp", "bing", str(full)), Saved()) == 0
    assert json.loads(capsys.readouterr().out)["engine"] == "bing"
    assert inspect(options("inspect", "serp", "bing", str(empty)), Saved()) == 1
    assert inspect(options("inspect", "serp", "bad", str(full)), Saved()) == 1
    assert inspect(options("inspect", "page", str(tmp_path / "none"), "--url", "x"), Saved()) == 1


def test_claims_are_printed_line_by_line_and_what_is_wrong_with_the_others_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pairs").write_text("天\nbad\n\x1b[31m", encoding="utf-8")
    assert inspect(options("inspect", "support", str(tmp_path / "pairs")), Saved()) == 1
    printed = capsys.readouterr()
    assert [json.loads(line)["sentence"] for line in printed.out.splitlines()] == ["天", "\x1b[31m"]
    assert "天" in printed.out
    assert "\x1b" not in printed.out
    assert "line 2: no JSON" in printed.err


def test_inspect_keeps_chinese_readable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "p").write_text("x")
    inspect(options("inspect", "page", str(tmp_path / "p"), "--url", "https://a.example"), Saved())
    assert "天" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("zh_CN.UTF-8", "zh-CN"), ("zh_Hant_TW", "zh-TW"), ("de", "de"), ("zh", "zh-CN"), ("es_419", "es-419"),
        ("ast_ES", "ast-ES"), ("C.UTF-8", ""), ("POSIX", ""), ("", ""), ("Chinese (Simplified)_China", ""),
    ],
)  # fmt: skip
def test_locale_names_become_language_tags(name: str, tag: str) -> None:
    assert language_tag(name) == tag


def test_the_locale_is_read_from_the_environment_even_where_it_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert user_locale() == "zh-CN"


def test_a_model_without_a_provider_is_one_of_the_provider_in_force() -> None:
    chosen = selected_model(options("ask", "q", "--model", "m9"), PROVIDERS, ModelChoice("two", "x"))
    assert chosen == ModelChoice("two", "m9")
    with pytest.raises(ValueError, match="no model service is set up"):
        selected_model(options("ask", "q", "--model", "m9"), ())


def test_text_cannot_be_turned_around_nor_fake_a_line() -> None:
    assert clean("a\u202eb") == "ab"
    assert one_line("Title\n2. Faked hit\x1b[31m") == "Title 2. Faked hit[31m"


def test_json_escapes_what_would_steer_the_terminal_and_stays_json() -> None:
    value = {"天": ["\x9b31m", "\u202eabc", "a\nb", "\x7f"]}
    text = as_text(value)
    assert json.loads(text) == value
    assert "天" in text
    assert not set("\x9b\u202e\x7f") & set(text)


@pytest.mark.parametrize("port", ["99999", "-1", "web"])
def test_a_port_that_is_none_is_refused_in_one_line(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        options("serve", f"--port={port}")
    assert ended.value.code == 2
    assert "a port is a number from 0 to 65535" in capsys.readouterr().err
