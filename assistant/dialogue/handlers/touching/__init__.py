"""What is done on boards with sensors."""
