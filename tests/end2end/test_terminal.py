"""`citewise ask`, `search` and `inspect` as a user runs them: real processes, real HTTP, the real browser."""

import json
import quopri
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from app.core.domain.archive import MHTML
from tests.end2end.conftest import ROOT, Citewise, World, environment


def test_ask_streams_an_answer_and_then_its_numbered_sources(world: World, citewise: Citewise) -> None:
    done = citewise("ask", "Why is the sky blue?")
    assert done.returncode == 0, done.stderr
    assert "scatters short waves more" in done.stdout
    assert f"] Why the sky is blue\n    {world.web_url}/page/sky\n" in done.stdout


def test_ask_as_json_tells_everything_that_the_window_knows(world: World, citewise: Citewise) -> None:
    answer = json.loads(citewise("ask", "Why is the sky blue?", "--json").stdout)
    assert answer["state"] == "finished"
    assert answer["queries"] == ["why is the sky blue"]
    numbers = {source["url"].rpartition("/")[2]: source["number"] for source in answer["sources"]}
    cited = [citation["numbers"][0] for citation in answer["citations"]]
    assert cited == [numbers[name] for name in ("sky", "mars", "script", "sky")]
    passages = {source["url"].rpartition("/")[2]: " ".join(source["passages"]) for source in answer["sources"]}
    assert "Rayleigh scattering, after the physicist" in passages["sky"]
    assert "Water swallows red light" in passages["script"], "the page that needs scripts was rendered"
    assert "瑞利散射" in passages["gbk"], "the GBK page was decoded"
    assert "explained in 1871 by Lord Rayleigh" in passages["dead"], "the snippet of the page that is gone"


def test_a_fresh_installation_answers_with_quotations(world: World, citewise: Citewise) -> None:
    world.settings(model=False)
    done = citewise("ask", "Why is the sky blue?")
    assert done.returncode == 0, done.stderr
    assert "> The sky looks blue because the air scatters sunlight" in done.stdout
    assert "No model is set up" in done.stderr
    assert not world.models.requests


def test_search_falls_over_to_the_next_engine_and_prints_the_unified_result(world: World, citewise: Citewise) -> None:
    done = citewise("search", "bing-down sky", "--json")
    result = json.loads(done.stdout)
    assert done.returncode == 0
    assert (result["success"], result["provider"], result["error"]) == (True, "local", None)
    assert result["results"][0]["url"] == f"{world.web_url}/page/sky"
    assert any(path.startswith("/duckduckgo") for path in world.web.asked)


def test_when_every_engine_asks_for_a_check_wikipedia_answers_and_it_is_said(world: World, citewise: Citewise) -> None:
    done = citewise("ask", "captcha: why is the sky blue?", "--provider", "quotes")
    assert done.returncode == 0, done.stderr
    assert "Wikipedia" in done.stderr
    assert "/wikipedia" in " ".join(world.web.asked)


def test_a_search_that_finds_nothing_says_so_and_fails(world: World, citewise: Citewise) -> None:
    world.change(addresses=dict.fromkeys(("bing", "duckduckgo", "wikipedia"), "http://127.0.0.1:1"))
    done = citewise("search", "sky", "--json")
    assert done.returncode == 1
    result = json.loads(done.stdout)
    assert not result["success"]
    assert result["error"]


def test_a_private_site_is_not_read_unless_the_settings_allow_it(world: World, citewise: Citewise) -> None:
    world.settings(allowed=False)
    done = citewise("search", "sky", "--json")
    assert done.returncode == 1
    assert not world.web.asked


def test_a_wrong_key_is_said_in_words_and_the_key_is_nowhere_on_disk(world: World, citewise: Citewise) -> None:
    world.models.key = "right"
    done = citewise("ask", "Why?", CITEWISE_KEY_LOOPBACK="wrong-secret-8812")
    assert done.returncode == 1
    assert "refused the key" in done.stderr
    assert "wrong-secret-8812" not in done.stderr
    for file in world.data_dir.rglob("*"):
        assert not file.is_file() or b"wrong-secret-8812" not in file.read_bytes()


@pytest.mark.slow
def test_the_pages_that_an_answer_read_are_kept_where_that_is_asked_for(world: World, citewise: Citewise) -> None:
    assert citewise("ask", "Why is the sky blue?").returncode == 0
    assert not (world.data_dir / "archived_pages").exists()
    assert citewise("ask", "Why is the sky blue?", "--keep-pages").returncode == 0
    files = [path.read_bytes() for path in (world.data_dir / "archived_pages").glob("*/*")]
    assert any(b"Rayleigh scattering" in quopri.decodestring(data) for data in files)  # as MHTML writes it
    with closing(sqlite3.connect(world.data_dir / "citewise.db")) as db:
        rows = db.execute("SELECT address, sha256, content_type FROM archived_pages").fetchall()
    assert {sha256(data).hexdigest() for data in files} == {row[1] for row in rows}
    assert all(address.startswith("http://127.0.0.1") for address, _, _ in rows)
    assert any(content_type.startswith(MHTML) for _, _, content_type in rows)


def test_what_was_asked_in_the_terminal_is_kept(world: World, citewise: Citewise) -> None:
    citewise("ask", "Why is the sky blue?", "--search", "off")
    assert world.models.requests[-1]["messages"][-1]["content"] == "Why is the sky blue?"
    with sqlite3.connect(world.data_dir / "citewise.db") as database:
        rows = database.execute("SELECT question, text FROM turns JOIN answers ON turn = id").fetchall()
    database.close()
    assert rows == [("Why is the sky blue?", "From my own knowledge: scattering.")]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_the_answer_and_keeps_what_was_written(world: World, number: signal.Signals) -> None:
    world.models.pause = 0.2
    arguments = [sys.executable, "-m", "app", "--data-dir", str(world.data_dir), "ask", "Why?", "--search", "off"]
    world.models.knowledge = "word " * 500
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, env=environment(), cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stdout.read(5) == b"word "
        process.send_signal(number)
        assert process.wait(60) == 130
    with sqlite3.connect(world.data_dir / "citewise.db") as database:
        (state, text), *_ = database.execute("SELECT state, text FROM turns JOIN answers ON turn = id").fetchall()
    database.close()
    assert state == "stopped"
    assert text.startswith("word ")


def test_a_data_directory_that_cannot_be_used_is_said_in_words(world: World, citewise: Citewise) -> None:
    (world.data_dir / "settings.json").rename(world.data_dir / "kept")
    (world.data_dir / "citewise.db").mkdir()
    done = citewise("ask", "Why?")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("citewise: ") or "\ncitewise: " in done.stderr


def test_bytes_that_are_no_text_and_odd_consoles_do_no_harm(world: World, citewise: Citewise) -> None:
    done = citewise("search", "sky \udcff 天空", PYTHONIOENCODING="cp1252")
    assert done.returncode == 0, done.stderr
    assert "天空为什么是蓝色的" in done.stdout


def test_inspect_reads_standard_input_and_needs_neither_network_nor_window(world: World, citewise: Citewise) -> None:
    page = "<ol id=b_results><li class=b_algo><h2><a href='https://a.example/x'>T</a></h2><p>S</p></li></ol>"
    done = citewise("inspect", "serp", "bing", "-", text=page)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["engine"], found["outcome"], found["hits"][0]["url"]) == ("bing", "hits", "https://a.example/x")


def test_inspect_of_rubbish_fails_with_a_reason(citewise: Citewise, tmp_path: Path) -> None:
    file = tmp_path / "x.html"
    file.write_bytes(bytes(range(256)))
    done = citewise("inspect", "serp", "bing", str(file))
    assert done.returncode != 0
    assert citewise("inspect", "serp", "nonsense", str(file)).returncode != 0
    assert "Traceback" not in done.stderr


def test_inspect_imports_nothing_that_it_does_not_need() -> None:
    script = (
        "import sys; from app.__main__ import main; main(['inspect', 'stream', 'chat', '-']);"
        "heavy = {'PySide6', 'qasync', 'trafilatura', 'httpx', 'keyring', 'sqlite3', 'lxml', 'selectolax', 'asyncio'};"
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr)"
    )
    stream = 'data: {"choices":[{"delta":{"content":"x"}}]}\n\n'
    done = subprocess.run(
        [sys.executable, "-c", script], input=stream, capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stderr.strip() in ("[]", "['asyncio']"), done.stderr


def test_wrong_usage_is_told_in_one_line(citewise: Citewise) -> None:
    done = citewise("ask", "x", "--provider", "nobody")
    assert done.returncode == 2
    assert "no model service is called 'nobody'" in done.stderr
    assert citewise("ask", "   ").returncode == 2
