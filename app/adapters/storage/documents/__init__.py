"""The user's own documents, in a SQLite file of their own."""
