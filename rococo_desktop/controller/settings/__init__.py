"""The settings in force, and the keys: what a person has chosen for every game."""
