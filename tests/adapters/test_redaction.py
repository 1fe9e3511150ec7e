"""No part of a secret that tells anything is left in foreign words."""

import pytest

from app.adapters.llm.protocol.errors import app_error
from app.adapters.redaction import without
from app.adapters.search.service_errors import failure, without_keys

KEY = "my.Own-Key_0123456789"


@pytest.mark.parametrize("kept", range(6, len(KEY) + 1))
@pytest.mark.parametrize("end", ["", "…"])
def test_a_secret_is_hidden_wherever_a_text_was_cut(kept: int, end: str) -> None:
    assert without(f"Wrong: {KEY}, {KEY[:kept]}{end}", KEY).startswith("Wrong: ***, ***")
    assert KEY[:6] not in without(f"Wrong: {KEY[:kept]}{end}", KEY)


def test_other_words_stay() -> None:
    assert without("Wrong key…", KEY) == "Wrong key…"
    assert without("", KEY) == ""


@pytest.mark.parametrize("before", range(270, 300))
def test_a_page_that_is_cut_within_the_key_does_not_tell_it(before: int) -> None:
    page = f"<p>{'x' * before} {KEY} is wrong</p>".encode()
    assert KEY[:6] not in str(app_error("S", 401, page, {}, (KEY,)))
    assert KEY[:6] not in str(without_keys(failure("S", 401, page), (KEY,)))
