"""What can be read of HTML, and where words stand in it."""

import pytest

from app.ui.transcript.find.matching import pattern_of, readable


@pytest.mark.parametrize(
    ("html", "words", "count"),
    [
        ("<p>a <b>heat</b> pump</p>", "heat pump", 1),
        ("<p>heat</p><p>pump</p>", "heat pump", 0),
        ("<p>heat<br>pump</p>", "heat pump", 1),
        ('<p>It melts<button class="chip" title="a > b">melts.org</button>. Fast</p>', "melts. fast", 1),
        ("<p>a &lt;b&gt; &amp; c</p>", "<B> &", 1),
        ("<math><mi>x</mi><mo>=</mo><mn>2</mn></math>", "x=2", 1),
        ("<p>热泵在零度以下工作</p>", "零度", 1),
        ("<p>1.5 and 125</p>", "1.5", 1),
        ("<p>melts, melts</p>", "melts", 2),
    ],
)
def test_words_are_found_within_a_block(html: str, words: str, count: int) -> None:
    pattern = pattern_of([words])
    assert pattern is not None
    assert len(pattern.findall(readable(html))) == count


def test_capitals_count_where_they_are_to() -> None:
    pattern = pattern_of(["Pump"], match_case=True)
    assert pattern is not None
    assert pattern.findall("Pump pump PUMP") == ["Pump"]


def test_any_of_several_texts_is_found_and_blank_ones_are_nothing() -> None:
    pattern = pattern_of(["heat", "heat pump", " "])
    assert pattern is not None
    assert pattern.findall("a heat pump, heat") == ["heat pump", "heat"]
    assert pattern_of([" ", ""]) is None
