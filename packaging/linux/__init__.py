"""Packages for Linux: a `.deb`, and an archive that one user unpacks."""
