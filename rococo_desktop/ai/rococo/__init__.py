"""The computer players of Rococo."""
