"""`damavoce doctor`: what is tried, one module each."""
