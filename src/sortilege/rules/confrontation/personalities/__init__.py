"""C2-11 What personalities can do beside everybody else: extra actions, counter-attack, master stroke, blood rage."""
