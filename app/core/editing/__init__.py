"""What a careful editor does with an answer that was checked: citations are moved to the passage that holds the claim,
sources that disagree are marked, and what is old gets its date."""
