"""Words found in real Chromium: counted in all turns, marked where they are, scrolled to, and unmarked."""

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.turn.turn import Turn
from app.ui.transcript.find.finder import Finder
from app.ui.transcript.find.plain_finder import PlainFinder
from app.ui.transcript.plain import PlainTranscript
from app.ui.transcript.view import Transcript
from app.ui.widgets.theme import LIGHT
from tests.ui.transcript.samples import ANSWER
from tests.ui.transcript.turns import referring, started, stored, tell, writing
from tests.waiting import until_shown

LONG = "\n\n".join(f"Paragraph {n} of a long answer." for n in range(30))
FOLDED = "他用機器學習，她用**机**器学习。 𠮷 Die STRASSE, die Straße, das Oﬃce, das Oﬀice, İstanbul."
HIT = "[...(CSS.highlights.get('hit') ?? [])].map(String)"
MARKED = "[...(CSS.highlights.get('match') ?? [])].length"
IN_VIEW = """[...CSS.highlights.get('hit')].some((range) => {{
    const place = range.getBoundingClientRect();
    return place.height && place.top > 0 && place.bottom < innerHeight && range.startContainer.parentElement
        .closest('article').dataset.turn === '{turn}';
}})"""


def branch(texts: dict[int, str], count: int = 3) -> list[Turn]:
    ids = [f"t{number}" for number in range(count)]
    return [stored(id_, ids[n - 1] if n else None, texts.get(n, LONG)) for n, id_ in enumerate(ids)]


class Told:
    def __init__(self, finder: Finder | PlainFinder) -> None:
        self.finder, self.last = finder, (0, 0)
        finder.changed.connect(self._take)

    def _take(self, *place: int) -> None:
        self.last = place[0], place[1]

    def until(self, place: int, count: int) -> None:
        until_shown(lambda: self.last == (place, count), lambda: f"{(place, count)}: {self.last}")


@pytest.fixture
def found(transcript: Transcript) -> Iterator[Told]:
    told = Told(transcript.finder())
    yield told
    told.finder.stop()


def test_words_are_counted_marked_and_gone_through_in_a_circle(
    transcript: Transcript, found: Told, look: Any, until: Any
) -> None:
    transcript.show_conversation(
        branch({0: f"A needle.\n\n{LONG}", 1: "No more.", 2: f"{LONG}\n\nA **nee**dle, NEEDLE."})
    )
    until("document.querySelectorAll('.bar').length === 3")
    found.finder.search(["needle"])
    found.until(2, 3)  # from where the view stands: the end
    until(f"{IN_VIEW.format(turn='t2')} && {MARKED} === 3")
    assert look(HIT) == ["needle"]
    found.finder.step(1)
    found.until(3, 3)
    until(f"{HIT}[0] === 'NEEDLE'")
    found.finder.step(1)
    found.until(1, 3)
    until(IN_VIEW.format(turn="t0"))
    found.finder.step(-1)
    found.until(3, 3)
    until(IN_VIEW.format(turn="t2"))
    found.finder.search(["NEEDLE"], match_case=True)
    found.until(1, 1)
    found.finder.search(["haystack"])
    found.until(0, 0)
    until(f"{MARKED} === 0")
    found.finder.stop()
    until("!CSS.highlights.has('match')")


def test_a_turn_that_is_not_in_the_page_yet_comes_for_its_words(
    transcript: Transcript, found: Told, look: Any, until: Any
) -> None:
    transcript.show_conversation(branch({2: f"{LONG}\n\nThe 热泵 works.\n\n{LONG}", 69: "Another 热泵."}, 70))
    until("document.querySelectorAll('article').length === 30")
    found.finder.search(["热泵"])
    found.until(2, 2)
    found.finder.step(-1)
    found.until(1, 2)
    until(f"document.querySelector('[data-turn=t2]') && {IN_VIEW.format(turn='t2')}")
    here = look("scrollY")
    tell(transcript, started("t70", "t69"))  # a new question goes to the top all the same
    until(f"document.querySelector('[data-turn=t70]') && scrollY > {here}")


@pytest.mark.parametrize(
    ("words", "box"), [("deep in thought", ".reasoning"), ("no answer in time", ".steps"), ("why?", ".question")]
)
def test_what_is_folded_opens_for_its_words(
    transcript: Transcript, found: Told, look: Any, until: Any, words: str, box: str
) -> None:
    turn = stored("t1", None, LONG)
    turn.reasoning_parts[:] = ["A line.\n" * 60, "Deep in thought."]  # type: ignore[attr-defined]
    transcript.show_conversation([turn])
    until("document.querySelector('.bar')")
    found.finder.search([words])
    found.until(1, 1)
    until(f"document.querySelector('{box}').open !== false && {IN_VIEW.format(turn='t1')}")


def test_page_and_program_count_alike(transcript: Transcript, found: Told, until: Any) -> None:
    rich = f"{ANSWER}\n\n{FOLDED}\n\n| a | e |\n|-|-|\n| `e` | ee |\n\n$e = 1$\n\n```py\ne = 'e'\n```\n\n- e\n- *e*e\n"
    transcript.show_conversation([stored("t1", None, rich)])
    until("document.querySelector('.bar')")
    for words in ("e", "e e", "e.", "= 'e", "title", "机器学习", "機器學習", "strasse", "office", "i"):
        found.finder.search([words])
        until_shown(lambda: found.last[1], words)
        until(f"{MARKED} === {found.last[1]}")


@pytest.mark.parametrize("words", ["机器学习", "機器學習"])
def test_either_chinese_script_finds_and_marks_the_other(
    transcript: Transcript, found: Told, look: Any, until: Any, words: str
) -> None:
    transcript.show_conversation([stored("t1", None, f"Straﬀe 😀 {FOLDED}")])
    until("document.querySelector('.bar')")
    found.finder.search([words])
    found.until(1, 2)
    until(f"{MARKED} === 2")
    assert look("[...CSS.highlights.get('match')].map(String)") == ["機器學習", "机器学习"]


def test_what_streams_in_is_found_and_moves_nothing(
    transcript: Transcript, found: Told, look: Any, until: Any, qtbot: QtBot
) -> None:
    tell(transcript, started(), *referring(), *list(writing(text=f"A needle.\n\n{LONG}\n\n"))[:-2])
    until("document.querySelector('.answer').innerText.includes('needle')")
    found.finder.search(["needle"])
    found.until(1, 1)
    here = look("scrollY")
    tell(transcript, e.TextDelta("t1", "More needles.\n\n"))
    found.until(1, 2)
    until(f"{MARKED} === 2")
    assert look("scrollY") == here
    text = look("document.querySelector('.answer').innerText")
    found.finder.stop()
    until("!CSS.highlights.has('match')")
    assert look("document.querySelector('.answer').innerText") == text
    assert look("document.querySelectorAll('mark').length") == 0


def test_a_match_that_comes_later_is_counted_and_not_gone_to(
    transcript: Transcript, found: Told, look: Any, until: Any
) -> None:
    transcript.show_conversation([stored("t0", None, LONG)])
    tell(transcript, started("t1", "t0"), *referring("t1"), *list(writing("t1", f"{LONG}\n\n"))[:-2])
    until("document.querySelector('[data-turn=t1] .answer').innerText.includes('Paragraph 29')")
    found.finder.search(["needle"])
    until_shown(lambda: not found.finder._seeking)
    here = look("scrollY")
    tell(transcript, e.TextDelta("t1", "A needle.\n\n"))
    found.until(0, 1)
    until(f"{MARKED} === 1")
    assert look("scrollY") == here
    found.finder.step(1)
    found.until(1, 1)
    until(IN_VIEW.format(turn="t1"))


def test_another_branch_has_matches_of_its_own(transcript: Transcript, found: Told, look: Any, until: Any) -> None:
    turns = branch({0: "A needle.", 1: "A needle, a needle."}, 2)
    transcript.show_conversation(turns)
    until("document.querySelectorAll('.bar').length === 2")
    found.finder.search(["needle"])
    found.until(1, 3)
    transcript.show_conversation([turns[0], stored("other", "t0", "One needle.")])
    found.until(1, 2)
    until(f"{MARKED} === 2")


def test_plain_text_is_searched_as_well(qtbot: QtBot) -> None:
    plain = PlainTranscript(LIGHT, 15)
    qtbot.addWidget(plain)
    plain.resize(600, 400)
    plain.show()
    plain.show_conversation(branch({0: f"A needle.\n\n{LONG}", 2: f"A NEEDLE.\n\n{LONG}"}))
    told = Told(plain.finder())
    told.finder.search(["needle"])
    assert told.last[1] == 2
    told.finder.step(1)
    first = told.last[0]
    told.finder.step(1)
    assert {first, told.last[0]} == {1, 2}
    assert len(plain.extraSelections()) == 2
    tell(plain, *list(writing("t2", "needle"))[:1])
    until_shown(lambda: told.last[1] == 3)
    told.finder.stop()
    assert plain.extraSelections() == []
