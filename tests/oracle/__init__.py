"""Real bash as the judge of the shell parser."""
