"""Each kind of notice has its sentence, and the sentence names what its data tells."""

import pytest

from app.core.domain.events import Notice, NoticeKind
from app.ui.wording.notices import SENTENCES, folded_sentence, is_offline, notice_sentence

pytestmark = pytest.mark.usefixtures("english")


def test_no_kind_of_notice_lacks_a_sentence_and_no_sentence_is_left_over() -> None:
    assert set(SENTENCES) == set(NoticeKind)


@pytest.mark.parametrize("kind", NoticeKind)
def test_a_notice_without_data_still_says_something(kind: NoticeKind) -> None:
    said = notice_sentence(Notice(kind))
    assert said
    assert "{" not in said


def test_a_fall_back_to_wikipedia_says_why() -> None:
    said = notice_sentence(Notice(NoticeKind.LAST_RESORT, {"reasons": "bing=check, duckduckgo=refused"}))
    assert "engines could be used (Bing: asked for a captcha; DuckDuckGo: refused for now), so only Wikipedia" in said
    assert "gave no results" in notice_sentence(Notice(NoticeKind.LAST_RESORT))


def test_notices_name_the_reasons_that_they_carry() -> None:
    said = notice_sentence(
        Notice(NoticeKind.SEARCH_FAILED, {"reasons": "Blocked: bing=check, baidu=timed_out, bing=check"})
    )
    assert said.endswith("(Bing: asked for a captcha; Baidu: no answer in time)")


def test_a_built_in_search_that_failed_says_why_and_who_was_asked_instead() -> None:
    said = notice_sentence(
        Notice(NoticeKind.BUILTIN_FAILED, {"channel": "perplexity", "reasons": "qwen-plus=TimedOut"})
    )
    assert "(no answer in time)" in said
    assert "Perplexity" in said


def test_offline_is_said_as_such_and_many_reasons_fold() -> None:
    engines = ("bing", "duckduckgo", "google", "baidu", "startpage", "brave")
    offline = Notice(NoticeKind.SEARCH_FAILED, {"reasons": ", ".join(f"{name}=unreachable" for name in engines)})
    sentence, folded = folded_sentence(offline)
    assert is_offline(offline)
    assert sentence == notice_sentence(offline) == "You seem to be offline. Check your connection or the proxy."
    assert folded.count("not reachable") == 6
    mixed = Notice(NoticeKind.SEARCH_FAILED, {"reasons": f"{offline.data['reasons']}, yandex=check"})
    sentence, folded = folded_sentence(mixed)
    assert not is_offline(mixed)
    assert sentence == "No search engine gave results. Try again later."
    assert folded.count(";") == 6
    assert folded_sentence(Notice(NoticeKind.SEARCH_FAILED, {"reasons": "bing=check, baidu=refused"}))[1] == ""
