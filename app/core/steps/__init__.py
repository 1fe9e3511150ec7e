"""The stages of a turn. Each reads the turn and yields events; none calls another."""
