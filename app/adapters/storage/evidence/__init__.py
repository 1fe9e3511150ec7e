"""What is kept of evidence beside the conversations: which answers are watched."""
