"""A model inside: llama.cpp's own server in a child process, started with a file of the user's when it is asked."""
