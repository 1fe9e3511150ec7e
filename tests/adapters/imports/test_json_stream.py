from io import BytesIO

import pytest

from app.adapters.imports.json_stream import BrokenJson, items, pairs, shape


def test_items_before_a_broken_end_are_good() -> None:
    read = []
    with pytest.raises(BrokenJson):  # noqa: PT012
        for item in items(BytesIO('[{"a": 1.5}, {"b": "你好"}, {"c'.encode())):
            read.append(item)
    assert read == [{"a": 1.5}, {"b": "你好"}]


def test_a_list_within_and_an_object_are_read_member_by_member() -> None:
    text = b'{"state": {"messages": [1, 2]}, "version": 7}'
    assert list(items(BytesIO(text), "state.messages.item")) == [1, 2]
    assert dict(pairs(BytesIO(text))) == {"state": {"messages": [1, 2]}, "version": 7}


def test_the_shape_of_a_document_is_told_by_its_first_events() -> None:
    events = shape(BytesIO(b'[{"mapping": {}}, ' + b"1," * 1000), most=4)
    assert [event[:2] for event in events] == [
        ("", "start_array"),
        ("item", "start_map"),
        ("item", "map_key"),
        ("item.mapping", "start_map"),
    ]
    assert shape(BytesIO(b"no json")) == []


def test_bytes_that_are_no_text_break_the_file_and_nothing_else() -> None:
    with pytest.raises(BrokenJson):
        list(items(BytesIO(b'["\xff\xfe"]')))
