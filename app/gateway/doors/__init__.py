"""Who comes in to the local API, how often, and how much of the machine one gets."""
