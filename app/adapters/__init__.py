"""How the world is reached: each file fits a port of the core."""
