"""Assistants and prompts in the database of the conversations."""
