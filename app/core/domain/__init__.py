"""Values: frozen, without input or output."""
