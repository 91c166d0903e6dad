"""How the table of `assistant.parsing.intents` is learnt from `models/sentences`, and judged."""
