"""Settings, Local API: other programs that ask Citewise, and their keys."""
