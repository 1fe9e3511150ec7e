"""A command that is the same in every language."""

INSTALL_EMBEDDED = "pip install 'citewise[local]'"
