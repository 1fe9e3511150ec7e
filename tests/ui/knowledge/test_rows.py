"""The tree of a base keeps what the user chose, however fast an import changes it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from app.core.domain.knowledge import Document, DocumentState, ImportProgress, Item, ItemKind
from app.ui.knowledge.rows import DocumentRows, Role, rows_of
from app.ui.wording.knowledge import (
    base_counts,
    document_title,
    page_words,
    place_words,
    progress_words,
    reason_sentence,
    state_words,
)
from tests.ui.knowledge.scene import BELOW, FAILED, FILE, FOLDER, LEASE, NOTE, READY, document, filled

ALL = [LEASE, *BELOW]


@pytest.fixture
def model(qtbot: QtBot, english: None) -> DocumentRows:
    made = DocumentRows()
    made.setParent(None)
    made.tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)  # type: ignore[attr-defined]
    made.show(rows_of([FILE, FOLDER], ALL))
    return made


def test_a_file_is_a_row_and_a_folder_holds_its_documents(model: DocumentRows) -> None:
    assert model.rowCount() == 2
    folder = model.index(1)
    assert (model.rowCount(model.index(0)), model.rowCount(folder)) == (0, 3)
    assert model.index(0, 0, folder).data() == "a.txt"
    assert model.parent(model.index(2, 0, folder)) == folder
    assert folder.data(Role.FAILED)
    assert not model.index(0).data(Role.FAILED)
    assert model.document_at(folder) is None
    assert len(model.documents_at(folder)) == 3
    assert model.item_at(QModelIndex()) is None


def test_a_failed_document_tells_why_and_what_to_do(model: DocumentRows) -> None:
    locked = model.index_of("locked.pdf")
    assert locked.data(Role.STATE) == "needs a password"
    assert "locked.pdf asks for a password" in reason_sentence(BELOW[1])
    assert reason_sentence(LEASE) == ""


def test_a_change_in_place_is_no_new_tree(model: DocumentRows) -> None:
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    ready = replace(BELOW[2], state=READY, chunks=4)
    assert not model.show(rows_of([FILE, FOLDER], [LEASE, *BELOW[:2], ready]))
    assert "4" in model.index_of("late.txt").data(Role.STATE)
    assert resets == []
    assert model.show(rows_of([FILE], ALL))
    assert resets == [1]


def test_the_document_that_is_being_read_says_so(model: DocumentRows) -> None:
    changed: list[int] = []
    model.dataChanged.connect(lambda *_: changed.append(1))
    model.show_current(BELOW[2].address)
    assert model.index_of("late.txt").data(Role.STATE) == "reading…"
    assert changed
    model.show_current("")
    assert model.index_of("late.txt").data(Role.STATE) == "waiting"


def test_the_filter_looks_at_names_and_places() -> None:
    assert [row.item.id for row in rows_of([FILE, FOLDER], ALL, "LEASE")] == ["i1"]
    shown = rows_of([FILE, FOLDER], ALL, "late")
    assert [d.id for row in shown for d in row.documents] == ["late.txt"]
    failed = rows_of([FILE, FOLDER], ALL, failed_only=True)
    assert [d.id for row in failed for d in row.documents] == ["locked.pdf"]
    assert rows_of([FILE, FOLDER], ALL, "nowhere") == []


def test_a_file_that_also_lies_in_a_folder_is_seen_twice() -> None:
    inside = document("lease.pdf", item="i2")
    rows = rows_of([FILE, FOLDER], [inside])
    assert [row.documents for row in rows] == [[inside], [inside]]


def test_an_item_without_documents_yet_is_seen(model: DocumentRows) -> None:
    model.show(rows_of([NOTE], []))
    assert model.index(0).data() == "A note"
    assert model.index(0).data(Role.STATE) == ""


def test_ten_thousand_documents_are_rows_at_once(qtbot: QtBot) -> None:
    model = DocumentRows()
    documents = [document(f"{number}.txt", READY, "i2") for number in range(10_000)]
    model.show(rows_of([FOLDER], documents))
    changed = [*documents[:-1], replace(documents[-1], state=FAILED)]
    assert not model.show(rows_of([FOLDER], changed))
    assert model.rowCount(model.index(0)) == 10_000


async def test_counts_say_what_matters(english: None) -> None:
    store = filled()
    base = (await store.bases())[0]
    assert "1 waiting" in base_counts(base)
    assert "1 failed" in base_counts(base)
    assert base_counts(replace(base, documents=0)) == ""


def test_names_that_would_turn_the_text_do_not(english: None) -> None:
    hostile = Document("d", "b", "i", ItemKind.FILE, "/x/\u202efdp.exe", "t")
    assert "\u202e" not in document_title(hostile)
    assert place_words(ItemKind.NOTE, "n1") == ""
    page = replace(hostile, kind=ItemKind.PAGE, address="https://x.example/", title="", state=DocumentState.FAILED)
    assert document_title(page) == "https://x.example/"
    assert state_words(page) == "could not be read"


def test_progress_names_the_document(english: None) -> None:
    assert progress_words(ImportProgress("b", 3, 10, current="/docs/a.pdf")) == "3 of 10 · a.pdf"
    assert progress_words(ImportProgress("b", 0, 0)) == "Looking for documents…"
    assert (page_words(3, 9), page_words(0, 9), page_words(0, 0)) == ("p. 3", "line 9", "")


def test_an_item_is_called_by_its_file(english: None) -> None:
    item = Item("i", "b", ItemKind.FOLDER, "/docs/work")
    model = DocumentRows()
    model.show(rows_of([item], []))
    assert model.index(0).data() == "work"
