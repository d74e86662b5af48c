"""C2-6.3 to C2-6.5.1 From the objective to the Approach Roll."""
