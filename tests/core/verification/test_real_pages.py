"""Texts of real pages, changed in known ways: what was done is told."""

import json
import random
import re
from collections import Counter
from pathlib import Path

import pytest

from app.core.export.evidence.bundle import BundlePassage
from app.core.ranking.passages import split
from app.core.verification.comparison import compared
from app.core.verification.page_words import sentences_of, words_of

_TEXTS = 12
_AROUND = 400


def texts_of(folder: Path) -> list[str]:
    rows = (json.loads(line) for line in (folder / "truth.jsonl").read_text("utf-8").splitlines())
    return [text[:20_000] for row in rows if len(text := row.get("text") or row.get("articleBody") or "") > 2_000][
        :_TEXTS
    ]


def changed_number(sentence: str, chance: random.Random) -> str:
    match = chance.choice(list(re.finditer(r"\d+", sentence)))
    return sentence[: match.start()] + str(int(match.group()[:6]) + chance.randint(1, 9)) + sentence[match.end() :]


@pytest.mark.parametrize("name", ["articles", "chinese"])
def test_each_change_of_a_real_page_is_told_as_what_it_is(shared_data: Path, name: str) -> None:
    chance = random.Random(7)
    texts = texts_of(shared_data / "extraction" / name)
    right: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for text in texts:
        other = next(one for one in texts if one is not text)
        for part in [part for part in split(text) if part.end - part.start > 80][:6]:
            words = text[part.start : part.end]
            sentence = next((s for s in sentences_of(words) if re.search(r"\d", s) and text.count(s) == 1), "")
            if len(words_of(sentence).keys) < 6 or sentence not in words:
                continue
            passage = BundlePassage(
                "p", "s", words, "", part.start, part.end,
                before=text[max(0, part.start - _AROUND) : part.start], after=text[part.end : part.end + _AROUND],
            )  # fmt: skip
            rest = text[: part.start] + text[part.end :]
            far = rest + f"\n\n{words}" if part.start < len(text) / 2 else f"{words}\n\n{rest}"
            for now, outcome in (
                (text, "unchanged"),
                (f"{other[:800]}\n\n{text}", "unchanged"),
                (text.replace(sentence, changed_number(sentence, chance)), "changed"),
                (text.replace(sentence, ""), "removed"),
                (other, "removed"),
                (far, "moved" if len(rest) > 4_000 else ""),
            ):
                if outcome:
                    total[outcome] += 1
                    right[outcome] += compared(passage, sentence, words_of(now)).state.value == outcome
    assert total["changed"] >= 5
    assert right["unchanged"] == total["unchanged"]
    assert {outcome: count for outcome, count in total.items() if right[outcome] < 0.9 * count} == {}
