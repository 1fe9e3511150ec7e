"""Citewise as an MCP server: search, pages, documents and cited answers as tools of other programs' models."""
