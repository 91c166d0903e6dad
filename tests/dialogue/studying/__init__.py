"""Going through other games than the one under way."""
