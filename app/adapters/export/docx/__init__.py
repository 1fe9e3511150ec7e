"""Conversations as documents for Word and its like. `python-docx` writes them, but for footnotes, which it lacks."""
