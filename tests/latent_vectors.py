"""A small embedding model that is computed, not invented: latent semantic analysis of a few paragraphs.

Words that stand in the same company get like directions, so that *physician* is near *doctor* without a shared letter.
"""

import re
from collections.abc import Sequence

import numpy as np

_WORD = re.compile(r"[a-z]+")
_SIZE = 5
PARAGRAPHS = (
    "a doctor heals patients in a hospital and gives medicine against fever",
    "a physician heals patients in a clinic and gives medicine against fever",
    "the doctor in the hospital cured the ill boy with medicine",
    "the physician in the clinic cured the sick child with remedies",
    "the ill boy and the sick child lay in hospital with fever",
    "a boat crosses the harbour under sail when the wind is up",
    "a ship crosses the port under sail when the breeze is up",
    "the boat and the ship lie in the harbour and the port",
    "the cook boils rice with salt in a pot on the stove",
    "the chef boils noodles with salt in a pan on the stove",
    "rice and noodles are eaten with soup by the cook and the chef",
    "the judge reads the law in court and the lawyer speaks",
    "the court hears the lawyer and the judge follows the law",
    "stars and planets move in the sky and the telescope sees them",
    "the telescope shows the planets and the stars of the night sky",
)


class LatentVectors:
    def __init__(self) -> None:
        rows = [_WORD.findall(paragraph) for paragraph in PARAGRAPHS]
        words = sorted({word for row in rows for word in row})
        self._places = {word: place for place, word in enumerate(words)}
        counts = np.array([[row.count(word) for word in words] for row in rows], float)
        self._weights = np.log(len(rows) / (counts > 0).sum(0)) + 0.05
        _, _, directions = np.linalg.svd(counts * self._weights, full_matrices=False)
        self._directions = directions[:_SIZE].T

    def __call__(self, texts: Sequence[str]) -> list[list[float]]:
        """A vector of five numbers for each text; zeros where no word of it is known."""
        return [self._vector(text) for text in texts]

    def _vector(self, text: str) -> list[float]:
        vector = np.zeros(_SIZE)
        for word in _WORD.findall(text.casefold()):
            if (place := self._places.get(word)) is not None:
                vector += self._weights[place] * self._directions[place]
        return [float(value) for value in vector]
