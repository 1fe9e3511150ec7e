"""The list of an answer's sources: what stays current while rows come and go."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from app.core.domain.errors import FailureKind
from app.core.listing import SourceRow, rows_of
from app.ui.sources.list import SourceList
from app.ui.widgets.theme import colours
from tests.ui.samples import answered


@pytest.fixture
def listing(qtbot: QtBot) -> SourceList:
    view = SourceList(colours(dark=False))
    qtbot.addWidget(view)
    view.show_rows(rows_of(answered()))
    return view


def current(listing: SourceList) -> SourceRow:
    assert listing.row is not None
    return listing.row


def test_the_current_row_stays_current_while_others_come_and_go(listing: SourceList, qtbot: QtBot) -> None:
    listing.select("s2")
    rows = [row for row in rows_of(answered()) if row.source.id != "s1"]
    with qtbot.assertNotEmitted(listing.row_changed):
        assert not listing.show_rows(rows)
    assert current(listing).source.id == "s2"


def test_news_about_the_current_row_are_told(listing: SourceList) -> None:
    listing.select("s2")
    rows = [replace(row, reason=FailureKind.TIMED_OUT) if row.source.id == "s2" else row for row in rows_of(answered())]
    assert listing.show_rows(rows)
    assert current(listing).reason == "TimedOut"


def test_a_row_that_is_gone_is_current_no_more(listing: SourceList) -> None:
    listing.select("s2")
    assert listing.show_rows([])
    assert listing.row is None


def test_a_heading_is_no_row(listing: SourceList, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(listing.row_changed):
        listing.setCurrentIndex(listing.rows.index(0))
    assert listing.row is None
