"""The name that joins the program's windows with its entry in the menu."""

from app.ui.desktop.identity import APP_ID, identify


class Shell:
    def __init__(self) -> None:
        self.ids: list[str] = []

    def SetCurrentProcessExplicitAppUserModelID(self, name: str) -> None:
        self.ids.append(name)


def test_windows_is_told_the_id_and_no_other_system_is() -> None:
    shell = Shell()
    for platform in ("linux", "darwin", "win32"):
        identify(platform, shell)
    assert shell.ids == [APP_ID] == ["io.github.citewise.Citewise"]
