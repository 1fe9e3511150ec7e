"""What leaves the program: conversations as text, as pages, as records that other programs read."""
