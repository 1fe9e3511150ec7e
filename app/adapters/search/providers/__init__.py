"""Search services: one file each with a pure `request` and `parse`; `service_channel` does the talking."""
