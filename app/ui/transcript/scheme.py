"""Our own address for the transcript page: `citewise://transcript/…`, served from the program's files alone."""

from collections.abc import Callable
from functools import cache
from urllib.parse import quote, unquote

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QUrl
from PySide6.QtWebEngineCore import QWebEngineUrlRequestJob, QWebEngineUrlScheme, QWebEngineUrlSchemeHandler

from app.core.domain.chat import ImageBlock
from app.locations import resources

SCHEME = b"citewise"
HOST = "transcript"
HOME = f"{SCHEME.decode()}://{HOST}/index.html"

_PICTURES = "pictures"
_PICTURE_TYPES = ("image/png", "image/jpeg", "image/webp", "image/gif")
_LARGEST_PICTURE = 16_000_000  # bytes
_TYPES = {"index.html": b"text/html", "style.css": b"text/css", "maths.ttf": b"font/ttf"}


def register_scheme() -> None:
    """Tell Chromium about the scheme: once, before the QApplication and before any WebEngine object is made."""
    if not QWebEngineUrlScheme.schemeByName(SCHEME).name().isEmpty():
        return
    scheme = QWebEngineUrlScheme(SCHEME)
    scheme.setSyntax(QWebEngineUrlScheme.Syntax.Host)  # gives the page an origin, which its policy calls 'self'
    scheme.setFlags(QWebEngineUrlScheme.Flag.SecureScheme | QWebEngineUrlScheme.Flag.CorsEnabled)  # fonts ask by CORS
    QWebEngineUrlScheme.registerScheme(scheme)


class OwnFiles(QWebEngineUrlSchemeHandler):
    """Answers for the few files of the page and the pictures of questions, and for nothing else."""

    pictures: Callable[[str, int], ImageBlock | None] = staticmethod(lambda turn, place: None)

    def requestStarted(self, job: QWebEngineUrlRequestJob) -> None:
        url = job.requestUrl()
        name = url.path(QUrl.ComponentFormattingOption.FullyEncoded).removeprefix("/")
        content = self._content(name) if url.host() == HOST and job.requestMethod() == b"GET" else None
        if content is None:
            job.fail(QWebEngineUrlRequestJob.Error.RequestDenied)
            return
        kind, data = content
        body = QBuffer(job)
        body.setData(data)
        body.open(QIODevice.OpenModeFlag.ReadOnly)
        job.reply(QByteArray(kind), body)

    def _content(self, name: str) -> tuple[bytes, bytes] | None:
        if name in _TYPES:
            return _TYPES[name], file(name)
        where, _, rest = name.partition("/")
        turn, _, place = rest.partition("/")
        if where != _PICTURES or not place.isdecimal():
            return None
        picture = self.pictures(unquote(turn), int(place))
        if picture is None or picture.media_type not in _PICTURE_TYPES or len(picture.data) > _LARGEST_PICTURE:
            return None
        return picture.media_type.encode(), picture.data


def picture_address(turn: str, place: int) -> str:
    """Where the page finds a picture of that turn's question."""
    return f"{SCHEME.decode()}://{HOST}/{_PICTURES}/{quote(turn, safe='')}/{place}"


@cache
def file(name: str) -> bytes:
    """A file of the transcript page."""
    return (resources() / "transcript" / name).read_bytes()
