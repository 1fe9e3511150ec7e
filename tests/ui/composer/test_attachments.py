"""What goes with a question besides its words: bases for the conversation or the message, documents, pictures."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.core.domain.knowledge import Base
from app.core.domain.settings import ALL_BASES, Overrides, Settings, resolve
from app.ui.composer.composer import Composer
from app.ui.composer.pictures import MOST
from app.ui.composer.pills import MOST_FILES, Extras, Pill
from app.ui.widgets.theme import colours
from tests.waiting import until_shown

BASES = [Base("b1", "Contracts", documents=3), Base("b2", "合同")]


@pytest.fixture
def composer(qtbot: QtBot, english: None) -> Composer:
    made = Composer(colours(dark=False), lambda: ())
    qtbot.addWidget(made)
    made.show()
    made.own.know(BASES)
    made.own.reads = lambda path: not path.endswith(".exe")
    show(made, Overrides())
    return made


def show(composer: Composer, wishes: Overrides) -> None:
    settings = Settings()
    composer.set_choices(resolve(Overrides(), wishes, settings, Overrides()), wishes, ())


def files(tmp_path: Path, *names: str) -> list[str]:
    for name in names:
        (tmp_path / name).write_text("x")
    return [str(tmp_path / name) for name in names]


def test_bases_of_a_conversation_are_wished_and_shown(composer: Composer) -> None:
    wished: list[Overrides] = []
    composer.overrides_changed.connect(wished.append)
    menu = composer.own.menu
    menu.fill()
    boxes = [action for action in menu.list.actions() if action.isCheckable()]
    assert [action.text().partition(" · ")[0] for action in boxes][1:] == ["Contracts", "合同"]
    boxes[1].trigger()
    assert wished[-1].bases == ("b1",)
    assert menu.text() == "Contracts"
    menu._toggle("b2", True)
    assert wished[-1].bases == ("b1", "b2")
    menu._toggle(ALL_BASES, True)
    assert wished[-1].bases == (ALL_BASES,)
    menu._toggle("b1", True)
    assert wished[-1].bases == ("b1",)
    menu._toggle("b1", False)
    assert wished[-1].bases == ()


def test_another_conversation_brings_its_own_bases(composer: Composer) -> None:
    show(composer, Overrides(bases=("b2", "deleted")))
    assert composer.own.menu.selection == ("b2",)
    show(composer, Overrides())
    assert composer.own.menu.selection == ()
    assert composer.own.menu.text() == ""


def test_without_bases_the_menu_leads_to_making_one(composer: Composer) -> None:
    asked: list[int] = []
    composer.own.know([])
    composer.own.menu.manage_requested.connect(lambda: asked.append(1))
    composer.own.menu.fill()
    assert not any(action.isCheckable() for action in composer.own.menu.list.actions())
    composer.own.menu.list.actions()[-1].trigger()
    assert asked == [1]


def test_a_named_base_goes_with_this_message_alone(composer: Composer) -> None:
    sent: list[str] = []
    composer.submitted.connect(sent.append)
    show(composer, Overrides(bases=("b2",)))
    composer.set_text("#Contracts when is it due?")
    composer.submit()
    assert sent == ["when is it due?"]
    assert composer.once.bases == ("b2", "b1")
    composer.set_text("and now?")
    composer.submit()
    assert composer.once.bases is None


def test_a_name_alone_waits_for_its_question(composer: Composer) -> None:
    sent: list[str] = []
    composer.submitted.connect(sent.append)
    composer.set_text("#contracts")
    composer.submit()
    assert not sent
    assert composer.text() == ""
    assert composer.own.pills.extras == Extras(("b1",))


def test_documents_become_pills_and_go_as_files(composer: Composer, tmp_path: Path) -> None:
    paths = files(tmp_path, "a.pdf", "报告 & notes.md")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in paths])
    composer.question.insertFromMimeData(data)
    assert composer.text() == ""
    assert composer.own.pills.isVisible()
    composer.set_text("what do they say?")
    composer.submit()
    assert composer.files == tuple(paths)
    assert composer.own.pills.isHidden()
    composer.own.put_back()
    assert composer.own.pills.extras.files == tuple(paths)


def test_a_pill_goes_by_its_cross_or_by_a_key(composer: Composer, tmp_path: Path, qtbot: QtBot) -> None:
    paths = files(tmp_path, "a.pdf", "b.pdf")
    composer.own.add(paths)
    first, second = composer.own.pills._files.values()
    qtbot.mouseClick(first.close_button, Qt.MouseButton.LeftButton)
    assert composer.own.pills.extras.files == (paths[1],)
    qtbot.keyClick(second.close_button, Qt.Key.Key_Delete)
    assert composer.own.pills.extras.files == ()


def test_what_is_not_read_is_said_so(composer: Composer, tmp_path: Path) -> None:
    composer.own.add(files(tmp_path, "virus.exe"))
    assert "virus.exe" in composer.own.bar.words
    assert composer.own.pills.isHidden()
    composer.own.add([str(tmp_path)])
    assert "knowledge base" in composer.own.bar.words


def test_a_picture_stays_a_picture(composer: Composer, tmp_path: Path) -> None:
    path = str(tmp_path / "p.png")
    QImage(4, 4, QImage.Format.Format_RGB32).save(path)
    composer.own.add([path])
    assert len(composer.pictures.take()) == 1
    assert composer.own.pills.extras == Extras()


def test_there_is_an_end_to_documents(composer: Composer, tmp_path: Path) -> None:
    composer.own.add(files(tmp_path, *(f"{number}.txt" for number in range(MOST_FILES + 3))))
    assert len(composer.own.pills.extras.files) == MOST_FILES
    assert str(MOST_FILES) in composer.own.bar.words


def test_many_pills_take_several_rows(composer: Composer, tmp_path: Path, qtbot: QtBot) -> None:
    composer.resize(420, 240)
    composer.own.add(files(tmp_path, *(f"document number {number}.txt" for number in range(6))))
    pills = list(composer.own.pills._files.values())
    until_shown(lambda: composer.own.pills.height() >= pills[-1].geometry().bottom() > pills[0].height())
    assert max(pill.geometry().right() for pill in pills) <= composer.own.pills.width()


def test_files_are_dropped_anywhere_on_the_composer(composer: Composer, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in files(tmp_path, "a.txt")])
    keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    composer.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, buttons, keys))
    assert len(composer.own.pills.extras.files) == 1


def test_a_base_that_is_deleted_leaves_the_question(composer: Composer) -> None:
    composer.own.pills.add_base(BASES[0])
    composer.set_colours(colours(dark=True))
    composer.own.know([])
    assert composer.own.pills.extras == Extras()


def test_of_hundreds_of_files_only_what_goes_with_the_question_is_read(composer: Composer, tmp_path: Path) -> None:
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    given: list[QImage] = []
    composer.own.picture_added.connect(given.append)
    paths = files(tmp_path, *(f"{number}.exe" for number in range(100)), *(f"{number}.txt" for number in range(100)))
    for number in range(300):
        image.save(str(tmp_path / f"{number}.png"))
        paths.append(str(tmp_path / f"{number}.png"))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in reversed(paths)])
    action, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    composer.dropEvent(QDropEvent(QPointF(1, 1), action, data, Qt.MouseButton.LeftButton, none))
    assert len(given) == MOST
    assert len(composer.own.pills.extras.files) == MOST_FILES
    assert "4 images" in composer.own.bar.words
    assert f"{MOST_FILES} documents" in composer.own.bar.words


def test_a_file_of_a_gigabyte_is_not_read_before_it_is_sent(composer: Composer, tmp_path: Path) -> None:
    for name in ("big.txt", "big.png"):
        with (tmp_path / name).open("wb") as file:
            file.truncate(1 << 30)  # sparse: it takes no place
    composer.own.add([str(tmp_path / "big.txt"), str(tmp_path / "big.png")])
    assert str(tmp_path / "big.txt") in composer.own.pills.extras.files
    assert composer.pictures.room() == MOST


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(composer: Composer, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    composer.own.add([str(tmp_path / "pipe.png")])
    assert composer.pictures.room() == MOST


HOSTILE = '<img src="http://a.example/x.png">\n<b>\u202egnp'


def test_hostile_names_are_shown_as_they_are(composer: Composer, tmp_path: Path) -> None:
    composer.own.know([Base("b1", HOSTILE), Base("b2", "x" * 10_000)])
    composer.own.pills.add_base(Base("b1", HOSTILE))
    composer.own.pills.add_file(str(tmp_path / "a\n<b>c\u202e.txt"))
    show(composer, Overrides(bases=("b1",)))
    labels = [label for label in composer.own.pills.findChildren(QLabel) if label.text()]
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)
    assert not any("\u202e" in label.text() or "\n" in label.text() for label in labels)
    for pill in composer.own.pills.findChildren(Pill):
        assert "<img" not in pill.toolTip().replace("&lt;img", "")
    assert "\n" not in composer.own.menu.text()
    composer.own.menu.fill()
    assert all(len(action.text()) < 200 for action in composer.own.menu.list.actions())
