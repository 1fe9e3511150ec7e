"""Prompts as files, ours and other programs'."""

import json
from itertools import count

import pytest

from app.core.domain.prompts import Prompt
from app.core.prompt_library.exchange import (
    LONGEST_TEXT,
    MOST,
    PromptFile,
    clean_folder,
    clean_title,
    new_ones,
    prompts_json,
    read_prompts,
)


def read(content: object) -> PromptFile:
    numbers = count(1)
    return read_prompts(json.dumps(content).encode(), lambda: str(next(numbers)))


def test_our_own_file_comes_back_as_it_was() -> None:
    prompts = (Prompt("1", "Letter", "Dear {{name}}\n\\{{x}} ${y}", "work/post"), Prompt("2", "想法", "关于{{主题}}"))
    numbers = count(1)
    assert read_prompts(prompts_json(prompts).encode(), lambda: str(next(numbers))) == PromptFile(prompts)


def test_open_webui_is_read_with_its_variables() -> None:
    rows = [{"command": "/fix", "title": "Fix", "content": 'Fix {{ CLIPBOARD }} for {{who | text:placeholder="x"}}'}]
    assert read(rows).prompts == (Prompt("1", "Fix", "Fix {{clipboard}} for {{who}}"),)


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ('{{tone | select:options=["High","Low"]:required}}', "{{tone|High|Low}}"),
        ("{{tone|formal|brief}} {{CURRENT_DATE}} {{n | number:min=1}}", "{{tone|formal|brief}} {{date}} {{n}}"),
        ("{{ user.name }} {{#if x}}", "{{ user.name }} {{#if x}}"),
    ],
)
def test_open_webuis_kinds_of_input_become_ours(theirs: str, ours: str) -> None:
    assert read([{"command": "x", "content": theirs}]).prompts[0].text == ours


def test_cherrys_phrases_are_read_alone_and_from_a_backup() -> None:
    phrases = [{"id": "x", "title": "Route", "content": "From ${from} to ${to} {{as it is}}", "order": 1}]
    expected = (Prompt("1", "Route", r"From {{from}} to {{to}} \{{as it is}}"),)
    assert read(phrases).prompts == expected
    assert read({"indexedDB": {"topics": [], "quick_phrases": phrases}}).prompts == expected


@pytest.mark.parametrize("data", [b"", b"no json", b"[" * 100_000, b'{"a": 1}', b"3", b"\xff\xfe", b'{"prompts": 3}'])
def test_what_is_no_file_of_prompts_says_so(data: bytes) -> None:
    assert read_prompts(data, lambda: "1") == PromptFile(valid=False)


def test_what_is_no_prompt_is_counted_and_bounds_hold() -> None:
    rows: list[object] = [
        {"text": "a"},
        3,
        {"text": ""},
        {"text": 4},
        {"text": "x" * (LONGEST_TEXT + 1)},
        {"title": "t"},
    ]
    content = read({"prompts": rows})
    assert [one.title for one in content.prompts] == ["a"]
    assert content.skipped == 5
    assert len(read([{"text": "x"}] * (MOST + 5)).prompts) == MOST


def test_what_is_there_already_is_no_news() -> None:
    one, other = Prompt("1", "A", "a"), Prompt("2", "A", "a", "f")
    assert new_ones([one, other, other], [Prompt("9", "A", "a", uses=4)]) == [other]


def test_folders_and_titles_are_tidy() -> None:
    assert clean_folder(" a // b\\c /") == "a/b/c"
    assert clean_folder("a\u202e/b\x00c/\u200b") == "a/b c"  # nothing that is not seen, or turns names around
    assert clean_folder("/".join("abcdefghij")) == "a/b/c/d/e/f/g/h"
    assert clean_title("  a \n b ") == "a b"
    assert clean_title("", "\n\nFirst line\nsecond") == "First line"
    assert clean_title("", "x" * 100) == "x" * 59 + "…"


def test_a_title_holds_nothing_that_turns_words_around() -> None:
    assert clean_title("\u202ea\x07b\u2066\nc") == "a b c"
