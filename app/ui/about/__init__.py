"""About the program: its version, what is new in it, whose work it stands on."""
