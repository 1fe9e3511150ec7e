"""Every reason for which a document is not read has words."""

import pytest

from app.adapters.documents.document_reader import REASONS
from app.cli import words as terminal
from app.core.domain.errors import TimedOut, Unreadable
from app.core.domain.events import Failure
from app.core.domain.reasons import UnreadableReason
from app.ui.wording.documents import SENTENCES, WORDS, document_sentence, document_words

pytestmark = pytest.mark.usefixtures("english")


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_a_sentence_that_names_the_file(reason: UnreadableReason) -> None:
    failure = Failure.of(Unreadable("report {1}.pdf", reason, "a library's own words"))
    sentence = document_sentence(failure)
    assert "report {1}.pdf" in sentence
    assert sentence.endswith(".")
    assert "library" not in sentence
    assert 0 < len(document_words(failure)) < 32


def test_no_reason_of_a_document_lacks_words_and_no_words_are_left_over() -> None:
    assert set(WORDS) == set(SENTENCES) == set(terminal.DOCUMENTS) == set(REASONS)


def test_the_reasons_do_not_share_their_words() -> None:
    failures = [Failure.of(Unreadable("a", reason)) for reason in REASONS]
    assert len({document_words(failure) for failure in failures}) == len(REASONS)


def test_other_failures_keep_their_own_words() -> None:
    failure = Failure.of(TimedOut("a.example"))
    assert "in time" in document_sentence(failure)
    assert document_words(failure) == "no answer in time"
