"""Formulas as blocks: where they end, and that no end is looked for twice. (Formulas in text: see `test_regions`.)"""

import time

import pytest

from app.core.citing.markdown.grammar import grammar


def blocks(text: str) -> list[str]:
    return [token.type for token in grammar().parse(text) if token.nesting >= 0 and token.level == 0]


@pytest.mark.parametrize("text", ["$$\na\n\nb\n$$", "$$a$$", "\\[\na\n\nb\n\\]", "\\[a\\]", "  $$\n- a\n  $$"])
def test_a_formula_of_its_own_lines_is_one_block(text: str) -> None:
    assert blocks(text) == ["math_block"]


LONG = ["\\[\n" + "a\n" * 40 + "\\]", "\\[" + "a" * 4000 + "\\]"]


@pytest.mark.parametrize("text", ["$$\na", "$$ a $$ b", "\\[\na", *LONG])
def test_what_has_no_end_or_is_too_long_is_text(text: str) -> None:
    assert blocks(text) == ["paragraph_open"]


def test_a_formula_may_follow_one_that_has_no_end() -> None:
    assert blocks("> $$ a\n\n$$ b\n$$\n\n$$ c\n\n\\[ d\n\ne") == [
        "blockquote_open",
        "math_block",
        "paragraph_open",
        "paragraph_open",
        "paragraph_open",
    ]


@pytest.mark.parametrize("lines", ["$$ a\n# b\n", "\\[ a\n- b\n", "- $$\n", "> $$ a\n\n$$ b\n\n"])
def test_the_renderer_too_reads_many_openings_in_linear_time(lines: str) -> None:
    begun = time.perf_counter()
    grammar().parse(lines * (80_000 // len(lines)))
    assert time.perf_counter() - begun < 60  # quadratic would be minutes
