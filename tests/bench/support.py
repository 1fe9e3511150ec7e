"""Claims against passages: does the score tell supported ones from the rest? Beside it, the share of shared words.

The pairs stand outside the project, in `../shared/data/support`; without them there are no rows. The figure of a score
is its AUROC: how often a supported claim scores higher than another one. As the weights were fitted to these pairs, the
figure of weights that are fitted anew to four fifths of them, and tried on the last fifth, stands beside it.
"""

import json
import random
import re
import statistics
import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from app.core.citing.markers import place_citations
from app.core.citing.support.answer import claims_of
from app.core.citing.support.evidence import passage_of
from app.core.citing.support.verdict import check, features
from app.core.domain.citation import Verdict
from tests.bench import languages, meaning

DATA = Path(__file__).resolve().parents[3] / "shared" / "data" / "support" / "pairs.jsonl"
FOLDS, ROUNDS = 5, 10
OTHERS = 0.3  # the weight of a pair that nobody judged, beside one that somebody did
Row = dict[str, Any]
_WORD = re.compile(r"[^\W_]+|[\u4e00-\u9fff]")
_YEAR = re.compile(r"(?<!\d)(?:1[5-9]|20)\d\d(?!\d)")


def rows() -> Iterator[tuple[str, str, str]]:
    """(name, figure, aim)"""
    if not DATA.is_file():
        yield "support", "the judged claims are absent", ""
        return
    pairs = [json.loads(line) for line in DATA.read_text("utf-8").split("\n") if line.strip()]
    found = [check(pair["claim"], [pair["passage"]]) for pair in pairs]
    own = [support.score for support in found]
    plain = [_shared_words(pair) for pair in pairs]
    anew = list(refitted(pairs))
    for name, aim, choose in (
        ("English, judged by people", "≥ 0.80", lambda pair: pair["kind"] == "wice"),
        ("English, figures altered", "≥ 0.97", _with("number", chinese=False)),
        ("Chinese, figures altered", "≥ 0.97", _with("number", chinese=True)),
        ("English, other pages", "≥ 0.997", _with("swap", chinese=False)),
        ("Chinese, other pages", "≥ 0.997", _with("swap", chinese=True)),
    ):
        fresh = statistics.mean(auroc(pairs, scores, choose) for scores in anew)
        shared = auroc(pairs, plain, choose)
        figure = f"{auroc(pairs, own, choose):.3f} (fitted anew {fresh:.3f}; shared words {shared:.3f})"
        yield f"support: {name}, AUROC", figure, aim
    yield "support: English, years off by one to nine, AUROC", years_off(pairs), ""
    for name, kinds in (("all", {"wice", "number", "swap", "zh"}), ("judged by people", {"wice"})):
        missed = [
            p["label"]
            for p, s in zip(pairs, found, strict=True)
            if s.verdict is Verdict.NOT_FOUND and p["kind"] in kinds
        ]
        share = missed.count("supported") / max(1, len(missed))
        yield f"support: called not_found, but supported, {name}", f"{share:.1%} of {len(missed)}", "≤ 5 %"
    judged = [(p["label"], s.verdict) for p, s in zip(pairs, found, strict=True) if p["kind"] == "wice"]
    right = sum(label == verdict for label, verdict in judged)
    yield "support: verdicts as people gave them, English", f"{right} of {len(judged)}", ""
    yield from languages.support_rows()
    yield from languages.script_rows(pairs)
    yield from meaning.rows(pairs, found, lambda scores, choose: auroc(pairs, scores, choose))
    yield "support: an answer of 1500 words, 12 citations, 24 passages", pace(pairs), "≤ 100 ms"


def auroc(pairs: Sequence[Row], scores: Sequence[float], choose: Callable[[Row], bool]) -> float:
    chosen = [(pair["label"], score) for pair, score in zip(pairs, scores, strict=True) if choose(pair)]
    rest = sorted(score for label, score in chosen if label != "supported")
    good = [score for label, score in chosen if label == "supported"]
    below = sum(bisect_left(rest, score) + bisect_right(rest, score) for score in good)
    return below / 2 / max(1, len(good) * len(rest))


def _with(kind: str, *, chinese: bool) -> Callable[[Row], bool]:
    """The altered pairs of a language, beside the supported ones that are as they were."""

    def choose(pair: Row) -> bool:
        if pair["id"].startswith("zh") != chinese:
            return False
        return pair["kind"] == kind or (pair["kind"] in ("wice", "zh") and pair["label"] == "supported")

    return choose


def _shared_words(pair: Row) -> float:
    claim, passage = (set(_WORD.findall(pair[name].casefold())) for name in ("claim", "passage"))
    return len(claim & passage) / max(1, len(claim))


def refitted(pairs: Sequence[Row]) -> Iterator[list[float]]:
    """The scores of all pairs, each by weights that never saw its claim; one list for each way to cut the pairs."""
    import numpy as np

    values = [features(pair["claim"], pair["passage"]) for pair in pairs]
    table = np.array([[*row.values(), 1.0] for row in values])
    wanted = np.array([pair["label"] == "supported" for pair in pairs], float)
    weights = np.array([1.0 if pair["kind"] == "wice" else OTHERS for pair in pairs])
    claims = [re.sub(r"-(?:number|swap)$", "", pair["id"]) for pair in pairs]
    for turn in range(ROUNDS):
        dice = random.Random(turn)
        fold = {claim: dice.randrange(FOLDS) for claim in sorted(set(claims))}
        folds = np.array([fold[claim] for claim in claims])
        scores = np.zeros(len(pairs))
        for part in range(FOLDS):
            seen = folds != part
            scores[~seen] = table[~seen] @ fitted(table[seen], wanted[seen], weights[seen])
        yield [float(score) for score in scores]


def fitted(table: Any, wanted: Any, weights: Any) -> Any:
    """Weights of a logistic regression with a small penalty on each scaled weight; the last one is the bias."""
    import numpy as np

    scale = np.append(table[:, :-1].std(0) + 1e-9, 1.0)
    scaled = table / scale
    penalty = np.diag([*[3.0] * (table.shape[1] - 1), 1e-6])
    found = np.zeros(table.shape[1])
    for _ in range(30):
        likely = 1 / (1 + np.exp(-np.clip(scaled @ found, -30, 30)))
        slope = scaled.T @ (weights * (likely - wanted)) + penalty @ found
        found -= np.linalg.solve((scaled * (weights * likely * (1 - likely))[:, None]).T @ scaled + penalty, slope)
    return found / scale


def years_off(pairs: Iterable[Row]) -> str:
    """Supported claims against the same with a likely wrong year: harder than the altered figures of the pairs."""
    dice = random.Random(0)
    own: list[Row] = []
    for pair in pairs:
        years = set(_YEAR.findall(pair["passage"]))
        if (
            pair["kind"] != "wice"
            or pair["label"] != "supported"
            or not years.intersection(_YEAR.findall(pair["claim"]))
        ):
            continue
        near = [step for step in range(-9, 10) if step]
        moved = _YEAR.sub(lambda year: str(int(year[0]) + dice.choice(near)), pair["claim"])  # noqa: B023
        own += [pair, {**pair, "claim": moved, "label": "not_found"}]
    found = [check(pair["claim"], [pair["passage"]]) for pair in own]
    passed = sum(s.verdict is Verdict.SUPPORTED and p["label"] != "supported" for p, s in zip(own, found, strict=True))
    score = auroc(own, [support.score for support in found], lambda pair: True)
    return f"{score:.3f} ({passed} of {len(own) // 2} called supported)"


def pace(pairs: Sequence[Row]) -> str:
    """Median of nine answers made of the judged claims; passages are read anew each time. Processor time."""
    judged = [pair for pair in pairs if pair["kind"] == "wice"]
    dice = random.Random(0)
    spent = []
    for _ in range(9):
        passages = {number: [dice.choice(judged)["passage"] for _ in range(3)] for number in range(1, 9)}
        text = "\n\n".join(_paragraph(dice, judged) for _ in range(12))
        citations = place_citations(text, passages.keys())
        passage_of.cache_clear()
        begun = time.process_time()
        for place, claim in claims_of(text, citations):
            check(claim, [passage for number in citations[place].numbers for passage in passages[number]])
        spent.append(time.process_time() - begun)
    return f"{statistics.median(spent) * 1000:.0f} ms"


def _paragraph(dice: random.Random, judged: Sequence[Row]) -> str:
    filling = " ".join(re.sub(r"[\[\]]", "", dice.choice(judged)["passage"]).split()[:105])
    return f"{filling}. {dice.choice(judged)['claim'].rstrip('. ')} [{dice.randint(1, 8)}]."
