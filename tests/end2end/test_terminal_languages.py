"""The real command in several languages: what people read is in theirs, what programs read is the same in all."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.cli.options import parse
from app.cli.translation import tr
from tests.cli.speaking import speaking
from tests.end2end.conftest import ROOT, Citewise, World, environment

SPOKEN = [
    ("zh_CN.UTF-8", "zh_CN", "没有名为“nobody”的搜索服务；现有："),
    ("de_AT.UTF-8", "de", "kein Suchanbieter heißt „nobody“; vorhanden: "),
    ("ja_JP.UTF-8", "ja", "「nobody」という検索サービスはありません。現在あるもの："),
    ("pt_PT.UTF-8", "pt_BR", "nenhum provedor de busca se chama “nobody”; existem: "),
]


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "language", "words"), SPOKEN, ids=[language for _, language, _ in SPOKEN])
def test_what_people_read_is_in_their_language(locale: str, language: str, words: str, citewise: Citewise) -> None:
    helped = citewise("ask", "--help", LC_ALL=locale)
    assert helped.returncode == 0
    with speaking(language):
        assert helped.stdout.startswith(tr("usage: "))
        assert tr("how to search, such as local, builtin or tavily").split()[0] in helped.stdout
    failed = citewise("search", "sky", "--provider", "nobody", LC_ALL=locale)
    assert failed.returncode == 1
    assert words in failed.stderr
    wrong = citewise("ask", LC_ALL=locale)
    assert wrong.returncode == 2
    with speaking(language):
        assert tr("the following arguments are required: %s") % "text" in wrong.stderr


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["C.UTF-8", *(locale for locale, _, _ in SPOKEN)])
def test_what_programs_read_is_the_same_in_every_language(locale: str, citewise: Citewise, world: World) -> None:
    world.change(addresses=dict.fromkeys(("bing", "duckduckgo", "wikipedia"), "http://127.0.0.1:1"))
    done = citewise("search", "sky", "--json", LC_ALL=locale)
    result = json.loads(done.stdout)
    assert (done.returncode, result["success"]) == (1, False)
    assert "Unreachable" in result["error"] or "unreachable" in result["error"]
    reasons = {row["reason"] for row in result.get("fallbacks", [])}
    assert reasons <= {"not reachable"}


@pytest.mark.slow
def test_the_settings_language_counts_and_a_plain_locale_has_english(citewise: Citewise, world: World) -> None:
    file = world.data_dir / "settings.json"
    settings = json.loads(file.read_text(encoding="utf-8"))
    settings["appearance"] = {**settings.get("appearance", {}), "language": "zh-CN"}
    file.write_text(json.dumps(settings), encoding="utf-8")
    command = ("knowledge", "list")
    assert "还没有知识库" in citewise(*command, LC_ALL="C.UTF-8").stderr
    assert "还没有知识库" in citewise(*command, LC_ALL="de_DE.UTF-8").stderr
    for locale in ("C", "zh_CN.GBK", "de_DE.ISO-8859-1"):
        done = citewise(*command, LC_ALL=locale)
        assert "there is no knowledge base yet" in done.stderr, locale
        assert "?" not in done.stderr


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")
def test_a_terminal_shows_whole_letters_and_linux_console_english(world: World) -> None:
    command = [sys.executable, "-m", "app", "--data-dir", str(world.data_dir), "knowledge", "list"]
    for term, words in (("xterm", "还没有知识库"), ("linux", "there is no knowledge base yet")):
        variables = environment(LC_ALL="zh_CN.UTF-8", TERM=term)
        assert words in "".join(_in_terminal(command, variables)), term


@pytest.mark.slow
def test_who_is_served_by_another_process_is_answered_in_their_own_language(world: World, citewise: Citewise) -> None:
    options = ["--data-dir", str(world.data_dir), "serve", "--port", "0"]
    owner = subprocess.Popen(
        [sys.executable, "-m", "app", *options], env=environment(), cwd=ROOT, text=True, encoding="utf-8",
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        assert owner.stdout is not None
        assert owner.stdout.readline().startswith("http://")
        assert "还没有知识库" in citewise("knowledge", "list", LC_ALL="zh_CN.UTF-8").stderr
        assert "there is no knowledge base yet" in citewise("knowledge", "list").stderr
    finally:
        owner.terminate()
        _, errors = owner.communicate(timeout=60)
    assert "serving the local API" in errors
    assert parse(options).port == 0


def _in_terminal(command: list[str], variables: dict[str, str]) -> Iterator[str]:
    import pty

    ours, theirs = pty.openpty()
    child = subprocess.Popen(command, env=variables, cwd=ROOT, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    with closing(os.fdopen(ours, "rb")) as output:
        data = b""
        try:
            while piece := output.read1():
                data += piece
        except OSError:  # the other side is closed
            pass
    child.wait(timeout=60)
    yield data.decode("utf-8")


def test_the_catalogues_are_where_the_program_looks_for_them() -> None:
    for _, language, _ in SPOKEN:
        assert (Path(ROOT) / "i18n" / "terminal" / f"{language}.mo").is_file()
