"""Whole conversations in and out of the database, beside the turns that the window asks."""
