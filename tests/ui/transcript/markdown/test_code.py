"""Code is coloured where that is cheap, whatever language a model names and whatever it writes."""

import time

import pytest

from app.ui.transcript.markdown.code import LANGUAGES, block, may_be_coloured


def is_coloured(source: str, language: str) -> bool:
    return "<span" in block(source, language).partition("<code>")[2]


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_language_of_the_list_has_a_lexer(language: str) -> None:
    assert block('x = "1"\n', language).endswith("</code></pre></div>")


@pytest.mark.parametrize("language", ["ini", "PostgreSQL", "jsonc", "Python", "c#", "patch"])
def test_languages_go_by_several_names(language: str) -> None:
    assert is_coloured('[a]\n"x" = 1 -- select\n+ y\n', language)
    assert f'<span class="lang">{language}</span>' in block("x", language)


@pytest.mark.parametrize("language", ["adl", "perl", "groovy", "rst", "postgres-console", "text", "", "raw"])
def test_other_languages_are_shown_plain(language: str) -> None:
    assert not is_coloured("begin 'x' = 1;\n", language)


def test_code_of_common_size_is_coloured() -> None:
    line = "    public static int add(int first, int second) { return first + second; } // the sum\n"
    assert is_coloured("class A {\n\n\n" + line * 80 + "}\n", "java")


NASTY = {
    "newlines": "\n" * 39_000,
    "blank lines": " \n" * 8000,
    "spaces": "x" + " " * 10_000,
    "one line": "a" * 20_000,
    "words": "a " * 4000,
    "many lines": "a\n" * 4000,
    "long": "x = 1\n" * 1400,
}


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
@pytest.mark.parametrize("language", ["c", "python", "java", "console", "ini"])
def test_shapeless_text_is_shown_plain_at_once(text: str, language: str) -> None:
    began = time.perf_counter()
    assert not is_coloured(text, language)
    assert time.perf_counter() - began < 10


def test_words_without_end_are_no_declaration() -> None:
    for text in ("int a b\n" * 250, "a[" * 200 + "\n"):
        assert not may_be_coloured(text, "java")
        assert may_be_coloured(text, "python")


def test_markdown_hands_no_code_to_another_lexer() -> None:
    assert 'class="k"' not in block("```python\nreturn 1\n```\n", "markdown")


@pytest.mark.parametrize("text", ["a?", "<?", "`a", "{", "(", "a[", "1_", 'R"(', "/*", "a: "])
@pytest.mark.parametrize("language", ["tsx", "html", "python", "c++", "make", "java", "ruby"])
def test_the_worst_that_is_coloured_takes_no_time(text: str, language: str) -> None:
    """0.4 s on a slow machine; a quadratic pattern would take many times that."""
    source = ((text * 500)[:499] + "\n") * 16
    assert may_be_coloured(source, language) or language == "java"
    began = time.process_time()
    block(source, language)
    assert time.process_time() - began < 20
