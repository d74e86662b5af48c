"""Army lists: what a player brings, by the rules of army building."""
