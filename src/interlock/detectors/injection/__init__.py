"""Orders to the model hidden in what it reads: signs of their own and a small linear model."""
