"""A command that is the same in every language."""

INSTALL_INSIDE = "pip install 'citewise[local]'"
