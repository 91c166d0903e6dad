"""Files and folders that several processes share, or that are the person's alone."""
