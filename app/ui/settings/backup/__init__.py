"""Parts of Settings, Data: backups, on a schedule and to a file or a server, and the way back."""
