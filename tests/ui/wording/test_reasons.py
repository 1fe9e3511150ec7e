"""The terminal's words for a failure are the window's."""

import pytest

from app.cli import reasons as terminal
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Outcome
from app.ui.wording.reasons import failure_words
from app.ui.wording.sentences import channel_name

pytestmark = pytest.mark.usefixtures("english")


@pytest.mark.parametrize("kind", terminal.REASONS)
def test_a_failure_has_the_same_words_in_the_terminal(kind: FailureKind) -> None:
    assert terminal.failure_words(Failure(kind)) == failure_words(Failure(kind))


@pytest.mark.parametrize("outcome", Outcome)
def test_an_outcome_has_the_same_words_in_the_terminal(outcome: Outcome) -> None:
    failure = Failure(FailureKind.BLOCKED, "bing", "", {"outcome": outcome.value})
    assert terminal.failure_words(failure) == failure_words(failure)


@pytest.mark.parametrize("channel", ["local", "wikipedia", "builtin", "kb", "tavily", "sonar", "something"])
def test_a_channel_has_the_same_name_in_the_terminal(channel: str) -> None:
    assert terminal.channel_name(channel) == channel_name(channel)
