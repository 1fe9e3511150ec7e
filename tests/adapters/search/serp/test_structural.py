"""Result pages of layouts that no parser knows."""

import json
from pathlib import Path
from time import process_time

import pytest

from app.adapters.search.serp import markup
from app.adapters.search.serp.catalogue import ENGINES
from app.adapters.search.serp.structural import read_page, read_structure, structural_hits
from app.core.domain.evidence import Outcome

MOJEEK = ENGINES["mojeek"]
HOSTS = ("alpha.example", "beta.example", "gamma.example", "delta.example")


def box(host: str, label: str = "") -> str:
    return (
        f"<div class=q7><span>{label}</span><div class=k><a href='https://{host}/page'><div>{host} › page</div>"
        f"<h3>About {host}</h3></a></div><div class=z>What {host} says about the question, in a sentence.</div></div>"
    )


def page(*boxes: str) -> str:
    menu = "".join(f"<li><a href='https://{n}.mojeek.example/'>Service {n} of the engine</a></li>" for n in range(9))
    further = "".join(f"<p><a href='/search?q={n}'>A further search for {n}</a></p>" for n in range(9))
    return f"<body><nav><ul>{menu}</ul></nav><main>{''.join(boxes)}<section>{further}</section></main></body>"


def test_boxes_that_are_made_alike_are_hits_in_order() -> None:
    outcome, hits = read_page(MOJEEK, page(*map(box, HOSTS)), query="question")
    assert outcome is Outcome.HITS
    assert [(hit.rank, hit.title, hit.url, hit.site) for hit in hits] == [
        (n, f"About {host}", f"https://{host}/page", host) for n, host in enumerate(HOSTS, start=1)
    ]
    assert hits[0].snippet == "What alpha.example says about the question, in a sentence."
    assert all(hit.structural for hit in hits)


@pytest.mark.parametrize("label", ["Ad", "Sponsored", "Anzeige ·", "广告", "推广"])
def test_a_box_that_says_it_is_an_advertisement_is_none(label: str) -> None:
    _, hits = read_page(MOJEEK, page(box("shop.example", label), *map(box, HOSTS)))
    assert [hit.site for hit in hits] == list(HOSTS)


def test_a_parser_that_understands_its_page_is_not_asked_twice() -> None:
    row = "<li><h2><a class=title href='https://a.example/'>A</a></h2><p class=s>B</p></li>"
    html = f"<ul class=results-standard>{row}</ul>"
    outcome, hits = read_page(MOJEEK, html)
    assert (outcome, [hit.structural for hit in hits]) == (Outcome.HITS, [False])


@pytest.mark.parametrize(
    "html",
    [
        "",
        page(),
        page(*map(box, HOSTS[:2])),  # two boxes may be anything
        page(*(box(f"alpha.example/{n}") for n in range(5))),  # one site's own menu
        page(*(f"<h3><a href='https://{host}/'>{host}</a></h3>" for host in HOSTS)),  # links without a word about them
    ],
)
def test_what_does_not_read_like_results_brings_no_hits(html: str) -> None:
    assert read_page(MOJEEK, html) == (Outcome.NOT_UNDERSTOOD, ())


def test_a_check_has_no_hits_whatever_stands_around_it() -> None:
    html = page(*map(box, HOSTS), "<div class='g-recaptcha'></div>")
    assert structural_hits(markup.read(html), MOJEEK.target, "https://www.mojeek.com/search") == ()


def test_hits_about_something_else_are_told_where_the_engine_has_such() -> None:
    assert read_structure(ENGINES["bing"], page(*map(box, HOSTS)), query="kangaroo")[0] is Outcome.IRRELEVANT


def test_a_hostile_page_costs_little() -> None:
    kinds = "".join(
        f"<p class=c{n % 900}><a class=d{n % 700} href='https://h{n}.example/'>T{n}</a></p>" for n in range(9000)
    )
    nested = "<div>" * 120 + kinds + "</div>" * 120
    begin = process_time()
    read_structure(MOJEEK, nested)
    assert process_time() - begin < 5


def _facts(shared_data: Path) -> list[tuple[dict, str]]:
    folder = shared_data / "serp"
    facts = [json.loads(file.read_text()) for file in sorted((folder / "expected").glob("*.json"))]
    pages = (folder / "pages" / f"{fact['id']}.html" for fact in facts)
    return [(fact, file.read_bytes().decode("utf-8", "replace")) for fact, file in zip(facts, pages, strict=True)]


def test_three_quarters_of_real_result_pages_are_read_without_their_parsers(shared_data: Path) -> None:
    poor, count = [], 0
    for fact, html in _facts(shared_data):
        if fact["kind"] != "results":
            continue
        count += 1
        hits = [hit.url for hit in read_structure(ENGINES[fact["engine"]], html)[1]]
        expected = [row["url"] if row["url"] in hits else row["href"] for row in fact["results"]]
        allowed = {row[name] for row in fact["results"] + fact["optional"] for name in ("url", "href")}
        found = [url for url in hits if url in expected]
        precise = sum(url in allowed for url in hits) >= 0.9 * max(len(hits), 1)
        in_order = found == [url for url in expected if url in hits]
        if not (precise and in_order and len(found) >= 0.9 * len(expected)):
            poor.append(fact["id"])
    assert len(poor) <= count / 4, poor


def test_no_blocked_or_empty_real_page_becomes_hits(shared_data: Path) -> None:
    pages = [(fact, html) for fact, html in _facts(shared_data) if fact["kind"] != "results"]
    assert len(pages) > 15
    assert [fact["id"] for fact, html in pages if read_structure(ENGINES[fact["engine"]], html)[1]] == []
