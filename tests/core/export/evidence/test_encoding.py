"""A bundle out of a page is the bundle that was put in; what others put there does no harm."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cli.output import clean
from app.core.export.evidence.bundle import Bundle, BundleClaim, BundlePassage, BundleSource, BundleTurn, ClaimEvidence
from app.core.export.evidence.encoding import ELEMENT, MOST_BYTES, NotABundle, bundle_in, document, element, mismatched
from app.core.export.evidence.gathering import bundle_of
from tests.core.export.evidence.samples import NOON, cached, conversation

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
CLAIMS = st.builds(
    BundleClaim,
    st.integers(0, 9),
    TEXTS,
    place=st.just(()) | st.tuples(st.integers(0, 99), st.integers(0, 99)),
    numbers=st.lists(st.integers(0, 99), max_size=3).map(tuple),
    score=st.floats(0, 1),
    evidence=st.lists(st.builds(ClaimEvidence, st.integers(0, 9), TEXTS, sentence=TEXTS), max_size=2).map(tuple),
)
BUNDLES = st.builds(
    Bundle,
    title=TEXTS,
    turns=st.lists(st.builds(BundleTurn, TEXTS, TEXTS, claims=st.lists(CLAIMS, max_size=2).map(tuple)), max_size=2).map(
        tuple
    ),
    sources=st.lists(st.builds(BundleSource, TEXTS, title=TEXTS, from_text=st.booleans()), max_size=2).map(tuple),
    passages=st.lists(st.builds(BundlePassage, TEXTS, TEXTS, TEXTS, before=TEXTS), max_size=2).map(tuple),
)


@given(BUNDLES)
def test_what_is_written_is_read_back(bundle: Bundle) -> None:
    assert bundle_in(document(bundle).encode()) == bundle
    page = f"<!doctype html><main>x</main>{element(bundle)}</body></html>"
    assert bundle_in(page.encode()) == bundle
    inner = element(bundle).split("\n", 1)[1].rpartition("\n")[0]
    assert "<" not in inner
    assert "\u2028" not in inner


def test_a_whole_one_is_read_back_too() -> None:
    bundle = bundle_of(conversation(), texts={"one": cached()}, program="1.0", now=NOON)
    assert bundle_in(element(bundle).encode("utf-8")) == bundle


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "none"),
        (b"<html><p>Just a page</html>", "none"),
        (b"{}", "none"),
        (b"[1]", "none"),
        (b'{"format": "citewise", "version": 1}', "none"),
        (b'{"format": "citewise-evidence", "version": 2}', "newer"),
        (b'{"format": "citewise-evidence", "version": "1"}', "broken"),
        (b'{"format": "citewise-evidence", "version": true}', "broken"),
        (b'{"format": "citewise-evidence", "version": 1', "broken"),
        (b'{"a":' * 200_000, "broken"),
        (b'{"a":' + b"[" * 1_000_000 + b"]" * 1_000_000 + b"}", "broken"),
        (b'{"format": "citewise-evidence", "version": ' + b"9" * 10_000 + b"}", "broken"),
        (b'<script type="application/json" id="citewise-evidence">{', "none"),
        (b'{"format": "citewise-evidence", "version": 1, "sources": [' + b"{}," * 2_000_000 + b"{}]}", "large"),
        (b"\xff\xfe\x00\x01", "none"),
        (b" " * (MOST_BYTES + 1), "large"),
    ],
    ids=range(16),
)
def test_what_is_no_bundle_is_refused_with_a_reason(data: bytes, reason: str) -> None:
    with pytest.raises(NotABundle) as caught:
        bundle_in(data)
    assert caught.value.reason == reason


def test_what_does_not_fit_falls_out_and_the_rest_stays() -> None:
    data = {
        "format": "citewise-evidence",
        "version": 1,
        "title": ["no title"],
        "later": {"unknown": True},
        "sources": [
            {"id": "a", "number": -1, "url": 7},
            {"title": "without an id"},
            "none",
            {"id": "b", "number": 2**80},
        ],
        "passages": {"not": "a list"},
        "turns": [{"id": "t", "claims": [{"index": 0, "score": float("nan"), "place": ["x", 1]}, {"index": None}]}],
    }
    bundle = bundle_in(json.dumps(data).encode())
    assert bundle.sources == (BundleSource("a"), BundleSource("b"))
    assert bundle.turns == (BundleTurn("t", claims=(BundleClaim(0, place=(1,)),)),)
    assert bundle.title == ""
    assert bundle.passages == ()


def test_long_lists_and_texts_are_cut() -> None:
    data = {"format": "citewise-evidence", "version": 1, "sources": [{"id": str(n)} for n in range(30_000)]}
    assert len(bundle_in(json.dumps(data).encode()).sources) == 20_000


def test_half_characters_are_replaced() -> None:
    text = '{"format": "citewise-evidence", "version": 1, "title": "\\ud800x"}'
    assert bundle_in(text.encode()).title == "?x"


def test_a_passage_that_was_changed_is_not_what_its_hash_says() -> None:
    bundle = bundle_of(conversation(), now=NOON)
    assert mismatched(bundle) == 0
    passages = (replace(bundle.passages[0], text="Changed."), *bundle.passages[1:])
    assert mismatched(replace(bundle, passages=passages)) == 1


def test_what_a_terminal_leaves_out_keeps_its_hash() -> None:
    bundle = Bundle(title="a\u202eb\x9bc")
    assert bundle_in(clean(element(bundle)).encode()).title == bundle.title


def test_the_last_element_of_a_page_counts() -> None:
    """What an answer shows of a page cannot come before it."""
    mine = element(Bundle(title="mine"))
    theirs = element(Bundle(title="theirs"))
    assert bundle_in(f"<pre>{theirs}</pre>{mine}".encode()).title == "mine"
    assert ELEMENT in mine
