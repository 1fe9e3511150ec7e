"""Citewise for other programs: what `citewise serve` and its like start."""
