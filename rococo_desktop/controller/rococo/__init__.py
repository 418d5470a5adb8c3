"""The table of Rococo: what its QML shows and asks."""
