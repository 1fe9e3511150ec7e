"""Ways to search: engines in the off-screen browser, and services."""
