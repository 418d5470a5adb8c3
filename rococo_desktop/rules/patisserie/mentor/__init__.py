"""The Mentor: solo game and extended game for 2 players (rulebook, "Solo Game")."""
