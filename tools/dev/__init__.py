"""The implementation of ``dev.py``: the environment, the system's libraries and the commands.

Only the standard library is used here, because this runs before anything is installed.
"""
