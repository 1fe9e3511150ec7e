"""Result pages: for each engine its address and what its page says."""

ENGINES_FILE = "engines.json"  # in the data directory: see `overrides`
