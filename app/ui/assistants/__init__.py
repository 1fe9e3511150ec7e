"""Assistants: the menu, the manager, those to begin with."""
