"""What is named in a question: the user's prompts behind `/`, filled and kept in folders, and models behind `@`."""
