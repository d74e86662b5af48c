"""C2-10 The Melee phase: splitting, combats, pursuit."""
