"""The transcript in real Chromium: events in, page out, clicks back."""

import os
import re
import signal
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.view import Transcript
from app.ui.widgets.theme import DARK
from tests.ui.transcript.markdown.test_renderer import HOSTILE
from tests.ui.transcript.samples import ANSWER
from tests.ui.transcript.turns import reading, referring, searching, started, stored, tell, whole, writing
from tests.waiting import until_shown

ENDED = "document.querySelector('.turn:last-child .bar') !== null"
STEPS = "document.querySelector('.steps').innerText"
BLOCKS = "[...document.querySelectorAll('.answer section')].map((s) => s.innerHTML)"


def show(transcript: Transcript, events: Any) -> None:
    tell(transcript, *events)


def test_the_empty_state_greets_and_suggests(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    until("document.querySelectorAll('#empty button').length === 3")
    with qtbot.waitSignal(transcript.suggestion_selected) as chosen:
        look("document.querySelector('#empty button').click()")
    assert chosen.args == [look("document.querySelector('#empty button').textContent")]


def test_steps_are_told_while_they_happen(transcript: Transcript, until: Any) -> None:
    show(transcript, [started(question="Why do <b>glaciers</b> melt?"), *searching()])
    until(f"{STEPS}.includes('why glaciers melt') && {STEPS}.includes('Bing: asked for a captcha')")
    until("document.querySelector('.question').textContent === 'Why do <b>glaciers</b> melt?'")
    show(transcript, reading())
    until(f"{STEPS}.includes('2 of 3')")


def test_a_dot_blinks_without_an_animation(transcript: Transcript, look: Any, until: Any) -> None:
    """One of those would have Chromium make sixty frames a second."""
    show(transcript, [started(), *searching()])
    until("document.querySelector('.dot.faint')")
    until("document.querySelector('.dot:not(.faint)')")
    assert look("document.getAnimations().length") == 0


def test_an_answer_is_not_announced_word_by_word(transcript: Transcript, look: Any, until: Any) -> None:
    """A screen reader hears once that it begins and of its end, and nothing of what streams in."""
    show(transcript, [started(), *searching(), *referring()])
    until("document.querySelector('.turn')")
    look(
        "new MutationObserver(() => { (window.heard ??= []).push(document.querySelector('#status').textContent) })"
        ".observe(document.querySelector('#status'), { childList: true, characterData: true, subtree: true })"
    )
    text = "glaciers melt in summer. " * 40
    show(transcript, [*writing(text=text), e.TurnFinished("t1")])
    until(ENDED)
    until("(window.heard ?? []).some((words) => words)")
    heard = [words for words in look("window.heard") if words]
    assert len(heard) <= 3, "searching, answering, complete"
    assert not any("glaciers" in words for words in heard)
    live = ":is([aria-live]:not([aria-live=off]), [role=status], [role=log], [role=alert])"
    assert look(f"document.querySelector('.answer').closest('{live}')") is None
    assert look(f"document.querySelectorAll('.answer {live}').length") == 0


def test_steps_fold_into_a_summary_that_opens(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, whole())
    until(ENDED)
    assert "Searched" in look(STEPS)
    look("document.querySelector('.steps summary').click()")
    told = look("document.querySelector('.steps .details').innerText")
    assert all(
        words in told for words in ("why glaciers melt", "Bing: asked for a captcha", "Title 1", "no answer in time")
    )


def test_a_streamed_answer_ends_like_a_stored_one(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, whole())
    until(ENDED)
    streamed = look(BLOCKS)
    transcript.clear()
    until("!document.querySelector('.turn')")  # else the old turn would be taken for the new one
    transcript.show_conversation([stored()])
    until(f"{ENDED} && !document.querySelector('.live')")
    assert len(streamed) > 7
    assert look(BLOCKS) == streamed


GROWING = (
    "|a|b|\n|:-|-|\n" + "".join(f"|row {n}|`{n}`|\n" for n in range(9)) + "\n\n" + "- one\n" * 4
    + "  - two\n  - three *words* more\n- four\n\n1. five\n2. six words more and more\n\n   seven\n"
)  # fmt: skip


def test_tables_and_lists_that_grew_by_rows_end_like_stored_ones(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, [started()])
    for place in range(0, len(GROWING), 7):
        with qtbot.waitSignal(transcript.feed.patched):
            show(transcript, [e.TextDelta("t1", GROWING[place : place + 7])])
        if place == 70:
            look("(document.querySelector('tbody tr').dataset.first = 'kept')")
    assert look("document.querySelector('tbody tr').dataset.first") == "kept"
    look("delete document.querySelector('tbody tr').dataset.first && 0")
    show(transcript, [e.TurnStopped("t1")])
    until(ENDED)
    assert look(BLOCKS) == [html.replace("\u00a0", "&nbsp;") for html in Renderer().blocks(GROWING)]


def test_open_code_is_drawn_by_a_few_lines_and_reads_as_one(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    lines = "".join(f"    line {n}\n\n" for n in range(20))
    show(transcript, [started()])
    for text in ("```py\n", *re.findall(r"(?s).{1,30}", lines)):
        with qtbot.waitSignal(transcript.feed.patched):
            show(transcript, [e.TextDelta("t1", text)])
    assert look("document.querySelectorAll('pre .lines').length") > 2
    assert look("document.querySelector('code').textContent") == lines
    height = look("document.querySelector('.code').offsetHeight")
    with qtbot.waitSignal(transcript.feed.patched):
        show(transcript, [e.TextDelta("t1", "```\n\nEnd")])
    assert look("document.querySelectorAll('pre .lines').length") == 0
    assert abs(look("document.querySelector('.code').offsetHeight") - height) <= 1


def test_room_that_an_answer_did_not_need_goes_unseen(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, [started()])
    for _ in range(4):
        with qtbot.waitSignal(transcript.feed.patched):
            show(transcript, [e.TextDelta("t1", "words\n\n" * 20)])
    look("document.querySelector('#latest').click()")
    show(transcript, [e.TurnFinished("t1")])
    until(ENDED)
    height, place = "document.querySelector('.turn').offsetHeight", "document.querySelectorAll('.answer p')[70]"
    before, top = look(height), look(f"{place}.getBoundingClientRect().top")
    look("scrollBy(0, -400) ?? 0")
    until(f"{height} < {before}")
    assert look(f"{place}.getBoundingClientRect().top") == top + 400


def test_a_chip_opens_its_citation(transcript: Transcript, look: Any, qtbot: QtBot) -> None:
    show(transcript, whole())
    until_shown(lambda: look("document.querySelectorAll('.chip').length") == 6)
    with qtbot.waitSignal(transcript.citation_activated) as opened:
        look("document.querySelector('.chip').click()")
    assert opened.args == ["t1", 0, 1]


def test_chips_and_blocks_keep_their_direction_to_themselves(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, whole(text="It \u202emelts [1], [says he](https://a.org)."))
    until(ENDED)
    for name in (".chip", ".answer a", ".answer p"):
        assert look(f"getComputedStyle(document.querySelector('{name}')).unicodeBidi") == "isolate"
    assert look("document.querySelector('.answer').innerText").startswith("It melts")


def test_the_mouse_opens_a_chip(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    show(transcript, whole(text="It melts [1]."))
    until(ENDED)
    x, y = look(
        "(({x, y, height}) => [x + 20, y + height / 2])(document.querySelector('.chip').getBoundingClientRect())"
    )
    with qtbot.waitSignal(transcript.citation_activated) as opened:
        qtbot.mouseClick(transcript.focusProxy().focusProxy(), Qt.MouseButton.LeftButton, pos=QPoint(int(x), int(y)))
    assert opened.args == ["t1", 0, 1]


def test_the_keyboard_reaches_a_chip_and_opens_it(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    show(transcript, whole(text="It melts [1]."))
    until(ENDED)
    page = transcript.focusProxy().focusProxy()
    transcript.setFocus()
    for _ in range(2):  # past the step line
        qtbot.keyClick(page, Qt.Key.Key_Tab)
    until("document.activeElement.className === 'chip' && document.querySelector('#card').hidden === false")
    with qtbot.waitSignal(transcript.citation_activated):
        qtbot.keyClick(page, Qt.Key.Key_Return)


def test_control_click_on_a_chip_opens_the_page_itself(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, whole())
    until("document.querySelector('.chip')")
    with qtbot.waitSignal(transcript.link_activated) as opened:
        look("document.querySelector('.chip').dispatchEvent(new MouseEvent('click', {ctrlKey: true, bubbles: true}))")
    assert opened.args == ["https://site1.org/a"]


def test_a_group_opens_its_list_and_the_keyboard_walks_it(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, whole())
    until(ENDED)
    look("[...document.querySelectorAll('.chip')].find((c) => c.children.length === 3).click()")
    until("document.querySelectorAll('#card button').length === 2 && document.activeElement.dataset.r === '1:2'")
    look("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true}))")
    with qtbot.waitSignal(transcript.citation_activated) as opened:
        look("document.activeElement.click()")
    assert opened.args == ["t1", 2, 3]


def test_the_card_shows_the_passage_and_escape_hides_it(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, whole())
    until(ENDED)
    look("document.querySelector('.chip').focus({focusVisible: true})")
    until("document.querySelector('#card').innerText.includes('Passage of Title 1, word for word.')")
    assert "1 · Title 1" in look("document.querySelector('#card').innerText")
    look("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}))")
    assert look("document.querySelector('#card').hidden")


def test_a_page_that_could_not_be_read_is_marked_on_its_chip(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, whole(text="It melts [2]."))
    until(ENDED)
    assert look("document.querySelector('.chip').className") == "chip weak"


def test_reasoning_is_folded_apart_and_grows(transcript: Transcript, until: Any) -> None:
    show(transcript, [started(), *referring(), e.ReasoningDelta("t1", "First <i>")])
    until("document.querySelector('.thought')?.textContent === 'First <i>'")
    show(transcript, [e.ReasoningDelta("t1", "then")])
    until("document.querySelector('.thought').textContent === 'First <i>then'")


def test_notices_offer_what_helps(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    show(transcript, [started(), e.NoticeAdded("t1", e.Notice(e.NoticeKind.QUOTES)), e.TurnFinished("t1")])
    until(ENDED)
    with qtbot.waitSignal(transcript.action_requested) as asked:
        look("document.querySelector('.note button').click()")
    assert asked.args == ["add_model"]


def test_a_failed_turn_says_why_and_offers_to_retry(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(
        transcript,
        [started(), e.TurnFailed("t1", e.Failure(e.FailureKind.RATE_LIMITED, "api.example", "<b>slow down</b>"))],
    )
    until("document.querySelector('.error')?.innerText.includes('<b>slow down</b>')")
    with qtbot.waitSignal(transcript.retry_requested) as asked:
        look("document.querySelector('.error [data-do=retry]').click()")
    assert asked.args == ["t1"]


def test_a_stopped_turn_keeps_what_came(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, [started(), *referring(), e.TextDelta("t1", "Half an ans"), e.TurnStopped("t1")])
    until(ENDED)
    assert look("document.querySelector('.answer').innerText") == "Half an ans"


def test_events_of_other_conversations_are_passed_over(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, [started(), started("x", None, "Other?", "other"), *writing("x"), *searching()])
    until(f"{STEPS}.includes('why glaciers melt')")
    assert look("document.querySelectorAll('article').length") == 1


def test_a_sibling_takes_the_place_of_what_it_replaces(transcript: Transcript, look: Any, until: Any) -> None:
    transcript.show_conversation([stored("t1"), stored("t2", "t1"), stored("t3", "t2")])
    show(transcript, [started("t4", "t1", "Edited?")])
    until("document.querySelectorAll('article').length === 2")
    assert look("[...document.querySelectorAll('article')].map((a) => a.dataset.turn)") == ["t1", "t4"]


def test_several_turns_may_grow_at_once(transcript: Transcript, until: Any) -> None:
    show(transcript, [started("t1"), started("t2", "t1")])
    show(transcript, [e.TextDelta("t1", "one"), e.TextDelta("t2", "two"), e.TextDelta("t1", " more")])
    until("[...document.querySelectorAll('.answer')].map((a) => a.innerText).join() === 'one more,two'")


def test_a_running_turn_that_is_shown_again_goes_on(transcript: Transcript, look: Any, until: Any) -> None:
    turn = stored()
    show(transcript, [started(), *referring(), e.TextDelta("t1", "Some **bold")])
    running = transcript._find("t1").turn
    transcript.show_conversation([turn])
    transcript.show_conversation([running])
    show(transcript, [e.TextDelta("t1", "** words")])
    until("document.querySelector('.answer').innerHTML.includes('<strong>bold</strong> words')")
    assert running.text == "Some **bold** words", "the turn is the chat's own"


def test_old_turns_come_when_one_scrolls_to_them(transcript: Transcript, look: Any, until: Any) -> None:
    parents = [None, *(f"t{i}" for i in range(70))]
    transcript.show_conversation([stored(f"t{i}", parents[i], f"Answer {i} [1]") for i in range(70)])
    until("document.querySelectorAll('article').length === 30")
    look("scrollTo(0, 0)")
    until("document.querySelectorAll('article').length === 60")
    assert look("scrollY") > 100
    look("scrollTo(0, 0)")
    until("document.querySelectorAll('article').length === 70")
    assert look("document.querySelector('article').dataset.turn") == "t0"


def test_the_newest_turns_come_first_and_those_behind_them_move_nothing(
    transcript: Transcript, look: Any, until: Any
) -> None:
    parents = [None, *(f"t{i}" for i in range(70))]
    turns = [stored(f"t{i}", parents[i], f"Answer {i} [1]") for i in range(70)]
    transcript.show_conversation(turns)
    patches = []
    transcript.feed.patched.connect(lambda: patches.append(transcript._mounted_from))
    until("document.querySelectorAll('article').length === 30")
    assert patches[0] > 55
    assert look("document.querySelectorAll('article')[29].dataset.turn") == "t69"
    until("document.documentElement.scrollHeight - innerHeight - scrollY < 3")
    transcript.show_conversation(turns[:3])
    until("document.querySelectorAll('article').length === 3")


AT_END = "document.documentElement.scrollHeight - innerHeight - scrollY < 3"


def test_the_end_stays_in_view_until_the_reader_scrolls_up(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, [started(), *referring(), *list(writing(text="A line of text.\n\n" * 60))[:-2]])
    until("document.querySelector('.answer').innerText.split('A line').length === 61")
    assert look("scrollY") == 0
    look("document.querySelector('#latest').click()")
    until(f"scrollY > 300 && {AT_END}")
    show(transcript, [e.TextDelta("t1", "Then.\n\n" * 40)])
    until(f"document.querySelector('.answer').innerText.includes('Then.') && {AT_END}")
    look("scrollBy(0, -250)")
    until("document.querySelector('#latest').hidden === false")
    here = look("scrollY")
    show(transcript, [e.TextDelta("t1", "More.\n\n" * 40)])
    until("document.querySelector('.answer').innerText.includes('More.')")
    assert look("scrollY") == here
    look("document.querySelector('#latest').click()")
    until(AT_END)


def test_the_look_changes_live(transcript: Transcript, look: Any, until: Any) -> None:
    background = "getComputedStyle(document.documentElement).backgroundColor"
    assert look(background) == "rgb(253, 253, 252)"
    transcript.set_colours(DARK, 20)
    until(f"{background} === 'rgb(29, 32, 34)'")
    assert look("getComputedStyle(document.body).fontSize") == "20px"


def test_two_thousand_deltas_make_few_patches(transcript: Transcript, until: Any) -> None:
    patches: list[None] = []
    transcript.feed.patched.connect(lambda: patches.append(None))
    show(transcript, [started(), *referring(), *writing(text=ANSWER * 30, size=6), e.TurnFinished("t1")])
    until(ENDED)
    assert len(ANSWER * 30) // 6 > 2000
    assert len(patches) < 40


@pytest.mark.parametrize("together", [True, False])
def test_nothing_a_model_writes_is_executed_or_fetched(
    transcript: Transcript, look: Any, until: Any, together: bool
) -> None:
    text = "\n\n".join(HOSTILE) if together else " ".join(HOSTILE)
    show(transcript, [started(question=text), e.ReasoningDelta("t1", text), *whole(text=text)][1:])
    show(
        transcript,
        [
            started(question=text),
            *writing(text=text),
            e.TurnFailed("t1", e.Failure(e.FailureKind.BAD_ANSWER, text, text)),
        ],
    )
    until("document.querySelector('.error') !== null")
    assert look("typeof window.hit", world=0) == "undefined"
    assert (
        look("document.querySelectorAll('.answer :is(script, img, iframe, form, svg, style, base, meta)').length") == 0
    )


def test_the_page_itself_cannot_run_or_fetch_anything(transcript: Transcript, look: Any, until: Any) -> None:
    """Even if cleaning failed: the page's policy stands behind it."""
    hit = "'window.hit=1'"
    evil = f"<img src='http://127.0.0.1:9/x' onerror={hit}><svg onload={hit}></svg><b onclick={hit}>x</b>"
    look(f"(document.querySelector('#empty').innerHTML = `{evil}`, 1)", world=0)
    look("(document.querySelector('#empty b').click(), 1)", world=0)
    look(f"document.body.append(Object.assign(document.createElement('script'), {{textContent: {hit}}}))", world=0)
    look("(fetch('citewise://transcript/style.css').catch(() => { document.title = 'refused' }), 1)", world=0)
    until("document.title === 'refused'")
    assert look("typeof window.hit", world=0) == "undefined"
    assert look("typeof qt + typeof cw", world=0) == "undefinedundefined"


def test_links_are_wishes_and_the_page_stays(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    show(transcript, whole(text="See [this](https://example.org/x)."))
    until(ENDED)
    with qtbot.waitSignal(transcript.link_activated) as opened:
        look("document.querySelector('.answer a').click()")
    assert opened.args == ["https://example.org/x"]
    look("(location.href = 'https://example.org/y', 1)", world=0)
    transcript.page.load(QUrl("file:///etc/passwd"))
    assert look("location.href") == "citewise://transcript/index.html"


def test_a_page_that_crashed_shows_all_again(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    show(transcript, whole())
    until(ENDED)
    with qtbot.waitSignals([transcript.page.renderProcessTerminated, transcript.feed.patched]):
        os.kill(transcript.page.renderProcessPid(), signal.SIGKILL)
    until(ENDED)


def leave(transcript: Transcript) -> None:
    """Give the focus to something else, as a composer has it."""
    other = QWidget(transcript)
    other.show()
    other.setFocus()


def test_an_empty_page_that_had_much_in_it_is_loaded_anew_at_rest(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    parents = [None, *(f"t{i}" for i in range(70))]
    transcript.show_conversation([stored(f"t{i}", parents[i], "Words.") for i in range(70)])
    transcript.show_place("t0", "")
    until("document.querySelectorAll('.turn').length === 70")
    look("document.body.dataset.old = 'yes'")
    transcript.rest()  # something is shown
    transcript.clear()
    until("!document.querySelector('.turn')")
    assert look("document.body.dataset.old") == "yes"
    transcript.rest()  # who has the focus in it is left alone
    assert look("document.body.dataset.old") == "yes"
    leave(transcript)
    with qtbot.waitSignals([transcript.page.loadFinished, transcript.feed.patched]):
        transcript.rest()
    until("document.querySelectorAll('#empty button').length === 3 && !document.body.dataset.old")
    look("document.body.dataset.old = 'yes'")
    transcript.rest()  # nothing was shown since
    show(transcript, whole())
    until(ENDED)
    assert look("document.body.dataset.old") == "yes"


def test_a_question_that_comes_while_the_page_loads_anew_is_shown(
    transcript: Transcript, until: Any, qtbot: QtBot
) -> None:
    parents = [None, *(f"t{i}" for i in range(70))]
    transcript.show_conversation([stored(f"t{i}", parents[i], "Words.") for i in range(70)])
    transcript.show_place("t0", "")
    until("document.querySelectorAll('.turn').length === 70")
    leave(transcript)
    transcript.clear()
    with qtbot.waitSignal(transcript.page.loadStarted):
        transcript.rest()
    show(transcript, whole())
    until("document.querySelectorAll('.turn').length === 1 && document.querySelector('.turn .bar')")


def test_copying_an_answer_leaves_no_numbers(transcript: Transcript, qtbot: QtBot) -> None:
    show(transcript, whole(text="It **melts** [1], fast [2][3].\n"))
    transcript.copy_answer("t1")
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == "It **melts**, fast."
    assert "<strong>melts</strong>" in data.html()
    assert "button" not in data.html()


def test_copying_with_sources_lists_them(transcript: Transcript) -> None:
    show(transcript, whole(text="It melts [1, 3]."))
    transcript.copy_with_sources("t1")
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("It melts [1][3].")
    assert "- [3] [Title 3](<https://site3.org/a>)" in copied


def test_a_selection_is_copied_without_chips(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, whole(text="It melts[1].\n\n1. one [2]\n2. two\n"))
    until(ENDED)
    copied = (
        "(() => { const data = new DataTransfer(); getSelection().selectAllChildren(document.querySelector('.answer'));"
        " document.dispatchEvent(new ClipboardEvent('copy', {clipboardData: data}));"
        " return [data.getData('text/plain'), data.getData('text/html')]; })()"
    )
    text, html = look(copied)
    assert text.split("\n") == ["It melts.", "", "1. one", "2. two"]
    assert "site1" not in html
    assert "class" not in html


def test_code_is_copied_by_its_button(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    show(transcript, whole(text="```py\nx = '<b>'\n```"))
    until(ENDED)
    with qtbot.waitSignal(QGuiApplication.clipboard().dataChanged):
        look("document.querySelector('.copycode').click()")
    assert QGuiApplication.clipboard().text() == "x = '<b>'\n"


def test_find_marks_words_across_turns(transcript: Transcript, until: Any, qtbot: QtBot) -> None:
    transcript.show_conversation([stored("t1", None, "A needle."), stored("t2", "t1", "One more needle.")])
    until(ENDED)
    finder = transcript.finder()
    with qtbot.waitSignal(finder.changed, check_params_cb=lambda place, count: count == 2):
        finder.search(["needle"])
    until("CSS.highlights.get('match')?.size === 2")


def test_a_note_that_an_answer_is_not_saved_goes_when_it_is(transcript: Transcript, look: Any, until: Any) -> None:
    full = e.Failure(e.FailureKind.UNAVAILABLE, "citewise.db", data={"reason": "full"})
    show(transcript, [started(), *referring(), e.TextDelta("t1", "Words."), e.SavingFailed("t1", full)])
    until("document.querySelector('.note.error')?.innerText.startsWith('Not saved yet: the disk is full')")
    show(transcript, [e.TurnFinished("t1")])
    until(ENDED)
    assert "Words." in look("document.querySelector('.answer').innerText")
    show(transcript, [e.TurnSaved("t1")])
    until("!document.querySelector('.note.error')")
