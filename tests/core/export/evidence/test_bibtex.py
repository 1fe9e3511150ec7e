"""BibTeX that BibTeX reads: fields, names, LaTeX's own signs, Chinese."""

import re

from hypothesis import given
from hypothesis import strategies as st

from app.core.export.evidence.bibtex import bibtex
from app.core.export.evidence.bundle import BundleSource

FULL = BundleSource(
    "s", 3, "Costs & <b>100%</b> of_it: {A} $5 #1 ~^\\", "https://example.org/a_b?c=%20&d=1", site="The Site & Co",
    author="Ada Byron, Ludwig van Beethoven, ACME Inc", date="2026-02-03", accessed="2026-03-01T12:00:00+00:00",
)  # fmt: skip


def test_each_field_is_where_it_belongs() -> None:
    assert bibtex([FULL]) == (
        "@misc{byron2026-3,\n"
        "  author = {Byron, Ada and van Beethoven, Ludwig and {ACME Inc}},\n"
        "  title = {{Costs \\& \\textless{}b\\textgreater{}100\\%\\textless{}/b\\textgreater{} of\\_it: "
        "\\textbraceleft{}A\\textbraceright{} \\$5 \\#1 \\textasciitilde{}\\textasciicircum{}\\textbackslash{}}},\n"
        "  howpublished = {The Site \\& Co},\n"
        "  year = {2026},\n"
        "  month = feb,\n"
        "  day = {3},\n"
        "  url = {https://example.org/a_b?c=%20&d=1},\n"
        "  urldate = {2026-03-01}\n"
        "}\n"
    )


def test_chinese_stays_chinese_and_names_stay_whole() -> None:
    text = bibtex(
        [BundleSource("s", 1, "南京长江大桥", "https://例子.中国/", site="新华网", author="张三、李四", date="3天前")]
    )
    assert "author = {{张三} and {李四}}" in text
    assert "title = {{南京长江大桥}}" in text
    assert "howpublished = {新华网}" in text
    assert "note = {3天前}" in text
    assert "year" not in text


@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=30))
def test_whatever_a_title_holds_braces_are_balanced_and_an_entry_is_one(title: str, author: str, site: str) -> None:
    text = bibtex([BundleSource("s", 1, title, "https://example.org/", author=author, site=site)])
    assert text.count("{") == text.count("}")
    depth = 0
    for sign in text:
        depth += {"{": 1, "}": -1}.get(sign, 0)
        assert depth >= 0
    assert len(re.findall(r"^@misc\{[a-z0-9-]+,$", text, re.MULTILINE)) == 1
    assert len([row for row in text.splitlines() if row]) <= 7
