"""The window's objects and list models, the only Python besides ``app`` that uses Qt."""
