"""Words for what the editor did to the claims of an answer."""
