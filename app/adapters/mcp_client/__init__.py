"""Servers of the Model Context Protocol as clients see them; the SDK is imported when a server is first used."""
