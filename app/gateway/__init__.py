"""The local API: Citewise for other programs, in the words of three model APIs and of search."""
