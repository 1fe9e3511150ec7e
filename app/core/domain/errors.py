"""What can go wrong, one class wherever the user is told something different.

AppError
  Unreachable       no connection: name not found, refused, broken off, bad certificate
  TimedOut          no answer in time
  KeyRefused        401, 403 of a service that needs a key
  KeyMissing        a key is needed and none is known
  OutOfCredit       the account has no money left
  RateLimited       too many requests; `retry_after` seconds where the server said so
  ModelUnknown      the service does not know this model
  TooLong           the request is larger than the model's context; `limit` and `counted` tokens where they are told
  BadAnswer         an answer that is not understood, or a failure in the server's own words
  Blocked           a search engine did not give its results; `outcome` tells how
  ForbiddenAddress  a private or loopback address that nobody allowed; `host` is `host:port`
  Unreadable        a page or document without readable text; `reason` tells why
  NothingAnswered   none of a research's sub-questions has an answer; `reason` is the kind of the first failure
  Unavailable       a part that this installation lacks, such as the off-screen browser

Classes carry data and never sentences: the front ends say them. `detail` is foreign text and hostile.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from app.core.domain.reasons import UnreadableReason

IMPORTED = "imported_from"  # in a failure's data: the program in which the answer failed, long ago
Reason = TypeVar("Reason", bound=StrEnum)


class FailureKind(StrEnum):
    """The classes below by their names, which are stored, and what fails without one of them."""

    UNREACHABLE = "Unreachable"
    TIMED_OUT = "TimedOut"
    KEY_REFUSED = "KeyRefused"
    KEY_MISSING = "KeyMissing"
    OUT_OF_CREDIT = "OutOfCredit"
    RATE_LIMITED = "RateLimited"
    MODEL_UNKNOWN = "ModelUnknown"
    TOO_LONG = "TooLong"
    BAD_ANSWER = "BadAnswer"
    BLOCKED = "Blocked"
    FORBIDDEN_ADDRESS = "ForbiddenAddress"
    UNREADABLE = "Unreadable"
    UNAVAILABLE = "Unavailable"
    NOTHING_ANSWERED = "NothingAnswered"
    NO_RESULTS = "NothingFound"  # a channel had no hits, and the next one was asked
    INTERNAL_ERROR = "InternalError"  # a mistake of ours; `detail` is its class
    UNKNOWN = "Unknown"  # stored by a later version

    @classmethod
    def _missing_(cls, value: object) -> "FailureKind":
        return cls.UNKNOWN


class AppError(Exception):
    """`where` names the service, engine or host; `detail` is what it said, to be shown as plain text only."""

    def __init__(self, where: str = "", detail: str = "", **data: str) -> None:
        super().__init__(where, detail)
        self.where = where
        self.detail = detail[:2000]
        self.data = data

    @property
    def kind(self) -> FailureKind:
        """What is stored, and what wording is looked up by."""
        return FailureKind(type(self).__name__)

    def __str__(self) -> str:
        return ": ".join(part for part in (self.kind, self.where, self.detail) if part)


class Unreachable(AppError):
    pass


class TimedOut(AppError):
    pass


class KeyRefused(AppError):
    pass


class KeyMissing(AppError):
    pass


class OutOfCredit(AppError):
    pass


class RateLimited(AppError):
    def __init__(self, where: str = "", detail: str = "", retry_after: float | None = None) -> None:
        super().__init__(where, detail, **({} if retry_after is None else {"retry_after": f"{retry_after:g}"}))
        self.retry_after = retry_after


class ModelUnknown(AppError):
    pass


class TooLong(AppError):
    """`limit`: tokens that prompt and answer may have together; `counted`: those of this prompt, as counted there."""

    def __init__(self, where: str = "", detail: str = "", limit: int | None = None, counted: int | None = None) -> None:
        counts = {"limit": limit, "counted": counted}
        super().__init__(where, detail, **{name: str(n) for name, n in counts.items() if n is not None})
        self.limit = limit
        self.counted = counted


class BadAnswer(AppError):
    pass


class Blocked(AppError):
    def __init__(self, where: str, outcome: str, detail: str = "") -> None:
        super().__init__(where, detail, outcome=outcome)
        self.outcome = outcome


class ForbiddenAddress(AppError):
    def __init__(self, host: str) -> None:
        super().__init__(host, host=host)
        self.host = host


class Unreadable(AppError):
    def __init__(self, where: str, reason: UnreadableReason, detail: str = "") -> None:
        super().__init__(where, detail, reason=reason)
        self.reason = reason


class Unavailable(AppError):
    pass


def shuts_out(error: AppError) -> bool:
    """Whether the model cannot write either, whoever searches: without a good key, money, its name, or room."""
    if isinstance(error, KeyRefused):
        return error.data.get("status") != "403"  # which may mean the search alone
    return isinstance(error, KeyMissing | OutOfCredit | ModelUnknown | TooLong)


class NothingAnswered(AppError):
    pass


class Problem(str):
    """A sentence in English that knows its template and its fields: front ends can say it in another language."""

    template: str
    values: dict[str, str]

    def __new__(cls, template: str, **values: str) -> "Problem":
        self = super().__new__(cls, template.format(**values))
        self.template, self.values = template, values
        return self


@dataclass(frozen=True)
class Failure:
    """An error as data: its kind and what it carried. The front ends have the words."""

    kind: FailureKind
    where: str = ""
    detail: str = ""  # foreign text
    data: dict[str, str] = field(default_factory=dict)

    def reason(self, kind: type[Reason]) -> Reason | None:
        """The reason in its data, where it is one of these."""
        word = self.data.get("reason", "")
        return kind(word) if word in kind.__members__.values() else None

    @property
    def reason_and_detail(self) -> str:
        """As a finding keeps it."""
        return " ".join(filter(None, (self.data.get("reason", ""), self.detail)))

    @staticmethod
    def of(error: AppError) -> "Failure":
        return Failure(error.kind, error.where, error.detail, dict(error.data))
