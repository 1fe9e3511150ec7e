"""The transcript: answers as a page, sanitised here and only shown there."""
