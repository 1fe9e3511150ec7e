"""Words found in the turns of a conversation, mounted in the page or not."""
