"""Whether a model's words may stand in the answer: checked by program, word by word. In doubt they may not."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.core.citing.support.evidence import bared
from app.core.citing.support.language import comparable, language
from app.core.citing.support.verdict import check
from app.core.domain.citation import Support, Verdict
from app.core.editing.correction import Decision, Suggestion
from app.core.editing.evidence import is_supported
from app.core.editing.invention import invents
from app.core.editing.statements import Statement
from app.core.ranking.sentences import sentence_ends

_ADDRESS = re.compile(
    r"://|www\.|\w@\w|\b[\w-]{1,60}\.(?:com|org|net|io|cn|edu|gov|info|biz|dev|app|co|uk|de|ru)\b", re.IGNORECASE
)
_SIGN = re.compile(r"[\[\]【】［］<>|\\`{}#*_~^\n\r\t]")  # Markdown, HTML and markers
_TERMINAL = ".。!！?？"
_BETTER = 0.1  # so much better a score has to be


@dataclass(frozen=True)
class Replacement:
    """Words that may stand in place of a statement. numbers: the sources that the citation names then."""

    words: str
    numbers: tuple[int, ...]
    support: Support


def replacement(
    statement: Statement,
    suggestion: Suggestion,
    before: Support,
    numbers: Sequence[int],
    evidence: Mapping[int, Sequence[str]],
) -> Replacement | None:
    """None where the words are not taken. before: how the statement fares now. numbers: of its sources now.

    evidence: the passages that the model was given, by number; no other number counts.
    """
    if suggestion.number not in evidence:
        return None
    new, old, texts = _fitted(suggestion.words, statement), statement.words, list(evidence[suggestion.number])
    if not _is_plain(new, old) or not _is_of_size(new, old) or bared(new) == bared(old):
        return None
    if not comparable(language(old), language(new)) or invents(new, old, texts):
        return None
    support = check(new, texts)
    hedged = suggestion.decision is Decision.HEDGE and support.checked and support.verdict is Verdict.PARTLY
    if not (hedged or is_supported(support)) or support.score < before.score + _BETTER:
        return None
    cited = tuple(numbers) if suggestion.number in numbers else (suggestion.number,)
    return Replacement(new, cited, support)


def _fitted(text: str, statement: Statement) -> str:
    """With the statement's own first letter and last sign: a marker may stand before the full stop."""
    new = unicodedata.normalize("NFC", " ".join(text.split()))
    if len(new) > 1 and new[0] == new[-1] and new[0] in "\"'" and statement.words[:1] != new[0]:
        new = new[1:-1].strip()
    ends = statement.words[-1:] if statement.words[-1:] in _TERMINAL else ""
    new = new.rstrip(_TERMINAL).rstrip() + ends if new.rstrip(_TERMINAL) else new
    if statement.words[:1].isupper() and new[:1].islower() and not statement.before:
        new = new[0].upper() + new[1:]
    return new


def _is_plain(new: str, old: str) -> bool:
    if not new or _SIGN.search(new) or _ADDRESS.search(new):
        return False
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs", "Cn") for sign in new):
        return False
    return new.count("$") <= max(old.count("$"), 1) and "&" not in new.replace("& ", "")


def _is_of_size(new: str, old: str) -> bool:
    """No longer than the old words allow, and one sentence where that was one."""
    if not 0.25 * len(old) <= len(new) <= 1.6 * len(old) + 24:
        return False
    return _sentences(new) <= max(1, _sentences(old))


def _sentences(text: str) -> int:
    return len([end for end in sentence_ends(text) if end < len(text)]) + 1
