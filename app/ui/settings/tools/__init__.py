"""Settings, Tools (MCP): the servers whose tools a model may call."""
