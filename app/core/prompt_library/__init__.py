"""What the user's prompts are to the program: their variables, their order in a search, their files."""
