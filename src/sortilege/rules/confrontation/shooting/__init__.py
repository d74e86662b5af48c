"""C2-9, C2-9.1 The Shooting phase: its countdown, and shots."""
