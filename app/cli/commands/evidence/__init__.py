"""The terminal: evidence held against its sources again."""
