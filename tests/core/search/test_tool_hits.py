"""What of a tool's result is a document that can be cited, and what is just text."""

import json

import pytest

from app.core.domain.chat.tool_servers import ToolLink, ToolOutput
from app.core.search.tool_hits import split

ICE = "https://ice.example/"


def test_hits_with_an_address_are_documents_of_the_web() -> None:
    rows = json.dumps({"results": [{"title": "Ice", "url": ICE, "content": "It floats."}]})
    (hit,), texts = split(ToolOutput(("Found one.", rows)), "files", "My files")
    assert (hit.title, hit.url, hit.kind, hit.key, hit.site) == ("Ice", ICE, "web", "", "")
    assert texts == ["Found one."]


@pytest.mark.parametrize(
    ("text", "title", "content"),
    [
        ("# Harbour report\n\nThe harbour was closed for 17 days.", "Harbour report", "The harbour was closed"),
        ("Title: Minutes\nWe met on Monday and agreed.", "Minutes", "We met on Monday"),
        ("**Title:** Minutes\nWe met on Monday and agreed.", "Minutes", "We met on Monday"),
        ('{"title": "Minutes", "content": "We met.", "date": "2024-05-01"}', "Minutes", "We met.\ndate: 2024-05-01"),
        ('[{"title": "Minutes", "text": "We met."}]', "Minutes", "We met."),
        ('{"total": 1, "notes": [{"title": "Minutes", "body": "We met."}]}', "Minutes", "We met."),
    ],
)
def test_a_title_makes_a_text_a_document(text: str, title: str, content: str) -> None:
    (hit,), texts = split(ToolOutput((text,)), "files", "My files")
    assert (hit.title, hit.url, hit.kind, hit.site) == (title, "", "tool", "My files")
    assert hit.passages[0].text.startswith(content)
    assert texts == []


@pytest.mark.parametrize(
    "text",
    [
        "The sum is 4.",
        "# 4",
        "#hashtag and more words than twenty letters\nfollow here, in a second line",
        '{"temperature": 33, "conditions": "Cloudy"}',
        '{"title": "Report", "rows": [1, 2, 3], "text": "x"}',
        '[{"title": "One", "text": "x"}, {"temperature": 3}]',
        '{"name": "read_file", "description": "Reads a file."}',
        "[not json",
    ],
)
def test_other_texts_stay_texts_word_for_word(text: str) -> None:
    assert split(ToolOutput((text,)), "files", "My files") == ([], [text])


def test_an_embedded_document_has_the_name_of_its_place() -> None:
    link = ToolLink("file:///home/ada/secret/notes.md", "", "Ice floats on water.")
    (hit,), texts = split(ToolOutput(links=(link, ToolLink("demo://empty", "Empty"))), "files", "My files")
    assert (hit.title, hit.url) == ("notes.md", "")
    assert "/home/" not in f"{hit}"
    assert texts == ["Empty\ndemo://empty"]


def test_the_same_document_is_one_source_and_another_servers_is_not() -> None:
    output = ToolOutput(("# Notes\nIce floats on water always.", "# Notes\nIce floats on water always."))
    (hit,), _ = split(output, "a", "A")
    (other,), _ = split(output, "b", "B")
    (changed,), _ = split(ToolOutput(("# Notes\nIce sinks in water sometimes.",)), "a", "A")
    assert len({hit.key, other.key, changed.key}) == 3


def test_the_words_of_an_error_prove_nothing() -> None:
    text = "# Error\nThe disk is full, says the server."
    assert split(ToolOutput((text,), failed=True)) == ([], [text])
