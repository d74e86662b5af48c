"""C2-8 The Movement phase: activations, and every way to move.

Skills act at these moments: `times_mov` (by how much MOV is multiplied for a kind of move), `leaps` (how many a model
makes in a move), `dodges_mounted`, `shoots_while_moving`.
"""
