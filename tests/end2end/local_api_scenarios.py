"""Another program is let in, and shut out again, from the settings. Run by `driver`, in a program of its own."""

import asyncio
import json
import socket
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from app.core.domain.gateway.state import GatewayStatus
from tests.end2end.driver import Driver


async def let_a_program_in_and_out(driver: Driver) -> None:
    """Switch on, create a key, ask with it, see the request listed, revoke, undo, switch off."""
    page = await _page(driver)
    _type_port(driver, page, _free_port())
    await _click(driver, page, page.address.switch)
    await _is_on(driver, page)
    url = page.address.address.text()
    assert "Only this computer" in page.address.status.text()
    assert await _status(url, "wrong") == 401

    page.keys.name.setFocus()
    _keys(page.keys.name, "Editor\r")
    assert page.keys.new.isVisible()
    await _click(driver, page, page.keys.new.copy)
    key = _clipboard()
    assert key.startswith("cw-")
    assert key in page.samples.text.toPlainText()
    assert await _status(url, key) == 200
    initialize = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    mcp = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": initialize}
    assert "citewise" in await _request(url.replace("/v1", "/mcp"), key, mcp)
    body = {"model": "citewise-search", "messages": [{"role": "user", "content": "Why is the sky blue?"}]}
    answer = json.loads(await _request(f"{url}/chat/completions", key, body))
    assert answer["choices"][0]["message"]["annotations"]
    await driver.until(lambda: page.calls.topLevelItemCount() >= 4, "the requests in the list")
    row = page.calls.topLevelItem(0)
    assert [row.text(column) for column in range(1, 5)] == ["Editor", "/v1/chat/completions", "citewise-search", "200"]
    assert "sky" not in str([row.text(column) for column in range(6)])
    card = next(iter(page.keys.cards.values()))
    await driver.until(lambda: "last used" in card.facts.text(), "when the key was last used")

    card.revoke.setFocus()
    _keys(card.revoke, " ")
    assert not page.keys.cards
    assert await _status(url, key) == 401
    await _click(driver, page, page.keys.bar.buttons[0])
    assert await _status(url, key) == 200

    await _click(driver, page, page.address.switch)
    await driver.until(lambda: page.address.status.isHidden(), "that it is off")
    assert await _status(url, key) == 0


async def meet_a_port_in_use(driver: Driver) -> None:
    """The page says so; another port helps."""
    page = await _page(driver)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        _type_port(driver, page, port)
        page.address.switch.setFocus()
        _keys(page.address.switch, " ")
        await driver.until(lambda: f"port {port} is already in use" in page.address.status.text(), "the sentence")
        assert page.address.status.isVisible()
        free = _free_port()
        _type_port(driver, page, free)
        await _is_on(driver, page)
        assert page.address.address.text() == f"http://127.0.0.1:{free}/v1"


async def _page(driver: Driver) -> Any:
    driver.window.open_settings("local_api")
    dialog = await driver.until(lambda: driver.window.settings_opener.dialog, "the settings")
    await driver.until(dialog.isVisible, "the settings in sight")
    return dialog.page("local_api")


async def _is_on(driver: Driver, page: Any) -> None:
    state = driver.services.gateway.state  # type: ignore[union-attr]
    await driver.until(lambda: state().status is GatewayStatus.ON, "the server")
    await driver.until(lambda: page.address.address.text() == f"{state().url}/v1", "its address")
    await driver.until(lambda: page.address.status.text().startswith("On."), "that it is on")


def _type_port(driver: Driver, page: Any, port: int) -> None:
    field = page.address.port.lineEdit()
    field.setFocus()
    field.selectAll()
    _keys(field, f"{port}\r")
    assert driver.window.settings_controller.settings.gateway.port == port


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


async def _status(url: str, key: str) -> int:
    """Of a request with that key; 0: nobody answers."""
    try:
        await _request(f"{url}/models", key)
    except HTTPError as error:
        error.close()
        return error.code
    except URLError:
        return 0
    return 200


async def _request(url: str, key: str, body: Any = None) -> str:
    """What comes, as text."""
    headers = {
        "Authorization": f"Bearer {key}",
        "Content-Type": "application/json",
        "Accept": "application/json, text/event-stream",
    }
    request = Request(url, json.dumps(body).encode() if body else None, headers)

    def send() -> str:
        with urlopen(request, timeout=60) as response:
            return str(response.read(), "utf-8")

    return await asyncio.to_thread(send)


async def _click(driver: Driver, page: Any, widget: Any) -> None:
    """Once it stands where the mouse goes."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest

    def stands() -> bool:
        page.ensureWidgetVisible(widget)
        return widget.window().childAt(widget.mapTo(widget.window(), QPoint(12, widget.height() // 2))) is widget

    await driver.until(stands, f"{widget.text()} in sight")
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(12, widget.height() // 2))


def _keys(widget: Any, text: str) -> None:
    from PySide6.QtTest import QTest

    QTest.keyClicks(widget, text)


def _clipboard() -> str:
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication.clipboard().text()
