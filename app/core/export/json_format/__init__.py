"""Conversations as JSON, with everything that is stored of them; `docs/export.md` describes it."""
