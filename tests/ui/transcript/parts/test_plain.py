"""A turn as simple HTML."""

from app.ui.transcript.parts.plain import turn_html
from tests.ui.transcript.turns import stored


def test_only_the_open_citation_is_marked() -> None:
    turn = stored(text="It melts [1]. Fast [2].")
    assert 'class="c"' not in turn_html(turn, None)
    assert turn_html(turn, None, current=(1, 2)).count('class="c"') == 1


def test_what_a_model_wrote_is_no_markup() -> None:
    assert "&lt;b&gt;" in turn_html(stored(text="<b>x</b>"), None)
