"""The research view: its graph, the steps, each sub-question up close, and what leaves the program of it."""
