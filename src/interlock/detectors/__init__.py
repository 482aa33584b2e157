"""Text to findings: secrets, personal data, injection, hidden Unicode. Pure: no I/O, no clock, no environment."""
