"""One block of prose: which mark waits for its other half. (What is protected: see `test_regions`.)"""

import pytest

from app.core.citing.markdown.inline import scan


@pytest.mark.parametrize(
    ("text", "hanging"),
    [
        ("a [1]", -1),
        ("a `b", 2),
        ("a ``b` c", 2),
        ("a `b` `c", 6),
        ("a $b", 2),
        ("a $", 2),
        ("a $$b$", 2),
        ("it costs $5 or 6$", -1),
        ("a $ b", -1),
        ("a \\(b", 2),
        ("a \\[b\\)", 2),
        ("a \\(b\\)", -1),
        ("[a `b](c", 3),
        ("\\`a", -1),
    ],
)
def test_a_mark_that_lacks_its_other_half_hangs(text: str, hanging: int) -> None:
    assert scan(text, {})[1] == hanging


def test_a_label_makes_a_link_where_it_is_defined() -> None:
    assert scan("[a][b] [b]", {"B": {"href": "c", "title": ""}})[0] == [(0, 6), (7, 10)]
    assert scan("[a][b] [b]", {})[0] == []
