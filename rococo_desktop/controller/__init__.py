"""The window's objects and list models, the only Python beside ``app`` that knows Qt."""
