"""Knowledge bases: import of the user's documents, and the way to their chunks."""
