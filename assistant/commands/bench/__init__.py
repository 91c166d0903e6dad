"""`damavoce bench`: what is measured, one module each."""
