"""Words into meaning: moves and commands, typed now and spoken later."""
