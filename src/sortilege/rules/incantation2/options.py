"""The options of Incantation 2 that are played out; `docs/rules/options.md` says what each changes."""

OPTIONS = {
    "i2.counter_timing": ("after_roll", "before_roll"),
    "i2.measure_timing": ("after_roll", "after_counter", "premeasure"),
    "i2.counter_responses": ("one", "dispel_then_absorb"),
    "i2.dispel_extra_gems": ("off", "on"),
    "i2.extra_gem_element": ("any", "spell_elements"),
    "i2.same_target_scope": ("global", "side", "caster"),
    "i2.frequency_counts": ("attempts", "successes"),
    "i2.spells_hidden": ("off", "on"),
    "i2.darkness_absorbs_darkness": ("off", "on"),
    "i2.six_reroll": ("optional", "mandatory"),
    "i2.extra_dice_six": ("each_die", "best_only"),
    "i2.simultaneity": ("immediate", "frozen"),
    "i2.free_difficulty_effect": ("named", "modified"),
    "i2.same_spell_stacks": ("off", "on"),
    "i2.self_range_counter": ("contact", "nobody"),
    "i2.absorb_counts": ("all_spent", "printed_cost"),
    "i2.instinctive_immunity": ("caster", "college"),
    "i2.warrior_mage_cap": ("double", "single"),
    "i2.warrior_mage_list": ("merged", "i2_only"),
    "i2.cap_power": ("current", "card"),
    "i2.trance_counter": ("keeps", "breaks"),
    "i2.spirit_scope": ("any_gem", "all_gems"),
}

IN_MELEE = {
    "i2.cast_speed_scope": ("order_only", "whole_turn"),
    "i2.engage_casting": ("within_movement", "free", "barred"),
}
"""Those that only act where models fight."""
