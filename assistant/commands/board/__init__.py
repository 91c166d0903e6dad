"""`damavoce board`: what can be done with boards that have sensors, one module each."""
