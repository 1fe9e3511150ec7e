"""What is code, link, image, maths or HTML. In the texts, what is to be protected stands between « and »."""

import re
import time

import pytest

from app.core.citing.markdown.regions import protected_spans
from app.core.citing.markers import place_citations

KNOWN = frozenset(range(1, 10))


def shown(text: str) -> str:
    """The text with its protected spans between « and »."""
    for start, end in reversed(protected_spans(text)):
        text = f"{text[:start]}«{text[start:end]}»{text[end:]}"
    return text


def check(marked: str) -> None:
    assert shown(re.sub("[«»]", "", marked)) == marked


@pytest.mark.parametrize(
    "marked",
    [
        "a «`[1]`» b",
        "a «``x ` [1]``» b",
        "`a [1]",
        "`a `` [1]",
        r"\`a «`[1]`»",
        "«`a\nb [1]`» c",
        "`a\n\nb` [1]",
        "a «`b`» [1] «`c`»",
        "«`\\`» [1] `",
    ],
)
def test_inline_code(marked: str) -> None:
    check(marked)


@pytest.mark.parametrize(
    "marked",
    [
        "a\n«```\n[1]\n```\n»b [1]",
        "«```py [1]\n[1]\n```\n»b",
        "«~~~\n[1]\n```\n[1]\n~~~\n»b",
        "«````\n```\n[1]\n````\n»b",
        "«```\n[1]\n\n[1]»",
        "«```\n[1]\n    ```\n[1]»",
        "«``` [1] ```» is no fence, but code",
        "- a\n\n  «```\n  [1]\n  ```\n»  b [1]",
        "1. a\n   «```\n   [1]\n»b [1]",
        "> «```\n> [1]\n> ```\n»> b [1]",
        "> «```\n> [1]\n»b [1]",
        "«```\r\n[1]\r\n```\r\n»b [1]",
    ],
)
def test_fenced_code(marked: str) -> None:
    check(marked)


@pytest.mark.parametrize(
    "marked",
    [
        "a [1]\n\n    «[1]\n»\nb",
        "a [1]\n    b [1]",
        "\t«[1]»",
        "- a\n\n  b [1]\n\n      «[1]»",
        "- a\n    - b [1]\n        - c [1]",
        "1. a\n\n    b [1]",
        "-     «[1]»",
        "# a\n    «[1]»",
        "> a\n\n    «[1]»",
        "-\n\n    «[1]»",
    ],
)
def test_indented_code(marked: str) -> None:
    check(marked)


@pytest.mark.parametrize(
    "marked",
    [
        "a «[1](http://a.b)» c",
        '«[a [1] b](http://a.b "t [2]")» c',
        "«[1](<a b> 'it')»",
        "«[1]()»",
        "«[1](a(b)c)» d)",
        "«![1](a.png)»",
        "«[![1](a.png)](b)»",
        "«[[1]](http://a.b)»",
        "[a «[1](b)» c](d)",
        "[1] (http) a",
        "[1](not a link)",
        "[1](a",
        "[1](a\n\nb)",
        r"[1]\(a)",
        "[a «`](b)`» [1]",
        "«[a](b)»[1]",
        "[1]«[a](b)»",
        "[a [1]\n\n](b)",
    ],
)
def test_inline_links_and_images(marked: str) -> None:
    check(marked)


@pytest.mark.parametrize(
    "marked",
    [
        "«[a][r]» [1]\n\n«[r]: http://x.y»",
        "«[r]» «[r][]» [1]\n\n«[R]: http://x.y 'title'\n»\nb",
        "«![r]»\n\n«[r]: x\n»",
        "[a][q] [1]",
        "[1] [2] [1][2]\n\n«[1]: http://x.y/[3]\n[2]: <http://x.z>\n»",
        "«[the report][1]» [1]\n\n«[1]: https://x.y»",
        "[the report][1] [1]",
        "[1]: yes\n\n[2]: Smith et al., «https://x.y»",
        "«[1]:\n  https://x.y\n  'a\n  title'\n»b [1]",
        "a\n[1]: «https://x.y»",
        "# [1]: «https://x.y»",
        "«[^1]: https://x.y»",
        "> «[r]: http://x.y\n»\n«[r]»",
    ],
)
def test_reference_links_and_their_definitions(marked: str) -> None:
    check(marked)


@pytest.mark.parametrize(
    "marked",
    [
        "«<https://a.b/[1]>» [1]",
        "«<me@a.b>» [1]",
        "see «https://a.b/c_(d)».",
        "(«https://a.b/c») [1]",
        "«https://a.b/c»[1].",
        "«https://a.b/c?d[1]=2» [1]",
        "«https://例子.cn/页»，[1]",
        "«www.a.b/c», [1]",
        "«HTTP://A.B»! [1]",
        "xhttp://a.b [1]",
        "«[https://a.b](https://a.b)» [1]",
        "http:// [1]",
    ],
)
def test_addresses(marked: str) -> None:
    check(marked)


@pytest.mark.parametrize(
    "marked",
    [
        "«<b>»[1]«</b>» «<br/>»",
        "«<a href=\"x[1]\" b='[2]' c>»d«</a>»",
        "«<!-- [1]\n[2] -->» [1]",
        "«<code>a[1]</code>» [1]",
        "\\<code>a[1]«</code>» [1]",
        "\\\\«<code>a[1]</code>» [1]",
        "«<CODE>»a[1] [1]",
        "«<?php [1] ?>» «<!DOCTYPE [1]>» «<![CDATA[[1]]]>»",
        "a < b [1] > c",
        "<a [1]>",
        "<3 [1]> <!-- [1]",
    ],
)
def test_html(marked: str) -> None:
    check(marked)


@pytest.mark.parametrize(
    "marked",
    [
        "«$x[1]$» [1]",
        "«$a$», «$b$»",
        "it costs $5 [1] or $6 [2]",
        "it costs 5$ [1] or 6$ [2]",
        "$5–$10 [1]",
        "US$5 [1], A$6 [2]",
        "$ a [1]$",
        "$a [1] $ b",
        r"\$a [1]$ b",
        r"«$a \$ [1]$» b",
        "«$a$»b$ [1]",
        "«$$x[1]$$» [1]",
        "«$$\nx[1]\n- y\n\nz [2]\n$$\n»[1]",
        "a\n«$$\nx[1]\n$$» [1]",
        "$$\nx [1]\n\n«`$$`» [1]",
        "a «$$x [1]\ny$$» b",
        "$$$$ [1]",
        "«\\(x[1]\\)» [1]",
        "a «\\[x[1]\\]» [1]",
        "a\n«\\[x[1]\n- y\n\n\\]\n»b [1]",
        "\\[x [1]\n\n- b [1]",
        "> «\\[x[1]\n> \\]\n»[1]",
        "«\\[1\\]» [1]",
        "\\[1] and \\(a) [1]",
        "\\\\[1]",
        "\\\\(a\\\\) [1]",
        "«`$`» [1] «`$`»",
        "| $a [1] | b$ |\n|---|---|\n| $a [1] | b$ |",
    ],
)
def test_maths(marked: str) -> None:
    check(marked)


@pytest.mark.parametrize(
    "marked",
    [
        "| `a | b` [1] |\n|---|---|\n| `c | d` [1] |",
        "| «`a\\|b`» [1] |\n|---|\n| c [1] |",
        "a | b\n--|:-:\n«`c`» | `d [1]\ne` | [1]",
        "a | b\n--\n«`c | d`» [1]",
        "| a |\n|---|\n| `b |\n\n`c [1]",
        "- | a | b |\n  |---|---|\n  | `c | d` [1] |",
    ],
)
def test_a_table_is_read_cell_by_cell(marked: str) -> None:
    check(marked)


@pytest.mark.parametrize(
    ("first", "second"),
    [("# `a", "b` [1]"), ("`a\n***", "b` [1]"), ("`a\n===", "b` [1]"), ("- `a", "- b` [1]"), ("> `a", "\n`b [1]")],
)
def test_no_mark_reaches_beyond_its_block(first: str, second: str) -> None:
    assert protected_spans(f"{first}\n{second}") == []


def test_a_lazy_line_still_belongs_to_the_paragraph() -> None:
    check("> «`a\nb`» [1]")


NASTY = [
    "[",
    "]",
    "`",
    "$",
    "![",
    "[]",
    "[](",
    "](",
    "$a ",
    "`a``b",
    "<a ",
    "<!--",
    "<!A",
    "\\(",
    "\\[",
    "\\",
    "$$",
    "(",
]
NASTY += [
    '[a](b "',
    "[](a (",
    "http://",
    "www.a(",
    "> ",
    "- ",
    "1. ",
    "|",
    "|-",
    "#",
    "~~~",
    "\t",
    "\r",
    "[1",
    "【1",
    "[1,",
]
NASTY += ["<a b='", "[a]: b '", "[[", "[a][", "* ", "_", "&", "<", "<pre>", "中", "🙂", "[1](", "1-"]


@pytest.mark.parametrize("sign", NASTY)
def test_a_hundred_thousand_of_one_sign_is_read_in_linear_time(sign: str) -> None:
    text = sign * (100_000 // len(sign))
    begun = time.perf_counter()
    protected_spans("[r]: http://x.y\n\n" + text)
    place_citations(text, KNOWN)
    assert time.perf_counter() - begun < 60  # quadratic would be minutes


CLOSED = [("[", "](u)"), ("[1", "](u)"), ("![", "](u)"), ("[a][", "](u)"), ("[a ", "](u)" * 10_000), ("\\(", "\\)")]
CLOSED += [("$a \\$", "$"), ("<b a=", ">"), ("<code>", "</code>"), ("<!-- -", "->"), ("<a:", ">"), ("[a](\\", ")")]


@pytest.mark.parametrize(("sign", "closer"), CLOSED)
def test_marks_that_end_all_of_many_others_are_read_in_linear_time(sign: str, closer: str) -> None:
    text = sign * (100_000 // len(sign)) + closer
    begun = time.perf_counter()
    protected_spans("[r]: http://x.y\n\n" + text)
    assert time.perf_counter() - begun < 60


@pytest.mark.parametrize(
    "lines", ["`\n", "$\n", "$$ a\n# b\n", "\\[ a\n- b\n", "> $$\n", "- [ ] \n", "|a|\n|-|\n", "[a]: b\n"]
)
def test_many_short_lines_are_read_in_linear_time(lines: str) -> None:
    text = lines * (80_000 // len(lines))
    begun = time.perf_counter()
    protected_spans(text)
    assert time.perf_counter() - begun < 60
