"""The sentences of Rococo."""
