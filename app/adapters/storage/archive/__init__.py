"""Pages that turns read, as files, and which turn read which."""
