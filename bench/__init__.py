"""Measurements against the shipped server: every figure that the project quotes was printed by a script in here."""
