"""What an embedding model adds to the verdict on a claim, by vectors that anybody can install: WordLlama's.

They come with the package (`pip install wordllama`, MIT): a vector for each piece of a word, averaged. What they add
is little; a large model may add more, and was not measured.
"""

import importlib.util
import random
import re
import statistics
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from app.core.citing.support.evidence import passage_of
from app.core.domain.citation import Support, SupportReason

ROUNDS, FOLDS, OTHERS = 10, 5, 60
Row = dict[str, Any]
Auroc = Callable[[Sequence[float], Callable[[Row], bool]], float]


def rows(pairs: Sequence[Row], verdicts: Sequence[Support], auroc: Auroc) -> Iterator[tuple[str, str, str]]:
    """(name, figure, aim)"""
    name = "support: with an embedding model, English, judged by people, AUROC"
    if (spec := importlib.util.find_spec("wordllama")) is None or not spec.origin:
        yield name, "WordLlama is absent", ""
        return
    import numpy as np

    scores = np.array([min(0.9999, max(0.0001, verdict.score)) for verdict in verdicts])
    odds = np.log(scores / (1 - scores))
    nearness = np.array(_nearness(pairs, Path(spec.origin).parent))
    joined = [_joined(pairs, verdicts, odds, nearness, turn) for turn in range(ROUNDS)]

    def judged(pair: Row) -> bool:
        return bool(pair["kind"] == "wice")

    figure = statistics.mean(auroc(one, judged) for one in joined)
    yield name, f"{figure:.3f} (words alone {auroc(odds, judged):.3f})", ""


def _joined(pairs: Sequence[Row], verdicts: Sequence[Support], odds: Any, nearness: Any, turn: int) -> list[float]:
    """Each by weights that never saw its claim."""
    import numpy as np

    reasons = (None, SupportReason.COVERAGE, SupportReason.NAME)
    eligible = np.array([verdict.checked and verdict.reason in reasons for verdict in verdicts])
    likely = np.array([pair["label"] == "supported" for pair in pairs], float)
    weights = np.array([1.0 if pair["kind"] == "wice" else 0.3 for pair in pairs])
    claims = [re.sub(r"-(?:number|swap)$", "", pair["id"]) for pair in pairs]
    dice = random.Random(turn)
    fold = {claim: dice.randrange(FOLDS) for claim in sorted(set(claims))}
    folds, scores = np.array([fold[claim] for claim in claims]), odds.copy()
    for part in range(FOLDS):
        seen, unseen = eligible & (folds != part), eligible & (folds == part)
        slope, bias = _fitted(nearness[seen], odds[seen], likely[seen], weights[seen])
        scores[unseen] += slope * nearness[unseen] + bias
    return [float(score) for score in scores]


def _fitted(nearness: Any, odds: Any, likely: Any, weights: Any) -> tuple[float, float]:
    """A logistic regression on one figure, beside odds that are left as they are."""
    import numpy as np

    table, found, penalty = np.column_stack([nearness, np.ones(len(nearness))]), np.zeros(2), np.diag([0.3, 1e-6])
    for _ in range(40):
        guess = 1 / (1 + np.exp(-(odds + table @ found)))
        slope = table.T @ (weights * (guess - likely)) + penalty @ found
        found -= np.linalg.solve((table * (weights * guess * (1 - guess))[:, None]).T @ table + penalty, slope)
    return float(found[0]), float(found[1])


def _nearness(pairs: Sequence[Row], package: Path) -> list[float]:
    """Of each claim to the nearest sentence of its passage, beside sixty sentences of any."""
    import numpy as np
    from safetensors.numpy import load_file
    from tokenizers import Tokenizer

    table = load_file(package / "weights" / "l2_supercat_256.safetensors")["embedding.weight"].astype("float32")
    tokenizer = Tokenizer.from_file(str(package / "tokenizers" / "l2_supercat_tokenizer_config.json"))
    tokenizer.no_padding()
    tokenizer.no_truncation()

    def vectors(texts: Sequence[str]) -> Any:
        ids = [tokenizer.encode(text, add_special_tokens=False).ids for text in texts]
        means = np.array([table[row].mean(0) if row else np.zeros(table.shape[1], "float32") for row in ids])
        return means / (np.linalg.norm(means, axis=1, keepdims=True) + 1e-9)

    claims = vectors([pair["claim"] for pair in pairs])
    sentences = [vectors(_sentences(pair["passage"])) for pair in pairs]
    everything, dice = np.concatenate(sentences), random.Random(1)
    near = []
    for claim, own in zip(claims, sentences, strict=True):
        others = everything[[dice.randrange(len(everything)) for _ in range(OTHERS)]]
        near.append(float((own @ claim).max() - (others @ claim).mean()))
    return near


def _sentences(passage: str) -> list[str]:
    parsed = passage_of(passage)
    return [parsed.sentence(index) for index in range(len(parsed.sentences))]
