"""A browser that is closed again, and a site with good and bad pages."""

from collections.abc import Iterator

import pytest

from app.browser.renderer import OffscreenBrowser
from tests.browser.site import make_site
from tests.loopback import serve
from tests.qt import Runner


@pytest.fixture
def browser(run: Runner[None]) -> Iterator[OffscreenBrowser]:
    browser = OffscreenBrowser()
    yield browser
    run(browser.close())


@pytest.fixture(scope="session")
def _served() -> Iterator[tuple[str, list[str]]]:
    visits: list[str] = []
    with serve(make_site(visits)) as address:
        yield address, visits


@pytest.fixture
def site(_served: tuple[str, list[str]]) -> str:
    """The site's address."""
    return _served[0]


@pytest.fixture
def visits(_served: tuple[str, list[str]]) -> list[str]:
    """Paths that the site was asked for in this test, in order."""
    _served[1].clear()
    return _served[1]
