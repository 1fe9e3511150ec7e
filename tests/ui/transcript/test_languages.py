"""A question and its answer say in which language they are: Japanese is drawn in Japanese shapes."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from app.core.domain import events as e
from app.core.domain.editing import Translation
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.turn import State, Turn
from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.parts import turn as parts
from app.ui.transcript.parts.translated import TranslationView
from app.ui.transcript.rendered_turn import RenderedTurn
from app.ui.transcript.view import Transcript
from tests.ui.transcript.turns import started

JAPANESE = "氷河は毎年縮んでいます。骨の形も違います。"
SIMPLIFIED = "冰川每年都在缩小，这是众所周知的。"
TRADITIONAL = "冰川每年都在縮小，這是眾所周知的。"


def turn(question: str, answer: str, locale: str = "en-US") -> Turn:
    return Turn("t1", "c1", question, language=locale, state=State.FINISHED, text_parts=[answer])


def mounted(one: Turn, view: TranslationView | None = None) -> str:
    rendered = RenderedTurn(one, Renderer(parts.words()))
    rendered.translated = view
    return rendered.mount()()


def tongue(html: str, part: str) -> str:
    tag = re.search(rf'<div data-part="{part}"[^>]*>', html)
    assert tag is not None
    language = re.search(r'lang="([^"]*)"', tag[0])
    return language[1] if language else ""


@pytest.mark.parametrize(
    ("question", "answer", "locale", "tags"),
    [
        ("Why do glaciers shrink?", JAPANESE, "en-US", ("en", "ja")),
        (JAPANESE, SIMPLIFIED, "ja-JP", ("ja", "zh-CN")),
        (SIMPLIFIED, TRADITIONAL, "en-US", ("zh-CN", "zh-TW")),
        ("Warum schrumpfen die Gletscher?", "1742", "en-US", ("de", "de")),
        ("?", "!", "ja-JP", ("", "")),
    ],
)
def test_each_text_is_in_its_own_language_and_not_in_the_users(
    question: str, answer: str, locale: str, tags: tuple[str, str]
) -> None:
    html = mounted(turn(question, answer, locale))
    assert (tongue(html, "question"), tongue(html, "answer")) == tags
    assert "lang=" not in html.partition(">")[0]


def test_an_answer_that_is_written_is_in_its_questions_language_and_at_its_end_in_its_own() -> None:
    running = new_turn(replace(started(), question="なぜ氷河は縮むのですか。"))
    rendered = RenderedTurn(running, Renderer(parts.words()))
    assert tongue(rendered.mount()(), "answer") == "ja"
    commands: list[Any] = []
    for event in (e.TextDelta("t1", SIMPLIFIED), e.TextDelta("t1", SIMPLIFIED), e.TurnFinished("t1")):
        fold(running, event)
        rendered.mark(event)
        commands += [job() for job in rendered.news()]
    assert [command for command in commands if command[0] == "tongue"] == [("tongue", "t1", "zh-CN")]


def test_a_translation_is_in_its_language_and_the_original_in_its_own_again() -> None:
    one, view = turn("Why?", SIMPLIFIED), TranslationView(Translation("ja", JAPANESE))
    assert tongue(mounted(one, view), "answer") == "ja"
    rendered = RenderedTurn(one, Renderer(parts.words()))
    rendered.mount()
    for version, tag in ((view, "ja"), (None, "zh-CN")):
        rendered.show_translation(version)
        assert ("tongue", "t1", tag) in [job() for job in rendered.news()]


def test_the_page_draws_each_in_the_shapes_of_its_language(
    transcript: Transcript, look: Callable[..., Any], until: Callable[..., Any]
) -> None:
    transcript.show_conversation([turn(SIMPLIFIED, JAPANESE)])
    until("document.querySelector('.answer p')")
    fonts = "getComputedStyle(document.querySelector('{}')).fontFamily"
    assert "Noto Sans CJK JP" in look(fonts.format(".answer p"))
    assert "Noto Sans CJK SC" in look(fonts.format(".question"))
    assert "Noto Sans CJK JP" not in look(fonts.format(".bar"))
