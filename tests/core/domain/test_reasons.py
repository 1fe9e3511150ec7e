"""Why something failed: a word in a failure's data, typed where it is read."""

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.reasons import AnswerReason, DiskReason, UnreadableReason


def test_a_failure_tells_its_reason_only_as_what_it_is() -> None:
    failure = Failure(FailureKind.UNAVAILABLE, data={"reason": "full"})
    assert failure.reason(DiskReason) is DiskReason.FULL
    assert failure.reason(AnswerReason) is None
    assert Failure(FailureKind.UNAVAILABLE).reason(DiskReason) is None


def test_a_reason_of_a_later_version_is_none_of_the_others() -> None:
    assert UnreadableReason("of_tomorrow") is UnreadableReason.UNKNOWN
    assert Failure(FailureKind.UNAVAILABLE, data={"reason": "of_tomorrow"}).reason(DiskReason) is None


def test_a_finding_keeps_reason_and_detail_as_one_text() -> None:
    failure = Failure(FailureKind.UNREADABLE, "x", "404", {"reason": UnreadableReason.STATUS})
    assert failure.reason_and_detail == "status 404"
    assert Failure(FailureKind.TIMED_OUT).reason_and_detail == ""
