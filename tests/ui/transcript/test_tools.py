"""The buttons of code blocks and tables, in real Chromium, by mouse and keyboard."""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from app.ui.transcript.actions import TranscriptAction
from app.ui.transcript.view import Transcript
from tests.ui.transcript.turns import stored

TEXT = """Intro

```python
print("a very long line of code that does not fit into the column of the transcript, whatever the window is like", 1)
```

| a | b |
|---|---|
| 1 | 2 |

```svg
<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>top.hit = 1</script><rect width="9" height="20"/>
<image href="https://a.example/x.png"/></svg>
```

```svg
<svg><rect></svg>
```

```xml
<svg viewBox="0 0 10 10"><circle r="5"/></svg>
```

```mermaid
graph TD; a-->b
```
"""


def button(action: str, place: int = 0) -> str:
    return f"document.querySelectorAll('[data-do=\"{action}\"]')[{place}]"


def show(transcript: Transcript, until: Any, text: str = TEXT) -> None:
    transcript.show_conversation([stored("t", None, text)])
    until("document.querySelector('.bar') && document.querySelector('.codebar')")


def press(transcript: Transcript, look: Any, qtbot: QtBot, expression: str) -> None:
    """With the mouse, at its middle."""
    look(f"{expression}.scrollIntoView({{block: 'center'}})")
    box = f"((r) => [r.x + r.width / 2, r.y + r.height / 2])({expression}.getBoundingClientRect())"
    x, y = look(box)
    page = transcript.focusProxy().focusProxy()  # type: ignore[union-attr]
    qtbot.mouseMove(page, QPoint(int(x), int(y)))
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(int(x), int(y)))


def test_code_wraps_while_its_conversation_is_open(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    show(transcript, until)
    wide = "((p) => p.scrollWidth > p.clientWidth)(document.querySelector('.code pre'))"
    assert look(wide)
    press(transcript, look, qtbot, button("wrap-code"))
    until(f"!{wide}")
    assert look(f"{button('wrap-code')}.ariaPressed") == "true"
    press(transcript, look, qtbot, button("wrap-code"))
    until(wide)


def test_what_is_rare_stays_aside_until_the_pointer_or_the_focus_comes(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, until)
    opacity = "getComputedStyle(document.querySelector('.code .rare')).opacity"
    assert look(opacity) == "0"
    look(f"{button('wrap-code')}.focus()")
    assert look(opacity) == "1"


def test_blocks_are_told_by_their_place_in_the_answer(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, until)
    with qtbot.waitSignal(transcript.command_requested) as saved:
        look(f"{button('save-code', 2)}.click()")
    assert saved.args == [TranscriptAction.SAVE_CODE, "t", "2"]
    with qtbot.waitSignal(transcript.command_requested) as copied:
        press(transcript, look, qtbot, button("copy-csv"))
    assert copied.args == [TranscriptAction.COPY_CSV, "t", "0"]
    assert look(f"{button('copy-csv')}.textContent") == "Copied"
    until(f"{button('copy-csv')}.textContent === 'Copy as CSV'")


def test_the_keyboard_reaches_the_buttons_of_a_table(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, until)
    transcript.setFocus()
    look(f"{button('copy-table')}.focus()")
    with qtbot.waitSignal(transcript.command_requested) as copied:
        qtbot.keyClick(transcript.focusProxy().focusProxy(), Qt.Key.Key_Return)  # type: ignore[union-attr]
    assert copied.args == [TranscriptAction.COPY_TABLE, "t", "0"]


def test_an_svg_is_drawn_on_demand_and_can_do_nothing(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    show(transcript, until)
    offered = "[...document.querySelectorAll('[data-do=draw]')].map((b) => getComputedStyle(b).display !== 'none')"
    assert look(offered) == [False, True, True, True, False]
    press(transcript, look, qtbot, button("draw", 1))
    until(
        "document.querySelector('.drawing img')?.complete && document.querySelector('.drawing img').naturalWidth === 40"
    )
    assert look("document.querySelectorAll('.code')[1].querySelector('pre').hidden")
    assert look("window.hit ?? null", 0) is None
    assert look("document.querySelector('.drawing img').src.startsWith('data:image/svg+xml')")
    press(transcript, look, qtbot, button("draw", 1))
    until("!document.querySelector('.drawing') && !document.querySelectorAll('.code')[1].querySelector('pre').hidden")


def test_an_svg_without_its_name_space_is_drawn_too(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, until)
    look(f"{button('draw', 3)}.click()")
    until("document.querySelector('.drawing img')?.naturalHeight > 0")


def test_a_broken_svg_says_so_and_its_code_stays(transcript: Transcript, look: Any, until: Any) -> None:
    show(transcript, until)
    look(f"{button('draw', 2)}.click()")
    until("document.querySelector('.drawing.broken')")
    assert look("document.querySelector('.drawing').textContent") == "This SVG cannot be shown."
    assert not look("document.querySelectorAll('.code')[2].querySelector('pre').hidden")


def test_an_svg_that_is_too_large_or_names_entities_is_not_drawn(transcript: Transcript, look: Any, until: Any) -> None:
    bomb = '<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'
    show(transcript, until, f"```svg\n{bomb}\n```\n\n```svg\n<svg>{' ' * 300_001}</svg>\n```")
    for place in (0, 1):
        look(f"{button('draw', place)}.click()")
        until(f"document.querySelectorAll('.code')[{place}].querySelector('.drawing.broken')")


def test_a_list_in_right_to_left_text_has_its_marks_outside_and_begins_there(
    transcript: Transcript, look: Any, until: Any
) -> None:
    transcript.show_conversation([stored("t", None, "- שלום עולם\n- abc\n  1. פנימי\n\n> ציטוט\n")])
    until("document.querySelectorAll('.answer li').length === 3")
    side = (
        "((li) => { const range = new Range(); range.selectNodeContents(li.firstChild);"
        " const text = range.getBoundingClientRect(), list = li.parentElement.getBoundingClientRect();"
        " return [list.right - text.right, text.left - list.left] })"
    )
    for place in (0, 1, 2):  # the second one's characters run the other way, and it begins beside its mark all the same
        right, left = look(f"{side}(document.querySelectorAll('.answer li')[{place}])")
        assert 27 <= right <= 29, (place, right)
        assert left > 100
    assert look("getComputedStyle(document.querySelector('blockquote')).borderRightWidth") == "3px"


def test_a_table_in_right_to_left_text_is_whole_and_its_cells_begin_on_its_side(
    transcript: Transcript, look: Any, until: Any
) -> None:
    show(transcript, until, "| الأداة | ما قاسته |\n|---|---|\n| ROSINA | تركيب |\n\n```python\n1\n```")
    cells = "[...document.querySelectorAll('tbody td')].map(one => getComputedStyle(one))"
    assert look(f"{cells}.map(one => [one.borderRightWidth, one.borderLeftWidth, one.textAlign].join(' '))") == [
        "1px 0px right",
        "0px 1px right",
    ]
    assert look(f"{cells}.map(one => [one.borderBottomRightRadius, one.borderBottomLeftRadius].join(' '))") == [
        "8px 0px",
        "0px 8px",
    ]


def test_folded_text_opens_by_a_click_and_stays_open_while_it_grows(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    transcript.show_conversation([stored("t", None, "a\n\n<details><summary>More</summary>\n\nhidden\n\n</details>\n")])
    until("document.querySelector('.answer details')")
    press(transcript, look, qtbot, "document.querySelector('.answer summary')")
    until("document.querySelector('.answer details').open")
