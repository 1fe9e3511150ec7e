"""A tool server is set up in the settings of the real window. Run by `driver`, in a program of its own."""

import json
import sys
from typing import Any

from tests.adapters.mcp_client.servers import GOOD
from tests.end2end.driver import Driver

TOKEN = "t-12345-secret"


async def set_a_tool_server_up(driver: Driver) -> None:
    """Paste, read the command, agree; it is ready, its tools are listed; it stays over a restart of the page."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from app.ui.settings.tools.consent_dialog import ConsentDialog
    from app.ui.settings.tools.paste_dialog import PasteDialog

    page = await _page(driver)
    dialog = driver.window.settings_opener.dialog
    assert page.none.isVisible()
    QTest.keyClick(page.paste_button, Qt.Key.Key_Space)
    paste = await driver.until(lambda: _open(dialog, PasteDialog), "the dialog for JSON")
    code = driver.services.data_dir / "server.py"
    code.write_text(GOOD, encoding="utf-8")
    entry = {"command": sys.executable, "args": [str(code)], "env": {"TOKEN": TOKEN}}
    paste.text.setPlainText(json.dumps({"mcpServers": {"good": entry}}) + " // from a guide")
    QTest.keyClick(paste.add_button, Qt.Key.Key_Space)
    consent = await driver.until(lambda: _open(dialog, ConsentDialog), "the question before a command runs")
    assert str(code) in consent.commands[0].toPlainText()
    assert not _file(driver).get("mcp_servers")
    QTest.keyClick(consent.run, Qt.Key.Key_Space)
    card = await driver.until(lambda: page.cards.get("good"), "the server in the list")
    await driver.until(lambda: card.head.state.text() == "Ready · 5 tools", "that it is ready")
    QTest.keyClick(card.tools.fold, Qt.Key.Key_Space)
    assert list(card.tools.choices) == ["add", "variables", "documents", "fail", "leave"]
    QTest.keyClick(card.tools.all, Qt.Key.Key_Home)
    (stored,) = _file(driver)["mcp_servers"]
    assert (stored["env"], stored["tools"]) == (["TOKEN"], {"*": "on"})
    assert TOKEN not in json.dumps(_file(driver))
    driver.window.grab().save(str(driver.services.data_dir / "tools.png"))

    driver.services.settings.apply()
    assert driver.services.tool_servers is not None
    servers = driver.services.tool_servers()
    names = await servers.call("good", "variables", {})
    assert "TOKEN" in "".join(names.texts).split()

    QTest.keyClick(card.buttons["delete"], Qt.Key.Key_Space)
    await driver.until(lambda: not servers.statuses(), "that it ended")
    assert _file(driver)["mcp_servers"] == []
    QTest.keyClick(page.bar.buttons[0], Qt.Key.Key_Space)
    card = await driver.until(lambda: page.cards.get("good"), "the server again")
    await driver.until(lambda: card.head.state.text() == "Ready · 5 tools", "that it is ready again")
    assert not card.missing.isVisible(), "its value came back, too"


async def _page(driver: Driver) -> Any:
    driver.window.open_settings("tools")
    dialog = driver.window.settings_opener.dialog
    await driver.until(dialog.isVisible, "the settings")
    return dialog.page("tools")


def _open(dialog: Any, kind: type) -> Any:
    return next((one for one in dialog.findChildren(kind) if one.isVisible()), None)


def _file(driver: Driver) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((driver.services.data_dir / "settings.json").read_text(encoding="utf-8"))
    return data
