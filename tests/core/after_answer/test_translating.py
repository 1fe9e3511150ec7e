"""An answer goes through a model that translates, and comes back with its chips where they belong."""

import re
import time
from collections.abc import AsyncGenerator
from dataclasses import replace

import pytest

from app.core.after_answer.models import model_for
from app.core.after_answer.saving import save_after
from app.core.after_answer.translating import TranslationProgress, translated
from app.core.after_answer.versions import in_translation
from app.core.citing.markers import place_citations
from app.core.domain.chat import ChatRequest, ModelChoice, ModelPart, Provider, TextPart
from app.core.domain.citation import Support, Verdict
from app.core.domain.editing import Translation
from app.core.domain.errors import BadAnswer
from app.core.domain.events import AnswerTranslated
from app.core.domain.settings import Settings
from app.core.domain.turn.turn import State, Turn
from tests.fakes import FakeConversations, FakeModel

ANSWER = """# Comets

Comet 67P was seen in 1969 [1]. It is about 4.1 km long [2][3], says [the agency](https://esa.example/a_b).

- Its code is `x = 1` and $a^2$ [1]
- Nothing else

| Name | Length |
|---|---|
| Halley [2] | 15 km |

```python
print("[1]")
```
"""
GERMAN = {
    "Comets": "Kometen",
    "Comet 67P was seen in 1969 ⟦1⟧. It is about 4.1 km long ⟦2⟧, says ⟦3⟧the agency⟦4⟧.": (
        "Der Komet 67P wurde 1969 gesehen ⟦1⟧. Laut ⟦3⟧der Agentur⟦4⟧ ist er etwa 4,1 km lang ⟦2⟧."
    ),
    "Its code is ⟦1⟧ and ⟦2⟧ ⟦3⟧": "Sein Code ist ⟦1⟧ und ⟦2⟧ ⟦3⟧",
    "Nothing else": "Sonst nichts",
    "Name": "Name",
    "Length": "Länge",
    "Halley ⟦1⟧": "Halley ⟦1⟧",
    "15 km": "15 km",
}


def elements(*texts: str) -> str:
    return "\n".join(f'<p n="{number}">{text}</p>' for number, text in enumerate(texts, 1))


async def translate(model: FakeModel, answer: str = ANSWER) -> list[TranslationProgress]:
    return [one async for one in translated(model, answer, place_citations(answer, {1, 2, 3}), "de")]


async def test_every_chip_stands_in_the_same_paragraph_of_the_translation() -> None:
    model = FakeModel([elements(*GERMAN.values())])
    progress = await translate(model)
    last = progress[-1]
    assert last.translation.text == (
        "# Kometen\n\nDer Komet 67P wurde 1969 gesehen [1]. Laut [der Agentur](https://esa.example/a_b) ist er etwa "
        "4,1 km lang [2][3].\n\n- Sein Code ist `x = 1` und $a^2$ [1]\n- Sonst nichts\n\n| Name | Länge |\n|---|---|\n"
        '| Halley [2] | 15 km |\n\n```python\nprint("[1]")\n```\n'
    )
    text, citations = last.translation.text, last.translation.citations
    assert [text[slice(*one.place)] for one in citations if one.place] == ["[1]", "[2]", "[3]", "[1]", "[2]"]
    assert [one.numbers for one in citations] == [(1,), (2,), (3,), (1,), (2,)]
    assert citations == tuple(
        one.__class__(one.numbers, one.place, one.marker, one.anchor, claim)
        for one, claim in zip(place_citations(text, {1, 2, 3}), (c.claim for c in citations), strict=True)
    )
    assert text[slice(*citations[0].claim or (0, 0))] == "Der Komet 67P wurde 1969 gesehen"
    assert (last.done, last.total, last.left) == (8, 8, 0)
    assert len(model.requests) == 1


async def test_the_model_sees_words_and_tokens_and_no_code_formula_address_or_marker() -> None:
    model = FakeModel([elements(*GERMAN.values())])
    await translate(model)
    sent = model.requests[0].messages[1].text
    assert re.findall(r'<p n="\d+">(.*?)</p>', sent) == list(GERMAN)
    assert "German" in model.requests[0].messages[0].text


async def test_paragraphs_come_into_view_one_after_the_other_above_what_is_not_translated_yet() -> None:
    answer = "First thing [1].\n\nSecond thing [2]."
    progress = await translate(FakeModel([elements("Erstens ⟦1⟧.", "Zweitens ⟦1⟧.")]), answer)
    assert [one.translation.text for one in progress] == [
        "Erstens [1].\n\nSecond thing [2].",
        "Erstens [1].\n\nZweitens [2].",
        "Erstens [1].\n\nZweitens [2].",
    ]
    places = [[one.place for one in each.translation.citations] for each in progress]
    assert places[0] == [(8, 11), (27, 30)]


@pytest.mark.parametrize(
    "first", ["Der Hund bellt.", "Der Hund bellt ⟦1⟧⟦1⟧.", "Der Hund bellt ⟦1⟧ ⟦2⟧.", "Der Hund ⟦7⟧ bellt."]
)
async def test_a_paragraph_whose_chip_is_lost_doubled_or_made_up_is_asked_for_once_more(first: str) -> None:
    model = FakeModel([elements(first), elements("Der Hund bellt ⟦1⟧.")])
    (*_, last) = await translate(model, "The dog barks [1].")
    assert last.translation.text == "Der Hund bellt [1]."
    assert len(model.requests) == 2


async def test_chips_that_are_lost_twice_stand_at_the_end_of_their_paragraph() -> None:
    model = FakeModel([elements("Der ⟦2⟧ Hund bellt."), elements("Der Hund bellt, die Katze nicht.")])
    (*_, last) = await translate(model, "The dog barks [1], the cat does not [2].")
    assert last.translation.text == "Der Hund bellt, die Katze nicht[1][2]."
    assert last.left == 0


@pytest.mark.parametrize(
    "wrong",
    [
        "Er wurde 1968 gesehen ⟦1⟧.",
        "Er wurde gesehen ⟦1⟧.",
        "Er wurde 1969 gesehen [9] ⟦1⟧.",
        "Er wurde 1969 gesehen ⟦1⟧.</p><p>",
        "Er wurde 1969 `gesehen` ⟦1⟧.",
        "# Er wurde 1969 gesehen ⟦1⟧.",
        "[Er](https://evil.example) wurde 1969 gesehen ⟦1⟧.",
        "",
    ],
)
async def test_a_paragraph_with_other_figures_or_another_form_stays_as_it_was(wrong: str) -> None:
    answer = "It was seen in 1969 [1].\n\nGood."
    model = FakeModel([elements(wrong, "Gut."), elements(wrong)])
    (*_, last) = await translate(model, answer)
    if "</p>" in wrong:
        assert last.translation.text == "Er wurde 1969 gesehen [1].\n\nGut."
    else:
        assert last.translation.text == "It was seen in 1969 [1].\n\nGut."
        assert last.left == 1
    assert last.translation.citations[0].place is not None


async def test_nothing_usable_is_an_error_and_not_a_translation() -> None:
    with pytest.raises(BadAnswer):
        await translate(FakeModel(["I cannot do that.", "Sorry."]), "The dog barks [1].")


async def test_a_long_answer_goes_in_parts() -> None:
    answer = "\n\n".join(f"Paragraph of {'words ' * 100}{number}." for number in range(20, 30))

    def reply(count: int, start: int) -> str:
        return elements(*(f"Absatz {number}." for number in range(start, start + count)))

    model = FakeModel([reply(3, 20), reply(3, 23), reply(3, 26), reply(1, 29)])
    (*_, last) = await translate(model, answer)
    assert last.translation.text == "\n\n".join(f"Absatz {number}." for number in range(20, 30))
    assert len(model.requests) == 4


def test_the_chips_of_a_translation_have_the_verdicts_of_the_answer() -> None:
    answer = "The dog barks [1]."
    (citation,) = place_citations(answer, {1})
    checked = citation.__class__(
        citation.numbers, citation.place, citation.marker, support=Support(Verdict.SUPPORTED, 0.9, "It barks.")
    )
    turn = Turn("t", "c", "q", text_parts=[answer], citations=(checked,))
    bare = citation.__class__((1,), (15, 18), "[1]")
    seen = in_translation(turn, Translation("de", "Der Hund bellt [1].", (bare,)))
    assert seen.text == "Der Hund bellt [1]."
    assert seen.citations[0].place == (15, 18)
    assert seen.citations[0].support == checked.support


async def test_a_translation_is_put_into_the_stored_turn_and_into_nothing_else() -> None:
    conversations = FakeConversations()
    await conversations.create("c", "q")
    turn = Turn("t", "c", "q", text_parts=["The dog barks."], state=State.FINISHED)
    await conversations.save(turn)
    event = AnswerTranslated("t", Translation("de", "Der Hund bellt."))
    assert await save_after(conversations, "c", event, "The dog barks.")
    louder = AnswerTranslated("t", Translation("de", "Der Hund bellt laut."))
    assert await save_after(conversations, "c", louder, "The dog barks.")
    stored = (await conversations.conversation("c")).turns[0]  # type: ignore[union-attr]
    assert stored.translations == (Translation("de", "Der Hund bellt laut."),)
    assert stored.text == "The dog barks."
    assert not await save_after(conversations, "c", AnswerTranslated("gone", Translation("de", "x")), "")
    assert not await save_after(conversations, "c", AnswerTranslated("t", Translation("de", "Der")), "The")
    stored = (await conversations.conversation("c")).turns[0]  # type: ignore[union-attr]
    assert stored.translations == (louder.translation,)


def test_the_model_that_answered_is_asked_or_else_one_that_is_set_up() -> None:
    mine, other = ModelChoice("a", "a-1"), ModelChoice("b", "b-1")
    both = Settings((Provider("a", "A", "", models=("a-1",)), Provider("b", "B", "", models=("b-1",))))
    turn = Turn("t", "c", "q", model=mine)
    assert model_for(turn, other, both) == mine
    assert model_for(turn, other, replace(both, providers=both.providers[1:])) == other
    assert model_for(Turn("t", "c", "q"), None, both) == mine
    assert model_for(turn, None, Settings()) is None
    assert model_for(turn, other, both, anew=True) == other
    assert model_for(turn, None, both, anew=True) == mine


async def test_another_try_is_not_asked_for_the_same_words_again() -> None:
    model = FakeModel(["<p n=1>Der Hund bellt.</p>"] * 2)
    for anew in (False, True):
        _ = [one async for one in translated(model, "The dog barks.", (), "de", anew)]
    assert [one.sampling.temperature for one in model.requests] == [0.0, None]


@pytest.mark.parametrize("end", ["", "</p>"])
async def test_a_model_that_repeats_the_beginning_of_an_element_holds_nothing_up(end: str) -> None:
    model = FakeModel([[TextPart('<p n="1">')] * 700 + [TextPart(end)]] * 2)
    begun = time.perf_counter()
    with pytest.raises(BadAnswer):
        await translate(model, "The dog barks [1].")
    assert time.perf_counter() - begun < 5  # 25 s, where all of it was read again at each part


async def test_elements_are_found_wherever_their_parts_are_cut() -> None:
    reply = 'Here: <p n="1"><p n="1">Erstens ⟦1⟧.</p><p n=2>Zweitens ⟦1⟧.</p> Done.'
    for size in (1, 2, 3, 5, 400):
        parts = [TextPart(reply[at : at + size]) for at in range(0, len(reply), size)]
        (*_, last) = await translate(FakeModel([parts]), "First thing [1].\n\nSecond thing [2].")
        assert last.translation.text == "Erstens [1].\n\nZweitens [2]."


@pytest.mark.parametrize(
    "wrong",
    [
        "`Die Brücke wurde 1932 ⟦1⟧ eröffnet und ⟦2⟧ ist gut ⟦3⟧.",
        "Die Brücke wurde 1932 ⟦1⟧ eröffnet und \\⟦2⟧ ist gut ⟦3⟧.",
        "Die Brücke wurde 1932 ⟦1⟧ eröffnet und ⟦2⟧` ist gut ⟦3⟧.",
    ],
)
async def test_a_mark_that_would_pair_with_one_of_the_code_leaves_the_paragraph_as_it_was(wrong: str) -> None:
    answer = "The bridge was opened in 1932 [1] and `code` is fine here [1].\n\nGood."
    (*_, last) = await translate(FakeModel([elements(wrong, "Gut."), elements(wrong)]), answer)
    assert last.translation.text == "The bridge was opened in 1932 [1] and `code` is fine here [1].\n\nGut."
    assert last.left == 1


async def test_a_chip_that_moved_into_a_link_stands_behind_it() -> None:
    model = FakeModel([elements("Laut ⟦1⟧der Agentur⟦3⟧⟦2⟧ ist das gut.")] * 2)
    (*_, last) = await translate(model, "That is good, says [the agency](https://esa.example/a) [1].")
    assert last.translation.text == "Laut [der Agentur](https://esa.example/a) ist das gut[1]."


async def test_words_behind_a_bare_address_do_not_become_part_of_it() -> None:
    model = FakeModel([elements("报告见⟦1⟧的网站⟦2⟧。")])
    (*_, last) = await translate(model, "The report is on https://esa.example/a somewhere [1].")
    assert last.translation.text == "报告见https://esa.example/a 的网站[1]。"
    assert last.left == 0


async def test_a_translation_that_is_stopped_ends_its_request_at_once() -> None:
    ended = []

    class Endless(FakeModel):
        async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
            try:
                while True:
                    yield TextPart('<p n="1">Eis schmilzt.</p>')
            finally:
                ended.append(request)

    text = "Ice melts.\n\nWater boils."
    steps = translated(Endless([]), text, (), "de")
    await anext(steps)
    await steps.aclose()
    assert len(ended) == 1
