"""The subcommands of `damavoce`, one module each, with `run(options, catalog) -> exit status`."""
