"""What went wrong, as an error and as data."""

import pytest

from app.core.domain import errors
from app.core.domain.errors import AppError, Failure, FailureKind

CLASSES = [c for c in vars(errors).values() if isinstance(c, type) and issubclass(c, AppError) and c is not AppError]
WITHOUT_A_CLASS = {FailureKind.NO_RESULTS, FailureKind.INTERNAL_ERROR, FailureKind.UNKNOWN}


def test_each_class_of_errors_has_its_kind() -> None:
    assert {FailureKind(c.__name__) for c in CLASSES} == set(FailureKind) - WITHOUT_A_CLASS


def test_a_failure_keeps_what_its_error_carried() -> None:
    failure = Failure.of(errors.RateLimited("api.example", "slow down", 2.5))
    assert failure == Failure(FailureKind.RATE_LIMITED, "api.example", "slow down", {"retry_after": "2.5"})


@pytest.mark.parametrize("word", ["", "OfTomorrow", "unreachable"])
def test_a_kind_that_is_not_known_is_none_of_the_others(word: str) -> None:
    assert FailureKind(word) is FailureKind.UNKNOWN
