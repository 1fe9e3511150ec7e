"""Round trip: a real bundle of a real store, a real gate, and a web on loopback whose pages change meanwhile."""

import json
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from app.adapters.reading.page_reader import WebReader, make_pages_client
from app.adapters.storage.conversations.private import ConversationsWithPrivate
from app.adapters.storage.conversations.store import SqliteConversations
from app.bootstrap import NoRenderer
from app.bootstrap.exporting import exporter
from app.bootstrap.exporting.evidence import open_evidence
from app.cli.commands.evidence.verify import verify
from app.cli.commands.export import export
from app.cli.options import parse
from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.domain.evidence import Passage, Reference
from app.core.domain.settings import SearchSettings
from app.core.domain.sources import Source
from app.core.domain.turn.turn import State, Turn
from app.core.ranking.passages import split
from tests.adapters.gate.tools import gate
from tests.adapters.storage.samples import NOON
from tests.loopback import serve

FACTS = {
    "same": "The lighthouse was built in 1821 and rises 35 metres above the rocks of the northern cape.",
    "moved": "The harbour has 240 berths, of which 60 are kept for guests who stay a single night.",
    "changed": "The ferry crosses the strait 14 times a day and carries 320 passengers on each crossing.",
    "removed": "The museum shows 1,200 nautical charts that were drawn by hand before the year 1750.",
    "gone": "The fortress fell in 1645 after a siege of 11 weeks during a very cold winter.",
    "slow": "The library owns 88,000 volumes about the history of navigation in these waters.",
    "redirected": "The market opens at 6 in the morning and closes at 13 on every day but Monday.",
}
AROUND = (
    "People of the island like to tell of it. Whoever arrives by ship sees it from far away, and few forget the sight.",
    "Guides lead visitors about from April to October. A booklet with drawings is sold at the door for little money.",
    "The island's council pays for its upkeep. Volunteers paint, repair and clean what wind and salt have worn away.",
    "An old song tells of those who lived here. Children learn it at school and sing it at the feast in summer.",
)


class Island:
    """Pages with one fact each; `edits` says what stands there from now on."""

    def __init__(self) -> None:
        self.texts = {name: [AROUND[0], AROUND[1], f"{fact} {AROUND[2]}", AROUND[3]] for name, fact in FACTS.items()}
        self.status: dict[str, int] = {}
        self.redirects: dict[str, str] = {}
        self.requests: list[str] = []
        self.app = Starlette(routes=[Route("/{name}", self.page)])

    async def page(self, request: Request) -> Response:
        name = request.path_params["name"]
        self.requests.append(name)
        if target := self.redirects.get(name):
            return RedirectResponse(target)
        paragraphs = "".join(f"<p>{text}</p>" for text in self.texts.get(name, ["Nothing."]))
        body = f"<html lang='en'><title>The {name} one</title><article><h1>Island</h1>{paragraphs}</article></html>"
        return HTMLResponse(body, self.status.get(name, 200))

    def change(self) -> None:
        """What the test is about: one page each."""
        fact = FACTS["moved"]
        self.texts["moved"] = [f"{text} {text}" for text in AROUND] * 2 + [fact]
        self.texts["changed"][2] = self.texts["changed"][2].replace("14 times", "16 times")
        self.texts["removed"][2] = AROUND[2]
        self.status |= {"gone": 410, "slow": 503}
        self.redirects["redirected"] = "/new-market"
        self.texts["new-market"] = self.texts["redirected"]


class Archive:
    """Holds a copy of the page that will be gone."""

    async def sources(self, turn: str) -> frozenset[str]:
        return frozenset({"gone"}) if turn == "t1" else frozenset()


def archive() -> Any:
    return Archive()


@pytest.fixture
def island() -> Iterator[tuple[Island, str]]:
    island = Island()
    with serve(island.app) as base:
        yield island, base


@pytest.fixture
async def services(tmp_path: Path, island: tuple[Island, str]) -> AsyncIterator[Any]:
    """A conversation whose answer was written from the island's pages, as they were read."""
    place = urlsplit(island[1]).netloc
    settings = SearchSettings(allowed_hosts=(place,))
    on_disk, in_memory = await SqliteConversations.open(tmp_path / "data"), await SqliteConversations.in_memory()
    both = ConversationsWithPrivate(on_disk, in_memory)
    async with gate(place) as it, make_pages_client(it.url) as client:
        reader = WebReader(client, NoRenderer(), lambda: settings)
        await both.save(await _answered(reader, island[1]))
        stores: Any = SimpleNamespace(on_disk=on_disk, conversations=both)
        yield SimpleNamespace(
            conversations=both,
            exporter=lambda: exporter(stores, NoRenderer(), reader),
            evidence=lambda: open_evidence(stores, reader, lambda: settings, archive),
            settings=settings,
        )
    await both.close()


async def _answered(reader: WebReader, base: str) -> Turn:
    sources, references, sentences = {}, [], []
    for number, (name, fact) in enumerate(FACTS.items(), 1):
        page = await reader.read(f"{base}/{name}")
        sources[name] = Source(name, f"{base}/{name}", f"{base}/{name}", page.title, number, site=page.site)
        passages = tuple(
            Passage(name, page.text[part.start : part.end], part.start, part.end)
            for part in split(page.text, 40)
            if fact in page.text[part.start : part.end]
        )
        assert passages
        references.append(Reference(number, name, passages))
        sentences.append(f"{fact[:-1]} [{number}].")
    text = " ".join(sentences)
    texts = {one.number: [passage.text for passage in one.passages] for one in references}
    return Turn(
        "t1", "c-island", "What is on the island?", created=NOON, state=State.FINISHED, sources=sources,
        references=references, citations=checked_citations(text, place_citations(text, texts), texts),
        text_parts=[text], written=True, checked=True,
    )  # fmt: skip


async def run(services: Any, *arguments: str) -> int:
    return await verify(parse(["verify", *arguments]), services)


async def test_a_bundle_tells_what_was_done_to_each_page(
    services: Any, island: tuple[Island, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bundle = tmp_path / "island.evidence.html"
    assert await export(parse(["export", "--format", "evidence", "c-island", str(bundle)]), services) == 0
    assert sorted(name for name in os.listdir(tmp_path) if name.startswith("island")) == [
        "island.evidence.bib", "island.evidence.csl.json", "island.evidence.html", "island.evidence.md",
    ]  # fmt: skip
    assert await run(services, str(bundle)) == 0
    assert "7 claims: 7 unchanged" in capsys.readouterr().out
    island[0].change()
    assert await run(services, str(bundle), "--json") == 3
    report = json.loads(capsys.readouterr().out)
    found = {claim["sources"][0]["source"]: claim["sources"][0] for claim in report["claims"]}
    assert {name: row["state"] for name, row in found.items()} == {
        "same": "unchanged", "moved": "moved", "changed": "changed", "removed": "removed", "gone": "gone",
        "slow": "unreachable", "redirected": "unchanged",
    }  # fmt: skip
    assert [piece for piece in found["changed"]["diff"] if piece[0] != "same"] == [
        ["removed", "14 "],
        ["added", "16 "],
    ]
    assert found["changed"]["now"]["reason"] == "number"
    assert found["redirected"]["redirected"].endswith("/new-market")
    assert found["gone"]["detail"] == "status 410"
    assert {name for name, row in found.items() if row["copy"]} == {"gone"}


async def test_the_conversation_itself_tells_the_same_in_words(
    services: Any, island: tuple[Island, str], capsys: pytest.CaptureFixture[str]
) -> None:
    island[0].change()
    assert await run(services, "c-isl") == 3
    out = capsys.readouterr().out
    assert "text changed: [3] The changed one" in out
    assert "crosses the strait [-14-] {+16+} times a day" in out
    assert "no longer there: The museum shows 1,200" in out
    assert "could not be read (status 410)" in out
    assert "it leads to" in out
    counts = "2 unchanged, 1 passage moved, 1 unreachable, 1 text changed, 1 passage removed, 1 page gone"
    assert f"7 claims: {counts}" in out


async def test_a_bundle_that_was_changed_is_told_to_programs_and_spares_the_files_of_others(
    services: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "island.evidence.bib"
    mine.write_text("mine")
    bundle = tmp_path / "island.evidence.html"
    for _ in range(2):
        assert await export(parse(["export", "--format", "evidence", "c-island", str(bundle)]), services) == 0
        mine_now = mine.read_text()
        if _ == 0:
            assert mine_now == "mine"
            assert "@misc" in (tmp_path / "island 2.evidence.bib").read_text()
    bundle.write_text(bundle.read_text().replace("built in 1821 and rises", "built in 1999 and rises"))
    assert await run(services, str(bundle), "--json") == 3
    assert json.loads(capsys.readouterr().out)["altered_passages"] == 1


async def test_what_does_not_answer_has_an_exit_status_of_its_own(services: Any, island: tuple[Island, str]) -> None:
    island[0].status["slow"] = 500
    assert await run(services, "c-island") == 4


async def test_what_was_read_for_an_answer_stays_as_it_was(services: Any, island: tuple[Island, str]) -> None:
    before = await services.evidence().bundle("c-island")
    island[0].change()
    await run(services, "c-island")
    after = await services.evidence().bundle("c-island")
    assert before.passages == after.passages
    assert all(passage.before for passage in after.passages)
    assert all(source.text_sha256 for source in after.sources)


async def test_a_hostile_bundle_reaches_no_private_address(
    services: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hits: list[str] = []

    async def secret(request: Request) -> Response:
        hits.append(str(request.url))
        return HTMLResponse("<p>secret</p>")

    with serve(Starlette(routes=[Route("/{any:path}", secret)])) as private:
        port = urlsplit(private).port
        addresses = [
            private, f"http://localhost:{port}/", f"http://[::1]:{port}/", f"http://2130706433:{port}/",
            f"http://127.1:{port}/", f"http://0x7f000001:{port}/", "http://169.254.169.254/latest/meta-data/",
            "http://192.168.0.1/", "file:///etc/passwd", f"http://user:pass@127.0.0.1:{port}/", "gopher://127.0.0.1/",
        ]  # fmt: skip
        sources = [{"id": str(n), "url": url} for n, url in enumerate(addresses)]
        evidence = [{"number": 1, "source": one["id"], "passages": ["p"]} for one in sources]
        data = {
            "format": "citewise-evidence", "version": 1, "sources": sources,
            "passages": [{"id": "p", "source": "0", "text": "x\x1b[31m"}],
            "turns": [{"id": "t", "claims": [{"index": 0, "text": "\x1b]0;x\x07\u202eclaim", "evidence": evidence}]}],
        }  # fmt: skip
        path = tmp_path / "hostile.html"
        path.write_text(json.dumps(data))
        assert await run(services, str(path)) == 4
    assert hits == []
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "a private address, not allowed" in out


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"<html>no bundle</html>", "there is no evidence bundle in it"),
        (b'{"format": "citewise-evidence", "version": 99}', "a newer Citewise wrote it"),
        (b'{"a":' * 100_000, "its data is damaged"),
    ],
    ids=["none", "newer", "deep"],
)
async def test_what_is_no_bundle_is_told_in_words(
    services: Any, tmp_path: Path, content: bytes, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.html"
    path.write_bytes(content)
    assert await run(services, str(path)) == 1
    assert words in capsys.readouterr().err


async def test_what_is_neither_a_file_nor_a_conversation_is_told(
    services: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await run(services, "nothing") == 1
    assert "no conversation has the id or title nothing" in capsys.readouterr().err
