"""Does a cited source say what an answer says it does? Words, figures, names and directions are compared; no model."""
