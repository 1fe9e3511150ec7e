import math

import pytest

from app.adapters.imports.fields import (
    first_text,
    json_text,
    mapping,
    mappings,
    parsed,
    sequence,
    stable_id,
    text,
    web_address,
    whole,
)


def test_a_field_of_another_type_is_nothing() -> None:
    for value in (None, 3, True, 1.5, b"bytes"):
        assert (text(value), mapping(value), sequence(value), mappings(value)) == ("", {}, [], [])
    assert mappings([{"a": 1}, None, "b", {"c": 2}]) == [{"a": 1}, {"c": 2}]
    assert first_text(None, "", 3, "你好", "later") == "你好"


def test_what_no_file_can_hold_is_replaced_and_the_length_stays() -> None:
    assert text("a\ud83d\x00b") == "a\ufffd\ufffdb"
    assert text("茶 🍵") == "茶 🍵"


def test_whole_numbers_may_be_written_with_a_point() -> None:
    assert [whole(value) for value in (3, 3.0, 3.5, True, "3", math.nan, math.inf)] == [
        3,
        3,
        None,
        None,
        None,
        None,
        None,
    ]


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("https://e.org/a?utm_source=chatgpt.com", "https://e.org/a"),
        ("https://e.org/a?utm_source=chatgpt.com&b=1#part", "https://e.org/a?b=1#part"),
        ("https://e.org/a?b=1&utm_source=x#part", "https://e.org/a?b=1#part"),
        ("  http://e.org ", "http://e.org"),
        ("javascript:alert(1)", ""),
        ("file:///etc/passwd", ""),
        ("https://", ""),
        ("http://[::1", ""),
        (None, ""),
        ("https://e.org/" + "a" * 9000, ""),
    ],
)
def test_only_addresses_of_the_web_are_taken(address: object, expected: str) -> None:
    assert web_address(address) == expected


def test_values_for_people_are_text_as_it_is_or_json() -> None:
    assert json_text("as it is") == "as it is"
    assert json_text(None) == ""
    assert json_text({"问": [1]}) == '{\n  "问": [\n    1\n  ]\n}'


def test_json_in_a_string_is_read_and_what_is_none_is_nothing() -> None:
    assert [parsed(value) for value in ('{"a": 1}', {"a": 1}, "{", "[" * 100_000, 3)] == [
        {"a": 1},
        {"a": 1},
        None,
        None,
        3,
    ]


def test_what_has_no_id_gets_the_same_each_time() -> None:
    assert stable_id("a", "b") == stable_id("a", "b") != stable_id("ab", "")
