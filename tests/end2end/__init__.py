"""The whole program against loopback servers."""
