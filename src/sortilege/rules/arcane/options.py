"""The options of The Arcane; `docs/rules/options.md` says what each changes."""

OPTIONS = {
    "ar.reactions": ("full", "dispel_only"),
    "ar.orders": ("off", "on"),
    "ar.ai_timing": ("on_gain", "before_effect"),
    "ar.ai_one": ("fail", "match_saves"),
    "ar.overflow": ("doom", "block"),
    "ar.dispel_cap": ("room", "none"),
    "ar.dispel_tries": ("each", "one"),
    "ar.aoe_dispel": ("highest", "first", "all"),
    "ar.cast_engaged": ("on", "off"),
    "ar.diceless_order": ("declare_first", "roll_first"),
    "ar.diceless_empower": ("off", "on"),
    "ar.shield_spells": ("def", "none"),
    "ar.empower_immobile": ("off", "on"),
    "ar.engage_gap": ("2", "1"),
    "ar.aoe_cover": ("any", "centre"),
}
