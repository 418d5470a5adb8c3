"""The arena: computer players meet in many games, and what is known of their strength is kept."""
