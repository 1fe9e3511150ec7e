"""What is loaded only where the terminal does not speak English, or has wide letters."""
