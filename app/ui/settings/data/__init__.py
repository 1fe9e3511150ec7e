"""Parts of Settings, Data: new versions, and the end of all data."""
