"""One file for what belongs together: search and pages, the user's documents, answers."""
