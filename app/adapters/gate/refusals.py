"""How the gate says no: a word in a header, and in the status line too, because clients show no header of CONNECT."""

from http import HTTPStatus

HEADER = "X-Citewise-Gate"
MARK = "Citewise gate:"  # in the reason phrase, before the word

_STATUS = {
    "forbidden": 403,  # a private address that nobody allowed, or a port that is not for the web
    "bad-request": 400,
    "unresolved": 502,
    "unreachable": 502,
    "proxy": 502,  # the user's own proxy is away or refuses
    "bad-answer": 502,
    "too-large": 502,
    "busy": 503,
}


class Refusal(Exception):
    """A request that goes no further. `word` is one of the table's, `place` the `host:port` that was asked for."""

    def __init__(self, word: str, place: str = "", detail: str = "") -> None:
        super().__init__(word, place, detail)
        self.word = word
        self.place = place
        self.detail = detail

    @property
    def status(self) -> int:
        return _STATUS[self.word]

    def answer(self) -> bytes:
        """The whole HTTP response."""
        body = " ".join(part for part in (self.word, self.place, self.detail) if part).encode("ascii", "replace")
        lines = (
            f"HTTP/1.1 {self.status} {MARK} {self.word}",
            f"{HEADER}: {self.word}",
            "Content-Type: text/plain; charset=us-ascii",
            f"Content-Length: {len(body)}",
            "Connection: close",
        )
        return "\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body


def refusal_in(words: str) -> str:
    """The gate's word in a client's error message, such as `403 Citewise gate: forbidden`; empty if it is not ours."""
    before, mark, word = words.partition(MARK)
    word = word.strip()
    is_refusal = before.strip() in {str(s.value) for s in HTTPStatus} and word in _STATUS
    return word if mark and is_refusal else ""
