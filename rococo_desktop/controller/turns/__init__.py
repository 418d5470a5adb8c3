"""Whose turn it is: who sits at the screen, those who do not, and the moment that is shown."""
