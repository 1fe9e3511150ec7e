"""Result pages: for each engine its address and what its page says."""
