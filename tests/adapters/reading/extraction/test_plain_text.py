"""Plain text and data."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from app.adapters.reading.extraction.plain_text import legible

LONG = (
    '{"rows":['
    + ",".join('{"n":1.10,"big":123456789012345678901,"t":"a, [b] \\" \\u00e4","e":[]}' for _ in range(20))
    + "]}"
)
values: Any = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
)


def test_data_on_one_line_gets_lines_and_keeps_its_values() -> None:
    text = legible(LONG, "application/json")
    assert json.loads(text) == json.loads(LONG)
    assert text.count('"n": 1.10,') == 20
    assert '"big": 123456789012345678901' in text
    assert '"t": "a, [b] \\" \\u00e4"' in text


def test_what_has_lines_or_is_short_stays_as_it_is() -> None:
    pretty = json.dumps(json.loads(LONG), indent=4)
    assert legible(pretty, "application/json") == pretty
    assert legible('{"a": 1}', "application/json") == '{"a": 1}'
    assert legible(LONG, "text/plain") == LONG


def test_what_only_calls_itself_data_stays_as_it_is() -> None:
    assert legible(LONG[:-1], "application/json") == LONG[:-1]
    assert legible("[" * 100_000, "application/json") == "[" * 100_000


@given(values)
def test_any_data_keeps_its_meaning(value: Any) -> None:
    value = [value, "x" * 500]
    assert json.loads(legible(json.dumps(value, separators=(",", ":")), "application/x+json")) == value
