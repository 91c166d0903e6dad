"""What is heard: a microphone and a recogniser in a child process, and who looks after them."""
