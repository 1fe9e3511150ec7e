from app.adapters.imports.calls import Call, call_text, with_calls
from app.core.domain.transfer import ForeignMessage, ForeignRole


def test_calls_stand_between_the_question_and_the_answer() -> None:
    answer = ForeignMessage("a", ForeignRole.ASSISTANT, "q", "Blue.", model="m")
    messages = with_calls(answer, [Call("search", {"q": "天空"}, "blue"), Call("open")])
    assert [(one.id, one.parent, one.role.value, one.tool, one.hidden) for one in messages] == [
        ("a/call1", "q", "tool", "search", True),
        ("a/call2", "a/call1", "tool", "open", True),
        ("a", "a/call2", "assistant", "", False),
    ]
    assert messages[0].text == '```json\n{\n  "q": "天空"\n}\n```\n\nblue'
    assert messages[1].text == ""
    assert with_calls(answer, []) == [answer]


def test_json_that_holds_a_fence_gets_a_longer_one() -> None:
    assert call_text({}, '{"code": "```"}') == '````json\n{"code": "```"}\n````'
