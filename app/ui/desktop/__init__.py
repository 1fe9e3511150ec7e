"""What the desktop shows of the program beside its window: a question in passing, a notification, the tray."""
