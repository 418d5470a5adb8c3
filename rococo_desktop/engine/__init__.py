"""The game-neutral kernel: state, decisions, events, randomness, rule sets and the codec."""
