from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.imports.times import moment

NOON = datetime(2025, 6, 15, 12, 0, 0, 250_000, tzinfo=UTC)
SECONDS = NOON.timestamp()


@pytest.mark.parametrize(
    "value",
    [
        SECONDS,
        int(SECONDS * 1e3),
        int(SECONDS * 1e6),
        int(SECONDS * 1e6) * 1000,
        str(SECONDS),
        "2025-06-15T12:00:00.250Z",
        "2025-06-15T12:00:00.250",
        "2025-06-15T14:00:00.250+02:00",
        " 2025-06-15 12:00:00.250000 ",
    ],
)
def test_a_time_is_read_in_any_unit_and_form(value: object) -> None:
    time = moment(value)
    assert time is not None
    assert abs(time - NOON) < timedelta(microseconds=300)
    assert time.utcoffset() == timedelta(0)


@pytest.mark.parametrize("value", [None, True, 0, -5, float("nan"), float("inf"), 1e30, "", "soon", "9" * 50, [], {}])
def test_what_is_no_time_is_none(value: object) -> None:
    assert moment(value) is None


@given(st.one_of(st.text(), st.floats(), st.integers()))
def test_no_value_raises(value: object) -> None:
    time = moment(value)
    assert time is None or time.tzinfo in (UTC, UTC)
