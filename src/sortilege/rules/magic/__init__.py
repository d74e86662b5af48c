"""What both editions of the magic of Confrontation 2 share: gems, spells, their dice, effects and durations."""
