"""An evidence bundle as one page: answers, cards with passages and judgements, and the same as data. No Qt."""
