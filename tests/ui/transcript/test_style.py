"""The page's own colours can be read as well."""

import re

import pytest

from app.ui.transcript.scheme import file
from app.ui.widgets.theme import DARK, LIGHT, Colours
from tests.ui.widgets.test_theme import contrast


@pytest.mark.parametrize(("selector", "look"), [(":root", LIGHT), (':root[data-look="dark"]', DARK)])
def test_coloured_code_can_be_read(selector: str, look: Colours) -> None:
    rule = re.search(re.escape(selector) + r" \{([^}]*)\}", file("style.css").decode())
    assert rule is not None
    colours = re.findall(r"--code-\w+: (#\w{6})", rule[1])
    assert len(colours) == 5
    assert min(contrast(colour, look.code_background) for colour in colours) >= 4.5
