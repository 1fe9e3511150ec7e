"""The memory's page: switches by group, the model that proposes, and all facts, to be edited and deleted."""

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from app.core.domain.chat import ModelChoice
from app.core.domain.conversation import PRIVATE, Conversation
from app.core.domain.errors import Unavailable
from app.core.domain.memory import Backup, Fact, Forgotten
from app.core.domain.settings import MemorySettings, Settings
from app.ui.settings.memory_page import MemoryPage
from tests.fakes import FakeFacts
from tests.ui.fakes import NOW, OLLAMA
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")


def fact(number: int, text: str, group: str = "") -> Fact:
    return Fact(f"f{number}", group, text, NOW, NOW + timedelta(minutes=number), "t1")


def scene_with(folder: Path, *facts: Fact, settings: Settings = Settings(providers=(OLLAMA,))) -> Scene:
    scene = Scene(folder, settings)
    scene.services.memory.facts.kept = {one.id: one for one in facts}
    for id_, group in (("c1", "Work"), ("c2", ""), (f"{PRIVATE}1", "Hidden")):
        scene.services.conversations.kept[id_] = Conversation(id_, id_, NOW, NOW, group=group)
    return scene


async def opened(scene: Scene) -> MemoryPage:
    page = MemoryPage(scene.controller, scene.tasks)
    await scene.done()
    return page


def lines(page: MemoryPage) -> list[str]:
    found = []
    for row in range(page.list.topLevelItemCount()):
        heading = page.list.topLevelItem(row)
        found += [heading.text(0), *(heading.child(n).text(0) for n in range(heading.childCount()))]
    return found


def choose(page: MemoryPage, heading: int, row: int) -> None:
    item = page.list.topLevelItem(heading).child(row)
    assert item is not None
    page.list.setCurrentItem(item)


async def test_memory_is_off_until_a_group_is_switched_on(tmp_path: Path) -> None:
    scene = scene_with(tmp_path)
    page = await opened(scene)
    assert list(page.switches) == ["", "Work"]
    assert not any(switch.isChecked() for switch in page.switches.values())
    page.switches["Work"].setChecked(True)
    page.switches[""].setChecked(True)
    page.switches["Work"].setChecked(False)
    assert scene.saved.memory.groups == ("",)


async def test_a_model_of_its_own_may_propose(tmp_path: Path) -> None:
    scene = scene_with(tmp_path)
    page = await opened(scene)
    page.model.setCurrentIndex(1)
    page.model.activated.emit(1)
    assert scene.saved.memory.model == ModelChoice("ollama", "qwen3:8b")


async def test_facts_stand_by_group_newest_first(tmp_path: Path) -> None:
    page = await opened(scene_with(tmp_path, fact(1, "Old"), fact(2, "New"), fact(3, "Works at a mill", "Work")))
    assert lines(page) == ["Conversations without a group", "New", "Old", "Work", "Works at a mill"]
    assert page.none.isHidden()


async def test_the_search_narrows_the_list(tmp_path: Path) -> None:
    page = await opened(scene_with(tmp_path, fact(1, "Lives in Graz"), fact(2, "喜欢喝茶")))
    page.search_field.setText("喝茶")
    assert lines(page)[1:] == ["喜欢喝茶"]
    page.search_field.setText("nothing like it")
    assert lines(page) == []
    assert "nothing like it" in page.none.text()


async def test_a_fact_is_edited_in_place(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"))
    page = await opened(scene)
    page.list.topLevelItem(0).child(0).setText(0, "  Lives in \n Linz ")
    await scene.done()
    kept = scene.services.memory.facts.kept["f1"]
    assert (kept.text, kept.turn) == ("Lives in Linz", "")
    assert lines(page)[1:] == ["Lives in Linz"]


async def test_an_emptied_fact_gets_its_words_back(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"))
    page = await opened(scene)
    page.list.topLevelItem(0).child(0).setText(0, " ")
    await scene.done()
    assert lines(page)[1:] == ["Lives in Graz"]


async def test_a_fact_is_added_to_the_group_in_sight(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Works at a mill", "Work"))
    page = await opened(scene)
    choose(page, 0, 0)
    page.buttons["add"].click()
    page.list.topLevelItem(0).child(0).setText(0, "Starts at six")
    await scene.done()
    assert {(one.group, one.text) for one in scene.services.memory.facts.kept.values()} == {
        ("Work", "Works at a mill"),
        ("Work", "Starts at six"),
    }


async def test_a_password_is_not_kept(tmp_path: Path) -> None:
    scene = scene_with(tmp_path)
    page = await opened(scene)
    page.buttons["add"].click()
    page.list.topLevelItem(0).child(0).setText(0, "My password is hunter2")
    await scene.done()
    assert scene.services.memory.facts.kept == {}
    assert "not kept" in page.status.text()


async def test_a_deleted_fact_can_be_brought_back(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"))
    page = await opened(scene)
    choose(page, 0, 0)
    page.buttons["delete"].click()
    await scene.done()
    assert scene.services.memory.facts.kept == {}
    assert not page.none.isHidden()
    page.removal.bar.buttons[0].click()
    await scene.done()
    assert lines(page)[1:] == ["Lives in Graz"]


async def test_all_is_deleted_after_a_question(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"), fact(2, "Works", "Work"))
    page = await opened(scene)
    page.buttons["all"].click()
    assert len(scene.services.memory.facts.kept) == 2
    page.removal.bar.buttons[0].click()
    await scene.done()
    assert scene.services.memory.facts.kept == {}
    assert not page.buttons["all"].isEnabled()


async def test_what_is_switched_on_is_shown_so(tmp_path: Path) -> None:
    memory = MemorySettings(("Old group",), ModelChoice("ollama", "qwen3:8b"))
    page = await opened(scene_with(tmp_path, settings=Settings(providers=(OLLAMA,), memory=memory)))
    assert page.switches["Old group"].isChecked()
    assert page.model.value() == ModelChoice("ollama", "qwen3:8b")
    assert page.list.accessibleName() == "Memories"
    assert page.list.focusPolicy() & Qt.FocusPolicy.TabFocus


async def test_a_new_line_that_is_left_empty_goes(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"))
    page = await opened(scene)
    page.show()
    page.buttons["add"].click()
    press(page, Qt.Key.Key_Escape)
    assert lines(page) == ["Conversations without a group", "Lives in Graz"]
    page.buttons["add"].click()
    page.buttons["add"].click()
    assert lines(page).count("") == 1
    press(page, Qt.Key.Key_Return)
    await scene.done()
    assert lines(page) == ["Conversations without a group", "Lives in Graz"]
    assert [one.text for one in scene.services.memory.facts.kept.values()] == ["Lives in Graz"]


async def test_what_is_being_written_is_not_taken_away_by_what_is_loaded(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"))
    page = await opened(scene)
    page.show()
    choose(page, 0, 0)
    page.list.edit_current()
    editor(page).setText("Lives in Linz")
    page.list.show_facts([fact(1, "Lives in Graz"), fact(2, "Cycles")])
    press(page, Qt.Key.Key_Return)
    await scene.done()
    assert scene.services.memory.facts.kept["f1"].text == "Lives in Linz"


def editor(page: MemoryPage) -> QLineEdit:
    """The one that is open; those that were closed wait to be deleted."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return page.list.viewport().findChildren(QLineEdit)[-1]


def press(page: MemoryPage, key: Qt.Key) -> None:
    QTest.keyClick(editor(page), key)
    QCoreApplication.processEvents()  # Qt takes what was written with an event of its own


async def test_forgetting_says_what_it_does_not_reach(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"))
    page = await opened(scene)
    choose(page, 0, 0)
    page.buttons["delete"].click()
    await settled(scene)
    assert "Lives in Graz" in page.removal.bar.words
    assert "What those answers and you yourself wrote stays" in page.removal.bar.words
    assert page.removal.copies.isHidden()
    page.buttons["all"].click()
    assert "What those answers and you yourself wrote stays" in page.removal.bar.words


async def test_backups_that_hold_what_was_forgotten_are_named_and_replaced_if_the_user_likes(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"))
    old = [Backup(tmp_path / f"citewise-{n}.db", NOW) for n in range(4)]
    scene.services.memory.facts.backups = old
    page = await opened(scene)
    choose(page, 0, 0)
    page.buttons["delete"].click()
    await settled(scene)
    words = page.removal.copies.words
    assert words.startswith("4 backups still contain these words: citewise-0.db, citewise-1.db, citewise-2.db …")
    assert scene.services.memory.facts.backups == old
    page.removal.copies.buttons[0].click()
    await settled(scene)
    assert scene.services.memory.facts.backups == []
    assert "new.db" in page.removal.status.text()


async def test_a_file_that_no_fresh_backup_replaces_is_still_named_when_the_old_ones_are_gone(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"))
    aside = Backup(tmp_path / "citewise.db.broken-1", NOW, aside=True)
    scene.services.memory.facts.backups = [Backup(tmp_path / "citewise-1.db", NOW), aside]
    page = await opened(scene)
    choose(page, 0, 0)
    page.buttons["delete"].click()
    await settled(scene)
    assert "1 backup still contains" in page.removal.copies.words
    assert aside.name in page.removal.copies.words
    page.removal.copies.buttons[0].click()
    await settled(scene)
    assert "new.db" in page.removal.status.text()
    assert aside.name in page.removal.copies.words
    assert [button.text() for button in page.removal.copies.buttons] == ["Close"]


async def test_backups_stay_where_the_user_keeps_them_or_takes_the_forgetting_back(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"))
    scene.services.memory.facts.backups = [Backup(tmp_path / "citewise-1.db", NOW)]
    page = await opened(scene)
    choose(page, 0, 0)
    page.buttons["delete"].click()
    await settled(scene)
    page.removal.bar.buttons[0].click()
    await settled(scene)
    assert page.removal.copies.isHidden()
    assert lines(page)[1:] == ["Lives in Graz"]
    assert len(scene.services.memory.facts.backups) == 1


async def test_a_file_that_could_not_be_cleaned_is_told_and_cleaned_later(tmp_path: Path) -> None:
    scene = scene_with(tmp_path, fact(1, "Lives in Graz"))
    scene.services.memory.facts.cleaned = False
    page = await opened(scene)
    choose(page, 0, 0)
    page.buttons["delete"].click()
    await settled(scene)
    assert "may still contain its words" in page.removal.copies.words
    scene.services.memory.facts.cleaned = True
    page.removal.copies.buttons[0].click()
    await settled(scene)
    assert page.removal.copies.isHidden()


class Locked(FakeFacts):
    async def forget(self, fact_id: str) -> Forgotten:
        raise Unavailable("citewise.db", "database is locked")


async def test_where_a_fact_could_not_be_forgotten_it_stays_and_that_is_said(tmp_path: Path) -> None:
    scene = scene_with(tmp_path)
    scene.services.memory.facts = Locked({"f1": fact(1, "Lives in Graz")})
    page = await opened(scene)
    choose(page, 0, 0)
    page.buttons["delete"].click()
    assert page.removal.status.text() == "Forgetting…"
    await settled(scene)
    assert lines(page)[1:] == ["Lives in Graz"]
    assert "locked" in page.removal.status.text()
    assert page.removal.bar.isHidden()


async def settled(scene: Scene) -> None:
    """What one thing that ends begins is waited for too."""
    for _ in range(4):
        await scene.done()
