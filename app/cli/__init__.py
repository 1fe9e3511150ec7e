"""The terminal: `ask`, `search`, `knowledge`, `inspect` over the same core as the window."""
