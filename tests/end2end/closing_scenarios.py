"""What a person does before closing the window. Run by `driver`."""

from tests.end2end.driver import Driver


async def close_while_a_service_is_tested(driver: Driver) -> None:
    """The service takes the connection and says nothing."""
    driver.window.open_settings("models")
    driver.window._dialog.page("models").cards["loopback"].test()
    assert await driver.until(driver.window.tasks._tasks.__len__), "the test runs"
    print("TESTING", flush=True)
    await driver.until(lambda: not driver.window.isVisible(), "the window to close")
    print("CLOSED", flush=True)
