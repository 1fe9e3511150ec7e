"""Settings, Appearance: the voice that answers are read aloud in."""
