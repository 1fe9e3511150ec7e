"""A passage beside the page as it is now: each kind of change is told as what it is."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.export.evidence.bundle import BundlePassage
from app.core.verification.comparison import compared, word_diff
from app.core.verification.page_words import words_of
from app.core.verification.results import EvidenceState, Part

PAGE = """# Bridge

Work began in January 1870. The bridge was opened on 24 May 1883 with great ceremony. Many came.

The total length is 1,825 metres (5,989 ft), the main span measures 486 metres across the East River. It is 84 m high.

Visitors may walk across it on a boardwalk above the lanes of cars. It is open day and night.
"""
WORDS = "The total length is 1,825 metres (5,989 ft), the main span measures 486 metres across the East River."
HEIGHT = "It is 84 m high."
CHINESE = "简介。\n\n这座大桥于1883年5月24日通车，全长1825米。它横跨东河，连接曼哈顿和布鲁克林。\n\n游客可以步行过桥。"
FILLER = "\n\n" + "Other words stand here and tell of something else. " * 20 + "\n\n"


def passage(words: str = f"{WORDS} {HEIGHT}", page: str = PAGE, around: bool = True) -> BundlePassage:
    start, end = page.index(words), page.index(words) + len(words)
    before, after = (page[max(0, start - 400) : start], page[end : end + 400]) if around else ("", "")
    return BundlePassage("p1", "s", words, "", start, end, before=before, after=after)


def state(now: str, sentence: str = HEIGHT, around: bool = True) -> EvidenceState:
    return compared(passage(around=around), sentence, words_of(now)).state


@pytest.mark.parametrize("sentence", [HEIGHT, ""])
@pytest.mark.parametrize(
    ("now", "outcome"),
    [
        (PAGE, EvidenceState.UNCHANGED),
        ("Sale today: all tickets half the price!\n\n" * 30 + PAGE, EvidenceState.UNCHANGED),
        (PAGE.replace("ft), the", "ft) – the").replace("Bridge", "BRIDGE"), EvidenceState.UNCHANGED),
        (PAGE.replace(f"{WORDS} {HEIGHT}", "") + FILLER + f"{WORDS} {HEIGHT}", EvidenceState.MOVED),
        (PAGE.replace("84 m", "86 m"), EvidenceState.CHANGED),
        (PAGE.replace(HEIGHT, ""), EvidenceState.REMOVED),
        ("The site was closed in 2020.", EvidenceState.REMOVED),
        ("", EvidenceState.REMOVED),
    ],
)
def test_each_change_is_told_as_what_it_is(now: str, outcome: EvidenceState, sentence: str) -> None:
    assert state(now, sentence) is outcome


def test_without_surroundings_the_place_in_the_page_tells() -> None:
    assert state(PAGE, around=False) is EvidenceState.UNCHANGED
    assert state("Sale today!\n\n" + PAGE, around=False) is EvidenceState.UNCHANGED
    assert state(FILLER * 3 + PAGE, around=False) is EvidenceState.MOVED


def test_a_neighbour_that_changed_is_told_while_the_sentence_stands() -> None:
    comparison = compared(passage(), HEIGHT, words_of(PAGE.replace("1,825", "1,834")))
    assert comparison.state is EvidenceState.UNCHANGED
    assert comparison.others_changed


def test_where_all_of_a_passage_counts_any_change_does() -> None:
    comparison = compared(passage(), "", words_of(PAGE.replace("1,825", "1,834")))
    assert comparison.state is EvidenceState.CHANGED
    assert [(piece.part, piece.text) for piece in comparison.diff[1:3]] == [
        (Part.REMOVED, "1,825 "),
        (Part.ADDED, "1,834 "),
    ]


def test_a_sentence_between_two_of_a_passage_changes_neither() -> None:
    comparison = compared(passage(), "", words_of(PAGE.replace("It is 84", "It shines at night. It is 84")))
    assert (comparison.state, comparison.others_changed) == (EvidenceState.UNCHANGED, True)


def test_chinese_is_compared_sign_by_sign() -> None:
    sentence = "这座大桥于1883年5月24日通车，全长1825米。"
    one = passage("这座大桥于1883年5月24日通车，全长1825米。它横跨东河，连接曼哈顿和布鲁克林。", CHINESE)
    assert compared(one, sentence, words_of(CHINESE)).state is EvidenceState.UNCHANGED
    traditional = CHINESE.translate(str.maketrans("简这座桥车长连接顿鲁过", "簡這座橋車長連接頓魯過"))
    assert compared(one, sentence, words_of(traditional)).state is EvidenceState.UNCHANGED
    comparison = compared(one, sentence, words_of(CHINESE.replace("1825", "1834")))
    assert comparison.state is EvidenceState.CHANGED
    assert [piece.text for piece in comparison.diff if piece.part is not Part.SAME] == ["1825", "1834"]
    other = "东河上的桥还有很多，其中一些是悬索桥。曼哈顿大桥于1909年通车，全长2089米。"
    assert compared(one, sentence, words_of(other)).state is EvidenceState.REMOVED


def test_a_number_is_a_word_of_its_own() -> None:
    for before, after in (("1.5", "15"), ("-3", "3"), ("20%", "20"), ("$5", "€5")):
        one = passage(f"It rose by {before} in all.", f"It rose by {before} in all.")
        assert compared(one, "", words_of(f"It rose by {after} in all.")).state is EvidenceState.CHANGED, before


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Patients with p < 0.05 stayed in.", "Patients with p > 0.05 stayed in."),
        ("The dose is ≤ 5 mg per day.", "The dose is ≥ 5 mg per day."),
        ("It is written in C++ by the team.", "It is written in C# by the team."),
        ("It is –5 degrees there.", "It is 5 degrees there."),
        ("It is \u20115 degrees there.", "It is 5 degrees there."),
        ("It costs ₽500 in the shop.", "It costs ₹500 in the shop."),
        ("Is it safe to use ✅ today?", "Is it safe to use ❌ today?"),
        ("अधिकतम गति सौ किलो है।", "अधिकतम गति सी किलो है।"),
        ("The sum is a + b in the text.", "The sum is a - b in the text."),
    ],
)
def test_signs_and_vowel_signs_that_mean_something_count(before: str, after: str) -> None:
    page = f"Intro words.\n\n{before}\n\nMore."
    assert compared(passage(before, page), before, words_of(page)).state is EvidenceState.UNCHANGED
    assert compared(passage(before, page), before, words_of(page.replace(before, after))).state is EvidenceState.CHANGED


@pytest.mark.parametrize(
    ("before", "after"), [("The café is open.", "The cafe\u0301 is open."), ("بُنِيَ الجِسْرُ", "بني الجسر")]
)
def test_other_spellings_of_the_same_words_are_the_same(before: str, after: str) -> None:
    assert compared(passage(before, before), before, words_of(after)).state is EvidenceState.UNCHANGED


@pytest.mark.parametrize("around", [True, False])
@pytest.mark.parametrize(
    "now",
    [
        PAGE.replace("The total length", "It is not true that the total length"),
        PAGE.replace("East River. It", "East River, according to a claim that was withdrawn in 2025 as false. It"),
        PAGE.replace("The total length", "Correction: we wrote here that the total length"),
    ],
)
def test_a_sentence_that_is_denied_around_its_words_changed(now: str, around: bool) -> None:
    comparison = compared(passage(around=around), WORDS, words_of(now))
    assert comparison.state is EvidenceState.CHANGED
    assert any(piece.part is Part.ADDED for piece in comparison.diff)


def test_signs_alone_are_not_looked_for() -> None:
    one = BundlePassage("p", "s", "— … —", "", 0, 5)
    assert compared(one, "", words_of(PAGE)).state is EvidenceState.UNCHECKED


@given(st.text("ab1.， 中\n", max_size=60), st.text("ab1.， 中\n", max_size=60))
def test_a_diff_holds_both_texts_whole(before: str, after: str) -> None:
    diff = word_diff(before, after)
    assert "".join(piece.text for piece in diff if piece.part is not Part.REMOVED) == after
    keys = [key for piece in diff if piece.part is not Part.ADDED for key in words_of(piece.text).keys]
    assert tuple(keys) == words_of(before).keys


@given(st.text(max_size=200), st.text(max_size=200), st.integers(0, 300), st.integers(0, 300))
def test_nothing_of_a_hostile_passage_raises(text: str, page: str, start: int, end: int) -> None:
    compared(BundlePassage("p", "s", text, "", start, end, before=page, after=text), text[:9], words_of(page))


def test_time_grows_with_the_length_alone() -> None:
    page = words_of("one two three four five six seven. " * 12_000)
    begun = time.process_time()
    for words in ("one two " * 4000, "six seven one eight. " * 900, "a" * 20_000):
        compared(BundlePassage("p", "s", words, "", 0, 9), "", page)
    assert time.process_time() - begun < 8
