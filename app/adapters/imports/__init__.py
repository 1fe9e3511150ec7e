"""What other programs export, read: one file for each program in `formats/`."""
