"""One question on a web where everything goes wrong, through the real core, gate, reader and browser."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.addresses import private_place
from app.core.domain.settings import SearchMode, SearchSettings, Settings
from tests.adapters.certificates import Authority, authority
from tests.end2end.conftest import environment
from tests.hostile.places import Inside, badly_certified, inside, user_proxy
from tests.hostile.site import PAGES, REDIRECTS, HostileWeb
from tests.loopback import serve

__all__ = ["authority"]  # a fixture

_ROOT = Path(__file__).resolve().parents[2]
_ENGINES = ("duckduckgo", "google", "baidu", "bing")
_SURE = ("beacons", "calls")  # pages that look for places inside


@dataclass
class Run:
    """What a run told, and what the places saw."""

    told: dict[str, Any]
    web: HostileWeb
    inside: Inside
    tls: list[bytes]
    proxied: list[str]

    def finding(self, name: str) -> str:
        return next(words for url, words in self.told["findings"].items() if name in url)


@contextmanager
def asked(authority: Authority, folder: Path, *, through_proxy: bool) -> Iterator[Run]:
    """One question, with all names of the web allowed, or with none allowed and a proxy that knows them."""
    with ExitStack() as stack:
        forbidden = stack.enter_context(inside())
        web = HostileWeb(forbidden.port)
        port = urlsplit(stack.enter_context(serve(web.app))).port or 0
        secured, tls = stack.enter_context(badly_certified(authority.server("tls.example")))
        hosts = {f"{name}.example": port for name in (*PAGES, "engine")}
        proxy, proxied = stack.enter_context(user_proxy(hosts))
        search = SearchSettings(
            mode=SearchMode.ALWAYS,
            engines=_ENGINES,
            addresses={name: f"http://engine.example:{port}/{name}" for name in _ENGINES},
            engine_deadline=1.5,
            max_results=len(PAGES),
            max_pages=len(PAGES),
            allowed_hosts=(f"127.0.0.1:{port}", f"tls.example:{secured}"),
            proxy=f"http://127.0.0.1:{proxy}" if through_proxy else "",
        )
        if not through_proxy:
            names = tuple(f"{host}:{port}" for host in hosts)
            search = replace(search, allowed_hosts=search.allowed_hosts + names)
        SettingsFile(folder / "settings.json").save(Settings((), None, search))
        links = (
            f"https://tls.example:{secured}/",
            f"http://127.0.0.1:{forbidden.port}/direct",
            f"http://127.0.0.1:{port}/serves",
        )
        pages = [f"http://{name}.example:{port}/{name}" for name in ("sky", *_SURE)]
        told = _told(folder, f"Why is the sky blue? {' '.join(links)}", *pages)
        yield Run(told, web, forbidden, tls, proxied)


def _told(folder: Path, question: str, *pages: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.hostile.program", str(folder), question, *pages], cwd=_ROOT, env=environment(),
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Release of profile" not in done.stderr
    assert "Traceback" not in done.stderr
    return dict(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.slow
@pytest.mark.parametrize("through_proxy", [False, True], ids=["straight", "by the user's proxy"])
def test_hostile_web_is_searched_and_read(authority: Authority, tmp_path: Path, through_proxy: bool) -> None:
    with asked(authority, tmp_path, through_proxy=through_proxy) as run:
        check_nobody_came_inside(run)
        check_answer(run)
        check_engines(run)
        check_pages(run)
        assert (run.told["views"], run.told["works"]) == (0, 200)  # the browser is whole
        assert bool(run.proxied) == through_proxy


def check_nobody_came_inside(run: Run) -> None:
    assert run.inside.came == []
    assert run.tls == []
    assert [place for place in run.proxied if private_place(f"http://{place}")] == []


def check_answer(run: Run) -> None:
    assert run.told["state"] == "finished"
    assert "Rayleigh scattering" in run.told["text"]
    assert run.finding("//sky.example") == "read"


def check_engines(run: Run) -> None:
    """Those that misbehave leave the search to the one that answers."""
    outcomes = run.told["reports"]
    assert outcomes["bing"] == "hits"
    assert not {"hits", "no_results"} & {outcome for name, outcome in outcomes.items() if name != "bing"}


def check_pages(run: Run) -> None:
    """Each was asked for, those that look for places inside were opened, and redirects inside are named as such."""
    assert set(PAGES) - set(run.web.asked) == set()
    assert set(_SURE) <= run.web.ran
    literal = set(REDIRECTS) - {"redirects", "to_name"}
    assert {name: run.finding(f"//{name}.").split()[1] for name in literal} == dict.fromkeys(
        literal, "ForbiddenAddress"
    )
    assert "ForbiddenAddress" in run.finding("direct")
