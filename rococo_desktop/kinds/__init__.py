"""The games as values for everything above their rules."""
