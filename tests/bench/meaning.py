"""What an embedding model adds to the verdict on a claim, by vectors that anybody can install: WordLlama's.

They come with the package (`pip install wordllama`, MIT): a vector for each piece of a word, averaged. The weights in
`app/core/citing/support/meaning.py` were fitted with another model, so that this row tells what they do with a weaker
one that they never saw.
"""

import importlib.util
import random
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from app.core.citing.support.evidence import passage_of
from app.core.citing.support.meaning import BIAS, NEARNESS
from app.core.domain.citation import Support, SupportReason

OTHERS = 60
REASONS = (None, SupportReason.COVERAGE, SupportReason.NAME)
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
    eligible = np.array([verdict.checked and verdict.reason in REASONS for verdict in verdicts])
    nearness = np.array(_nearness(pairs, Path(spec.origin).parent))
    joined = odds + eligible * (NEARNESS * nearness + BIAS)

    def judged(pair: Row) -> bool:
        return bool(pair["kind"] == "wice")

    yield name, f"{auroc(joined, judged):.3f} (words alone {auroc(odds, judged):.3f})", ""


def _nearness(pairs: Sequence[Row], package: Path) -> list[float]:
    """Of each claim to the nearest sentence of its passage, beside sixty sentences of any."""
    import numpy as np

    stored = import_module("safetensors.numpy").load_file(package / "weights" / "l2_supercat_256.safetensors")
    table = stored["embedding.weight"].astype("float32")
    tokenizer = import_module("tokenizers").Tokenizer.from_file(
        str(package / "tokenizers" / "l2_supercat_tokenizer_config.json")
    )
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
