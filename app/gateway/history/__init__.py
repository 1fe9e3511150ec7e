"""What a client sends back: without what we put into it, and of which turn of ours it is."""
