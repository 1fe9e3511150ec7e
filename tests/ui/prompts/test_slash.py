"""What in a question asks for a prompt."""

import pytest

from app.ui.prompts.slash import prompt_prefix


@pytest.mark.parametrize(
    ("before", "name"),
    [
        ("/", ""),
        ("/sum", "sum"),
        ("please /sum", "sum"),
        ("请 ／翻译", "翻译"),
        ("、总结", "总结"),
        ("\t/x", "x"),
        ("/usr/", None),
        ("/usr/bin", None),
        ("a/b", None),
        ("1/2", None),
        ("2026/11/23", None),
        ("https://", None),
        ("和/或", None),
        ("苹果、梨", None),
        ("C:\\/", None),
        ("/ ", None),
        ("// comment", None),
        ("", None),
        ("/" + "x" * 61, None),
    ],
)
def test_a_stroke_at_the_start_of_a_word_begins_a_prompts_name(before: str, name: str | None) -> None:
    assert prompt_prefix(before) == name
