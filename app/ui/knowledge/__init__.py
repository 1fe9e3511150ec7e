"""The window's side of the user's own documents: knowledge bases, attached files, and where they are seen."""
