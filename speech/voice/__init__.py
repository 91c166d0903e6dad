"""What is said: the queue of words, the child process that makes sound of them, and screen readers."""
