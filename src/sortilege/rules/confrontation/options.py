"""The options of Confrontation 2 that its magic touches; `docs/rules/options.md` says what each changes."""

OPTIONS = {
    "c2.stun_escalates": ("on", "off"),
    "c2.tactical_roll": ("test", "plain"),
}
