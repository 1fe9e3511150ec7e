"""`citewise --self-check`: this very program tries its parts in child processes, and tells what came of each."""
