"""Variables in a prompt's text."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.prompt_library.variables import Variable, escaped, fill, spans, variables


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("{{topic}}", [Variable("topic")]),
        ("关于{{主题}}，用{{语气|正式|亲切}}", [Variable("主题"), Variable("语气", choices=("正式", "亲切"))]),
        ("{{a}}{{b=two words}}", [Variable("a"), Variable("b", "two words")]),
        ("{{tone|formal | friendly|}}", [Variable("tone", choices=("formal", "friendly"))]),
        ("{{a}} and {{a=x}} and {{a=y}}", [Variable("a", "x")]),
        ("```\n{{selection}}\n```", [Variable("selection")]),
    ],
)
def test_what_is_a_variable(text: str, there: list[Variable]) -> None:
    assert list(variables(text)) == there


@pytest.mark.parametrize(
    "text",
    [
        r"\frac{{a}}{{b}} x^{{2}} _{{i}} $${{x}}$$",
        "{{ user }} {{ user.name|upper }} {{#if x}}{{/if}} {{user.name}}",
        "{{{raw}}} {{}} {{1}} {{a\nb}} {{f(x)}} {a} ${a}",
        'style={{"color": "red"}} {% for x in y %}',
    ],
)
def test_formulas_templates_and_code_stay_as_they_are(text: str) -> None:
    assert variables(text) == ()
    assert fill(text, {"a": "no", "b": "no", "user": "no", "raw": "no", "x": "no", "i": "no"}) == text


def test_values_are_put_in_once_and_are_no_templates() -> None:
    assert fill("{{a}} {{b}} {{c}}", {"a": "{{b}}", "b": r"\{{c}}"}) == r"{{b}} \{{c}} {{c}}"


def test_a_backslash_makes_a_variable_plain() -> None:
    assert fill(r"\{{topic}} {{topic}}", {"topic": "x"}) == "{{topic}} x"
    assert fill(r"\{x} \\", {}) == r"\{x} \\"


def test_the_program_knows_its_own_names_in_any_case() -> None:
    assert [one.source for one in variables("{{Selection}}{{CLIPBOARD}}{{date}}{{dates}}")] == [
        "selection", "clipboard", "date", "",
    ]  # fmt: skip


@given(st.text(alphabet="{}ab|=\\^ \n译"))
def test_any_text_can_be_kept_as_it_is(text: str) -> None:
    assert fill(escaped(text), {"a": "1", "b": "2", "ab": "3", "译": "4"}) == text
    assert fill(text, {}).replace("\\", "") == text.replace("\\", "")


@pytest.mark.parametrize("text", ["{{a " * 250_000, "{{a" + "|b" * 400_000, "{{" * 500_000, r"\a{{" * 250_000])
def test_a_megabyte_takes_no_time(text: str) -> None:
    begin = time.process_time()
    list(spans(text))
    assert time.process_time() - begin < 2
