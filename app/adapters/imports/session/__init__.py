"""One import's file, recognised and read beside the loop."""
