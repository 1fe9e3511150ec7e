"""The tools' page, in the real dialog, by mouse and keyboard."""

import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QComboBox, QLineEdit, QWidget
from shiboken6 import isValid

from app.core.domain.chat.tool_servers import (
    McpServerSettings,
    ServerFault,
    ServerState,
    ServerStatus,
    ServerTool,
    ToolSearch,
    ToolUse,
)
from app.core.domain.errors import Unavailable
from app.core.domain.settings import Saved, Settings
from app.ui.settings.tools.consent_dialog import ConsentDialog
from app.ui.settings.tools.log_dialog import LogDialog
from app.ui.settings.tools.paste_dialog import PasteDialog
from app.ui.settings.tools.server_dialog import ServerDialog
from tests.adapters.mcp_client.servers import GOOD
from tests.ui.fakes import FakeSecrets, FakeSettings
from tests.ui.settings.tools.desk import Desk, click, press, ready
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("qapp", "english")

FILES = McpServerSettings("files", "My files", "npx", ("-y", "server-files"), env=("TOKEN",))
FILES = replace(FILES, consent=FILES.digest)
TRACKER = McpServerSettings("tracker", "Tracker", url="https://tracker.example/mcp", headers=("Authorization",))
PASTED = """{"mcpServers": {
  "files": {"command": "npx", "args": ["-y", "server-files"], "env": {"TOKEN": "t-12345"}},
  "tracker": {"url": "https://tracker.example/mcp", "headers": {"Authorization": "Bearer abc"}},
}}"""

MakeDesk = Callable[..., Desk]


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[MakeDesk]:
    opened: list[Desk] = []

    def make(*servers: McpServerSettings, **parts: object) -> Desk:
        opened.append(Desk(tmp_path, *servers, **parts))  # type: ignore[arg-type]
        return opened[-1]

    yield make
    for one in opened:
        await one.scene.tasks.done()
        if isValid(one.dialog):
            one.dialog.close()


async def test_without_servers_the_page_says_what_they_are_and_how_one_is_added(desk: MakeDesk) -> None:
    one = desk()
    assert one.page.none.isVisible()
    click(one.page.paste_button)
    dialog = one.opened(PasteDialog)
    press(dialog, Qt.Key.Key_Escape)
    press(one.page.add_button)
    form = one.opened(ServerDialog)
    assert form.focusWidget() is form.name


async def test_pasted_servers_start_after_consent_and_their_secrets_go_to_the_keychain(desk: MakeDesk) -> None:
    one = desk()
    click(one.page.paste_button)
    dialog = one.opened(PasteDialog)
    assert not dialog.add_button.isEnabled()
    dialog.text.setPlainText(PASTED)
    assert "2 servers found:" in dialog.list.text()
    assert "npx -y server-files" in dialog.list.text()
    click(dialog.add_button)
    consent = one.opened(ConsentDialog)
    assert [command.toPlainText() for command in consent.commands] == ["npx -y server-files"]
    assert one.saved == ()
    assert one.fake.restarts == []
    click(consent.run)
    await one.done()
    assert [(server.id, server.needs_consent) for server in one.saved] == [("files", False), ("tracker", False)]
    assert one.secrets == {"mcp:files:TOKEN": "t-12345", "mcp:tracker:Authorization": "Bearer abc"}
    assert "t-12345" not in repr(one.scene.saved)
    assert "Bearer abc" not in repr(one.scene.saved)
    assert one.fake.restarts == ["files", "tracker"]
    assert not one.has(PasteDialog)
    assert one.page.none.isHidden()
    assert one.page.cards["files"].head.state.text() == "Ready · 1 tool"
    assert one.page.cards["files"].head.button.isChecked()


async def test_nothing_is_added_and_nothing_starts_where_the_user_does_not_agree(desk: MakeDesk) -> None:
    one = desk()
    click(one.page.paste_button)
    dialog = one.opened(PasteDialog)
    dialog.text.setPlainText(PASTED)
    click(dialog.add_button)
    consent = one.opened(ConsentDialog)
    assert consent.focusWidget() is consent.cancel
    press(consent.cancel, Qt.Key.Key_Return)  # pressed once too often
    await one.done()
    assert (one.saved, one.secrets, one.fake.restarts) == ((), {}, [])
    assert dialog.isVisible()
    assert dialog.text.toPlainText() == PASTED


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"mcpServers": {"a": [}}', "This is not JSON: line 1"),
        ('{"theme": "dark"}', "No server is named here"),
        ('{"a": {"type": "sse", "url": "https://a.example/sse"}}', "older transport SSE"),
        ('{"a": {"command": "${workspaceFolder}/x"}}', "“${workspaceFolder}” is a placeholder"),
    ],
)
async def test_what_is_not_understood_is_said_while_it_is_pasted(desk: MakeDesk, text: str, words: str) -> None:
    one = desk()
    click(one.page.paste_button)
    dialog = one.opened(PasteDialog)
    QTest.keyClicks(dialog.text, text)
    assert words in dialog.status.text() + dialog.list.text()
    assert not dialog.add_button.isEnabled()


async def test_a_command_is_shown_whole_with_what_cannot_be_seen(desk: MakeDesk) -> None:
    args = ("a b", "c\u202ed", "e\nf", "x" * 3000)
    one = desk(McpServerSettings("odd", "Odd", "run", args, env=("LD_PRELOAD",), enabled=False))
    click(one.page.cards["odd"].switch)
    consent = one.opened(ConsentDialog)
    text = consent.commands[0].toPlainText()
    assert text.startswith("run 'a b' ")
    assert "\\u202e" in text
    assert "e\\nf" in text
    assert text.endswith("x" * 3000)
    assert "LD_PRELOAD" in " ".join(
        label.text() for label in consent.page.findChildren(QWidget) if hasattr(label, "text")
    )
    press(consent, Qt.Key.Key_Escape)
    assert not one.saved[0].enabled
    assert not one.page.cards["odd"].switch.isChecked()
    click(one.page.cards["odd"].switch)
    click(one.opened(ConsentDialog).run)
    await one.done()
    assert one.saved[0].enabled
    assert one.fake.restarts == ["odd"]
    for _ in range(2):  # it was agreed to
        click(one.page.cards["odd"].switch)
        assert not one.has(ConsentDialog)
    await one.done()
    assert one.saved[0].enabled


async def test_a_server_is_added_by_the_form(desk: MakeDesk) -> None:
    one = desk()
    click(one.page.add_button)
    form = one.opened(ServerDialog)
    click(form.save_button)
    assert "name" in form.status.text()
    QTest.keyClicks(form.name, "My files")
    click(form.save_button)
    assert "command" in form.status.text()
    assert form.focusWidget() is form.command
    QTest.keyClicks(form.command, "npx -y server-files '/home/me/my notes'")
    form.command.editingFinished.emit()  # as when it is left, which a window that is not active does not tell
    assert form.command.text() == "npx"
    assert form.arguments.toPlainText() == "-y\nserver-files\n/home/me/my notes"
    click(form.variables.add_button)
    row = form.variables.rows[0]
    assert form.focusWidget() is row.name
    QTest.keyClicks(row.name, "TOKEN")
    QTest.keyClicks(row.value, "t-12345")
    assert row.value.echoMode() is QLineEdit.EchoMode.Password
    press(form.name, Qt.Key.Key_Return)
    click(one.opened(ConsentDialog).run)
    await one.done()
    (server,) = one.saved
    assert (server.id, server.name, server.command, server.args, server.env) == (
        "my-files", "My files", "npx", ("-y", "server-files", "/home/me/my notes"), ("TOKEN",)
    )  # fmt: skip
    assert one.secrets == {"mcp:my-files:TOKEN": "t-12345"}
    assert one.fake.restarts == ["my-files"]
    assert not one.has(ServerDialog)


async def test_an_address_is_added_without_a_question_and_a_wrong_one_is_not(desk: MakeDesk) -> None:
    one = desk()
    click(one.page.add_button)
    form = one.opened(ServerDialog)
    QTest.keyClicks(form.name, "Tracker")
    press(form.kind, Qt.Key.Key_Down)
    assert form.address.isVisible()
    assert not form.command.isVisible()
    QTest.keyClicks(form.address, "tracker")
    click(form.save_button)
    assert "no web address" in form.status.text()
    form.address.clear()
    QTest.keyClicks(form.address, "https://tracker.example/mcp")
    click(form.headers.add_button)
    QTest.keyClicks(form.headers.rows[0].value, "Bearer abc")
    click(form.save_button)
    assert "needs a name" in form.status.text()
    QTest.keyClicks(form.headers.rows[0].name, "Authorization")
    click(form.save_button)
    await one.done()
    assert not one.has(ConsentDialog)
    assert [(server.url, server.headers) for server in one.saved] == [
        ("https://tracker.example/mcp", ("Authorization",))
    ]
    assert one.secrets == {"mcp:tracker:Authorization": "Bearer abc"}


async def test_a_changed_command_asks_again_and_another_name_does_not(desk: MakeDesk) -> None:
    one = desk(FILES, TRACKER)
    one.scene.services.secrets.keys["mcp:files:TOKEN"] = "t-12345"
    click(one.card("files").buttons["edit"])
    form = one.opened(ServerDialog)
    assert "t-12345" not in form.variables.rows[0].value.text() + form.variables.rows[0].value.placeholderText()
    assert "stored" in form.variables.rows[0].value.placeholderText()
    form.name.selectAll()
    QTest.keyClicks(form.name, "Notes")
    click(form.save_button)
    await one.done()
    assert [server.name for server in one.saved] == ["Notes", "Tracker"]
    assert one.secrets == {"mcp:files:TOKEN": "t-12345"}
    click(one.card("files").buttons["edit"])
    form = one.opened(ServerDialog)
    QTest.keyClicks(form.command, "2")
    click(form.save_button)
    consent = one.opened(ConsentDialog)
    assert consent.commands[0].toPlainText() == "npx2 -y server-files"
    press(consent, Qt.Key.Key_Escape)
    assert one.saved[0].command == "npx"
    click(form.save_button)
    click(one.opened(ConsentDialog).run)
    await one.done()
    assert one.saved[0].command == "npx2"
    assert not one.saved[0].needs_consent


async def test_a_variable_is_renamed_with_its_value_and_a_removed_one_is_forgotten(desk: MakeDesk) -> None:
    server = replace(FILES, env=("TOKEN", "OLD"))
    one = desk(replace(server, consent=server.digest))
    one.scene.services.secrets.keys |= {"mcp:files:TOKEN": "t-12345", "mcp:files:OLD": "o-12345"}
    click(one.card("files").buttons["edit"])
    form = one.opened(ServerDialog)
    form.variables.rows[0].name.selectAll()
    QTest.keyClicks(form.variables.rows[0].name, "API_TOKEN")
    press(form.variables.rows[1].remove)
    click(form.save_button)
    click(one.opened(ConsentDialog).run)
    await one.done()
    assert one.saved[0].env == ("API_TOKEN",)
    assert one.secrets == {"mcp:files:API_TOKEN": "t-12345"}


async def test_a_deleted_server_ends_and_comes_back_with_its_secrets_and_its_place(desk: MakeDesk) -> None:
    one = desk(FILES, TRACKER)
    one.scene.services.secrets.keys["mcp:files:TOKEN"] = "t-12345"
    card = one.card("files")
    card.buttons["delete"].setFocus()
    press(card.buttons["delete"])
    await one.done()
    assert one.saved == (TRACKER,)
    assert one.secrets == {}
    assert one.fake.restarts == ["files"]
    assert list(one.page.cards) == ["tracker"]
    assert "My files" in one.page.bar.words
    press(one.page.bar.buttons[0])
    await one.done()
    assert one.saved == (FILES, TRACKER)
    assert one.secrets == {"mcp:files:TOKEN": "t-12345"}
    assert list(one.page.cards) == ["files", "tracker"]


@pytest.mark.parametrize(
    ("server", "fault", "words"),
    [
        (FILES, ServerFault.NO_COMMAND, "The program npx was not found. It comes with Node.js"),
        (replace(FILES, command="/opt/x"), ServerFault.NO_COMMAND, "give its full path"),
        (FILES, ServerFault.NOT_PERMITTED, "cannot be run as a program"),
        (FILES, ServerFault.TIMED_OUT, "not ready in time"),
        (FILES, ServerFault.ENDED_EARLY, "ended before it was ready"),
        (FILES, ServerFault.ENDED, "ended by itself"),
        (TRACKER, ServerFault.UNREACHABLE, "Nothing answers at tracker.example"),
        (TRACKER, ServerFault.REFUSED, "a token is missing or wrong"),
        (TRACKER, ServerFault.NO_SERVER, "not as an MCP server"),
        (TRACKER, ServerFault.OTHER, "It failed: {host} odd"),
    ],
)
async def test_a_failed_server_says_why_and_what_to_do(
    desk: MakeDesk, server: McpServerSettings, fault: ServerFault, words: str
) -> None:
    one = desk(server)
    one.fake.current[server.id] = ServerStatus(server.id, ServerState.FAILED, problem="{host}\u202e odd", fault=fault)
    one.page.refresh()
    card = one.page.cards[server.id]
    assert card.head.state.text() == "Failed"
    assert words in card.problem.text()
    assert card.problem.isVisible()  # of a card that is closed, too
    click(card.head.button)
    press(card.buttons["restart"])
    if one.has(ConsentDialog):
        click(one.opened(ConsentDialog).run)
    await one.done()
    assert card.head.state.text() == "Ready · 1 tool"
    assert not card.problem.isVisible()


async def test_a_server_that_is_off_or_not_started_says_so(desk: MakeDesk) -> None:
    one = desk(FILES, replace(TRACKER, enabled=False))
    assert one.page.cards["files"].head.state.text() == "Starts when needed"
    assert one.page.cards["tracker"].head.state.text() == "Off"
    click(one.page.cards["files"].switch)
    await one.done()
    assert one.page.cards["files"].head.state.text() == "Off"
    assert not one.card("files").buttons["restart"].isEnabled()


async def test_each_tool_and_all_of_them_are_on_off_or_ask(desk: MakeDesk) -> None:
    one = desk(FILES)
    one.fake.current["files"] = ready("files", "read", "write", about="Reads\u202e a file.\n" * 500)
    one.page.refresh()
    tools = one.card("files").tools
    assert tools.fold.text() == "2 tools"
    assert tools.choices == {}
    press(tools.fold)
    assert list(tools.choices) == ["read", "write"]
    press(tools.choices["read"], Qt.Key.Key_Up)
    assert one.saved[0].tools == {"read": ToolUse.ON}
    assert tools.all.currentText() == "Mixed"
    press(tools.choices["write"], Qt.Key.Key_Down)
    assert one.saved[0].tools == {"read": ToolUse.ON, "write": ToolUse.OFF}
    press(tools.choices["write"], Qt.Key.Key_Up)
    assert one.saved[0].tools == {"read": ToolUse.ON}
    press(tools.all, Qt.Key.Key_Home)
    assert one.saved[0].tools == {"*": ToolUse.ON}
    assert [choice.currentText() for choice in tools.choices.values()] == ["On", "On"]
    assert tools.all.count() == 3
    assert one.fake.restarts == []
    texts = [
        label.text() for label in tools.findChildren(QWidget) if hasattr(label, "text") and "Reads" in label.text()
    ]
    assert len(texts) == 2
    assert all(len(text) <= 400 and text.isprintable() for text in texts)


async def test_a_choice_of_tools_stays_open_while_the_page_looks_again(desk: MakeDesk) -> None:
    one = desk(FILES)
    one.fake.current["files"] = ready("files", "read", "write")
    one.page.refresh()
    tools = one.card("files").tools
    press(tools.fold)
    choice = tools.choices["read"]
    one.fake.current["files"] = ready("files", "read", "write")
    one.page.refresh()
    assert tools.choices["read"] is choice
    one.fake.current["files"] = ready("files", "read")
    one.page.refresh()
    assert list(tools.choices) == ["read"]


async def test_a_missing_value_is_named_until_it_is_stored(desk: MakeDesk) -> None:
    one = desk(FILES)
    card = one.card("files")
    assert "TOKEN" in card.missing.text()
    one.scene.services.secrets.keys["mcp:files:TOKEN"] = "t"
    one.scene.controller.keys_changed()
    assert not card.missing.isVisible()


async def test_an_installation_without_the_part_says_what_to_install(desk: MakeDesk) -> None:
    one = desk(TRACKER)
    one.fake.error = Unavailable("Tracker", "mcp is not installed")
    card = one.card("tracker")
    press(card.buttons["restart"])
    await one.done()
    assert "citewise[serve]" in card.problem.text()
    press(card.buttons["test"])
    await one.done()
    assert "citewise[serve]" in card.status.text()
    assert card.buttons["test"].isEnabled()


async def test_a_command_without_consent_says_so_and_a_button_shows_it(desk: MakeDesk) -> None:
    one = desk(replace(FILES, consent=""))
    one.fake.current["files"] = ServerStatus("files", ServerState.FAILED, fault=ServerFault.NO_CONSENT)
    one.page.refresh()
    card = one.page.cards["files"]
    assert card.head.state.text() == "Consent needed"
    assert "you have not agreed to its command yet" in card.problem.text()
    assert not card.sign_in_button.isVisible()
    assert card.consent_button.isVisible()  # of a card that is closed, too
    click(card.consent_button)
    click(one.opened(ConsentDialog).run)
    await one.done()
    assert not card.consent_button.isVisible()
    assert one.saved == (FILES,)
    assert one.fake.restarts == ["files"]


async def test_a_sign_in_opens_the_browser_can_be_given_up_and_starts_the_server(desk: MakeDesk) -> None:
    one = desk(replace(TRACKER, headers=()))
    opened: list[str] = []
    one.dialog.open_requested.connect(opened.append)
    one.fake.current["tracker"] = ServerStatus("tracker", ServerState.FAILED, fault=ServerFault.SIGN_IN)
    one.page.refresh()
    card = one.page.cards["tracker"]
    assert card.head.state.text() == "Sign-in needed"
    assert "tracker.example wants you to sign in" in card.problem.text()
    assert card.sign_in_button.isVisible()  # of a card that is closed, too
    assert not card.sign_out_button.isVisible()
    assert opened == []
    click(card.sign_in_button)
    await until(lambda: opened == ["https://tracker.example/mcp/login"])
    assert "in your browser" in card.status.text()
    assert card.sign_in_button.text() == "Cancel sign-in"
    press(card.sign_in_button)
    await one.done()
    assert card.sign_in_button.text() == "Sign in…"
    assert not card.status.isVisible()
    assert one.fake.restarts == []
    press(card.sign_in_button)
    one.fake.signed_in.set()
    one.scene.services.secrets.keys["mcp-login:tracker"] = "{}"
    await one.done()
    assert one.fake.restarts == ["tracker"]
    assert card.head.state.text() == "Ready · 1 tool"
    assert card.status.text() == "You are signed in."
    assert not card.sign_in_button.isVisible()
    press(card.sign_out_button)
    await one.done()
    assert one.fake.signed_out == ["tracker"]


async def test_a_sign_in_goes_with_its_server_and_with_another_address(desk: MakeDesk) -> None:
    one = desk(replace(TRACKER, headers=()))
    one.scene.services.secrets.keys["mcp-login:tracker"] = "{}"
    press(one.card("tracker").buttons["delete"])
    await one.done()
    assert one.secrets == {}
    press(one.page.bar.buttons[0])
    await one.done()
    assert one.secrets == {"mcp-login:tracker": "{}"}
    click(one.card("tracker").buttons["edit"])
    form = one.opened(ServerDialog)
    form.address.setText("https://other.example/mcp")
    click(form.save_button)
    await one.done()
    assert one.secrets == {}


class Full(FakeSettings):
    def save(self, settings: Settings, since: Settings | None = None) -> Saved:
        raise Unavailable("settings.json", "No space left on device")


async def test_where_nothing_can_be_saved_the_form_stays_and_nothing_starts(desk: MakeDesk) -> None:
    one = desk(FILES)
    one.scene.services.settings.file = Full(one.scene.saved)
    click(one.card("files").buttons["edit"])
    form = one.opened(ServerDialog)
    QTest.keyClicks(form.name, "2")
    click(form.save_button)
    await one.done()
    assert form.isVisible()
    assert form.isEnabled()
    assert "No space left" in form.status.text()
    press(form, Qt.Key.Key_Escape)
    click(one.page.cards["files"].switch)
    assert one.page.cards["files"].switch.isChecked()
    press(one.page.cards["files"].buttons["delete"])
    assert list(one.page.cards) == ["files"]
    assert one.fake.restarts == []


async def test_a_test_waits_for_secrets_that_are_locked(desk: MakeDesk) -> None:
    one = desk(FILES)
    waiting: list[Callable[[], object]] = []
    one.scene.controller.defer = lambda id, resume: (
        id == "mcp:files:TOKEN" and not waiting and not waiting.append(resume)
    )
    press(one.card("files").buttons["test"])
    await one.done()
    assert one.fake.tests == []
    one.scene.services.secrets.keys["mcp:files:TOKEN"] = "t"
    waiting[0]()
    await one.done()
    assert [values for _, values in one.fake.tests] == [{"TOKEN": "t"}]


async def test_every_field_has_a_name_and_the_tab_key_passes_through_all(desk: MakeDesk) -> None:
    one = desk(FILES, TRACKER)
    one.fake.current["files"] = ready("files", "read", "write")
    one.page.refresh()
    for id in ("files", "tracker"):
        one.card(id)
    card = one.page.cards["files"]
    card.tools.fold.setChecked(True)
    kinds = (QAbstractButton, QLineEdit, QComboBox, QAbstractScrollArea)
    fields = [
        field for field in one.page.content.findChildren(QWidget)
        if isinstance(field, kinds) and field.isVisible() and field.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]  # fmt: skip
    assert not [f for f in fields if not (f.accessibleName() or (isinstance(f, QAbstractButton) and f.text()))]
    one.page.add_button.setFocus()
    visited: set[QWidget] = set()
    while (focus := one.dialog.focusWidget()) not in visited and len(visited) < 80:
        visited.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert {card.head.button, card.switch, card.command, card.tools.all, *card.tools.choices.values()} <= visited
    assert set(card.buttons.values()) <= visited


async def test_the_page_looks_at_servers_only_while_it_is_in_sight(desk: MakeDesk) -> None:
    one = desk(FILES)
    assert one.page._timer.isActive()
    one.dialog.show_page("data")
    assert not one.page._timer.isActive()


@pytest.mark.slow
async def test_a_real_server_is_added_tested_restarted_and_its_log_is_read(desk: MakeDesk) -> None:
    pytest.importorskip("mcp")
    from app.adapters.mcp_client.servers import McpServers
    from app.adapters.mcp_client.session import Limits

    limits = Limits(start=20.0, answer=10.0, call=5.0)
    servers = McpServers(lambda: one.saved, lambda id: one.scene.services.secrets.get(id), limits=limits)
    one = desk(port=servers)
    try:
        click(one.page.add_button)
        form = one.opened(ServerDialog)
        QTest.keyClicks(form.name, "Good")
        QTest.keyClicks(form.command, sys.executable)
        click(form.variables.add_button)
        QTest.keyClicks(form.variables.rows[0].name, "CODE")
        form.arguments.setPlainText("-c\nimport os; exec(os.environ['CODE'])")
        form.variables.rows[0].value.setText(f"exec({GOOD!r})")
        click(form.save_button)
        click(one.opened(ConsentDialog).run)
        await one.done()
        await servers.ready(20.0)
        one.page.refresh()
        card = one.page.cards["good"]
        assert card.head.state.text() == "Ready · 5 tools", card.problem.text()
        press(card.tools.fold)
        assert list(card.tools.choices) == ["add", "variables", "documents", "fail", "leave"]
        press(card.buttons["test"])
        await one.done()
        assert card.status.text().startswith("It works: 5 tools after")
        press(card.buttons["log"])
        log = one.opened(LogDialog)
        assert "ready to serve" in log.text.toPlainText()
        click(log.copy)
        assert QGuiApplication.clipboard().text() == log.text.toPlainText()
        press(log, Qt.Key.Key_Escape)
        session = servers._servers["good"].session
        press(card.buttons["restart"])
        await one.done()
        await servers.ready(20.0)
        assert servers._servers["good"].session is not session
        click(card.switch)
        await one.done()
        assert servers.statuses() == ()
    finally:
        await servers.close()


async def test_what_is_typed_outlives_a_page_that_is_built_anew(desk: MakeDesk) -> None:
    one = desk(FILES)
    click(one.page.add_button)
    form = one.opened(ServerDialog)
    QTest.keyClicks(form.name, "Tracker")
    one.dialog._rebuild()  # as when the file was changed elsewhere
    await one.done()
    assert one.opened(ServerDialog).name.text() == "Tracker"
    press(form.kind, Qt.Key.Key_Down)
    QTest.keyClicks(form.address, "https://tracker.example/mcp")
    click(form.save_button)
    await one.done()
    assert list(one.page.cards) == ["files", "tracker"]
    assert one.page.cards["tracker"].head.state.text() == "Ready · 1 tool"


async def test_arguments_that_are_not_touched_stay_what_they_are(desk: MakeDesk) -> None:
    server = replace(FILES, args=("-c", "one\n two", ""), env=())
    one = desk(replace(server, consent=server.digest))
    click(one.card("files").buttons["edit"])
    form = one.opened(ServerDialog)
    QTest.keyClicks(form.name, "2")
    click(form.save_button)
    await one.done()
    assert one.saved[0].args == ("-c", "one\n two", "")


async def test_a_tool_that_takes_a_query_becomes_a_search_provider_and_goes_again(desk: MakeDesk) -> None:
    one = desk(FILES)
    takes = {"type": "object", "properties": {"query": {"type": "string"}, "limit": {"type": "integer"}}}
    tools = (ServerTool("files", "search", "", takes), ServerTool("files", "read"))
    one.fake.current["files"] = ServerStatus("files", ServerState.READY, tools)
    one.page.refresh()
    listed = one.card("files").tools
    press(listed.fold)
    assert list(listed.searches) == ["search"]
    box = listed.searches["search"]
    assert not box.isChecked()
    press(box)
    assert one.saved[0].searches == (ToolSearch("search", "query", "limit"),)
    assert one.fake.restarts == []
    assert box.isChecked()
    press(box)
    assert one.saved[0].searches == ()


async def test_a_log_is_read_without_what_is_meant_for_terminals(desk: MakeDesk) -> None:
    one = desk(FILES)
    log = ("\x1b[31mERROR\x1b[0m\tno token", "a\u202eb\x07")
    one.fake.current["files"] = ServerStatus("files", ServerState.FAILED, fault=ServerFault.ENDED, log=log)
    press(one.card("files").buttons["log"])
    assert one.opened(LogDialog).text.toPlainText() == "ERROR   no token\na\\u202eb\\x07"


async def test_a_value_that_the_keychain_does_not_let_go_is_told(desk: MakeDesk) -> None:
    class Closed(FakeSecrets):
        async def set(self, provider_id: str, key: str) -> str:
            raise Unavailable("keychain", "locked")

    one = desk(FILES)
    one.scene.services.secrets = Closed()
    one.scene.services.secrets.keys["mcp:files:TOKEN"] = "t"
    press(one.card("files").buttons["delete"])
    await one.done()
    assert one.saved == ()
    assert "keychain" in one.dialog.status.text()
