"""The editor's marks: citations moved to the source that holds them, figures that sources disagree about, own time.

The claims stand outside the project, in `../shared/data/support`, pages in `../shared/data/extraction`; without them
there are no rows. Claims and pages are cut into two halves by their ids, and each figure is told of both. The margins
of moving are chosen anew with each half and tried on the other one. Those of disagreement are round numbers, chosen
with all of the claims in view, as were the rules themselves: no figure here is of claims that nobody had seen. English
claims are held by their passages in other words, as people judged; Chinese ones stand there word for word.
"""

import hashlib
import json
import random
import re
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from itertools import pairwise, product

from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.citing.support.answer import claim_of
from app.core.citing.support.evidence import bared, passage_of
from app.core.citing.support.verdict import check
from app.core.domain.citation import Support
from app.core.domain.evidence import Passage
from app.core.editing.edited_answer import EditedAnswer
from app.core.editing.marking import after_marks, after_moves
from app.core.editing.marks.disagreement import disagreements
from app.core.editing.marks.reanchoring import Margins, is_better, moves
from app.core.editing.marks.sources import SourceEvidence
from app.core.ranking.passages import split
from app.core.ranking.sentences import sentence_ends
from app.core.ranking.tokens import content_tokens
from tests.bench import editor_repair, extraction, support
from tests.bench.altered import everywhere_other, held_figures, with_other_figure
from tests.bench.table import Row

SOURCES = 12  # of one answer
_HOLDS, _HOLDS_MOST, _NO_OTHER = (0.5, 1.0, 1.5, 2.0), (1.0, 1.5, 2.0, 2.5, 3.0), (0.5, 1.0, 1.5)
ROUNDS = 10  # answers that each claim stands in, each time beside others
PAGES = {"English": ("articles", "mixed"), "Chinese": ("chinese",)}
PASSAGES = 24  # of a page that is held against itself
WORDS = 1_500
_SENTENCE = re.compile(r"(?<=[.!?。！？])\s*")


@dataclass(frozen=True)
class Held:
    """A sentence and the passage that holds it, as people judged or as it was taken from it."""

    id: str
    page: str
    claim: str
    passage: str
    pair: str = ""  # the same sentence with another figure, where the pairs have one


def rows() -> Iterator[Row]:
    if not support.DATA.is_file() or not extraction.DATA.is_dir():
        yield Row("editor", "the judged claims or the pages are absent")
        return
    for name, chinese in (("English", False), ("Chinese", True)):
        claims, pool = held_claims(chinese=chinese), passages_of(chinese=chinese)
        yield from _moves(name, claims, pool)
        yield from _disagreements(name, claims, pool)
        yield _alarms_in_pages(name)
    for name, chinese in (("English", False), ("Chinese", True)):
        yield _pace(name, held_claims(chinese=chinese))
    yield from editor_repair.rows()


def held_claims(*, chinese: bool) -> list[Held]:
    pairs = [json.loads(line) for line in support.DATA.read_text("utf-8").split("\n") if line.strip()]
    given = {pair["id"].removesuffix("-number"): pair["claim"] for pair in pairs if pair["kind"] == "number"}
    return [
        Held(pair["id"], _page(pair["id"]), _one_line(pair["claim"]), pair["passage"], given.get(pair["id"], ""))
        for pair in pairs
        if pair["label"] == "supported" and pair["id"].startswith("zh") == chinese
    ]


def passages_of(*, chinese: bool) -> list[tuple[str, str]]:
    """(page, passage) of all pairs, each once."""
    pairs = [json.loads(line) for line in support.DATA.read_text("utf-8").split("\n") if line.strip()]
    own = [pair for pair in pairs if pair["kind"] == ("zh" if chinese else "wice")]
    return [(page, passage) for passage, page in {pair["passage"]: _page(pair["id"]) for pair in own}.items()]


def _page(id: str) -> str:
    return id.split("-")[1] if id.startswith("zh") else re.sub(r"-(?:number|swap)$", "", id)


def _half(id: str) -> int:
    return int(hashlib.sha256(id.encode()).hexdigest(), 16) % 2


def _one_line(claim: str) -> str:
    return " ".join(re.sub(r"[\[\]【】*_`#|<>]", "", claim).split())


def source(number: int, text: str) -> SourceEvidence:
    return SourceEvidence(f"s{number}", number, (Passage(f"s{number}", text, 0, len(text)),))


def checked(sentences: Sequence[tuple[str, int]], evidence: Iterable[SourceEvidence]) -> EditedAnswer:
    """An answer of these sentences, each with the number that it cites."""
    texts = {one.number: one.texts for one in evidence if one.number is not None}
    text = "\n\n".join(f"{claim.rstrip('.。 ')} [{number}]." for claim, number in sentences)
    return EditedAnswer(text, checked_citations(text, place_citations(text, texts), texts))


def _companions(one: Held, pool: Sequence[tuple[str, str]], dice: random.Random, *, alike: bool) -> list[str]:
    """The passages of the other sources: of other pages, none of which holds the claim word for word."""
    words, bare = set(content_tokens(one.claim)), bared(one.claim)
    others = [text for page, text in pool if page != one.page and text != one.passage and bare not in bared(text)]
    if alike:
        others.sort(key=lambda text: -len(words.intersection(content_tokens(text))) / (len(text) + 500) ** 0.3)
        return others[: SOURCES - 1]
    return dice.sample(others, SOURCES - 1)


def _moves(name: str, claims: Sequence[Held], pool: Sequence[tuple[str, str]]) -> Iterator[Row]:
    plain = [_choice(one, pool, turn, alike=False) for turn in range(ROUNDS) for one in claims]
    alike = [_choice(one, pool, 0, alike=True) for one in claims]
    margins = [_chosen([one for one in (*plain, *alike) if one.half != half]) for half in (0, 1)]
    for choices, what, aim in (
        (plain, f"editor: {name}, a wrong one of twelve sources", "≥ 95 %"),
        (alike, f"editor: {name}, the same beside the eleven most alike", ""),
    ):
        yield Row(f"{what}: the right one found", _counted(choices, "right", _program), aim)
        fresh = _counted(choices, "right", lambda one: one.ends(margins[one.half]))
        yield Row(f"{what}: by margins that were chosen with the other half", fresh)
        yield Row(f"{what}: moved to a wrong one", _counted(choices, "wrong", _program))
        yield Row(f"{what}: good ones moved", _counted(choices, "good moved", _program), "≤ 1 %")
    yield Row(f"editor: {name}, the right one found in a page's other parts", _share(_from_parts(name), "right"))


@dataclass(frozen=True)
class Choice:
    """A claim and what is said of it by twelve sources: the first one holds it, `wrong` is the one that it cites."""

    half: int
    claim: str
    texts: list[str]
    supports: list[Support]
    wrong: int

    def end(self, cited: int, margins: Margins) -> str:
        others = [(n, one) for n, one in enumerate(self.supports) if n != cited]
        place, best = max(others, key=lambda other: other[1].score)
        if not is_better(self.supports[cited], best, [one for n, one in others if n != place], margins):
            return "stays"
        return "right" if place == 0 else "wrong"

    @cached_property
    def program(self) -> tuple[str, str]:
        """By the program's own way, which looks at the sources alone whose words are near."""
        evidence = [source(number, text) for number, text in enumerate(self.texts, start=1)]
        ends = []
        for cited in (self.wrong, 0):
            answer = checked([(self.claim, cited + 1)], evidence)
            made = moves(answer.text, answer.citations, evidence)
            ends.append("stays" if not made else "right" if made[0].source == "s1" else "wrong")
        return ends[0], "stays" if ends[1] == "stays" else "good moved"

    def ends(self, margins: Margins) -> tuple[str, str]:
        return self.end(self.wrong, margins), "stays" if self.end(0, margins) == "stays" else "good moved"


def _program(choice: Choice) -> tuple[str, str]:
    return choice.program


def _choice(one: Held, pool: Sequence[tuple[str, str]], turn: int, *, alike: bool) -> Choice:
    dice = random.Random(f"{turn} {one.id}")
    texts = [one.passage, *_companions(one, pool, dice, alike=alike)]
    answer = checked([(one.claim, 1)], [source(1, one.passage)])
    claim = claim_of(answer.text, answer.citations, 0)
    supports = [check(claim, [text]) for text in texts]
    return Choice(_half(one.page), one.claim, texts, supports, dice.randint(1, SOURCES - 1))


def _chosen(choices: Sequence[Choice]) -> Margins:
    """The widest of the margins with which most is found and nothing is moved that should not be."""

    def worth(margins: Margins) -> tuple[int, int, float]:
        ends = Counter(end for one in choices for end in one.ends(margins))
        return -ends["good moved"] - ends["wrong"], ends["right"], sum((margins.holds, margins.holds_most))

    return max((Margins(*values) for values in product(_HOLDS, _HOLDS_MOST, _NO_OTHER)), key=worth)


def _counted(choices: Sequence[Choice], what: str, ends_of: Callable[[Choice], Sequence[str]]) -> str:
    counts: Counter[str] = Counter()
    for one in choices:
        counts[f"all {one.half}"] += 1
        counts[f"{what} {one.half}"] += what in ends_of(one)
    return _share(counts, what)


def _share(counts: Counter[str], what: str) -> str:
    """Of all, and of each half by itself."""
    halves = [f"{counts[f'{what} {half}'] / max(1, counts[f'all {half}']):.1%}" for half in (0, 1)]
    every = counts["all 0"] + counts["all 1"]
    share = (counts[f"{what} 0"] + counts[f"{what} 1"]) / max(1, every)
    return f"{share:.1%} of {every} ({halves[0]} and {halves[1]} of its halves)"


def _texts(name: str) -> Iterator[tuple[str, str]]:
    """(id, text) of the pages of a language that are long enough."""
    for kind in PAGES[name]:
        for line in (extraction.DATA / kind / "truth.jsonl").read_text("utf-8").strip().split("\n"):
            row = json.loads(line)
            if len(row["text"]) > 2_500:
                yield row["id"], row["text"][:30_000]


def _sentences(text: str) -> list[str]:
    ends = [0, *sentence_ends(text), len(text)]
    parts = (text[start:end].strip() for start, end in pairwise(ends))
    return [one for one in parts if "\n" not in one and 25 <= len(one.encode()) <= 400 and one[-1:] in ".!?。！？"]


def _from_parts(name: str) -> Counter[str]:
    """Sentences of six read pages of which two passages each were handed over; each cites a page that says nothing of
    it, and a part of its own page holds it."""
    counts: Counter[str] = Counter()
    pages, dice = list(_texts(name)), random.Random(name)
    for id, text in pages:
        others = dice.choices([one for one in pages if one[0] != id], k=5)
        evidence = [_read_page(n, page) for n, page in enumerate([text, *(one for _, one in others)], start=1)]
        elsewhere = bared(" ".join([*evidence[0].texts, *(one.page for one in evidence[1:])]))
        sentences = [one for one in _sentences(text) if len(bared(one)) > 15 and bared(one) not in elsewhere]
        for sentence in dice.sample(sentences, min(4, len(sentences))):
            counts[f"all {_half(id)}"] += 1
            answer = checked([(_one_line(sentence), dice.randint(2, len(evidence)))], evidence)
            made = moves(answer.text, answer.citations, evidence)
            counts[f"right {_half(id)}"] += bool(made) and made[0].source == "s1"
    return counts


def _read_page(number: int, text: str) -> SourceEvidence:
    given = [Passage(f"s{number}", text[one.start : one.end], one.start, one.end) for one in split(text)[:2]]
    return SourceEvidence(f"s{number}", number, tuple(given), text)


def _disagreements(name: str, claims: Sequence[Held], pool: Sequence[tuple[str, str]]) -> Iterator[Row]:
    counts = {kind: Counter[str]() for kind in ("said", "pairs", "altered", "none")}
    for one in claims:
        dice = random.Random(one.id)
        others = _companions(one, pool, dice, alike=True)
        for kind, last in _last_sources(one, others[0], dice):
            counts[kind][f"all {_half(one.page)}"] += 1
            counts[kind][f"shown {_half(one.page)}"] += _is_shown(one, [*others[1:], last])
    for kind, what, aim in (
        ("said", "another source says another figure, shown", "≥ 95 %"),
        ("pairs", "the same with the figures of the pairs", "≥ 95 %"),
        ("altered", "its own source once more, another figure wherever it stands", ""),
        ("none", "false alarms beside the eleven most alike", "≤ 2 %"),
    ):
        yield Row(f"editor: {name}, {what}", _share(counts[kind], "shown"), aim)


def _last_sources(one: Held, other: str, dice: random.Random) -> Iterator[tuple[str, str]]:
    """(kind, the passage of the twelfth source)"""
    yield "none", other
    figures = held_figures(one.claim, one.passage)
    if not figures:
        return
    figure = dice.choice(figures)
    if (said := with_other_figure(one.claim, figure, dice)) != one.claim:
        yield "said", _among(other, said)
    if one.pair:
        yield "pairs", _among(other, _one_line(one.pair))
    if (altered := everywhere_other(one.passage, figure, dice)) != one.passage:
        yield "altered", altered


def _among(passage: str, sentence: str) -> str:
    """The sentence within the words of another page."""
    parts = _SENTENCE.split(passage[:1_200])
    middle = len(parts) // 2
    return "\n".join([" ".join(parts[:middle]), sentence, " ".join(parts[middle:])])


def _is_shown(one: Held, others: Sequence[str]) -> bool:
    evidence = [source(number, text) for number, text in enumerate([one.passage, *others], start=1)]
    answer = checked([(one.claim, 1)], evidence)
    return bool(disagreements(answer.text, answer.citations, evidence, 1e9))


def _alarms_in_pages(name: str) -> Row:
    """The hardest false alarms: each passage of a page as a source of its own; many say almost the same."""
    counts: Counter[str] = Counter()
    for id, text in _texts(name):
        texts = [text[one.start : one.end] for one in split(text)][:PASSAGES]
        evidence = [source(number, one) for number, one in enumerate(texts, start=1)]
        answer = checked([(_one_line(s), n) for n, one in enumerate(texts, start=1) for s in _sentences(one)], evidence)
        counts[f"all {_half(id)}"] += len(answer.citations)
        counts[f"shown {_half(id)}"] += len(disagreements(answer.text, answer.citations, evidence, 1e9))
    return Row(f"editor: {name}, false alarms of a page's parts against each other", _share(counts, "shown"))


def _pace(name: str, claims: Sequence[Held]) -> Row:
    """Median of nine answers; passages are read anew each time, as in a new turn. Processor time."""
    pages = [text for _, text in _texts(name)]
    spent = [_one_pace(random.Random(f"{name} {n}"), claims, pages) for n in range(9)]
    words = f"{WORDS} words" if name == "English" else f"{WORDS * 2} characters"
    what = f"editor: {name}, own time, {words}, 40 citations, 4 of them wrong, 12 sources, 6 pages"
    return Row(what, f"{statistics.median(spent) * 1000:.0f} ms (at most {max(spent) * 1000:.0f})", "≤ 150 ms")


def _one_pace(dice: random.Random, claims: Sequence[Held], pages: Sequence[str]) -> float:
    chosen = dice.sample(list(claims), SOURCES)
    read = dice.choices(list(pages), k=6)
    evidence = [
        SourceEvidence(f"s{n}", n, tuple(Passage(f"s{n}", one) for one in (held.passage, *_parts(dice, claims))), page)
        for n, (held, page) in enumerate(zip(chosen, [*read, *[""] * (SOURCES - 6)], strict=True), start=1)
    ]
    sentences = [(chosen[n % SOURCES].claim, n % SOURCES + 1) for n in range(36)]
    sentences += [(chosen[n].claim, (n + 5) % SOURCES + 1) for n in range(4)]
    answer = _long(sentences, evidence)
    passage_of.cache_clear()
    begun = time.process_time()
    found = moves(answer.text, answer.citations, evidence)
    answer, more = after_moves(answer, evidence, found, lambda source: int(source[1:]))
    after_marks(answer, more, date(2026, 1, 1))
    return time.process_time() - begun


def _parts(dice: random.Random, claims: Sequence[Held]) -> list[str]:
    return [dice.choice(claims).passage for _ in range(2)]


def _long(sentences: Sequence[tuple[str, int]], evidence: Sequence[SourceEvidence]) -> EditedAnswer:
    """Filled up with words that cite nothing."""
    answer = checked(sentences, evidence)
    filling = " ".join(["The rest of it was told at length by others who had seen it."] * 120)
    missing = max(0, WORDS - len(answer.text.split()))
    text = answer.text + "\n\n" + " ".join(filling.split()[:missing])
    return EditedAnswer(text, answer.citations)
