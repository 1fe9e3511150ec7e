"""What the terminal says of the user's files that could not be read: English, one sentence each."""

from app.cli.words import sentence
from app.core.domain.events import Failure

DOCUMENTS = {
    "encrypted": "{where} asks for a password.",
    "empty": "{where} holds no text.",
    "broken": "{where} is damaged ({detail}).",
    "too_large": "{where} is too large to be read ({detail}).",
    "too_heavy": "{where} took too long or too much memory to read.",
    "scanned": "{where} has no text and no pictures that can be shown.",
    "wrong_type": "{where} is not the kind of file that its name says.",
    "unknown_type": "{where} is of a kind that is not read.",
    "missing": "{where} is not there.",
    "forbidden": "{where}: no permission to read it.",
}


def document_sentence(failure: Failure) -> str:
    """Why a document could not be read. Foreign words stand in it: print it with `tell` or `fail`, which clean it."""
    words = DOCUMENTS.get(failure.data.get("reason", "")) if failure.kind == "Unreadable" else None
    if words is None:
        return sentence(failure)
    return words.format(where=failure.where, detail=failure.detail[:300]).replace(" ()", "")
