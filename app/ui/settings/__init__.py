"""The pages of the settings dialog, a file each."""
