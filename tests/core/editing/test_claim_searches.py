"""Which claims are looked up, by which words, and which never are."""

from dataclasses import replace
from typing import Any

import pytest

from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.domain.chat import ImageBlock, Message, ModelChoice, Role, ToolCall
from app.core.domain.evidence import Passage, Reference
from app.core.domain.settings import SearchMode
from app.core.domain.sources import Origin, SourceBook
from app.core.domain.turn.client_request import ClientRequest
from app.core.domain.turn.history import PastTurn
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.claim_searches import claim_key, claim_searches, query_of
from app.core.prompt.passages import passages_of

SEA = "The sea is blue because water absorbs red light."
NOTE = "The rent of the flat in Elm Street is 1,250 euros a month, says the contract of 3 May 2021."
BRIDGE = "The Severn Bridge was opened in September 1966"


def turn_of(text: str, notes: str = "", origin: Origin = Origin.KNOWLEDGE, **more: Any) -> RunningTurn:
    """An answer that rests on a page, which is number 1, and perhaps on a note of the user's, number 2."""
    book = SourceBook()
    references = []
    for key, words, whence in (("https://sea.example/", SEA, Origin.WEB), ("note", notes, origin)):
        if words:
            source = book.upsert(key if whence is Origin.WEB else "", key=key, origin=whence)
            number = book.assign_number(source.id).number or 0
            references.append(Reference(number, source.id, (Passage(source.id, words, 0, len(words)),)))
    turn = RunningTurn(
        "t",
        "c",
        "Tell me of bridges.",
        text_parts=[text],
        references=references,
        book=book,
        **{"searched": ["bridges"], **more},
    )
    turn.sources = {source.id: source for source in book}
    turn.citations = checked_citations(text, place_citations(text, (1, 2)), passages_of(turn))
    return turn


def claims(turn: RunningTurn, most: int = 6) -> list[str]:
    return [one.claim for one in claim_searches(turn, turn.text, turn.citations, most)]


def test_what_its_source_does_not_hold_is_looked_up_before_what_cites_nothing() -> None:
    turn = turn_of(f"The tunnel is 50 km long. {SEA[:-1]} [1]. {BRIDGE} [1].")
    assert claims(turn) == [f"{BRIDGE}", "The tunnel is 50 km long."]
    assert claims(turn, most=1) == [BRIDGE]
    assert claims(turn, most=0) == []


def test_a_sentence_without_figures_names_or_dates_is_left_alone() -> None:
    assert claims(turn_of("Bridges are often built across wide rivers. They carry roads.")) == []


def test_a_claim_that_stands_twice_is_looked_up_once() -> None:
    turn = turn_of(f"{BRIDGE} [1].\n\nLater: {SEA[:-1]} [1].\n\n{BRIDGE} [1].")
    (search,) = claim_searches(turn, turn.text, turn.citations, 6)
    assert len(search.places) == 2


def test_a_claim_that_another_of_its_sources_holds_is_not_looked_up() -> None:
    turn = turn_of(f"{SEA[:-1]} [1][2].", notes="Nothing of it.", origin=Origin.WEB)
    assert claims(turn) == []


@pytest.mark.parametrize("origin", [Origin.KNOWLEDGE, Origin.MEMORY, Origin.FILE])
def test_what_rests_on_the_users_own_material_is_never_sent(origin: Origin) -> None:
    assert claims(turn_of(f"{BRIDGE} [2].", NOTE, origin)) == [], "it cites it"
    assert claims(turn_of("The rent is 1,250 euros [1].", NOTE, origin)) == [], "a figure of it"
    assert claims(turn_of("The flat in Elm Street is large [1].", NOTE, origin)) == [], "a name of it"
    assert claims(turn_of("The rent of the flat says the contract [1].", NOTE, origin)) == [], "its words"
    assert claims(turn_of(f"{BRIDGE}.", NOTE, origin)) == [], "where there is some, what cites nothing may rest on it"
    assert claims(turn_of(f"{BRIDGE} [1].", NOTE, origin)) == [BRIDGE]


def test_own_material_of_earlier_turns_and_of_what_was_recalled_counts_too() -> None:
    passage = Passage("n", NOTE, 0, len(NOTE))
    assert claims(turn_of(f"{BRIDGE}.", recalled=(passage,))) == []
    history = (PastTurn("Q", "A", references=(Reference(2, "gone", (passage,)),)),)
    assert claims(turn_of(f"{BRIDGE}.", history=history)) == [], "a source that is not known may be anybody's"


def test_a_text_that_the_user_pasted_is_own_material() -> None:
    turn = turn_of(f"{BRIDGE} [1]. The rent in Elm Street is 1,250 euros [1]. The tunnel is 50 km long.")
    assert len(claims(turn)) == 3
    turn.question = f"Sum this up: {NOTE * 5}"
    assert claims(turn) == [BRIDGE]


CALLED = Message(Role.ASSISTANT, (ToolCall("1", "mail__read"),))


@pytest.mark.parametrize(
    "more",
    [
        {"private": True},
        {"mode": SearchMode.OFF},
        {"channel": "kb"},
        {"searched": []},
        {"channel": "builtin"},
        {"channel": "mcp.mail.search"},
        {"client": ClientRequest()},
        {"images": (ImageBlock(b""),)},
        {"files": ("/a.pdf",)},
        {"messages": [CALLED]},
        {"tool_answers": {"mail__read {}": "words"}},
        {"history": (PastTurn("Q", "A", images=(ImageBlock(b""),)),)},
        {"history": (PastTurn("Q", "A", messages=(CALLED,)),)},
        {"history": (PastTurn("Q", "A", called_servers=True),)},
    ],
    ids=str,
)
def test_nothing_is_sent_where_the_question_was_none_for_the_web_or_something_private_was_seen(
    more: dict[str, Any],
) -> None:
    assert claims(turn_of(f"{BRIDGE} [1]. The tunnel is 50 km long.", model=ModelChoice("p", "m"), **more)) == []


def test_our_own_tools_bring_nothing_private() -> None:
    message = Message(Role.ASSISTANT, (ToolCall("1", "web_search"), ToolCall("2", "any", server_executed=True)))
    assert claims(turn_of(f"{BRIDGE} [1].", messages=[message], tool_answers={"read_page {}": "words"})) == [BRIDGE]


@pytest.mark.parametrize(
    "text",
    [
        "Since your move to Leeds in 2019 the rent has doubled.",
        "We met in Leeds in 2019, and I paid 20 euros.",
        "您于2019年5月3日在北京签订了合同，租金为1250元。",
        "The address for orders is jo@example.org since 2019.",
        "See https://example.org/2019 for the 20 figures.",
    ],
)
def test_what_speaks_of_the_user_or_holds_an_address_is_not_sent(text: str) -> None:
    assert claims(turn_of(text)) == []


def test_a_query_has_the_names_and_figures_of_the_claim_and_the_questions_topic() -> None:
    assert query_of("It was opened in September 1966.", "When was the Severn Bridge opened?") == (
        "opened September 1966 Severn Bridge"
    )
    query = query_of("The bridge cost 8 million pounds and was designed by Sir Gilbert Roberts.", "")
    assert {"Gilbert", "Roberts", "8", "million", "bridge"} <= set(query.split())


def test_a_figure_in_a_query_is_one_word() -> None:
    assert query_of("The Severn Bridge is 1,600.5 metres long.", "") == "Severn Bridge 1600.5 metres long"


def test_a_chinese_query_is_the_claim_with_the_topic_where_it_lacks_it() -> None:
    assert query_of("全长55公里，于2018年10月开通。", "港珠澳大桥是什么时候通车的？").startswith(
        "港珠澳大桥 全长55公里"
    )
    assert query_of("港珠澳大桥于2018年10月开通。", "港珠澳大桥有多长？") == "港珠澳大桥于2018年10月开通"


@pytest.mark.parametrize("claim", ['"Blue" -site:example.org AND (Paris OR London) filetype:pdf 1966', "Paris+1966 *"])
def test_no_sign_or_word_of_a_query_is_an_operator(claim: str) -> None:
    query = query_of(claim, 'Who "exactly"?')
    assert not set('":()*+|&~') & set(query)
    assert not {"AND", "OR", "NOT"} & set(query.split())
    assert not any(word.startswith("-") for word in query.split())


def test_claims_that_differ_in_signs_and_case_are_the_same() -> None:
    assert claim_key("It is **blue**, since 1966.") == claim_key("it is blue since 1966")
    assert claim_key("It is blue since 1967") != claim_key("It is blue since 1966")


def test_citations_that_the_turn_does_not_know_yet_count() -> None:
    turn = turn_of(f"{BRIDGE} [1].")
    held = [replace(one, support=None) for one in turn.citations]
    assert claim_searches(turn, turn.text, held, 6) == []
