"""Play by correspondence: moves that are confirmed and sent, messages, many games side by side."""
