"""Files with assistants: one module for each program whose files are read."""
