"""Sources read again: what became of the evidence behind an answer, in words and in a window of its own."""
