"""What can still be read of a damaged database, row by row, into a new one."""
