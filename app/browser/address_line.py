"""The line above a check's page: where it is, and how safe the way there is. No page can draw over it."""

from typing import Literal, Protocol

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy
from tld import get_fld

Lock = Literal["secure", "insecure", "certificate"]
_SIZE = QSize(16, 16)
# Several sites of one engine, between which its checks go to and fro.
_FAMILIES = (
    frozenset({"google.com", "google.com.hk", "google.cn"}),
    frozenset({"yandex.com", "yandex.ru", "ya.ru"}),
)


class CheckWords(Protocol):
    """What the window says, in the user's language, and its pictures."""

    @property
    def stay(self) -> str: ...

    @property
    def leave(self) -> str: ...

    def lock(self, lock: Lock, home: str) -> str:
        """How safe the way is; `home`: the engine's site where the page is elsewhere, else empty."""
        ...

    def picture(self, lock: Lock) -> QIcon: ...

    def leaving(self, home: str, host: str) -> tuple[str, str]:
        """A question and what to think of before it is answered."""
        ...


class AddressLine(QFrame):
    def __init__(self, words: CheckWords) -> None:
        super().__init__()
        self._words = words
        self._place: tuple[str, Lock, str] = ("", "insecure", "")
        self._picture, self._host, self._state = QLabel(), QLabel(), QLabel()
        self._host.setTextFormat(Qt.TextFormat.PlainText)
        font = self._host.font()
        font.setBold(True)
        self._host.setFont(font)
        self._state.setTextFormat(Qt.TextFormat.PlainText)
        self._state.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(8)
        row.addWidget(self._picture)
        row.addWidget(self._host)
        row.addWidget(self._state, 1)

    def show_place(self, url: QUrl, lock: Lock, home: str = "") -> None:
        """`home`: the engine's site where this is another one."""
        self._place = (host_of(url), lock, home)
        self._update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update()

    def _update(self) -> None:
        host, lock, home = self._place
        if not host:
            return
        # Cut at its front: who a host belongs to stands at its end.
        metrics, room = self._host.fontMetrics(), max(self.width() * 3 // 5, 120)
        self._host.setText(metrics.elidedText(host, Qt.TextElideMode.ElideLeft, room))
        lock_text = self._words.lock(lock, home)
        self._state.setText(lock_text)
        self._picture.setPixmap(self._words.picture("insecure" if home else lock).pixmap(_SIZE))
        for label in (self._host, self._state):
            label.setToolTip(f"{host}\n{lock_text}")
        state = "good" if lock == "secure" and not home else "bad" if lock == "certificate" else "doubtful"
        if self._state.property("state") != state:
            self._state.setProperty("state", state)
            self._state.style().polish(self._state)
        self.setAccessibleName(f"{host}: {lock_text}")


def host_of(url: QUrl) -> str:
    """As the wires know it: letters of other scripts that look like Latin ones stand as `xn--…`."""
    host = url.host(QUrl.ComponentFormattingOption.FullyEncoded)
    return host if url.port() == -1 else f"{host}:{url.port()}"


def site_of(url: QUrl) -> str:
    """What belongs to one owner: the registrable domain (https://publicsuffix.org); of an address of numbers, itself.

    Under a suffix that the list does not know two names make a site, by its own rule `*`.
    """
    host = url.host(QUrl.ComponentFormattingOption.FullyEncoded).rstrip(".")
    if ":" in host or host.rpartition(".")[2].isdigit():
        return host
    domain = get_fld(f"https://{host}/", fail_silently=True, search_private=True)
    return domain or ".".join(host.split(".")[-2:])


def same_owner(site: str, other: str) -> bool:
    return site == other or any(site in family and other in family for family in _FAMILIES)
