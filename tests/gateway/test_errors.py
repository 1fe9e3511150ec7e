"""What went wrong, in words that are safe to show."""

from app.core.domain.errors import BadAnswer, Failure, FailureKind
from app.core.domain.reasons import AnswerReason
from app.gateway.errors import anthropic_error, openai_error, refusal_of


def test_a_services_own_words_stay_here_and_its_number_is_told() -> None:
    failure = Failure.of(BadAnswer("Loopback", "sk-secret", reason=AnswerReason.FAILED, status="500"))
    refusal = refusal_of(failure)
    assert (refusal.status, refusal.message) == (502, "Loopback answered with an error (HTTP 500).")
    assert "sk-secret" not in str(openai_error(refusal)) + str(anthropic_error(refusal))


def test_a_limit_says_when_to_come_again() -> None:
    refusal = refusal_of(Failure(FailureKind.RATE_LIMITED, "Loopback", data={"retry_after": "6.5"}))
    assert (refusal.status, refusal.retry_after) == (429, 7)
    assert openai_error(refusal)["error"]["type"] == "rate_limit_error"
    assert anthropic_error(refusal)["error"]["type"] == "rate_limit_error"
