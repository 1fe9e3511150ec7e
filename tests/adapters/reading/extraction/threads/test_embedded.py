"""Threads whose text stands in a page's data."""

import json
from html import escape
from typing import Any

from app.adapters.reading.extraction.extract import extract
from tests.adapters.reading.extraction.threads.shapes import page

URL = "https://forum.example/t/1"


def reply(text: str, author: str, day: int, **more: Any) -> dict[str, Any]:
    return {"@type": "Answer", "text": text, "author": {"name": author}, "datePublished": f"2024-03-0{day}", **more}


def script(data: Any, kind: str = "application/ld+json") -> str:
    return f'<script type="{kind}">{json.dumps(data)}</script>'


def test_a_question_is_read_from_linked_data_where_the_page_shows_less():
    question = {
        **reply("Which kite would you take where the wind seldom blows?", "Aster", 5),
        "@type": "Question",
        "acceptedAnswer": reply(
            "<p>A <b>delta</b> of two metres.</p>", "Birk", 6, comment=[reply("So do I", "Calla", 7)]
        ),
        "suggestedAnswer": [reply("No tail at all.", "Dorn", 8)],
    }
    head = script({"@context": "https://schema.org", "@type": "QAPage", "mainEntity": question})
    text = extract(page("Kites", "<p>Sign in to see the answers</p>", head=head), URL).text
    assert text.split("\n\n") == [
        *("## Aster · 2024-03-05", "Which kite would you take where the wind seldom blows?"),
        *("## Birk · 2024-03-06", "A **delta** of two metres."),
        *("## Calla · 2024-03-07", "So do I"),
        *("## Dorn · 2024-03-08", "No tail at all."),
    ]


def test_posts_are_read_from_the_state_of_a_forum_that_scripts_draw():
    posts = [
        {
            "username": name,
            "cooked": f"<p>{name} flies a delta of {n} metres on the meadow</p>",
            "created_at": "2024-03-05T10:12:00Z",
        }
        for n, name in enumerate(("aster", "birk", "calla"))
    ]
    state = escape(json.dumps({"topic_1": json.dumps({"post_stream": {"posts": posts}}), "site": "{}"}))
    html = page(
        "Kites",
        f'<div class="hidden" id="data-preloaded" data-preloaded="{state}"></div><section id="main"></section>',
        head='<meta name="generator" content="Discourse 3.3">',
    )
    text = extract(html, URL).text
    assert text.startswith("## aster · 2024-03-05T10:12:00Z\n\naster flies a delta of 0 metres")
    assert text.count("## ") == 3


def test_answers_are_read_from_a_state_that_is_assigned():
    answers = {
        str(n): {
            "content": f"<p>{name} flies a delta of {n} metres on the meadow</p>",
            "author": {"name": name},
            "createdTime": 1709633533,
        }
        for n, name in enumerate(("Aster", "Birk"))
    }
    state = json.dumps({"entities": {"answers": answers}})
    text = extract(page("Kites", f"<div id=app></div><script>window.__STATE__ = {state};</script>"), URL).text
    assert "## Birk · 2024-03-05\n\nBirk flies a delta of 1 metres on the meadow" in text


def test_a_list_of_articles_in_a_state_is_no_thread():
    articles = [{"title": "A", "body": "x " * 99, "author": "Aster", "date": "2024-03-05"}] * 3
    text = extract(page("News", "<div id=app></div>" + script({"articles": articles}, "application/json")), URL).text
    assert "## Aster" not in text


def test_a_hostile_state_is_given_up():
    for state in ("[" * 100_000, '{"comments":' * 50_000, json.dumps([[{"text": 1}] * 9] * 9000)):
        shell = f'<div id=app></div><script type="application/json">{state}</script>'
        assert "## " not in extract(page("Kites", shell), URL).text
