"""What is refused, and what went wrong, in each API's own shape."""

from dataclasses import dataclass
from typing import Any

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.reasons import AnswerReason

CLIENT_CLOSED = 499  # the status of what nobody reads
# Of https://platform.openai.com/docs/guides/error-codes and https://docs.anthropic.com/en/api/errors
_OPENAI_TYPES = {
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
    404: "not_found_error",
    408: "invalid_request_error",
    413: "invalid_request_error",
    421: "permission_error",
    429: "rate_limit_error",
}
_ANTHROPIC_TYPES = {
    400: "invalid_request_error",
    401: "authentication_error",
    402: "billing_error",
    403: "permission_error",
    404: "not_found_error",
    408: "timeout_error",
    413: "request_too_large",
    421: "permission_error",
    429: "rate_limit_error",
    503: "overloaded_error",
    504: "timeout_error",
}
_FAILURES = {
    FailureKind.UNREACHABLE: (502, "{where} cannot be reached."),
    FailureKind.TIMED_OUT: (504, "{where} did not answer in time."),
    FailureKind.KEY_REFUSED: (502, "{where} refused the key that Citewise has for it."),
    FailureKind.KEY_MISSING: (502, "{where} needs a key. Set it in Citewise."),
    FailureKind.OUT_OF_CREDIT: (402, "The account at {where} has no credit left."),
    FailureKind.RATE_LIMITED: (429, "Rate limit reached at {where}."),
    FailureKind.MODEL_UNKNOWN: (404, "{where} does not know this model."),
    FailureKind.TOO_LONG: (400, "The request is too long for this model."),
    FailureKind.BAD_ANSWER: (502, "{where} sent a response that could not be read."),
    FailureKind.BLOCKED: (502, "{where} did not give results."),
    FailureKind.NO_RESULTS: (404, "{where} gave no results for this question."),
    FailureKind.FORBIDDEN_ADDRESS: (403, "{where} is a private address."),
    FailureKind.UNREADABLE: (422, "{where} has no readable text."),
    FailureKind.NOTHING_ANSWERED: (502, "None of the research's questions was answered."),
    FailureKind.UNAVAILABLE: (503, "{where} is not available."),
}
_ANSWERS = {
    AnswerReason.EMPTY: "{where} sent an empty response.",
    AnswerReason.REDIRECT: "{where} answered with a redirect.",
    AnswerReason.FAILED: "{where} answered with an error.",
    AnswerReason.NO_EVIDENCE: "{where} named no source.",
}


@dataclass(eq=False)  # not frozen: who passes an exception on sets its traceback
class Refusal(Exception):
    """A request that is not served. `message` is ours and safe to show; `param` names the field that is meant."""

    status: int
    message: str
    code: str = ""
    param: str = ""
    retry_after: int | None = None  # seconds

    def __str__(self) -> str:
        return self.message


def refusal_of(failure: Failure) -> Refusal:
    """A turn's failure. A service's own words stay here: nobody knows what they hold."""
    status, words = _FAILURES.get(failure.kind, (500, "Something went wrong inside Citewise."))
    seconds = failure.data.get("retry_after", "")
    after = int(float(seconds)) + 1 if seconds.replace(".", "", 1).isdigit() else None
    if (reason := failure.reason(AnswerReason)) is not None:
        words = _ANSWERS[reason]
    if reason is AnswerReason.FAILED and (number := failure.data.get("status", "")).isdigit():
        words = f"{{where}} answered with an error (HTTP {number})."
    return Refusal(status, words.format(where=failure.where or "The service"), failure.kind, retry_after=after)


def openai_error(refusal: Refusal) -> dict[str, Any]:
    kind = _OPENAI_TYPES.get(refusal.status, "server_error")
    error = {"message": refusal.message, "type": kind, "param": refusal.param or None, "code": refusal.code or None}
    return {"error": error}


def anthropic_error(refusal: Refusal) -> dict[str, Any]:
    kind = _ANTHROPIC_TYPES.get(refusal.status, "api_error")
    return {"type": "error", "error": {"type": kind, "message": refusal.message}}


def any_error(refusal: Refusal) -> dict[str, Any]:
    """Before it is known which API is meant: clients of each find what they look for."""
    return {"type": "error", **openai_error(refusal)}
