"""A conversation as one page of HTML, for any browser and for the printer. No Qt."""
