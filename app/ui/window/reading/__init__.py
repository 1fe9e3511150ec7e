"""Answers are read aloud."""
