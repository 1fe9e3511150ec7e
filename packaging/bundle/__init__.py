"""What the built program is made of: which files go in, under which licences, and how big they are."""
