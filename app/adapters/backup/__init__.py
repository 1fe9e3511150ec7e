"""Backups: one file with all that is kept, written while the program runs, read back, put in place, merged."""
