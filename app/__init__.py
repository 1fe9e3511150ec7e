"""Citewise: answers whose sources one can check."""
