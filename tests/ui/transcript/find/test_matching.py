"""What can be read of HTML, and where words stand in it."""

import pytest

from app.ui.transcript.find.matching import pattern_of, pattern_source, readable


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
        ("<p>機器學習 and 机器学习</p>", "机器学习", 2),
        ("<p>機器學習 and 机器学习</p>", "機器學習", 2),
        ("<p>他的頭髮, 发展</p>", "發", 2),
        ("<p>STRASSE, Straße</p>", "straße", 2),
        ("<p>eﬃcient, eﬀicient, efﬁcient, EFFICIENT</p>", "efficient", 4),
        ("<p>İstanbul, istanbul</p>", "Istanbul", 2),
        ("<p>a[0-9]{2}\\d|b a2</p>", "a[0-9]{2}\\d|b", 1),
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


def test_scripts_are_one_and_ligatures_are_not_where_capitals_count() -> None:
    pattern = pattern_of(["機器", "ss"], match_case=True)
    assert pattern is not None
    assert pattern.findall("机器 Straße SS Gasse") == ["机器", "ss"]


def test_the_page_gets_the_forms_of_the_words_and_no_table() -> None:
    assert pattern_source(["机 a-1"]) == "[机機]\\s+a\\x2d\\x31"
