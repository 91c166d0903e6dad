"""Going through other games than the one under way: of files and kept ones; notes, and exports."""
