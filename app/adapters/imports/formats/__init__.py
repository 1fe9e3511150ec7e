"""One file for each program whose exports are read."""
