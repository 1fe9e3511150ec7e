"""Searching and reading without a model, for other programs."""
