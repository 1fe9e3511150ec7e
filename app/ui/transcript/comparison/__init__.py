"""Answers of several models side by side."""
