"""What the terminal says of the user's files that could not be read: English, one sentence each."""

from app.cli.words import DOCUMENTS, document_sentence

__all__ = ["DOCUMENTS", "document_sentence"]
