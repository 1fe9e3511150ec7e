"""Looks after what is kept, behind the window: backups, and files that a crash may have damaged."""
