"""A tool server set up in the settings of the real program, with a real server as its child."""

import pytest

from tests.end2end.test_window import Drive, drive

pytest.importorskip("mcp")
pytestmark = pytest.mark.slow

__all__ = ["drive"]


def test_a_pasted_server_starts_after_consent_and_its_secret_stands_in_no_file(drive: Drive) -> None:
    drive("set_a_tool_server_up")
