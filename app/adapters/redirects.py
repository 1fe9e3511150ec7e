"""A redirect of a service that was given a key: told, and never followed, for who stands there would get it all."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from app.core.domain.errors import BadAnswer
from app.core.domain.reasons import AnswerReason


def redirected(where: str, status: int, headers: Mapping[str, str]) -> BadAnswer:
    """`host` is where it leads, empty where that is not told. Both may hold the key: whoever raises it hides that."""
    target = next((value for name, value in headers.items() if name.lower() == "location"), "")
    try:
        host = urlsplit(target).netloc.rpartition("@")[2]
    except ValueError:
        host = ""
    detail = f"HTTP {status} → {target[:300]}" if target else f"HTTP {status}"
    return BadAnswer(where, detail, reason=AnswerReason.REDIRECT, status=str(status), host=host[:100])
