"""What the window can do, each with its name and its keys: for the keyboard, the palette and the page of shortcuts."""
