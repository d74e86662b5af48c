"""C2-9.2 Damage: the tables, a wound, and the removal of a model."""
