"""A tool call of any kind lowered to typed effects. Rules look at effects only."""
