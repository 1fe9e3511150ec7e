"""Values as JSON, and JSON as values, whoever wrote it."""

import json
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from typing import Any

import pytest

from app.adapters.storage.values import Misshapen, decoder, dumps, loads
from app.core.domain.chat import ImageBlock, Message, ProviderMetadata, Role, TextBlock, ToolCall
from app.core.domain.citation import Support, SupportReason, Verdict
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.events import SearchFinished
from app.core.domain.events.notices import Notice, NoticeKind
from app.core.domain.evidence import Finding, FindingState
from app.core.domain.plan import Freshness, Plan


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Part:
    name: str
    size: int = 1


@dataclass(frozen=True)
class Whole:
    parts: tuple[Part, ...] = ()
    colour: Colour = Colour.RED
    weight: float = 0.5
    named: dict[str, str] = field(default_factory=dict)
    first: Part | None = None
    on: bool = False
    anything: Any = None


FULL = Whole((Part("a"), Part("b", 2)), Colour.BLUE, 1.25, {"x": "é😀"}, Part("c"), True, [1, {"y": None}])


def read(data: object) -> tuple[Whole, list[str]]:
    problems: list[str] = []
    return decoder(Whole)(data, "", problems), problems


def test_a_value_comes_back_as_it_was() -> None:
    assert loads(Whole, dumps(FULL), None) == FULL


def test_what_is_missing_takes_its_default_without_a_word() -> None:
    assert read({"unknown": 1}) == (Whole(), [])


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("parts", "a"),
        ("colour", "green"),
        ("colour", ["red"]),
        ("weight", "heavy"),
        ("weight", True),
        ("named", []),
        ("first", {"size": 3}),
        ("first", 7),
        ("on", 1),
    ],
)
def test_a_wrong_value_takes_its_default_and_is_named(name: str, wrong: object) -> None:
    whole, (problem,) = read({name: wrong})
    assert whole == Whole()
    assert problem.startswith(name)


def test_a_wrong_member_falls_out_of_its_list() -> None:
    data = {"parts": [{"name": "a"}, {"size": 1}, 3, {"name": "b", "size": True}], "named": {"x": "y", "z": 1}}
    whole, problems = read(data)
    assert whole == Whole((Part("a"), Part("b")), named={"x": "y"})
    assert problems == [
        "parts.1.name: missing",
        "parts.2: expected an object",
        "parts.3.size: expected int",
        "named.z: expected str",
    ]


def test_a_whole_number_is_a_number() -> None:
    assert read({"weight": 3})[0].weight == 3.0


def test_what_is_no_json_gives_the_fallback() -> None:
    assert [loads(Part, text, None) for text in (None, "", "{", "[]", "{}")] == [None] * 5


def test_no_object_at_all_is_misshapen() -> None:
    with pytest.raises(Misshapen):
        read([])


def test_a_block_carries_its_type_and_bytes_are_base64() -> None:
    message = Message(Role.USER, (TextBlock("a"), ImageBlock(b"\x00\xff", "image/gif"), ToolCall("1", "f", "{")))
    text = dumps(message)
    assert '{"type":"image","data":"AP8=","media_type":"image/gif"}' in text
    assert loads(Message, text, None) == message


@pytest.mark.parametrize(("name", "executed"), [("$web_search", True), ("web_search", False)])
def test_a_call_from_before_it_told_who_executes_it_is_known_by_its_name(name: str, executed: bool) -> None:
    old = {"id": "1", "name": name, "arguments": "{}"}
    (call,) = loads(Message, json.dumps({"role": "assistant", "blocks": [{"type": "tool_call", **old}]}), None).calls
    assert asdict(call) == {**old, "server_executed": executed}
    message = Message(Role.ASSISTANT, (replace(call, server_executed=not executed),))
    assert loads(Message, dumps(message), None) == message


def test_fields_of_older_files_are_read_under_the_names_that_they_had() -> None:
    sent_back = {"provider": "p", "wire_format": "chat", "items": [1]}
    message = loads(Message, json.dumps({"role": "assistant", "blocks": [], "echo": sent_back}), None)
    assert message.provider_metadata == ProviderMetadata("p", "chat", (1,))
    old = {"turn": "t", "query": "q", "channel": "local", "hits": [], "kept": "2026-01-01T00:00:00Z", "found": 7}
    search = loads(SearchFinished, json.dumps(old), None)
    assert (search.cached_at, search.hit_count) == ("2026-01-01T00:00:00Z", 7)
    assert [loads(type(one), dumps(one), None) for one in (message, search)] == [message, search]


@pytest.mark.parametrize("block", [{"type": "hologram"}, {"text": "a"}, {"type": ["text"]}, "text", None])
def test_a_block_of_an_unknown_type_falls_out_of_its_message(block: object) -> None:
    problems: list[str] = []
    data = {"role": "user", "blocks": [block, {"type": "text", "text": "a"}]}
    assert decoder(Message)(data, "", problems) == Message(Role.USER, (TextBlock("a"),))
    assert problems == ["blocks.0.type: expected one of text, reasoning, image, tool_call, tool_result"]


@pytest.mark.parametrize("data", ["A", "ä", "A===", 7, None])
def test_what_is_no_base64_is_misshapen(data: object) -> None:
    with pytest.raises(Misshapen):
        decoder(bytes)(data, "data", [])


def test_deep_data_of_a_provider_is_kept() -> None:
    deep: Any = "end"
    for _ in range(600):
        deep = [deep]
    echo = ProviderMetadata("p", "chat", (deep,))
    assert loads(ProviderMetadata, dumps(echo), None) == echo


def test_what_no_json_can_hold_is_a_bug() -> None:
    with pytest.raises(TypeError):
        dumps({"a": object()})


def test_a_plan_from_before_freshness_was_known_loads() -> None:
    old = '{"queries":["q"],"links":[],"summarise":false,"provisional":false,"origin":"rewrite"}'
    assert loads(Plan, old, None) == Plan(("q",))
    new = Plan(("q",), freshness=(Freshness("q", "week", "news"),))
    assert loads(Plan, dumps(new), None) == new


def test_notices_come_back_whole_and_those_of_a_later_version_as_unknown() -> None:
    notices = [Notice(kind, {"name": "a"}) for kind in NoticeKind]
    assert loads(list[Notice], dumps(notices), []) == notices
    assert loads(list[Notice], '[{"kind":"quotes","data":{}},{"kind":"of_tomorrow","data":{"x":"y"}}]', []) == [
        Notice(NoticeKind.QUOTES),
        Notice(NoticeKind.UNKNOWN, {"x": "y"}),
    ]


def test_failures_come_back_whole_and_those_of_a_later_version_as_unknown() -> None:
    failures = [Failure(kind, "x", "y", {"reason": "z"}) for kind in FailureKind]
    assert loads(list[Failure], dumps(failures), []) == failures
    assert loads(Failure, '{"kind":"OfTomorrow","where":"x","detail":"y","data":{}}', None) == Failure(
        FailureKind.UNKNOWN, "x", "y"
    )


def test_a_finding_of_an_older_version_has_an_empty_reason_where_nothing_failed() -> None:
    old = '[{"source":"a","state":"read","score":0.5,"reason":"","detail":""}'
    old += ',{"source":"b","state":"failed","score":0.1,"reason":"TimedOut","detail":""}]'
    assert loads(list[Finding], old, []) == [
        Finding("a", FindingState.READ, 0.5),
        Finding("b", FindingState.FAILED, 0.1, FailureKind.TIMED_OUT),
    ]


def test_a_checked_citation_of_an_older_version_has_an_empty_reason_where_nothing_is_amiss() -> None:
    old = '[{"verdict":"supported","score":0.9,"sentence":"x","reason":"","detail":""}'
    old += ',{"verdict":"partly","reason":"number","detail":"42"},{"verdict":"partly","reason":"of_tomorrow"}]'
    assert loads(list[Support], old, []) == [
        Support(Verdict.SUPPORTED, 0.9, "x"),
        Support(Verdict.PARTLY, reason=SupportReason.NUMBER, detail="42"),
        Support(Verdict.PARTLY, reason=SupportReason.UNKNOWN),
    ]
