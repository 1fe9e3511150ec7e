"""The first start: three steps that can be skipped."""
