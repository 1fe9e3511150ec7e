"""What needs no model and no network: evidence that holds a claim, sources that disagree, dates of what is old."""
