"""Our own address for the transcript page: `citewise://transcript/…`, served from the program's files alone."""

from functools import cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtWebEngineCore import QWebEngineUrlRequestJob, QWebEngineUrlScheme, QWebEngineUrlSchemeHandler

from app.locations import resources

SCHEME = b"citewise"
HOST = "transcript"
HOME = f"{SCHEME.decode()}://{HOST}/index.html"

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
    """Answers for the few files of the page, and for nothing else."""

    def requestStarted(self, job: QWebEngineUrlRequestJob) -> None:
        url = job.requestUrl()
        name = url.path().removeprefix("/")
        if url.host() != HOST or name not in _TYPES or job.requestMethod() != b"GET":
            job.fail(QWebEngineUrlRequestJob.Error.RequestDenied)
            return
        body = QBuffer(job)
        body.setData(file(name))
        body.open(QIODevice.OpenModeFlag.ReadOnly)
        job.reply(QByteArray(_TYPES[name]), body)


@cache
def file(name: str) -> bytes:
    """A file of the transcript page."""
    return (resources() / "transcript" / name).read_bytes()
