"""What the window of an engine's check says besides the page."""

from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QApplication

from app.ui.widgets.icons import icon
from app.ui.widgets.theme import colours
from app.ui.wording.sentences import translate


class CheckWords:
    """Asked anew each time, for the language and the look may change."""

    @property
    def stay(self) -> str:
        return translate("CheckWords", "Stay")

    @property
    def leave(self) -> str:
        return translate("CheckWords", "Leave")

    def lock(self, lock: str, home: str) -> str:
        """`lock`: secure, insecure or certificate; `home`: the engine's site where the page is on another one."""
        match lock:
            case "certificate":
                return translate("CheckWords", "The certificate is not valid, so the page was not opened.")
            case "secure":
                sentence = translate("CheckWords", "Secure connection")
            case _:
                sentence = translate("CheckWords", "Not secure: others can read and change what is sent")
        return (
            translate("CheckWords", "{said} · no longer {home}").format(said=sentence, home=home) if home else sentence
        )

    def picture(self, lock: str) -> QIcon:
        shades = colours(QApplication.palette().color(QPalette.ColorRole.Window).lightness() < 128)
        return icon("lock", shades.success) if lock == "secure" else icon("warning", shades.warning)

    def leaving(self, home: str, host: str) -> tuple[str, str]:
        question = translate("CheckWords", "Leave {home}?").format(home=home)
        words = translate(
            "CheckWords",
            "The page leads to {host}, which is not part of the captcha. Enter nothing there that is "
            "not meant for {host}.",
        )
        return question, words.format(host=host)
