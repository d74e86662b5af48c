"""C2-8 The Movement phase: activations, moves, charges, physical prowess, fear."""
