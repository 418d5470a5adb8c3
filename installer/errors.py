"""How a step tells that it cannot go on."""


class InstallerError(Exception):
    """Says in a sentence what is missing or wrong, and what to do about it."""
