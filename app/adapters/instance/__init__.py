"""One process owns a data directory; others talk to it over a local socket that only this user can open."""
