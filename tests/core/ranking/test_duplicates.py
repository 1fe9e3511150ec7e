"""Near-duplicates."""

from zlib import crc32

from app.core.ranking.duplicates import DuplicateFilter, alike, shingles

TEXT = list("the harbour of the old town")


def test_the_same_text_is_seen_once() -> None:
    seen = DuplicateFilter()
    assert seen.add(TEXT)
    assert not seen.add(TEXT)


def test_a_word_more_is_still_the_same_text() -> None:
    seen = DuplicateFilter()
    seen.add(TEXT)
    assert not seen.add([*TEXT, "sea"])


def test_other_words_are_another_text() -> None:
    seen = DuplicateFilter()
    seen.add(TEXT)
    assert seen.add(TEXT[::-1])


def test_short_texts_are_compared_whole() -> None:
    seen = DuplicateFilter()
    assert seen.add(["a", "b"])
    assert seen.add(["a", "c"])
    assert not seen.add(["a", "b"])


def test_short_texts_that_differ_in_a_number_are_two() -> None:
    seen, name = DuplicateFilter(), [*"abcdefghijklmno", "page"]
    assert seen.add([*name, "3"])
    assert seen.add([*name, "4"])
    assert not seen.add([*name, "3"])


def test_four_fifths_alike_is_alike() -> None:
    assert alike(frozenset(range(9)), frozenset(range(10)))
    assert not alike(frozenset(range(9)), frozenset(range(1, 12)))


def test_shingles_do_not_depend_on_the_process() -> None:
    assert shingles(["a", "b", "c"]) == {crc32(b"a b c")}
