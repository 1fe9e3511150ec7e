"""The way into the web: proxies, what goes round them, fake addresses, and the test of the connection."""

from pathlib import Path

import pytest

from app.core.domain.catalogue import Hop
from app.core.domain.settings import SearchSettings, Settings
from app.ui.settings.network_page import NetworkPage
from tests.ui.settings.scene import Scene

pytestmark = pytest.mark.usefixtures("qapp", "english")


def page_of(scene: Scene) -> NetworkPage:
    return NetworkPage(scene.controller, scene.tasks)


def choose_own(page: NetworkPage) -> None:
    page.kind.setCurrentIndex(1)
    page.kind.activated.emit(1)


async def test_a_proxy_is_put_together_and_its_password_goes_to_the_keychain(scene: Scene) -> None:
    page = page_of(scene)
    choose_own(page)
    assert scene.saved.search.proxy == ""
    page.proxy.scheme.setCurrentIndex(2)
    page.proxy.place.setText("127.0.0.1:1080")
    page.proxy.user.setText("me@work")
    page.proxy.password.setText("p:w")
    page.proxy.password.editingFinished.emit()
    assert scene.saved.search.proxy == "socks5://me%40work@127.0.0.1:1080"
    await scene.done()
    assert scene.services.secrets.get("proxy") == "p:w"


def test_a_password_in_the_keychain_is_shown_with_its_user(tmp_path: Path) -> None:
    scene = Scene(tmp_path, Settings(search=SearchSettings(proxy="http://me@proxy.example:80")))
    scene.services.secrets.keys["proxy"] = "p:w"
    page = page_of(scene)
    assert page.proxy.password.text() == "p:w"


async def test_a_whole_address_may_be_pasted_into_the_place(scene: Scene) -> None:
    page = page_of(scene)
    choose_own(page)
    page.proxy.place.setText("socks5://u:p@proxy.example:1080")
    page.proxy.place.editingFinished.emit()
    assert scene.saved.search.proxy == "socks5://u@proxy.example:1080"
    assert (page.proxy.place.text(), page.proxy.user.text()) == ("proxy.example:1080", "u")
    await scene.done()
    assert scene.services.secrets.get("proxy") == "p"


def test_a_bad_proxy_leaves_the_former_one_in_force(tmp_path: Path) -> None:
    scene = Scene(tmp_path, Settings(search=SearchSettings(proxy="socks5://127.0.0.1:1080")))
    page = page_of(scene)
    page.proxy.place.setText("what?")
    page.proxy.place.editingFinished.emit()
    assert scene.saved.search.proxy == "socks5://127.0.0.1:1080"
    assert "Invalid proxy address" in page._proxy_status.text()


def test_a_proxy_is_shown_as_it_was_kept_and_looking_at_it_changes_nothing(tmp_path: Path) -> None:
    scene = Scene(tmp_path, Settings(search=SearchSettings(proxy="socks5h://u:p%40q@[::1]:1080")))
    page = page_of(scene)
    assert (page.proxy.scheme.value(), page.proxy.place.text()) == ("socks5", "[::1]:1080")
    assert (page.proxy.user.text(), page.proxy.password.text()) == ("u", "p@q")
    assert scene.services.settings.applied == 0


@pytest.mark.parametrize(("row", "kept"), [(0, "system"), (2, "none")])
def test_no_proxy_and_the_systems_need_nothing_else(tmp_path: Path, row: int, kept: str) -> None:
    scene = Scene(tmp_path, Settings(search=SearchSettings(proxy="http://proxy.example:80")))
    page = page_of(scene)
    page.kind.setCurrentIndex(row)
    page.kind.activated.emit(row)
    assert scene.saved.search.proxy == kept
    assert page.proxy.isHidden()


def test_what_goes_round_the_proxy_is_checked_line_by_line(scene: Scene) -> None:
    page = page_of(scene)
    page.bypass.text.setPlainText("localhost\nhttp://x/\n10.0.0.0/8")
    assert scene.saved.search.proxy_bypass == ("localhost", "10.0.0.0/8")
    assert page.bypass.status.text().startswith("Line 2, “http://x/”, is not a host")


@pytest.mark.parametrize(("row", "kept"), [(1, True), (2, False), (0, None)])
def test_fake_addresses_are_allowed_refused_or_found_out(scene: Scene, row: int, kept: bool | None) -> None:
    page = page_of(scene)
    page.fake_ip.setCurrentIndex(row)
    page.fake_ip.activated.emit(row)
    assert scene.saved.search.fake_ip is kept


async def test_the_test_lists_every_hop_up_to_the_one_that_fails(scene: Scene) -> None:
    scene.services.web.hops = [
        Hop("proxy_connect", True, "127.0.0.1", 0.012),
        Hop("tls", False, "self-signed <b>certificate</b>", 0.2, "certificate"),
    ]
    page = page_of(scene)
    page.where.setText("api.example.com")
    page.test_button.click()
    await scene.done()
    assert scene.services.web.diagnosed == ["https://api.example.com"]
    assert [line.text() for line in page._hop_lines] == [
        "✓ Connecting to the proxy: works (0.01 s)\n127.0.0.1",
        "✗ Encryption: the certificate is not trusted (0.20 s)\nself-signed <b>certificate</b>",
    ]
    assert "fails" in page.status.text()
    assert page.test_button.isEnabled()


async def test_a_second_test_takes_the_first_ones_lines_away(scene: Scene) -> None:
    scene.services.web.hops = [Hop("http", True, "200", 0.1)]
    page = page_of(scene)
    for _ in range(2):
        page.test()
        await scene.done()
    assert scene.services.web.diagnosed == ["", ""]
    assert len(page._hop_lines) == 1
    assert page.status.text() == "The connection works."


async def test_an_address_that_is_none_is_not_tried(scene: Scene) -> None:
    page = page_of(scene)
    page.where.setText("ftp://x")
    page.test()
    await scene.done()
    assert scene.services.web.diagnosed == []


def test_a_proxy_from_the_environment_is_shown_closed(scene: Scene) -> None:
    scene.services.settings.decided = {"proxy": "environment"}
    page = page_of(scene)
    assert not page.kind.isEnabled()
    assert not page.proxy.isEnabled()
