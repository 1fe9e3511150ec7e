"""What is kept to ask with."""
