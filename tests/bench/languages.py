"""What can be measured in languages other than English and Chinese: few pages, taken from those with ground truth.

The questions are made as in `tests/bench/ranking.py`. A claim is a sentence of a page with a figure in it, held against
the passage that it stands in, as it is and with another figure: nobody judged it, and it is there word for word. A
language without a page has a row that says so.
"""

import importlib.util
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

from app.core.citing.support.verdict import check
from app.core.domain.citation import Verdict
from app.core.language.catalogue import words_of
from app.core.language.detection import detected
from app.core.ranking.passages import split
from app.core.ranking.rank import pool_of, rank_pool
from tests.bench import ranking
from tests.bench.altered import held_figures, with_other_figure
from tests.bench.extraction import DATA

CODES = ("de", "fr", "es", "pt", "zh-Hant", "ja", "ko")
MOST = 40  # questions and claims of one language
_BEGINNING = 2_000  # characters that show a page's language


def ranking_rows(corpus: ranking.Corpus) -> Iterator[tuple[str, str, str]]:
    for code in CODES:
        name = f"ranking: {words_of(code).name}"
        pages = [n for n, one in enumerate(corpus.documents) if detected(one.text[:_BEGINNING]) == code]
        asked = corpus.questions_of(pages, code, MOST)
        if not asked:
            yield name, "no saved page in this language", ""
            continue
        pools = {one: pool_of(corpus.candidates(corpus.pool(one))) for one in asked}
        shares = []
        for words in ("full", "fewer", "vague"):
            ranked = (rank_pool(getattr(one, words), [], pools[one]) for one in asked)
            tops = [[entry.passage.text for entry in entries[:5]] for entries in ranked]
            hits = sum(ranking.holds(texts, one.sentence) for texts, one in zip(tops, asked, strict=True))
            shares.append(f"{100 * hits / len(asked):.1f} %")
        figure = f"{shares[0]} by 8 rare words, {shares[1]} by 5, {shares[2]} by 3 plain ones and 3 that distract"
        yield f"{name}, in the first 5 passages", f"{figure}, of {len(asked)} questions on {_pages(len(pages))}", ""


def support_rows() -> Iterator[tuple[str, str, str]]:
    if not DATA.is_dir():
        yield "support: other languages", "the pages with ground truth are absent", ""
        return
    lines = (
        line for name in ranking.SETS for line in (DATA / name / "truth.jsonl").read_text("utf-8").strip().split("\n")
    )
    texts = [json.loads(line)["text"] for line in lines]
    for code in CODES:
        name = f"support: {words_of(code).name}"
        pages = [text for text in texts if detected(text[:_BEGINNING]) == code]
        claims = list(_claims(pages, code))[:MOST]
        if not claims:
            yield name, "no saved page in this language" if not pages else "no sentence with a figure", ""
            continue
        held = sum(check(claim, [passage]).verdict is Verdict.SUPPORTED for claim, _, passage in claims)
        altered = sum(check(other, [passage]).verdict is Verdict.SUPPORTED for _, other, passage in claims)
        figure = f"{held} of {len(claims)} as they stand, {altered} with another figure, on {_pages(len(pages))}"
        yield f"{name}, sentences with figures called supported", figure, ""


def script_rows(pairs: Sequence[dict[str, Any]]) -> Iterator[tuple[str, str, str]]:
    """Simplified claims against what OpenCC makes of their passages: Taiwan's characters, and its words besides."""
    name = "support: Chinese, supported claims called so beside a passage in the other script"
    if importlib.util.find_spec("opencc") is None:
        yield name, "opencc-python-reimplemented is absent", ""
        return
    from opencc import OpenCC  # type: ignore[import-not-found]

    own = [pair for pair in pairs if pair["id"].startswith("zh")]
    figures = []
    for letters, wording in (("s2tw", "Taiwan's characters"), ("s2twp", "its words, too")):
        converted = OpenCC(letters).convert
        verdicts = [(check(one["claim"], [converted(one["passage"])]).verdict, one["label"]) for one in own]
        held = sum(verdict is Verdict.SUPPORTED for verdict, label in verdicts if label == "supported")
        wrong = sum(verdict is Verdict.SUPPORTED for verdict, label in verdicts if label != "supported")
        count = sum(label == "supported" for _, label in verdicts)
        figures.append(f"{held} of {count} in {wording}, {wrong} of {len(verdicts) - count} others")
    yield name, "; ".join(figures), ""


def _claims(pages: list[str], code: str) -> Iterator[tuple[str, str, str]]:
    """(the sentence, the same with another figure, the passage that it stands in)"""
    dice = random.Random(f"claims in {code}")
    for text in pages:
        for part in split(text):
            passage = text[part.start : part.end]
            for sentence in ranking.sentences_of(passage):
                figures = [one for one in held_figures(sentence, passage) if one.kind != "month"]
                if not figures:
                    continue
                other = with_other_figure(sentence, dice.choice(figures), dice)
                if other != sentence:
                    yield sentence, other, passage


def _pages(count: int) -> str:
    return "one page" if count == 1 else f"{count} pages"
