"""The answer without a model."""

from app.core.domain.events import Event, NoticeAdded, TextDelta
from app.core.domain.evidence import Passage, Reference
from app.core.domain.plan import Plan
from app.core.domain.sources import Source
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.steps.quote import Quote, best_passages, excerpt


def turn_with(*texts: str, question: str = "Why is the sky blue?") -> RunningTurn:
    turn = RunningTurn("t", "c", question, plan=Plan((question,)), references=[])
    for number, text in enumerate(texts, start=1):
        source = Source(f"s{number}", f"k{number}", f"https://{number}.example", f"Title {number}", number)
        turn.sources[source.id] = source
        assert turn.references is not None
        turn.references.append(Reference(number, source.id, (Passage(source.id, text, score=1 / number),)))
    return turn


async def quoted(turn: RunningTurn) -> list[Event]:
    events = []
    async for event in Quote().run(turn):
        fold(turn, event)
        events.append(event)
    return events


async def test_every_quotation_carries_its_citation() -> None:
    turn = turn_with("The sky is blue.", "The sea is blue.")
    await quoted(turn)
    assert turn.text == "**Title 1** [1]\n\n> The sky is blue.\n\n**Title 2** [2]\n\n> The sea is blue.\n\n"
    assert [turn.text[slice(*c.place)] for c in turn.citations if c.place] == ["[1]", "[2]"]


async def test_footnotes_and_dollars_of_the_quoted_page_are_neither_citations_nor_maths() -> None:
    turn = turn_with("The sky [2] is blue, for $5 or $6. `sky[2]` too.", "Other.")
    await quoted(turn)
    assert "sky &#91;2&#93; is blue, for &#36;5 or &#36;6. `sky[2]` too." in turn.text
    assert len(turn.citations) == 2


async def test_a_hostile_title_cannot_forge_a_citation() -> None:
    turn = turn_with("The sky is blue.")
    turn.sources["s1"] = Source("s1", "k", "https://1.example", "Title [1]\n# heading", 1)
    await quoted(turn)
    assert turn.text.startswith("**Title &#91;1&#93; # heading** [1]\n")


async def test_nothing_found_is_said_and_nothing_is_made_up() -> None:
    events = await quoted(turn_with())
    assert not any(isinstance(event, TextDelta) for event in events)
    assert "nothing_found" in [event.notice.kind for event in events if isinstance(event, NoticeAdded)]


def test_an_excerpt_is_the_run_of_sentences_that_says_most() -> None:
    text = "Weather is weather. " * 30 + "The sky is blue because of scattering. " + "Rain falls. " * 30
    assert "The sky is blue because of scattering." in excerpt(text, {"sky", "blu", "scatter"})
    assert len(excerpt(text, {"sky"})) < 500


def test_an_excerpt_begins_where_the_words_stand_together_not_where_they_are_repeated() -> None:
    first = "The sky looks blue because the air scatters sunlight. "
    between = "It scatters short waves far more than long ones, which was explained by a physicist long ago. " * 4
    later = "Violet is near blue, yet no sky is violet. At sunset most of the blue is lost. No blue sky is left then."
    assert excerpt(first + between + later, {"sky", "blu"}).startswith(first)


def test_chinese_sentences_are_kept_whole() -> None:
    text = "今天天气很好。" * 40 + "天空是蓝色的，因为瑞利散射。" + "明天下雨。" * 40
    assert "天空是蓝色的，因为瑞利散射。" in excerpt(text, {"天空", "蓝色"})


def test_each_source_is_quoted_once_before_any_is_quoted_twice() -> None:
    turn = turn_with("a", "b")
    assert turn.references is not None
    first = turn.references[0]
    turn.references[0] = Reference(1, first.source, (Passage("s1", "a", score=0.9), Passage("s1", "c", score=0.8)))
    assert [number for number, _ in best_passages(turn)] == [1, 2, 1]


async def test_markers_of_every_kind_in_a_quoted_page_stay_text() -> None:
    turn = turn_with("天空 【1】 是蓝色 ［1］ 的 [^1]。The sky is blue.", "Other.")
    await quoted(turn)
    assert [(c.numbers, turn.text[slice(*c.place)]) for c in turn.citations if c.place] == [
        ((1,), "[1]"),
        ((2,), "[2]"),
    ]
    claim = turn.citations[0].claim
    assert claim is not None
    assert turn.text[slice(*claim)].startswith("> ")
