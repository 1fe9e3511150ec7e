"""What happens when a question is asked; no Qt, no network, no disk."""
