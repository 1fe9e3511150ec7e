"""Search services: one file each with a pure `request` and `parse`, and one place that does the talking."""
