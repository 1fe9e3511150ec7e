"""What a program built on Chromium keeps in its own folders: LevelDB, IndexedDB, Local Storage."""
