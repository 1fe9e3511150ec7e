"""Whatever a service sends: hits, or one of our errors."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.adapters.search.catalogue import APIS
from app.adapters.search.providers import jina
from app.adapters.search.result_rows import set_of, web_address
from app.adapters.search.service_call import Api
from app.adapters.search.service_errors import failure
from app.core.domain.errors import AppError
from app.core.domain.evidence import Query
from tests.adapters.search.providers.samples import ANSWERS, body_of

NAMES = sorted(
    set_of(
        "answer choices citations code content data date DOI error error_code hits items link message messages objectID"
        " organic organic_results published results search_result search_results snippet success title url value web"
        " webPages"
    )
)
TEXTS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["https://a.example/", "[1]", "<b", "&#x110000;", "\ud800", "1e999", "10.1/x"]),
)
LEAVES = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), TEXTS)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(NAMES), inner, max_size=5)),
    max_leaves=12,
)
QUIET = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def check(api: Api, body: bytes) -> None:
    try:
        answer = api.parse(body, Query("q"))
    except AppError as error:
        str(error).encode("utf-8")
        return
    assert [hit.rank for hit in answer.hits] == list(range(1, len(answer.hits) + 1))
    assert all(hit.title and web_address(hit.url) and hit.site for hit in answer.hits)
    assert (answer.response + "".join(h.title + h.snippet + h.date for h in answer.hits)).encode("utf-8") is not None


def changed(value: Any, place: list[int], new: Any) -> Any:
    """The value with one part of it, found by walking along `place`, replaced by something else."""
    if not place or not isinstance(value, dict | list) or not value:
        return new
    at = place[0] % len(value)
    if isinstance(value, list):
        return [changed(item, place[1:], new) if n == at else item for n, item in enumerate(value)]
    return {k: changed(item, place[1:], new) if n == at else item for n, (k, item) in enumerate(value.items())}


@pytest.mark.parametrize("name", APIS)
@given(body=st.binary(max_size=200))
@QUIET
def test_bytes_of_any_kind_are_read_or_refused(name: str, body: bytes) -> None:
    check(APIS[name], body)


@pytest.mark.parametrize("name", APIS)
@given(value=VALUES)
@QUIET
def test_json_of_any_shape_is_read_or_refused(name: str, value: Any) -> None:
    check(APIS[name], json.dumps(value).encode())


@pytest.mark.parametrize("name", APIS)
@given(place=st.lists(st.integers(0, 5), max_size=6), new=VALUES, cut=st.integers(0, 3000))
@QUIET
def test_a_damaged_answer_is_read_or_refused(name: str, place: list[int], new: Any, cut: int) -> None:
    check(APIS[name], body_of(name)[:cut])
    if not isinstance(ANSWERS[name], str):
        check(APIS[name], json.dumps(changed(ANSWERS[name], place, new)).encode())


@given(value=VALUES, status=st.integers(100, 999), wait=st.text(max_size=10))
@QUIET
def test_any_failure_becomes_one_of_our_errors(value: Any, status: int, wait: str) -> None:
    for body in (value, json.dumps(value).encode(), wait.encode()):
        error = failure(
            "x", status, body, {"Retry-After": wait, "X-RateLimit-Remaining": "0, x", "X-RateLimit-Reset": wait}
        )
        assert isinstance(error, AppError)
        assert str(error).encode("utf-8")


@pytest.mark.parametrize("name", APIS)
@given(body=st.binary(max_size=100), status=st.integers(300, 599))
@QUIET
def test_failed_bodies_are_settled_or_left(name: str, body: bytes, status: int) -> None:
    try:
        APIS[name].settle(status, body)
    except AppError:
        pass


@given(value=VALUES)
@QUIET
def test_the_reader_gives_a_page_or_one_of_our_errors(value: Any) -> None:
    try:
        page = jina.parse_page(json.dumps(value).encode(), "https://a.example/")
    except AppError:
        return
    assert page.text
