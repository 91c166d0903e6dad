"""What each kind of event does to a conversation."""
