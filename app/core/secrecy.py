"""What must never be kept: private conversations; and texts with a key, a password, a one-time code, a card number.

Rather too much than too little: a fact that is not kept can be written down by hand.
"""

import logging
import math
import re
from collections import Counter
from contextvars import ContextVar

in_private: ContextVar[bool] = ContextVar("in_private", default=False)
"""True in all tasks of a turn of a private conversation, for logs alone: adapters and libraries write them, which are
told of no turn, so nothing could be passed to them. What is stored goes by arguments named `keep`."""


_BETWEEN_KEYS = re.compile(r"[\s,;，；]+")


def split_keys(text: str) -> tuple[str, ...]:
    """The keys of one service, in their order and without doubles: one to a line, or with commas or semicolons."""
    return tuple(dict.fromkeys(filter(None, _BETWEEN_KEYS.split(text))))


class PrivateLogFilter(logging.Filter):
    """For whatever writes a log: of a private conversation it says that something went wrong, and nothing else."""

    def filter(self, record: logging.LogRecord) -> bool:
        if in_private.get():
            record.msg, record.args = "in a private conversation, of which nothing is written here", None
            record.exc_info = record.exc_text = record.stack_info = None
        return True


REPORTED = {"reported": True}
"""`extra` of a record whose fact the front ends report in their own words: the terminal needs it once, the log too."""


def is_unreported(record: logging.LogRecord) -> bool:
    """A filter for what writes to the terminal."""
    return not getattr(record, "reported", False)


_SECRET_WORDS = re.compile(
    r"\b(?:pass(?:word|phrase|code|wd)?s?|pwd|pin(?:[- ]?code)?|api[-_ ]?keys?|secret(?:[-_ ]?key)?s?|access[-_ ]?token"
    r"|auth(?:orization)?[-_ ]?token|private[-_ ]?key|(?:seed|recovery) phrase|recovery codes?"
    r"|one[- ]time (?:code|password)"
    r"|otp|2fa|verification code|security code|cvv|cvc|iban)\b"
    r"|密码|密碼|口令|验证码|驗證碼|校验码|动态码|動態碼|密钥|密鑰|私钥|私鑰|助记词|助記詞|银行卡|銀行卡|信用卡|身份证|身分證"
    r"|パスワード|暗証番号|認証コード|비밀번호|인증번호",
    re.IGNORECASE,
)
_SHAPED = re.compile(
    r"-----BEGIN|\beyJ[\w-]{10,}\.|\b(?:sk|pk|rk|ghp|gho|ghs|xox[abp]|glpat|AKIA|AIza|hf|tvly|pplx|gsk|xai|jina|nvapi)"
    r"[-_A-Za-z0-9]{12,}|\bbearer\s+\S{12,}",
    re.IGNORECASE,
)
_WORD = re.compile(r"[A-Za-z0-9_\-+/=.]{16,}")
_DIGITS = re.compile(r"\d(?:[ -]?\d){11,22}")


def looks_secret(text: str) -> bool:
    """True for a text that names or holds a secret, as far as its shape tells."""
    text = text[:10_000]
    if _SECRET_WORDS.search(text) or _SHAPED.search(text):
        return True
    if any(_is_card(match.group()) for match in _DIGITS.finditer(text)):
        return True
    return any(_is_random(word) for word in _WORD.findall(text))


def _is_card(digits: str) -> bool:
    """Thirteen to nineteen digits with a right check digit (Luhn, ISO/IEC 7812-1)."""
    numbers = [int(digit) for digit in digits if digit.isdigit()]
    if not 13 <= len(numbers) <= 19:
        return False
    doubled = [sum(divmod(2 * n, 10)) if place % 2 else n for place, n in enumerate(reversed(numbers))]
    return sum(doubled) % 10 == 0


def _is_random(word: str) -> bool:
    """Letters and digits mixed without a pattern: a key. Addresses and long words are not."""
    if not (re.search(r"\d", word) and re.search(r"[A-Za-z]", word)) or "/" in word.strip("/") or word.count(".") > 1:
        return False
    counts = Counter(word)
    entropy = -sum(n / len(word) * math.log2(n / len(word)) for n in counts.values())
    return entropy > 3.4
