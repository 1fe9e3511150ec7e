"""Files that leave the program: their writing, and the formats that need libraries."""
