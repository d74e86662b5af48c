"""The options of Incantation 1 that are played out; `docs/rules/options.md` says what each changes."""

OPTIONS = {
    "i1.casting_roll": ("power_test", "bare_d6"),
    "i1.success": ("higher", "equal_or_higher"),
    "i1.recovery_table": ("table7", "table8"),
    "i1.recovery_one_fails": ("on", "off"),
    "i1.counter_limit": ("one_magician", "one_per_magician"),
    "i1.counter_timing": ("after_roll", "before_roll"),
    "i1.measure_timing": ("after_roll", "after_counter", "premeasure"),
    "i1.same_target_period": ("turn", "game"),
    "i1.zero_kills": ("any", "resistance"),
    "i1.devotion_elements": ("any", "controlled"),
    "i1.spells_hidden": ("off", "on"),
    "i1.combine": ("any", "masters_only"),
    "i1.recover_all": ("cap", "power"),
    "i1.six_reroll": ("optional", "mandatory"),
    "i1.extra_dice_six": ("each_die", "best_only"),
    "i1.absorb_counts": ("all_spent", "printed_cost"),
    "i1.darkness_absorbs_darkness": ("off", "on"),
    "i1.simultaneity": ("immediate", "frozen"),
    "i1.engage_casting": ("within_movement", "free", "barred"),
    "i1.same_spell_stacks": ("off", "on"),
}
