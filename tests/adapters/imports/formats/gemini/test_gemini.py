from pathlib import Path
from typing import Any

from app.adapters.imports.formats.gemini import Gemini
from app.core.domain.transfer import ForeignFile, ForeignRole, SkippedPart, SkipReason
from tests.adapters.imports.formats.reading import PNG, at, links, read, recognised_by, written


def record(title: str, day: int, second: int, html: str = "", **more: Any) -> dict[str, Any]:
    answer = {"safeHtmlItem": [{"html": html}]} if html else {}
    time = f"2025-12-{day:02}T17:00:{second:02}.000Z"
    return {"header": "Gemini Apps", "title": title, "time": time, "products": ["Gemini Apps"], **answer, **more}


def test_prompts_of_half_an_hour_are_one_conversation_oldest_first(tmp_path: Path) -> None:
    export = [
        record(
            "Prompted 还有红茶吗？ Attached 1 file.",
            9,
            0,
            "<p>有 🍵</p>",
            attachedFiles=["cat.png"],
            imageFile="gone.jpg",
        ),
        record("Asked Why?", 8, 40, "<p>Because of <b>x</b>:</p><ul><li>a</li></ul>"),
        record("Gave feedback: Good response", 8, 30),
        record("Prompted Which tea?", 8, 10, "<p>Green, see <a href='https://s.org'>S</a>.</p>"),
        {"header": "YouTube", "title": "Watched", "time": "2025-12-08T17:00:00Z", "products": ["YouTube"]},
    ]
    folder = "Takeout/My Activity/Gemini Apps"
    files: dict[str, Any] = {f"{folder}/MyActivity.json": export, f"{folder}/cat.png": PNG}
    path = written(tmp_path, files, "takeout.zip")
    assert recognised_by(path) == ["gemini"]
    conversations, skipped = read(path, Gemini())
    assert [(one.title, one.created, one.updated) for one in conversations] == [
        ("还有红茶吗？", at(9), at(9)),
        ("Which tea?", at(8, 10), at(8, 40)),
    ]
    later, first = conversations
    assert [(one.role, one.text, one.created) for one in first.messages] == [
        (ForeignRole.USER, "Which tea?", at(8, 10)),
        (ForeignRole.ASSISTANT, "Green, see [S](https://s.org).", at(8, 10)),
        (ForeignRole.USER, "Why?", at(8, 40)),
        (ForeignRole.ASSISTANT, "Because of **x**:\n\n- a", at(8, 40)),
    ]
    ids = [one.id for one in first.messages]
    assert links(first) == list(zip(ids, [None, *ids], strict=False))
    assert later.messages[0].files == (ForeignFile("cat.png", "image/png", PNG), ForeignFile("gone.jpg", "image/jpeg"))
    assert skipped == [
        SkippedPart(f"{folder}/MyActivity.json[2]", SkipReason.UNSUPPORTED, "Gave feedback: Good response")
    ]


def test_broken_records_cost_themselves(tmp_path: Path) -> None:
    export = [record("Prompted One", 8, 2, time=None), 7, {"header": "Gemini Apps", "title": 3}, record("Two", 8, 1)]
    (result,), skipped = read(written(tmp_path, {"a.json": export}), Gemini())
    assert [(one.text, one.created) for one in result.messages] == [("Two", at(8, 1)), ("One", None)]
    assert [(one.place, one.reason) for one in skipped] == [
        ("a.json[1]", SkipReason.BROKEN),
        ("a.json[2]", SkipReason.BROKEN),
    ]
    (again,), _ = read(tmp_path, Gemini())
    assert again == result


def test_the_activity_of_other_products_is_not_taken(tmp_path: Path) -> None:
    export = [{"header": "YouTube", "title": "Watched", "time": "2025-12-08T17:00:00Z", "products": ["YouTube"]}]
    assert recognised_by(written(tmp_path, {"MyActivity.json": export})) == []
