"""Deep research: a planner grows a graph of sub-questions, searchers answer them side by side, a report joins them."""
