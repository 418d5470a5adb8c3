"""Who plays: the form of a new game, and the players of a running one."""
