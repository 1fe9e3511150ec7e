"""Which prompts a few letters may mean."""

import time
from typing import Any

import pytest

from app.core.domain.prompts import Prompt
from app.core.prompt_library.ranking import closeness, fold, initials, ranked


@pytest.mark.parametrize(
    ("letters", "title"),
    [
        ("sum", "Summarise"),
        ("smr", "Summarise"),
        ("ft", "Fix my text"),
        ("fmt", "Fix my text"),
        ("text", "Fix my text"),
        ("翻译", "帮我翻译成英文"),
        ("译英", "翻译成英文"),
        ("fycyw", "翻译成英文"),
        ("zj", "总结这一页"),
    ],
)
def test_titles_are_found_by_what_one_remembers_of_them(letters: str, title: str) -> None:
    assert closeness(letters, title) > 0


@pytest.mark.parametrize(("letters", "title"), [("usr", "Summarise"), ("zz", "总结"), ("mus", "Summarise")])
def test_other_letters_find_nothing(letters: str, title: str) -> None:
    assert closeness(letters, title) == 0


def test_a_beginning_comes_before_a_word_before_a_middle_before_loose_letters() -> None:
    titles = ["Mail text", "Recapitulate", "Map it", "Capital", "The capital"]
    prompts = [Prompt(title, title, "") for title in titles]
    assert [one.id for one in ranked(prompts, "cap")] == ["Capital", "The capital", "Recapitulate"]


def test_among_equals_those_that_were_used_lately_and_often_come_first() -> None:
    prompts = [Prompt("a", "A", ""), Prompt("b", "B", "", uses=3), Prompt("c", "C", "", uses=9), Prompt("d", "D", "")]
    assert [one.id for one in ranked(prompts, "", ["d"])] == ["d", "c", "b", "a"]


def test_every_word_must_fit_and_folders_and_texts_count_less() -> None:
    prompts = [Prompt("1", "Letter", "Dear bees", "work"), Prompt("2", "Work", ""), Prompt("3", "Bees", "")]
    assert [one.id for one in ranked(prompts, "work")] == ["2", "1"]
    assert [one.id for one in ranked(prompts, "bees work")] == ["1"]


def test_initials_are_those_of_the_usual_reading() -> None:
    assert initials("翻译 my text 润色") == "fymtrs"
    assert initials("啊座") == "az"


def test_thousands_of_prompts_are_ranked_between_two_keys() -> None:
    prompts = [Prompt(str(n), f"Title {n} of something 翻译", "word " * 20_000) for n in range(3000)]
    begin = time.process_time()
    ranked(prompts, "tlthg")
    ranked(prompts, "nothing")
    assert time.process_time() - begin < 1


class Text(str):
    """Counts how often it is looked at."""

    looks = 0

    def __getitem__(self, part: Any) -> str:
        self.looks += 1
        return super().__getitem__(part)


def test_titles_and_texts_are_folded_once_and_not_at_each_letter() -> None:
    title, text = Text("Ein Brief"), Text("An die BIENEN")
    prompts = [Prompt("1", title, text)]
    assert [len(ranked(prompts, "bienen"[:count])) for count in range(1, 7)] == [1] * 6
    assert (title.looks, text.looks) == (1, 1)


def test_what_was_folded_ahead_is_not_looked_at_by_the_first_letter() -> None:
    title, text = Text("Ein Brief"), Text("An die BIENEN")
    prompts = [Prompt("1", title, text)]
    fold(prompts)
    looks = title.looks, text.looks
    assert ranked(prompts, "bienen") == prompts
    assert (title.looks, text.looks) == looks == (1, 1)
