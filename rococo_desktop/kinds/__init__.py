"""What each game is to everything above its rules."""
