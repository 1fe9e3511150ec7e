"""Exports cut anywhere, and with values that are not what they should be."""

import copy
from typing import Any

from hypothesis import strategies as st

ODD_VALUES: list[Any] = [None, True, 0, -1.5, 1e300, "", "x", "\ud83d", [], [None], ["x"], [[]], {}, {"x": None}]


@st.composite
def mutilated(draw: st.DrawFn, value: Any) -> Any:
    """The value with up to three parts of it replaced or left out."""
    result = copy.deepcopy(value)
    for _ in range(draw(st.integers(1, 3))):
        places = list(_places(result))
        holder, key = draw(st.sampled_from(places))
        if draw(st.booleans()) and isinstance(holder, dict):
            del holder[key]
        else:
            holder[key] = copy.deepcopy(draw(st.sampled_from(ODD_VALUES)))
        if not result:
            break
    return result


def _places(value: Any) -> Any:
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from _places(value[key])
