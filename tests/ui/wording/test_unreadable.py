"""Each reason why a page has no text has its words, those for a list and those with room."""

import pytest

from app.core.domain.reasons import UnreadableReason
from app.ui.wording.unreadable import SENTENCES, WORDS

pytestmark = pytest.mark.usefixtures("english")


def test_no_reason_lacks_words_and_no_words_are_left_over() -> None:
    assert set(WORDS) == set(SENTENCES) == set(UnreadableReason)


@pytest.mark.parametrize("reason", UnreadableReason)
@pytest.mark.parametrize("detail", ["", "404", "503", "image/png", "audio/ogg"])
def test_the_words_fit_into_a_list_and_the_sentence_names_the_page(reason: UnreadableReason, detail: str) -> None:
    assert 0 < len(WORDS[reason](detail)) < 60
    assert "{where}" in SENTENCES[reason](detail)
