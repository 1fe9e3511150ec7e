"""It is told beforehand whether reading an answer takes long."""

import pytest

from app.core.citing.effort import is_momentary, is_quick

REPORT = "The sky is blue [1]. **So** it is, says [a page](https://a.b/c).\n\n" * 300


@pytest.mark.parametrize("text", ["", "a" * 300_000, REPORT])
def test_what_people_are_answered_is_quick(text: str) -> None:
    assert is_quick(text)


@pytest.mark.parametrize("sign", ["[a][", "`", "\\(", "<a ", "\n"])
def test_what_is_made_to_be_slow_is_not(sign: str) -> None:
    assert is_quick(sign * 1_000)
    assert not is_quick(sign * 2_001)


def test_what_is_absurdly_long_is_not() -> None:
    assert not is_quick("a" * 300_001)


def test_a_long_report_is_quick_but_takes_more_than_a_moment() -> None:
    assert is_momentary(REPORT[:4_000])
    assert not is_momentary(REPORT)
    assert not is_momentary("`" * 2_001)
