"""What an answer rests on, as one value that other programs read, and as lists of references."""
