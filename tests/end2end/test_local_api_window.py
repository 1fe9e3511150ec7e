"""Other programs at the window's local API: let in and out on its page of the settings, by mouse and keyboard."""

import pytest

from tests.end2end.test_window import Drive, drive

__all__ = ["drive"]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["let_a_program_in_and_out", "meet_a_port_in_use"])
def test_the_page_of_the_local_api_does_what_it_says(drive: Drive, scenario: str) -> None:
    drive(scenario)
