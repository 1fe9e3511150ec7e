"""From other programs' conversations to ours: turns, branches, sources, and the course of an import."""
