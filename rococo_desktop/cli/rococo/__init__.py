"""The documents of Rococo."""
