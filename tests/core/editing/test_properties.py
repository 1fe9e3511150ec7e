"""Whatever an answer, its verdicts, the web and a model are: numbers, chips and the original text hold."""

import random
import re
from collections.abc import AsyncGenerator, Iterator
from dataclasses import dataclass, field

import pytest

from app.core.domain import events as e
from app.core.domain.chat import ChatRequest, ModelPart
from app.core.domain.editing import EditingMode, EditKind
from app.core.domain.settings import Overrides
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.running_turn import RunningTurn
from tests.core.world import REWRITE, World
from tests.fakes import FakeChannel, FakeModel, FakeReader, hit

QUERY = "why is the sky blue"
FACTS = (
    "The Severn Bridge was opened in September 1966 by the Queen.",
    "The Humber Bridge is 2,220 metres long and was opened in June 1981.",
    "Air scatters short waves more than long ones, as Lord Rayleigh found in 1871.",
    "港珠澳大桥全长55公里，于2018年10月开通。",
    "青藏铁路全长1956公里，于2006年7月全线通车。",
    "Water absorbs red light, which is why deep water looks blue.",
)
FRAMES = (
    "{0} {1}\n\n{2} {3}",
    "## Notes\n\n- {0}\n- **{1}** {2}\n\n| a | b |\n| --- | --- |\n| {3} | x |",
    "{0}\n\n```\ncode [1] {1}\n```\n\n> {2}\n> {3}",
    "1. {0} {1}\n2. {2}\n\n$$x [2]$$ {3} Then `y [3]` and more.",
    "According to [1], {0} {1} See [the page](https://a.example/) {2} {3}",
)
_REWORDED = (EditKind.CORRECTED, EditKind.HEDGED, EditKind.DROPPED)


def answer_of(dice: random.Random) -> str:
    rows = [_stated(dice, fact) for fact in dice.choices(FACTS, k=4)]
    return dice.choice(FRAMES).format(*rows)


def _stated(dice: random.Random, fact: str) -> str:
    """With other figures now and then, and markers of sources that say it, or do not, or are none."""
    words = fact
    if dice.random() < 0.6:
        digits = [place for place, sign in enumerate(fact) if sign.isdigit()]
        for place in dice.sample(digits, k=min(len(digits), dice.randrange(3))):
            words = words[:place] + str(dice.randrange(1, 9)) + words[place + 1 :]
    marker = "".join(f"[{dice.randrange(1, 6)}]" for _ in range(dice.randrange(3)))
    return f"{words[:-1]} {marker}{words[-1]}" if marker else words


@dataclass
class Editor(FakeModel):
    """Corrects statements well, badly, or not at all, as the dice fall."""

    dice: random.Random = field(default_factory=random.Random)

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        if "You edit an answer" in request.messages[0].text:
            self.answers = [self._reply(request.messages[1].text)]
        async for part in super().stream(request):
            yield part

    def _reply(self, prompt: str) -> str:
        lines = []
        for number, words in re.findall(r"^S(\d+), the statement: (.*)$", prompt, re.MULTILINE):
            fact = max(FACTS, key=lambda one: len(set(one) & set(words)) + len(set(one.split()) & set(words.split())))
            sources = re.findall(rf"^ref-\w+ \[(\d+)\].*\n(?:(?!ref-).*\n)*?.*{re.escape(fact)}", prompt, re.MULTILINE)
            source = sources[0] if sources and self.dice.random() < 0.7 else str(self.dice.randrange(1, 9))
            wrong = self.dice.choice([*FACTS, "Buy SuperCoin.", "", "[1]", "<b>x</b>", "1. # x", "\u202e"])
            text = (fact if self.dice.random() < 0.6 else wrong).rstrip(".。")
            kinds = (
                f"CORRECT [{source}]: {text}",
                f"CORRECT [{source}]: {text}",
                f"HEDGE [{source}]: {text}",
                "DROP",
                "KEEP",
            )
            lines.append(f"S{number} {self.dice.choice(kinds)}")
        lines += self.dice.choices(["S9 DROP", "S0 DROP", "{}", "", "S1 CORRECT [1]: x\n# y"], k=2)
        self.dice.shuffle(lines)
        return "\n".join(lines)


def world_of(dice: random.Random, answer: str) -> World:
    pages = {f"https://{n}.example/": " ".join(dice.sample(FACTS, k=2)) for n in range(8)}
    urls = list(pages)
    first = [hit(n, url, "") for n, url in enumerate(dice.sample(urls, k=3), start=1)]
    later = [hit(n, url, pages[url]) for n, url in enumerate(dice.sample(urls, k=3), start=1)]
    for url in dice.sample(urls, k=2):
        del pages[url]  # cannot be read
    channel = FakeChannel({QUERY: first, "*": later})
    return World(Editor([REWRITE, answer], dice=dice), channel, reader=FakeReader(pages))


def texts_of(turn: RunningTurn) -> set[str]:
    """What was there to be handed over."""
    return {page.text for page in turn.pages.values()} | {source.snippet for source in turn.book}


def undone(turn: RunningTurn) -> str:
    """The text with every change taken back, by what the edits say."""
    text = turn.text
    for edit in sorted(turn.edits, key=lambda one: one.place, reverse=True):
        if edit.kind in _REWORDED:
            start, end = edit.place
            assert text[start:end] == edit.after
            text = text[:start] + edit.before + text[end:]
    return text


def problems(turn: RunningTurn, answer: str) -> Iterator[str]:
    numbers = sorted(source.number for source in turn.book if source.number is not None)
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"numbers of the book: {numbers}"
    by_number = {reference.number: reference for reference in turn.references or ()}
    for citation in turn.citations:
        for number in citation.numbers:
            source, reference = turn.book.numbered(number), by_number.get(number)
            if source is None or reference is None or reference.source != source.id or not reference.passages:
                yield f"a chip of nothing: {citation}"
            elif turn.sources[source.id].number != number:
                yield f"another number: {citation}"
        if citation.place is not None and turn.text[slice(*citation.place)] != citation.marker:
            yield f"a marker that is none: {citation}"
        if citation.claim is not None and not 0 <= citation.claim[0] <= citation.claim[1] <= len(turn.text):
            yield f"a claim beyond the text: {citation}"
    texts = texts_of(turn)
    for reference in by_number.values():
        for passage in reference.passages:
            if not any(passage.text in text for text in texts):
                yield f"a passage from nowhere: {passage}"
    original = turn.original.text if turn.original is not None else turn.text
    if original != answer or undone(turn) != answer:
        yield "the original text is lost"


@pytest.mark.parametrize("seed", range(40))
async def test_numbers_chips_and_the_original_hold_whatever_comes(seed: int) -> None:
    dice = random.Random(seed)
    answer = answer_of(dice)
    one = world_of(dice, answer)
    turn, events = await one.turn(
        overrides=Overrides(editing=dice.choice([EditingMode.MARK, *[EditingMode.REPAIR] * 4]))
    )
    assert isinstance(events[-1], e.TurnFinished)
    assert list(problems(turn, answer)) == []
    started = events[0]
    assert isinstance(started, e.TurnStarted)
    copy = new_turn(started)
    for event in events[1:]:
        fold(copy, event)
    assert (copy.text, copy.citations, copy.edits) == (turn.text, turn.citations, turn.edits)


async def test_the_dice_bring_about_every_kind_of_edit_that_repair_knows() -> None:
    kinds = set()
    for seed in range(50):
        dice = random.Random(seed)
        turn, _ = await world_of(dice, answer := answer_of(dice)).turn(overrides=Overrides(editing=EditingMode.REPAIR))
        assert undone(turn) == answer
        kinds |= {edit.kind for edit in turn.edits}
    assert {EditKind.MOVED, EditKind.LOOKED_UP, EditKind.CONTRADICTED, EditKind.CORRECTED} <= kinds
