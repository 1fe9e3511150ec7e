"""A request's body: clean ones are written as they are, all others value by value, and both come to the same."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.protocol.bodies import clean, encoded

TEXT = st.text(max_size=8) | st.sampled_from(["\0", "\ud83d", "a\ude00b", "\\u0000", "\ud83d\ude00"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(TEXT, VALUES, max_size=4))
def test_a_body_is_written_as_its_clean_values_are(body: dict[str, object]) -> None:
    assert encoded(body) == json.dumps(clean(body), ensure_ascii=False).encode()


@pytest.mark.parametrize("value", ["half \ud83d", "nul \0", math.nan, math.inf])
def test_what_no_service_reads_is_never_sent(value: object) -> None:
    text = encoded({"messages": [{"content": value}]}).decode()
    assert [word for word in ("\0", "NaN", "Infinity", "\\u0000") if word in text] == []


@pytest.mark.parametrize("levels", [64, 500, 5_000])
def test_endless_nesting_is_cut_off(levels: int) -> None:
    value: object = "the deepest"
    for _ in range(levels):
        value = [value]
    assert b"the deepest" not in encoded({"data": value})


def test_data_within_the_limit_of_nesting_is_sent_whole() -> None:
    value: object = "the deepest"
    for _ in range(63):
        value = [value]
    assert b"the deepest" in encoded({"data": value})
