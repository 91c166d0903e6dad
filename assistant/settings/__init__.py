"""What may be set, described once."""
