"""Bringing conversations of other programs along: a look at the file, progress, a report with *Undo*."""
